/** The part of the Network Information API that is asked (https://wicg.github.io/netinfo/); some browsers lack all of it. */
interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The part of `navigator` that is asked. */
export interface Connected {
  readonly onLine?: boolean;
  readonly connection?: Network | undefined;
}

const SLOW = ["slow-2g", "2g"];

/** Whether packs may be fetched unasked: there is a network, it is not slow, and the player saves no data. */
export function mayFetch({ onLine = true, connection = {} }: Connected): boolean {
  return onLine && !connection.saveData && !SLOW.includes(connection.effectiveType ?? "");
}
