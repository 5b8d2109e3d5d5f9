import { html, nothing, type TemplateResult } from "lit";
import type { RuleProblem } from "../../../engine/language/read/problem.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { RuleInfo, RuleList, Suspended } from "../../../worker/api.ts";
import { icon } from "../../ui/more-icon.ts";
import { count, t } from "../../words/more.ts";
import type { CodeMark } from "../editor/rule-code.ts";
import type { Checked } from "./rule-check.ts";
import { counterExample } from "./rule-doubt.ts";

/** Characters of a line shown to either side of a problem. */
const AROUND = 60;

/** A rule that was suspended while it ran, at its place in the text. */
export interface SuspendedAt {
  readonly suspended: Suspended;
  readonly rule: RuleInfo;
}

/** Those of the suspended rules that stand in the text. */
export function placesOf({ rules }: RuleList, suspended: readonly Suspended[]): readonly SuspendedAt[] {
  return suspended.flatMap((one) => {
    const rule = rules.find(({ id, span }) => id === one.rule && span);
    return rule ? [{ suspended: one, rule }] : [];
  });
}

/** The marks in the text for its problems, and for suspended rules. */
export function marksOf(
  problems: readonly RuleProblem[],
  suspended: readonly SuspendedAt[],
  lang: Lang,
): readonly CodeMark[] {
  const errors = problems.map(({ span, text }) => ({
    ...span,
    severity: "error" as const,
    message: text[lang],
  }));
  const warnings = suspended.flatMap(({ suspended: { reason }, rule: { span } }) =>
    span ? [{ from: span.from, to: span.from + 4, severity: "warning" as const, message: reason[lang] }] : [],
  );
  return [...errors, ...warnings].sort((one, other) => one.from - other.from);
}

/** The problems, a button each that goes to its place. Needs `problemStyles` and `counterStyles`. */
export function problemList(
  text: string,
  problems: readonly RuleProblem[],
  suspended: readonly SuspendedAt[],
  lang: Lang,
  goTo: (span: { from: number; to: number }) => void,
): TemplateResult | typeof nothing {
  if (problems.length + suspended.length === 0) return nothing;
  return html`<ul class="problems">
    ${problems.map(
      (problem) => html`<li class="problem">
        <button @click=${() => goTo(problem.span)}>
          <span class="place">${placeOf(problem)}</span>
          <code>${excerpt(text, problem.span)}</code>
          <span>${problem.text[lang]}</span>
        </button>
      </li>`,
    )}
    ${suspended.map(
      ({ suspended, rule }) => html`<li class="problem warning">
        <button @click=${() => rule.span && goTo(rule.span)}>
          <span class="place">${t("rules.suspended")} · ${rule.name[lang]}</span>
          <span>${suspended.reason[lang]}</span>
        </button>
        ${counterExample(suspended, lang)}
      </li>`,
    )}
  </ul>`;
}

/** The line around a place, which is marked: as a caret beneath it would, also where the line wraps. */
function excerpt(text: string, { from, to }: RuleProblem["span"]): TemplateResult {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const newline = text.indexOf("\n", from);
  const end = newline < 0 ? text.length : newline;
  const last = Math.min(Math.max(to, from + 1), Math.max(end, from));
  const before = text.slice(Math.max(start, from - AROUND), from);
  const cut = from - AROUND > start ? "…" : "";
  const after = text.slice(last, Math.min(end, last + AROUND));
  return html`${cut}${before.trimStart()}<mark>${text.slice(from, last) || "\u00a0"}</mark>${after}`;
}

function placeOf({ at, rule }: RuleProblem): string {
  const place = at ? t("rules.at", { line: at.line, column: at.column }) : "";
  return [place, rule].filter(Boolean).join(" · ");
}

/** Whether the text can be read, in a few words. */
export function checkState(checked: Checked | null, lang: Lang): TemplateResult | string {
  if (!checked) return t("rules.checking");
  if (checked.problem) return html`<span class="error">${checked.problem.text[lang]}</span>`;
  const problems = checked.list?.problems.length ?? 0;
  if (problems > 0) return html`<span class="error">${count("rules.problems", problems)}</span>`;
  return html`<span class="good">${icon("check")}</span>${t("rules.fine")}`;
}
