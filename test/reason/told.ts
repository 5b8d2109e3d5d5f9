import { readdirSync, readFileSync } from "node:fs";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { type ExplainedStep, explain, explainContextOf } from "../../engine/reason/explain.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { climb } from "../../engine/reason/solve.ts";
import type { OwnKind } from "../kinds/own.ts";
import { posed } from "../search/posed.ts";

/** The name of a cell or of a house. */
export const PLACE = { en: /R\d+C\d+|(?:rows?|columns?|box(?:es)?) \d/i, zh: /第[\d、]+[行列宫]/ };

/** Every named step of a puzzle's whole proof, and of the suppositions within, as a player is told them. */
export function toldSteps({ play, think }: WholeKind, puzzle: Puzzle): ExplainedStep[] {
  const ladder = ladderOf(think);
  const chain = new Chain(puzzle, gridOf(puzzle), ladder.rules, { explain: true });
  run(climb(think, chain));
  const steps = explain(
    explainContextOf({ play, think }, ladder.rules, puzzle),
    run(chain.provenance.steps()),
  );
  return steps.flatMap(withChains);
}

function withChains(step: ExplainedStep): ExplainedStep[] {
  return [step, ...(step.chains ?? []).flatMap(({ steps }) => steps.flatMap(withChains))];
}

/** The starter puzzles of a kind. */
export function corpus(id: OwnKind): Puzzle[] {
  const folder = new URL(`../../puzzles/${id}/`, import.meta.url);
  const texts = readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8").trim().split("\n"),
  );
  return texts.map((text) => posed(id, text));
}
