type Chunk = typeof import("./rule-code.ts");

let chunk: Promise<Chunk | null> | null = null;

/**
 * The coloured editor, or null where it cannot be fetched: it is not among the files that are kept from the start,
 * but one that the service worker keeps when it first comes by. It is tried again when it is wanted again, at the
 * latest with the next page: some browsers remember a module that failed.
 */
export function loadCode(): Promise<Chunk | null> {
  const cameBy = Boolean(navigator.serviceWorker?.controller);
  chunk ??= import("./rule-code.ts").then(
    (fetched) => {
      if (!cameBy) keep(fetched.address);
      return fetched;
    },
    () => {
      chunk = null;
      return null;
    },
  );
  return chunk;
}

/** On a first visit the service worker was not in charge yet when the editor was fetched: it is asked for once more. */
function keep(address: string): void {
  const { serviceWorker } = navigator;
  const again = (): void => void fetch(address).catch(() => {});
  if (serviceWorker?.controller) again();
  else serviceWorker?.addEventListener("controllerchange", again, { once: true });
}
