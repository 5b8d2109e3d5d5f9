import { PLAY_KINDS } from "../engine/kinds/play.ts";
import { FEATURES } from "./features.ts";
import { fields } from "./state/stored.ts";
import { readLevels } from "./storage/corpus.ts";
import { readDated as readSettings } from "./storage/keep-settings.ts";
import type { Reader } from "./storage/mend.ts";
import { readDated as readRules } from "./storage/rule-choices.ts";

const record: Reader = (stored) =>
  typeof stored === "object" && !Array.isArray(stored) ? fields(stored) : undefined;
const rules: Reader = (stored) => {
  const dated = readRules(stored);
  return dated.made > 0 ? dated : undefined;
};

/** The records of the core. */
const CORE: Readonly<Record<string, Reader>> = {
  settings: (stored) => readSettings(record(stored)) ?? undefined,
  corpus: (stored) => (Array.isArray(stored) ? readLevels(stored) : undefined),
  "told-limits": (stored) =>
    Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : undefined,
  ...Object.fromEntries(PLAY_KINDS.map(({ id }) => [`rules-${id}`, rules])),
};

const always = (reader: Reader) => async (): Promise<Reader> => reader;

/** The records of the settings store, each by its key with what reads it. */
export const RECORDS: Readonly<Record<string, () => Promise<Reader>>> = Object.fromEntries([
  ...Object.entries(CORE).map(([key, reader]) => [key, always(reader)] as const),
  ...FEATURES.flatMap(({ records = {} }) => Object.entries(records)).map(
    ([key, reader]) => [key, reader ?? always(record)] as const,
  ),
]);
