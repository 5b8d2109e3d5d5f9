import type { Words } from "../../../model/words.ts";
import { type Fins, fishFinder } from "./fish.ts";
import type { Shape } from "./fish-search.ts";
import type { SudokuRule } from "./sight.ts";

const NAMES: Readonly<Record<number, Words & { readonly id: string }>> = {
  2: { id: "x-wing", en: "X-wing", zh: "二阶鱼" },
  3: { id: "swordfish", en: "swordfish", zh: "三阶鱼" },
  4: { id: "jellyfish", en: "jellyfish", zh: "四阶鱼" },
};

/** All fins of a fish of lines are in one box, and so are its strikes. */
const OF_LINES: Words = {
  en: "In {base}, {d} is only in {cover} or as a fin in {fins}, so no other cell of {lines} in {box} is {d}.",
  zh: "{base}的 {d} 只能在{cover}，或是鳍 {fins}，所以{box}里{lines}的其他格都不是 {d}。",
};

const WITHOUT_FINS: Words = {
  en: "In {base}, {d} fits only in {cover}, so no other cell there is {d}.",
  zh: "{base}的 {d} 只能在{cover}，所以{cover}的其他格都不是 {d}。",
};

const WITH_FINS: Words = {
  en: "{base} have {d} in {cover} or {fins}; no other cell there seeing all fins is {d}.",
  zh: "{base}的 {d} 只能在{cover}或鳍 {fins}，所以{cover}里看见所有鳍的其他格都不是 {d}。",
};

/** Four houses and four more leave little room to name the fins. */
const WITH_FINS_OF_FOUR: Words = {
  en: "{base} have {d} in {cover} or {fins}; no other there seeing all fins is {d}.",
  zh: WITH_FINS.zh,
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
  const complex = fins === "none" ? WITHOUT_FINS : size < 4 ? WITH_FINS : WITH_FINS_OF_FOUR;
  return {
    id: [...before, fish.id].join("-"),
    level: isOfLines && size === 2 ? 4 : 5,
    advanced: true,
    name: {
      en: words.charAt(0).toUpperCase() + words.slice(1),
      zh: `${before.map((word) => PREFIXES[word]).join("")}${fish.zh}`,
    },
    text: isOfLines ? OF_LINES : complex,
    laws: ["row", "column", "box"],
    find: fishFinder(shape, size, fins),
  };
}

export const FINNED_FISH: readonly SudokuRule[] = [2, 3, 4].flatMap((size) => [
  fishRule("line", size, "finned"),
  fishRule("line", size, "sashimi"),
]);

/** Two houses without fins would rest on locked candidates, which come first. */
export const COMPLEX_FISH: readonly SudokuRule[] = [
  fishRule("franken", 2, "finned"),
  fishRule("mutant", 2, "finned"),
  ...(["franken", "mutant"] as const).flatMap((shape) =>
    [3, 4].flatMap((size) => [fishRule(shape, size, "none"), fishRule(shape, size, "finned")]),
  ),
];
