import type { Words } from "../../../model/words.ts";
import { countOf } from "../../shared/digit-grid.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import type { Pencilled, SudokuRule } from "../native/sight.ts";
import { findingOf } from "./chain-finding.ts";
import type { ChainGraph, Reach } from "./chain-graph.ts";
import { isCell, type Pattern } from "./chain-pattern.ts";
import { type Fits, Premises } from "./chain-premises.ts";
import { chainsOn } from "./chain-search.ts";
import { LINKS } from "./strikes.ts";

/** A kind of chain: where it is looked for, and which of those are of this kind. That depends on nothing but its nodes. */
interface ChainShape {
  readonly id: string;
  readonly level: number;
  readonly name: Words;
  /** The sentence, if it is not that of its form. */
  readonly text?: Words;
  readonly reach: Reach;
  readonly form: Pattern["form"];
  /** Fewest nodes; with fewer it is a pattern with another name. */
  readonly least: number;
  readonly fits?: (graph: ChainGraph, nodes: readonly number[], struck: readonly number[]) => boolean;
  /** Whether there may be one: spares the search on most boards. */
  readonly mayBe?: (view: Pencilled) => boolean;
}

export const ONE_DIGIT: Reach = { strong: { places: true }, weak: "digit" };
const TWINS: Reach = { strong: { cells: true }, weak: "twins" };
const PAIRS: Reach = { strong: { cells: true }, weak: "digit" };
const ANY: Reach = { strong: { cells: true, places: true }, weak: "all" };
const ONE_DIGIT_GROUPED: Reach = { strong: { places: true, parts: true }, weak: "digit" };
export const ANY_GROUPED: Reach = { strong: { cells: true, places: true, parts: true }, weak: "all" };

const TEXTS: Readonly<Record<Pattern["form"], Words>> = {
  ends: {
    en: "A chain of {n} links shows that {x} or else {y}, so {out}.",
    zh: "{n} 环的链说明，要么 {x}，要么 {y}，所以 {out}。",
  },
  loop: {
    en: "One end of each weak link in the loop of {n} is true, so {out}.",
    zh: "{n} 环的链首尾相接，每条弱链必有一端为真，所以 {out}。",
  },
  point: {
    en: "If {c} were not {d}, a chain of {n} links would put {d} there, so {out}.",
    zh: "假如 {c} 不是 {d}，{n} 环的链又会推出 {d} 在那里，所以 {out}。",
  },
};

const SHAPES: readonly ChainShape[] = [
  {
    id: "remote-pair",
    level: 4,
    name: { en: "Remote pair", zh: "远程数对" },
    text: {
      en: "Cells that can only be {P} make a chain from {a} to {b}. They take turns, so its ends differ, and {out}.",
      zh: "只能填 {P} 的格从 {a} 到 {b} 连成一链，两数交替，首尾两格必不相同，所以同时看见这两格的 {out}。",
    },
    reach: TWINS,
    form: "ends",
    least: 8,
    fits: isToldOnce,
    mayBe: hasTwins,
  },
  {
    id: "x-chain",
    level: 5,
    name: { en: "X-chain", zh: "同数链" },
    reach: ONE_DIGIT,
    form: "ends",
    least: 6,
  },
  {
    id: "xy-chain",
    level: 5,
    name: { en: "XY-chain", zh: "双值格链" },
    reach: PAIRS,
    form: "ends",
    least: 8,
    fits: (graph, nodes) => !isTwins(graph, nodes),
  },
  {
    id: "continuous-loop",
    level: 5,
    name: { en: "Continuous loop", zh: "连续环" },
    reach: ANY,
    form: "loop",
    least: 6,
  },
  {
    id: "alternating-inference-chain",
    level: 5,
    name: { en: "Alternating inference chain", zh: "异数链（AIC）" },
    reach: ANY,
    form: "ends",
    least: 4,
    fits: (graph, nodes) => !isOneDigit(graph, nodes) && !isPairs(graph, nodes) && !isWWing(graph, nodes),
  },
  {
    id: "discontinuous-loop",
    level: 5,
    name: { en: "Discontinuous loop", zh: "不连续环" },
    reach: ANY,
    form: "point",
    least: 4,
  },
  {
    id: "grouped-x-chain",
    level: 5,
    name: { en: "Grouped X-chain", zh: "区块同数链" },
    reach: ONE_DIGIT_GROUPED,
    form: "ends",
    least: 4,
    fits: isGrouped,
  },
  {
    id: "grouped-continuous-loop",
    level: 5,
    name: { en: "Grouped continuous loop", zh: "区块连续环" },
    reach: ANY_GROUPED,
    form: "loop",
    least: 4,
    fits: isGrouped,
  },
  {
    id: "grouped-chain",
    level: 5,
    name: { en: "Grouped chain", zh: "区块链" },
    reach: ANY_GROUPED,
    form: "ends",
    least: 4,
    fits: (graph, nodes) => isGrouped(graph, nodes) && !isOneDigit(graph, nodes),
  },
  {
    id: "grouped-discontinuous-loop",
    level: 5,
    name: { en: "Grouped discontinuous loop", zh: "区块不连续环" },
    reach: ANY_GROUPED,
    form: "point",
    least: 4,
    fits: isGrouped,
  },
];

