import { loadWhole } from "../../engine/kinds/load.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { ok } from "../../engine/model/result.ts";
import type { QuestionName } from "../api.ts";
import type { AnswersTo, NearName } from "./more.ts";
import { loadToMake, withKind, withPuzzle } from "./with-kind.ts";

/** The answer to each question that no first hint needs; each loads its own files. */
export const FAR_ANSWERS: AnswersTo<Exclude<QuestionName, NearName>> = {
  async weigh(q) {
    const { weighJob } = await import("./weigh.ts");
    return withPuzzle(q, (kind, puzzle) => weighJob(kind, puzzle, q));
  },
  async rate(q) {
    const { rateJob } = await import("./rate.ts");
    return withPuzzle(q, (kind, puzzle) => rateJob(kind, puzzle, q));
  },
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
  async generalize(q) {
    const { generalizeJob } = await import("./generalize.ts");
    return withPuzzle(q, (kind, puzzle) => generalizeJob(kind, puzzle, q));
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
  async miss(q) {
    const { missJob } = await import("./learn.ts");
    return withPuzzle(q, (kind, puzzle) => missJob(kind, puzzle, q));
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
  unpack: async (q) => (await import("./open-pack.ts")).openPackJob(q),
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
  async watchMaking(q) {
    const { watchMakingJob } = await import("../searches/making.ts");
    return withKind(q.kind, loadToMake, ({ kind, making }) => watchMakingJob(kind, making, q));
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
