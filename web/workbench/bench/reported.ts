import { EVERY_RULE, type RuleChoice } from "../../../engine/model/choice.ts";
import type { Report } from "../../kinds/contract/report.ts";
import { isEveryRule } from "../../state/rule-choice.ts";
import type { Workbench } from "./workbench.ts";

/** The rules of a report as it had them: all of them, and nothing is supposed. */
export function reportedChoice({ rules }: Report): RuleChoice {
  return { ...EVERY_RULE, text: rules, supposition: false };
}

/** Whether a choice is just that. */
export function isReported({ rules }: Report, choice: RuleChoice): boolean {
  return (
    choice.text === rules && isEveryRule({ ...choice, text: null, supposition: true }) && !choice.supposition
  );
}

/** The report whose example was run as it was told, by its rules in rounds without a mark of the player; null for any other run. */
export function reportedRun({ report, text, ran, choice, strategy, journal }: Workbench): Report | null {
  if (!report || report.text !== text || strategy !== "rounds" || journal.some(({ step }) => !step))
    return null;
  return ran && isReported(report, ran) && isReported(report, choice) ? report : null;
}
