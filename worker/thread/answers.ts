import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import {
  loadMaker,
  loadQuick,
  loadWhole,
  type QuickLoaded,
  type WholeKind,
} from "../../engine/kinds/load.ts";
import type { RuleChoice } from "../../engine/model/choice.ts";
import { cellOf, type Fact } from "../../engine/model/fact.ts";
import type { Job } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { fail, ok, type Result } from "../../engine/model/result.ts";
import { holdsIn, mistakesOn, type Truth } from "../../engine/reason/chain/mistake.ts";
import { hintFor } from "../../engine/reason/hint.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import type { NewsOf, PuzzleText, QuestionName, Questions } from "../api.ts";
import type { Refused, Work } from "../work.ts";
import { truthOf } from "./truth.ts";

/** Says that the quick part of a kind does not suffice: the question is to be answered anew with the whole. */
export const MORE = Symbol("more");

type Answers = {
  readonly [N in QuestionName]: (
    question: Questions[N]["ask"],
    /** Whether the whole of the kind is to be fetched; without it an answer may be MORE. */
    isWhole?: boolean,
  ) => Promise<Result<Work<Questions[N]["answer"] | typeof MORE | Refused, NewsOf<N>>>>;
};

/** The answer to each question, as a job. Nothing here knows of threads, so tests call it as it is. */
export const ANSWERS: Answers = {
  async hint(q, isWhole = hasText(q.rules)) {
    if (!isWhole) return withQuick(q, (kind, puzzle) => quickHint(kind, puzzle, q));
    const { wholeHint } = await import("./study.ts");
    return withPuzzle(q, (kind, puzzle) => wholeHint(kind, puzzle, q));
  },
  judge: (q, isWhole = false) =>
    isWhole
      ? withPuzzle(q, (kind, puzzle) => judgeJob(kind, puzzle, q, true))
      : withQuick(q, (kind, puzzle) => judgeJob(kind, puzzle, q, false)),
  async weigh(q) {
    const { weighJob } = await import("./weigh.ts");
    return withPuzzle(q, (kind, puzzle) => weighJob(kind, puzzle, q));
  },
  async rate(q) {
    const { rateJob } = await import("./rate.ts");
    return withPuzzle(q, (kind, puzzle) => rateJob(kind, puzzle, q));
  },
  mistakes: (q) => withQuick(q, (kind, puzzle) => mistakesJob(kind, puzzle, q)),
  solve: (q) =>
    withPuzzle(q, (kind, puzzle) =>
      kind.search(puzzle, gridOf(puzzle), { answers: q.answers, nodes: q.nodes }),
    ),
  async why(q) {
    const { whyJob } = await import("./study.ts");
    return withPuzzle(q, (kind, puzzle) => whyJob(kind, puzzle, q));
  },
  async rules(q) {
    const { rulesJob } = await import("./rules.ts");
    return withKind(q.kind, loadWhole, (kind) => ok(rulesJob(kind, q)));
  },
  async vet(q) {
    const { vetJob } = await import("./vet.ts");
    return withKind(q.kind, loadToMake, ({ kind, making }) => ok(vetJob(kind, making, q)));
  },
  async run(q) {
    const { runJob } = await import("./study.ts");
    return withPuzzle(q, (kind, puzzle) => runJob(kind, puzzle, q));
  },
  async find(q) {
    const { findJob } = await import("./find.ts");
    return withPuzzle(q, (kind, puzzle) => findJob(kind, puzzle, q));
  },
  async techniques(q) {
    const { techniquesJob } = await import("./learn.ts");
    return withKind(q.kind, loadWhole, (kind) => ok(techniquesJob(kind)));
  },
  async moment(q) {
    const { momentJob } = await import("./learn.ts");
    return withPuzzle(q, (kind, puzzle) => momentJob(kind, puzzle, q));
  },
  async doubt(q) {
    const { doubtJob } = await import("./learn.ts");
    return withPuzzle(q, (kind, puzzle) => doubtJob(kind, puzzle, q));
  },
  async analyse(q) {
    const { analyseJob } = await import("./study.ts");
    return withKind(q.kind, loadWhole, (kind) => ok(analyseJob(kind, q)));
  },
  import: async (q) => (await import("./read.ts")).read(q),
  photo: async (q) => (await import("./photo.ts")).photoWork(q),
  async make(q) {
    const { makeJob } = await import("./make.ts");
    return withKind(q.kind, loadToMake, ({ kind, making }) => makeJob(kind, making, q));
  },
  async searches(q) {
    const { searchesJob } = await import("../searches/race.ts");
    return withKind(q.kind, loadWhole, (kind) => ok(searchesJob(kind)));
  },
  async race(q) {
    const { raceJob } = await import("../searches/race.ts");
    return withKind(q.kind, loadWhole, (kind) => raceJob(kind, q));
  },
  async trace(q) {
    const { traceJob } = await import("../searches/trace.ts");
    return withKind(q.kind, loadWhole, (kind) => traceJob(kind, q));
  },
  async time(q) {
    const { timeJob } = await import("../searches/time.ts");
    return withKind(q.kind, loadWhole, (kind) => timeJob(kind, q));
  },
  tree: async (q) => ok((await import("../searches/tree.ts")).readAndSearch(q)),
  duel: async (q) => (await import("../searches/duel.ts")).thinkOver(q),
};

