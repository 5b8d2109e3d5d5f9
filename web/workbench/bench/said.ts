import { count, t } from "../../words/more.ts";
import { factCount } from "./journal.ts";
import type { Workbench } from "./workbench.ts";

/** How far the reasoner is, in a few words. */
export function stateOf({ running, end, journal }: Workbench): string {
  if (running) return t("bench.thinking");
  const facts = count("bench.known", factCount(journal));
  if (end && end !== "limit") return `${t(`bench.end-${end}`)} · ${facts}`;
  return journal.length === 0 ? t("bench.fresh") : facts;
}

/** The polite text for a screen reader: the end of a run, and wrong marks. */
export function said({ running, end, wrong }: Workbench): string {
  if (running) return t("bench.thinking");
  if (wrong.length > 0) return count("check.wrong", wrong.length);
  return end && end !== "limit" ? t(`bench.end-${end}`) : "";
}
