import { loadKind } from "../engine/kinds/load.ts";
import type { WholeKind } from "../engine/kinds/think.ts";
import { cellOf } from "../engine/model/fact.ts";
import type { Job } from "../engine/model/job.ts";
import { gridOf, type Puzzle } from "../engine/model/puzzle.ts";
import { fail, ok, type Result } from "../engine/model/result.ts";
import { explaining, tellingOf } from "../engine/reason/explain.ts";
import { guardFor } from "../engine/reason/guard.ts";
import { hintFor } from "../engine/reason/hint.ts";
import { mistakesOn } from "../engine/reason/mistake.ts";
import { prove } from "../engine/reason/prove.ts";
import { ladderOf } from "../engine/reason/rules-of.ts";
import type { PuzzleText, QuestionName, Questions } from "./api.ts";
import { truthOf } from "./truth.ts";

type Answers = {
  readonly [N in QuestionName]: (
    question: Questions[N]["ask"],
  ) => Promise<Result<Job<Questions[N]["answer"]>>>;
};

/** The answer to each question, as a job. Nothing here knows of threads, so tests call it as it is. */
export const ANSWERS: Answers = {
  hint: (q) => withPuzzle(q, (kind, puzzle) => hintJob(kind, puzzle, q)),
  judge: (q) => withPuzzle(q, (kind, puzzle) => truthOf(kind, puzzle, q, q.nodes)),
  mistakes: (q) => withPuzzle(q, (kind, puzzle) => mistakesJob(kind, puzzle, q)),
  solve: (q) =>
    withPuzzle(q, (kind, puzzle) =>
      kind.search(puzzle, gridOf(puzzle), { answers: q.answers, nodes: q.nodes }),
    ),
  prove: (q) => withPuzzle(q, (kind, puzzle) => proveJob(kind, puzzle, q)),
  why: async (q) => {
    const { whyJob } = await import("./study.ts");
    return withPuzzle(q, (kind, puzzle) => whyJob(kind, puzzle, q));
  },
  rules: async (q) => {
    const { rulesJob } = await import("./rules.ts");
    return withKind(q.kind, (kind) => ok(rulesJob(kind, q)));
  },
  vet: async (q) => {
    const { vetJob } = await import("./vet.ts");
    return withKind(q.kind, (kind) => vetJob(kind, q));
  },
  run: async (q) => {
    const { runJob } = await import("./study.ts");
    return withPuzzle(q, (kind, puzzle) => runJob(kind, puzzle, q));
  },
  analyse: async (q) => {
    const { analyseJob } = await import("./study.ts");
    return withKind(q.kind, (kind) => ok(analyseJob(kind, q)));
  },
  import: async (q) => (await import("./read.ts")).read(q),
  make: async (q) => {
    const { makeJob } = await import("./make.ts");
    return withKind(q.kind, (kind) => makeJob(kind, q));
  },
};

async function withKind<T>(id: string, answer: (kind: WholeKind) => Result<Job<T>>): Promise<Result<Job<T>>> {
  const kind = await loadKind(id);
  if (kind) return answer(kind);
  return fail("unknown-kind", {
    en: `There is no kind of puzzle called "${id}".`,
    zh: `没有名为“${id}”的题型。`,
  });
}

function withPuzzle<T>(
  asked: PuzzleText,
  job: (kind: WholeKind, puzzle: Puzzle) => Job<T>,
): Promise<Result<Job<T>>> {
  return withKind(asked.kind, (kind) => {
    const puzzle = kind.play.parse(asked.text);
    if (!puzzle.ok) return puzzle;
    return ok(job(kind, kind.think.prepare?.(puzzle.value) ?? puzzle.value));
  });
}

function* hintJob(
  kind: WholeKind,
  puzzle: Puzzle,
  q: Questions["hint"]["ask"],
): Job<Questions["hint"]["answer"]> {
  const truth = q.truth ?? (yield* truthOf(kind, puzzle, q));
  const ladder = ladderOf(kind.think, q.rules);
  const start = [...puzzle.givens, ...kind.play.read(puzzle, q.board)];
  const guard = guardFor(puzzle, kind.search, truth, start, ladder.foreign);
  return yield* hintFor({ ...kind, ladder, guard }, puzzle, q.board, truth);
}

function* mistakesJob(
  kind: WholeKind,
  puzzle: Puzzle,
  q: Questions["mistakes"]["ask"],
): Job<Questions["mistakes"]["answer"]> {
  const truth = q.truth ?? (yield* truthOf(kind, puzzle, q));
  if (truth.answers !== "one") return null;
  const wrong = mistakesOn(kind.play.read(puzzle, q.board), truth);
  return { cells: [...new Set(wrong.map(cellOf))] };
}

function* proveJob(
  kind: WholeKind,
  puzzle: Puzzle,
  q: Questions["prove"]["ask"],
): Job<Questions["prove"]["answer"]> {
  const facts = q.board ? kind.play.read(puzzle, q.board) : [];
  const { rules } = ladderOf(kind.think);
  const proof = yield* prove(puzzle, facts, rules);
  return { ...proof, steps: yield* explaining(tellingOf(kind.play, rules, puzzle), proof.steps) };
}