function hasText(rules: RuleChoice | undefined): boolean {
  return (rules?.text ?? null) !== null;
}

/** Answers with the loaded part of a kind. */
async function withKind<K, T, News = never>(
  id: string,
  load: (id: string) => Promise<K | undefined>,
  answer: (kind: K) => Result<Work<T, News>>,
): Promise<Result<Work<T, News>>> {
  const kind = await load(id);
  if (kind !== undefined) return answer(kind);
  return fail("unknown-kind", {
    en: `There is no kind of puzzle called "${id}".`,
    zh: `没有名为“${id}”的题型。`,
  });
}

/** A kind with its maker. */
async function loadToMake(id: string): Promise<{ kind: WholeKind; making: MakeKind } | undefined> {
  const kind = await loadWhole(id);
  return kind && { kind, making: await loadMaker(kind.play.id) };
}

/** A puzzle, ready for every search, with the whole of its kind. */
function withPuzzle<T, News = never>(
  asked: PuzzleText,
  job: (kind: WholeKind, puzzle: Puzzle) => Work<T, News>,
): Promise<Result<Work<T, News>>> {
  return withKind(asked.kind, loadWhole, (kind) => {
    const puzzle = kind.play.parse(asked.text);
    return puzzle.ok ? ok(job(kind, kind.think.prepare(puzzle.value))) : puzzle;
  });
}

/** A puzzle with the quick part of its kind. */
function withQuick<T, News = never>(
  asked: PuzzleText,
  job: (kind: QuickLoaded, puzzle: Puzzle) => Work<T, News>,
): Promise<Result<Work<T, News>>> {
  return withKind(asked.kind, loadQuick, (kind) => {
    const puzzle = kind.play.parse(asked.text);
    return puzzle.ok ? ok(job(kind, puzzle.value)) : puzzle;
  });
}

/**
 * The hint by the kind's own rules; MORE where they say nothing, and where they contradict the known answer, so
 * that they are to be guarded.
 */
function* quickHint(
  kind: QuickLoaded,
  puzzle: Puzzle,
  q: Questions["hint"]["ask"],
): Job<Questions["hint"]["answer"] | typeof MORE> {
  const truth = q.truth ?? (yield* truthOf(kind, puzzle, q));
  const ladder = ownLadder(kind.think, q.rules);
  const hint = yield* hintFor({ ...kind, ladder }, puzzle, q.board, truth);
  if (hint.type === "stuck") return MORE;
  const { answer } = truth.answers === "one" ? truth : { answer: null };
  const isRight = (fact: Fact): boolean => answer === null || holdsIn(answer, fact);
  return hint.type === "step" && !hint.steps.every(({ adds }) => adds.every(isRight)) ? MORE : hint;
}

/** The verdict; MORE where the quick search has given up before the limit. */
function* judgeJob(
  kind: QuickLoaded,
  puzzle: Puzzle,
  q: Questions["judge"]["ask"],
  isWhole: boolean,
): Job<Truth | typeof MORE> {
  const truth = yield* truthOf(kind, puzzle, q, q.nodes);
  return truth.answers === "unknown" && !isWhole ? MORE : truth;
}

function* mistakesJob(
  kind: QuickLoaded,
  puzzle: Puzzle,
  q: Questions["mistakes"]["ask"],
): Job<Questions["mistakes"]["answer"]> {
  const truth = q.truth ?? (yield* truthOf(kind, puzzle, q));
  if (truth.answers !== "one") return null;
  const wrong = mistakesOn(kind.play.read(puzzle, q.board), truth);
  return { cells: [...new Set(wrong.map(cellOf))] };
}
