import { sayBroken } from "../../../engine/kinds/broken.ts";
import { cellOf, type Fact, isNegative } from "../../../engine/model/fact.ts";
import type { Grid } from "../../../engine/model/grid.ts";
import { type Broken, gridOf, isFull, type Law, type Puzzle } from "../../../engine/model/puzzle.ts";
import { carriedBy, typeOf, unpackEvent } from "../../../engine/search/event.ts";
import { count, t } from "../../words/more.ts";
import type { Film } from "./film.ts";
import type { ReplayContext } from "./replay-words.ts";

/** Searches that fill the cells in order. */
const IN_ORDER: readonly string[] = ["brute", "backtrack", "propagate", "check"];
/** Searches that take the cell with the fewest options; forward leaves the choice to the kind where that has its own. */
const BY_FEWEST: readonly string[] = ["fewest", "forward"];
/** Most events that are looked back at for what failed. */
const MOST_BACK = 4_096;

/** Why the event at which a film is came about, in a sentence; "" where there is nothing to say. */
export function reasonWords(film: Film, telling: ReplayContext): string {
  const { event, path } = film;
  if (event === null) return "";
  const told = unpackEvent(event);
  if (told.type === "decision") return choiceWords(film, told.fact, telling);
  if (told.type === "propagated") return isDecided(told.fact, telling) ? t("replay.free") : "";
  const broken = brokenAt(film, telling);
  if (!broken) return "";
  const said = sayBroken(telling.puzzle, { ...broken, known: knownAt(film) ?? path.facts }, telling.lang);
  return said === "" ? "" : t("replay.failed-test", { broken: said });
}

/** The law that fails at the event and ends the branch; null where none does, or that is not at hand. */
export function brokenAt(film: Film, { puzzle, search }: ReplayContext): Broken | null {
  const known = knownAt(film);
  if (!known) return null;
  const grid = gridOf(puzzle, known);
  for (const law of lawsTested(puzzle, search, grid)) {
    const facts = law.conflict(grid);
    if (facts) return { law: law.id, facts };
  }
  return null;
}

/** The laws as a search tests them: those on few cells first; brute force only its filters until the board is full. */
function lawsTested(puzzle: Puzzle, search: string, grid: Grid): readonly Law[] {
  const { filters = [], laws } = puzzle;
  const tested =
    search === "brute" && !isFull(puzzle, grid) ? laws.filter(({ id }) => filters.includes(id)) : laws;
  return tested.toSorted((a, b) => a.cells.length - b.cells.length);
}

/** All facts known at a dead end: as its last tests were done, and as it is taken back; null elsewhere. */
function knownAt(film: Film): readonly Fact[] | null {
  const { event, path } = film;
  if (event === null) return null;
  const type = typeOf(event);
  if (type === "checked") {
    const next = film.eventAt(film.at);
    return next !== null && typeOf(next) === "backtrack" ? path.facts : null;
  }
  return type === "backtrack" ? takenBack(film) : null;
}

/** The facts before the choice was taken back that has just failed; null where it failed by what lay below it. */
function takenBack(film: Film): readonly Fact[] | null {
  const back: Fact[] = [];
  const least = Math.max(0, film.at - 1 - MOST_BACK);
  for (let index = film.at - 2; index >= least; index--) {
    const event = film.eventAt(index);
    if (event === null) return null;
    const type = typeOf(event);
    if (type === "backtrack" || type === "answered") return null;
    if (type === "checked") continue;
    back.push(carriedBy(event) as Fact);
    if (type === "decision") return [...film.path.facts, ...back.reverse()];
  }
  return null;
}

function isDecided(fact: Fact, { kind }: ReplayContext): boolean {
  return kind.hand !== "digits" || !isNegative(fact);
}

function choiceWords({ path }: Film, fact: Fact, { puzzle, search, kind }: ReplayContext): string {
  const before = gridOf(puzzle, path.facts.slice(0, path.knownBefore(path.depth)));
  const options = puzzle.options(before, cellOf(fact));
  const slots = { k: options.indexOf(fact) + 1, n: options.length };
  if (IN_ORDER.includes(search)) return t("replay.why-order", slots);
  if (!BY_FEWEST.includes(search)) return "";
  return kind.hand === "digits"
    ? count("replay.why-fewest", options.length, slots)
    : t("replay.why-kind", slots);
}
