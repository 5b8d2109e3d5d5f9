import { STATEMENT_TEXTS } from "../../../model/told-argument.ts";
import type { Words } from "../../../model/words.ts";

/** What the lines and statements of an argument say. */
export const TEXTS = {
  ...STATEMENT_TEXTS,
  "cited against": { en: "By {name}, {so}, which cannot be.", zh: "由 {name}，{so}，但这不可能。" },
  carried: { en: "what {names} gave holds", zh: "{names} 的结论成立" },
  pool: {
    en: "In the 2x2 block from {cell} only {at} is left to be part of an island.",
    zh: "以 {cell} 为左上角的 2x2 方块里，只剩 {at} 可以是岛。",
  },
  "no pool": { en: "The 2x2 block from {cell} is all wall.", zh: "以 {cell} 为左上角的 2x2 方块全是墙。" },
  owner: { en: "{cell} can belong only to {island}.", zh: "{cell} 只能属于 {island}。" },
  "no owner": { en: "{cell} can belong to no number.", zh: "任何数字都占不到 {cell}。" },
  unowned: {
    en: "{cell} can belong to no number, so it is wall.",
    zh: "任何数字都占不到 {cell}，所以那里是墙。",
  },
  reach: { en: "{island} cannot reach {cells}.", zh: "{island} 到不了 {cells}。" },
  need: {
    en: "However {island} is completed, it takes {cells}.",
    zh: "{island} 无论怎样补全，都包含 {cells}。",
  },
  "need room": {
    en: "{island} needs {cells}, or it has room for only {room}.",
    zh: "{island} 必须包含 {cells}，否则只有 {room} 格可用。",
  },
  "need rooms": {
    en: "{island} needs {cells}, or it has too little room.",
    zh: "{island} 必须包含 {cells}，否则格数不够。",
  },
  "need way": {
    en: "{island} needs {cells} to come to {at}.",
    zh: "{island} 要连到 {at}，必须经过 {cells}。",
  },
  both: {
    en: "{island} needs {cells} and cannot reach {others}.",
    zh: "{island} 必须包含 {cells}，也到不了 {others}。",
  },
  "no room": { en: "{island} has room for only {room}.", zh: "{island} 只有 {room} 格可用，不够。" },
  "no way": { en: "{island} cannot come to {at} any more.", zh: "{island} 再也连不到 {at}。" },
  "no island": {
    en: "{island} cannot be completed: it would touch another island or get too large.",
    zh: "{island} 无法完成：会碰到别的岛，或超出格数。",
  },
  strait: {
    en: "The wall needs {cells}, or its piece at {at} is shut in.",
    zh: "{cells} 必须是墙，否则 {at} 的墙就被围住了。",
  },
  straits: {
    en: "The wall needs {cells}, or its pieces at {at} are shut in.",
    zh: "{cells} 必须是墙，否则 {at} 的墙就各自被围住了。",
  },
  "straits between": {
    en: "The wall needs {cells}, or its pieces at {at} are shut in (between two islands: {between}).",
    zh: "{cells} 必须是墙，否则 {at} 的墙就各自被围住了（夹在两座岛之间的是 {between}）。",
  },
  joined: { en: "To stay joined, the wall needs {cells}.", zh: "为了让墙连成一片，{cells} 必须是墙。" },
  shut: { en: "No wall can join {cells}.", zh: "墙连不到 {cells}，所以那里是岛。" },
  "no sea": {
    en: "The wall at {cell} is shut in: it cannot reach that at {at}.",
    zh: "{cell} 的墙被围住了，再也连不到 {at} 的墙。",
  },
  between: { en: "{cell}, between two islands,", zh: "{cell}（夹在两座岛之间）" },
  "shut in": {
    en: "The wall at {cell} is shut in: it cannot be joined to the rest.",
    zh: "{cell} 的墙被围住了，再也连不到其余的墙。",
  },
  "no wall": {
    en: "Around {cell} the wall cannot be whole any more.",
    zh: "{cell} 周围的墙再也连不成一片。",
  },
} satisfies Record<string, Words>;

/** What may be said of a cell, and of several together: "is wall", "belong to the 4 at R1C2". */
export const KINDS = {
  wall: { en: ["is wall", "are wall"], zh: ["是墙", "都是墙"] },
  land: { en: ["is part of an island", "are parts of islands"], zh: ["是岛", "都是岛"] },
  of: { en: ["belongs to", "belong to"], zh: ["属于", "都属于"] },
  not: { en: ["does not belong to", "do not belong to"], zh: ["不属于", "都不属于"] },
};

export type Kinds = typeof KINDS;

/** The same in fewer letters, for sentences that say much. */
export const SHORT_KINDS: Kinds = {
  ...KINDS,
  land: { en: ["is land", "are land"], zh: KINDS.land.zh },
  of: { en: ["joins", "join"], zh: KINDS.of.zh },
  not: { en: ["does not join", "do not join"], zh: KINDS.not.zh },
};
