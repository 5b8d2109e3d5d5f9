import type { Step } from "../../../model/rule.ts";
import type { Words } from "../../../model/words.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";
import { type Fins, fishFinder } from "./fish.ts";
import type { Shape } from "./fish-search.ts";
import type { SudokuRule } from "./sight.ts";

const NAMES: Readonly<Record<number, Words & { readonly id: string }>> = {
  2: { id: "x-wing", en: "X-wing", zh: "二阶鱼" },
  3: { id: "swordfish", en: "swordfish", zh: "三阶鱼" },
  4: { id: "jellyfish", en: "jellyfish", zh: "四阶鱼" },
};

const WITHOUT_FINS: Words = {
  en: "In {base}, {d} fits only in {cover}, one each, so {out}.",
  zh: "{base}的 {d} 只能在{cover}，各占一个，所以 {out}。",
};

/** A cell that is struck sees all fins, so that it lacks the digit whether one of them has it or the fish is whole. */
const WITH_FINS: Words = {
  en: "Unless {either}, the {d}s of {base} fill {cover}. Either way {out}.",
  zh: "除非鳍 {either}，否则{base}的 {d} 正好占满{cover}。两种情况下 {out}。",
};

const WITH_MANY_FINS: Words = {
  en: "Unless a fin in {fins} is {d}, {base} fill {cover}. Either way {out}.",
  zh: "除非{fins}里有鳍是 {d}，否则{base}的 {d} 正好占满{cover}。两种情况下 {out}。",
};

const PREFIXES: Readonly<Record<Exclude<Fins | Shape, "none" | "line">, string>> = {
  finned: "鳍",
  sashimi: "退化",
  franken: "宫内",
  mutant: "交叉",
};

function fishRule(shape: Shape, size: number, fins: Fins): SudokuRule {
  const fish = NAMES[size];
  const isOfLines = shape === "line";
  const before = [...(fins === "none" ? [] : [fins]), ...(isOfLines ? [] : [shape])];
  const words = [...before, fish.en].join(" ");
  return {
    id: [...before, fish.id].join("-"),
    level: isOfLines && size === 2 ? 4 : 5,
    advanced: true,
    name: {
      en: words.charAt(0).toUpperCase() + words.slice(1),
      zh: `${before.map((word) => PREFIXES[word]).join("")}${fish.zh}`,
    },
    text: fins === "none" ? WITHOUT_FINS : WITH_FINS,
    laws: ["row", "column", "box"],
    find: fishFinder(shape, size, fins),
  };
}

export const FINNED_FISH: readonly SudokuRule[] = [2, 3, 4].flatMap((size) => [
  fishRule("line", size, "finned"),
  fishRule("line", size, "sashimi"),
]);

/** What is told of a fish with more fins than can be named: their houses. */
export function reasonOfFish(_puzzle: SudokuPuzzle, { bindings }: Step): { readonly text: Words } | null {
  return bindings.either && bindings.fins?.as === "houses" ? { text: WITH_MANY_FINS } : null;
}

/** Two houses without fins would rest on locked candidates, which come first. */
export const COMPLEX_FISH: readonly SudokuRule[] = [
  fishRule("franken", 2, "finned"),
  fishRule("mutant", 2, "finned"),
  ...(["franken", "mutant"] as const).flatMap((shape) =>
    [3, 4].flatMap((size) => [fishRule(shape, size, "none"), fishRule(shape, size, "finned")]),
  ),
];
