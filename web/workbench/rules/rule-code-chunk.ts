type Mount = typeof import("../editor/rule-code.ts").mountCode;

let mount: Promise<Mount | null> | null = null;

/**
 * The coloured editor, or null where it cannot be fetched: it is not among the files that are kept from the start,
 * but one that the service worker keeps when it first comes by. It is tried again when it is wanted again, at the
 * latest with the next page: some browsers remember a module that failed.
 */
export function loadCode(): Promise<Mount | null> {
  const cameBy = Boolean(workers()?.controller);
  mount ??= import("../editor/rule-code.ts").then(
    ({ mountCode, address }) => {
      if (!cameBy) keep(address);
      return mountCode;
    },
    () => {
      mount = null;
      return null;
    },
  );
  return mount;
}

/** On a first visit the service worker was not in charge yet when the editor was fetched: it is asked for once more. */
function keep(address: string): void {
  const serviceWorker = workers();
  const again = (): void => void fetch(address).catch(() => {});
  if (serviceWorker?.controller) again();
  else serviceWorker?.addEventListener("controllerchange", again, { once: true });
}

/** The browser's service workers, where it has any and does not refuse them. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
