import type { ReactiveControllerHost } from "lit";

/** Keys that are pressed anywhere in the window go to `press` while an element is on the page. */
export function listenToKeys(host: ReactiveControllerHost, press: (event: KeyboardEvent) => void): void {
  host.addController({
    hostConnected: () => addEventListener("keydown", press),
    hostDisconnected: () => removeEventListener("keydown", press),
  });
}