/** Chains by their shapes. */
export const CHAIN_RULES: readonly SudokuRule[] = SHAPES.map((shape) => ruleOf(shape));

function ruleOf({ id, level, name, text, reach, form, least, fits, mayBe }: ChainShape): SudokuRule {
  /** What was made of chains, for when the rule is asked about the same ones again; null where their links alone do not do. */
  const findings = new WeakMap<Pattern, NativeFinding | null>();
  const isOfShape: Fits = (graph, { form: itsForm, nodes, struck }) =>
    itsForm === form && nodes.length >= least && fits?.(graph, nodes, struck) !== false;
  return {
    ...{ id, level, name },
    advanced: true,
    apart: true,
    wordy: 4,
    text: text ?? TEXTS[form],
    laws: [],
    *find(view) {
      if (mayBe?.(view) === false) return;
      yield view.puzzle.cells;
      // The chains of a reach are among those of the widest, whose search takes longest.
      if (reach === ANY_GROUPED ? !LINKS.on(view).isAny : !LINKS.isOpen(view)) return;
      for (const found of chainsOn(view, reach, form)) {
        if (typeof found === "number") yield found;
        else {
          const { graph, pattern } = found;
          if (!isOfShape(graph, pattern) || view.grid.knows(pattern.adds[0])) continue;
          let finding = findings.get(pattern);
          if (finding === undefined) {
            const premises = new Premises(graph, view.houses, reach, isOfShape, pattern);
            finding = premises.suffice ? findingOf(graph, view.houses, pattern, premises) : null;
            findings.set(pattern, finding);
          }
          if (finding) yield finding;
        }
      }
    },
  };
}

/** Cells of a chain of twins. */
const FEWEST_TWINS = 4;

/** Whether enough cells for a chain hold the same two digits. */
function hasTwins({ grid, puzzle }: Pencilled): boolean {
  const counts = new Uint8Array(2 << puzzle.size);
  for (let cell = 0; cell < puzzle.cells; cell++) {
    const digits = grid.candidates(cell);
    if (countOf(digits) === 2 && ++counts[digits] >= FEWEST_TWINS) return true;
  }
  return false;
}

function isOneDigit({ spots: { size } }: ChainGraph, nodes: readonly number[]): boolean {
  return nodes.every((node) => (node - nodes[0]) % size === 0);
}

/** Whether the ends of a chain of twins have one digit: the lower of the two, if that is struck at all. */
function isToldOnce(
  { spots: { size } }: ChainGraph,
  nodes: readonly number[],
  struck: readonly number[],
): boolean {
  const isOfOne = (node: number): boolean => (node - nodes[0]) % size === 0;
  return isOfOne(nodes[nodes.length - 1]) && (nodes[0] < nodes[1] || struck.every(isOfOne));
}

/** Whether each strong link is a cell. */
function isPairs({ spots: { size } }: ChainGraph, nodes: readonly number[]): boolean {
  return nodes.every((node, at) => Math.floor(node / size) === Math.floor(nodes[at ^ 1] / size));
}

/** Whether it is two cells with the same two digits, and two places of the one digit between them. */
function isWWing({ left, spots: { size } }: ChainGraph, nodes: readonly number[]): boolean {
  const cells = nodes.map((node) => Math.floor(node / size));
  const isTwin = left[cells[0]] === left[cells[5]] && (nodes[5] - nodes[0]) % size === 0;
  return nodes.length === 6 && isTwin && cells[0] === cells[1] && cells[4] === cells[5];
}

/** Whether all cells of a chain of pairs hold the same two digits. */
function isTwins({ left, spots: { size } }: ChainGraph, nodes: readonly number[]): boolean {
  const digits = left[Math.floor(nodes[0] / size)];
  return nodes.every((node) => left[Math.floor(node / size)] === digits);
}

function isGrouped({ spots }: ChainGraph, nodes: readonly number[]): boolean {
  return nodes.some((node) => !isCell(spots, node));
}
