import type { RuleChoice } from "../../../engine/model/choice.ts";
import { assert } from "../../../engine/model/result.ts";
import type { Analysed, Rated } from "../../../worker/api.ts";
import type { AnalysisItem, AnalysisRow, BadLine, Outcome } from "./analysis.ts";
import type { CrewLane } from "./crew.ts";
import type { TextItem } from "./items.ts";

/** What a batch of a set is asked about. */
export interface SetQuestion {
  readonly kind: string;
  readonly choices: readonly RuleChoice[];
  /** Rates what is not rated yet. */
  readonly rates: boolean;
  readonly signal: AbortSignal;
}

/** The results of a batch, and its lines that are no puzzles. */
export interface BatchResult {
  readonly rows: readonly AnalysisRow[];
  readonly bad: readonly BadLine[];
}

/** Runs some puzzles with each choice of rules. A line that the kind cannot read may be spelled as another program does. */
export async function askAbout(
  lane: CrewLane,
  question: SetQuestion,
  items: readonly (AnalysisItem | TextItem)[],
): Promise<BatchResult> {
  const { kind, choices, signal } = question;
  const readable = await firstAsked(lane, question, items);
  const rows: AnalysisRow[] = [];
  const texts = readable.good.map(({ text }) => text);
  const others = await inTurn(choices.slice(1), (rules) =>
    texts.length === 0 ? Promise.resolve([]) : asked(lane, { kind, texts, rules }, signal),
  );
  for (const [index, { item, text, result }] of readable.good.entries()) {
    const results = [result, ...others.map((all) => all[index])];
    const { at, number, isOurs, heading } = item;
    rows.push({
      ...{ at, number, text, isOurs, heading, rows: result.rows, cols: result.cols },
      ...(await rated(lane, question, item, text)),
      outcomes: results.map(outcomeOf),
    });
  }
  return { rows, bad: readable.bad };
}

type Good = Extract<Analysed, { ok: true }>;

interface Readable {
  readonly good: readonly {
    readonly item: AnalysisItem | TextItem;
    readonly text: string;
    readonly result: Good;
  }[];
  readonly bad: readonly BadLine[];
}

/** The results of the first choice, which tell what can be read. */
async function firstAsked(
  lane: CrewLane,
  { kind, choices, signal }: SetQuestion,
  items: readonly (AnalysisItem | TextItem)[],
): Promise<Readable> {
  const [rules] = choices;
  const texts = items.map(({ text }) => text);
  const told = await asked(lane, { kind, texts, rules }, signal);
  const good: Readable["good"][number][] = [];
  const bad: BadLine[] = [];
  for (const [index, item] of items.entries()) {
    const first = told[index];
    const line = "line" in item ? item.line : item.text;
    const result = first.ok ? first : await askedAgain(lane, { kind, rules, line, refused: first }, signal);
    if (result.ok) good.push({ item, text: result.text, result });
    else bad.push({ number: item.number, line, problem: result.problem });
  }
  return { good, bad };
}

async function asked(
  lane: CrewLane,
  question: { readonly kind: string; readonly texts: readonly string[]; readonly rules: RuleChoice },
  signal: AbortSignal,
): Promise<readonly Analysed[]> {
  const reply = await lane.ask("analyse", question, { signal });
  if (!reply.ok) throw new Error(reply.problem.text.en);
  return reply.value;
}

async function askedAgain(
  lane: CrewLane,
  { kind, rules, line, refused }: { kind: string; rules: RuleChoice; line: string; refused: Analysed },
  signal: AbortSignal,
): Promise<Analysed> {
  const read = await lane.ask("import", { text: line }, { signal });
  if (!read.ok || read.value.kind !== kind) return refused;
  const [result] = await asked(lane, { kind, texts: [read.value.text], rules }, signal);
  return result;
}

async function rated(
  lane: CrewLane,
  { kind, rates, signal }: SetQuestion,
  { level, technique }: AnalysisItem,
  text: string,
): Promise<Pick<AnalysisItem, "level" | "technique">> {
  if (!rates || (level !== null && technique !== null)) return { level, technique };
  const reply = await lane.ask("rate", { kind, text }, { signal });
  const rating: Rated | null = reply.ok ? reply.value : null;
  return { level: level ?? rating?.level ?? null, technique: technique ?? rating?.needs[0]?.id ?? null };
}

/** A result as a run keeps it, without the names of rules. */
function outcomeOf(result: Analysed): Outcome {
  assert(result.ok, "a puzzle that could be read once can be read again");
  const { end, cells, solved, hardest, rating, fired, stuck } = result;
  return {
    ...{ end, cells, found: solved, hardest, fired, stuck },
    rating: rating && [rating.level, rating.work, rating.needs.map(({ id, count }) => [id, count] as const)],
  };
}

async function inTurn<A, B>(all: readonly A[], act: (one: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (const one of all) done.push(await act(one));
  return done;
}
