import type { Limit } from "../state/app.ts";
import type { Store } from "../state/store.ts";
import { t } from "../words/more.ts";
import { type Connection, inTime } from "./connection.ts";
import { putSetting } from "./remembered.ts";

/** The gravest first. */
const LIMITS: readonly Limit[] = ["thinking", "offline", "tabs", "memory"];

/** Limits met in this visit, rather than looked for. */
const met = new Set<Limit>();

/** The record of the limits that were shown to the person on this device. */
const TOLD = "told-limits";

/**
 * Says once on this device that the browser refuses something. Where it refuses the database a banner says the
 * graver thing, and one sentence is enough.
 */
export async function tellLimit(store: Store, connection: Connection, limit: Limit): Promise<void> {
  met.add(limit);
  const told = await connection.ask((database) => database.get("settings", TOLD));
  const known = Array.isArray(told) ? told : [];
  if (store.state.banner || known.includes(limit)) return;
  store.dispatch({ type: "toast", toast: { text: t(`limit.${limit}`) } });
  await connection.ask((database) => putSetting(database, TOLD, [...known, limit]));
}

/** Tries the features that this browser may refuse, and reports the gravest refusal. */
export async function tellLimits(store: Store, connection: Connection): Promise<void> {
  const found = await findLimits();
  const gravest = LIMITS.find((limit) => found.includes(limit));
  if (gravest) await tellLimit(store, connection, gravest);
}

/** The refusals of this browser, as far as a test shows; a refused worker shows when one is wanted. */
export async function findLimits(): Promise<Limit[]> {
  const attempts: [Limit, () => unknown][] = [
    ["offline", keepsOffline],
    ["tabs", joinsTabs],
    ["memory", remembers],
  ];
  const found = await Promise.all(
    attempts.map(async ([limit, attempt]) => ((await works(attempt)) ? [] : [limit])),
  );
  return [...new Set([...met, ...found.flat()])];
}

async function works(attempt: () => unknown): Promise<boolean> {
  try {
    return (await inTime(Promise.resolve(attempt()))) !== false;
  } catch {
    return false;
  }
}

async function keepsOffline(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

async function joinsTabs(): Promise<void> {
  new BroadcastChannel("ergo-try").close();
  await navigator.locks.request("ergo-try", () => {});
}

function remembers(): void {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem("ergo-try", "");
    storage.removeItem("ergo-try");
  }
}
