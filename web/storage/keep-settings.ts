import { DEFAULT_SETTINGS, langOf, readSettings, type Settings } from "../state/settings.ts";
import type { Store } from "../state/store.ts";
import { fields } from "../state/stored.ts";
import { speak } from "../words/words.ts";
import type { Connection } from "./connection.ts";

const KEY = "ergo-settings";

/** Settings with the time when they were made, in milliseconds since 1970: of two, the later count. */
interface Dated {
  readonly settings: Settings;
  readonly made: number;
}

/**
 * The settings of the last visit, at once: a copy in localStorage, without which every visit would begin in
 * the wrong theme and language until the database is open. The database has the settings that count.
 */
export function rememberedSettings(): Settings {
  return remembered()?.settings ?? DEFAULT_SETTINGS;
}

/** Changes some settings; the words of a new language come first. */
export async function changeSettings(store: Store, change: Partial<Settings>): Promise<void> {
  const lang = langOf({ ...store.state.settings, ...change }, navigator.languages);
  if (lang !== store.state.lang) await speak(lang);
  store.dispatch({ type: "settings", settings: { ...store.state.settings, ...change }, lang });
}

/** Stores the settings when they change, and takes them over from the database and from other tabs. */
export async function keepSettings(store: Store, connection: Connection): Promise<void> {
  let newest: Dated = remembered() ?? { settings: store.state.settings, made: 0 };
  const take = async (found: Dated | null): Promise<void> => {
    if (!found || found.made <= newest.made) return;
    newest = found;
    await changeSettings(store, found.settings);
  };
  store.listen(({ settings }, before) => {
    if (settings === before.settings) return;
    if (!isSame(settings, newest.settings))
      newest = { settings, made: Math.max(Date.now(), newest.made + 1) };
    if (connection.isOutdated) return; // a newer version has settings that are not known here
    remember(newest);
    connection.database?.put("settings", newest, "settings").catch(() => {}); // if the page is left, it is remembered
  });
  addEventListener("storage", ({ key }) => {
    if (key === KEY) void take(remembered());
  });
  await take(readDated(await connection.ask((database) => database.get("settings", "settings"))));
}

function isSame(one: Settings, two: Settings): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

function remember(dated: Dated): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(dated));
  } catch {
    // Without it the next visit begins with the defaults, until the database is open.
  }
}

function remembered(): Dated | null {
  try {
    return readDated(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

/** Settings of the database or of localStorage; null where none can be read. */
export function readDated(stored: unknown): Dated | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { settings, made } = fields(stored);
  return { settings: readSettings(settings), made: Number.isSafeInteger(made) ? Number(made) : 0 };
}
