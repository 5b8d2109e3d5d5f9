import { PLAY_KINDS } from "../engine/kinds/play.ts";
import { readRemembered } from "./make/order.ts";
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

/** The records of the settings store, each by its key with what reads it. */
export const RECORDS: Readonly<Record<string, Reader>> = {
  settings: (stored) => readSettings(record(stored)) ?? undefined,
  corpus: (stored) => (Array.isArray(stored) ? readLevels(stored) : undefined),
  "persist-asked": (stored) => (typeof stored === "number" ? stored : undefined),
  "told-limits": (stored) =>
    Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : undefined,
  making: (stored) => record(stored) && readRemembered(stored),
  ...Object.fromEntries(PLAY_KINDS.map(({ id }) => [`rules-${id}`, rules])),
  ...Object.fromEntries(["race", "race-table", "tree", "duel", "workbench"].map((key) => [key, record])),
};
