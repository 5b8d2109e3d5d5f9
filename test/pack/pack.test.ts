import { describe, expect, it } from "vitest";
import { Reader } from "../../engine/coding/coder.ts";
import { packKind } from "../../engine/kinds/packing.ts";
import { textPacking } from "../../engine/kinds/text-packing.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { type Packed, readPack, writePack } from "../../engine/pack/pack.ts";
import { madeTexts } from "../made.ts";
import { kindOf } from "../make/making.ts";
import { posed } from "../search/posed.ts";
import { share } from "../share.ts";

const ABOUT = { level: 3, engine: "1.2.3", rating: 9 };
const IDS = ["naked-single", "hidden-single", "x-wing", "pool", "supposition"];

/** Puzzles with works and techniques at random. */
function packed(kind: string, texts: readonly string[], unit: number): Packed[] {
  const random = randomFrom(texts.length);
  return texts.map((text) => ({
    puzzle: posed(kind, text),
    work: unit * random.below(500),
    needs: IDS.filter(() => random.below(3) === 0),
  }));
}

/** What a pack says of each puzzle, techniques in order. */
function told(kind: string, puzzles: Iterable<Packed>) {
  const { play } = kindOf(kind);
  return [...puzzles].map(({ puzzle, work, needs }) => [play.format(puzzle), work, [...needs].sort()]);
}

const SIZES = {
  sudoku: [4, 6, 9, 6],
  nurikabe: [5, 8, 6],
} as const;

/** Texts of several sizes, some of them Nurikabe with question marks, which need not have one answer here. */
function textsOf(kind: "sudoku" | "nurikabe", each: number): string[] {
  const texts = SIZES[kind].flatMap((size) => madeTexts(kind, { rows: size, cols: size }, each, 50 * size));
  return kind === "sudoku" ? texts : [...texts, "5/7/.g-11i3zl", "2/1/1g", "50/50/+9c4zzz", "1/40/.z"];
}

describe.each(["sudoku", "nurikabe"] as const)("a pack of %s", (kind) => {
  const texts = textsOf(kind, share(15, 300)).map((text) => kindOf(kind).play.format(posed(kind, text)));
  const packing = packKind(kindOf(kind).play);

  it.each([1, 4, 20])(
    "gives back its puzzles, in order, with works in units of %i, and techniques",
    (unit) => {
      const puzzles = packed(kind, texts, unit);
      const read = readPack(packing, writePack(packing, ABOUT, puzzles));
      if (!read.ok) throw new Error(read.problem.text.en);
      expect(read.value.head).toMatchObject({ ...ABOUT, kind, count: puzzles.length });
      expect(told(kind, read.value.puzzles())).toEqual(told(kind, puzzles));
      expect(told(kind, read.value.puzzles())).toEqual(told(kind, puzzles));
    },
  );

  it("may be empty, or hold one", () => {
    for (const count of [0, 1]) {
      const puzzles = packed(kind, texts.slice(0, count), 1);
      const read = readPack(packing, writePack(packing, ABOUT, puzzles));
      expect(read.ok && told(kind, read.value.puzzles())).toEqual(told(kind, puzzles));
    }
  });

  it("is refused as a whole where it is cut or a bit is another", () => {
    const bytes = writePack(packing, ABOUT, packed(kind, texts, 2));
    for (let length = 0; length < bytes.length; length += 13)
      expect(readPack(packing, bytes.subarray(0, length)).ok).toBe(false);
    for (let at = 0; at < bytes.length; at += 7) {
      const other = Uint8Array.from(bytes);
      other[at] ^= 1 << (at % 8);
      const read = readPack(packing, other);
      expect(read.ok ? null : Object.keys(read.problem.text)).toEqual(["en", "zh"]);
    }
  });

  it("is refused by another kind", () => {
    const other = packKind(kindOf(kind === "sudoku" ? "nurikabe" : "sudoku").play);
    const read = readPack(other, writePack(packing, ABOUT, packed(kind, texts, 2)));
    expect(read.ok ? null : read.problem.code).toBe("pack-kind");
  });

  it("may also hold the texts themselves, of a kind without a code of its own", () => {
    const plain = textPacking(kindOf(kind).play);
    const puzzles = packed(kind, texts, 3);
    const bytes = writePack(plain, ABOUT, puzzles);
    const read = readPack(plain, bytes);
    expect(read.ok && told(kind, read.value.puzzles())).toEqual(told(kind, puzzles));
    expect(writePack(packing, ABOUT, puzzles).length).toBeLessThan(0.9 * bytes.length);
  });

  it("gives some puzzles, and an end, for bytes that nobody wrote", () => {
    const random = randomFrom(6);
    const code = packing.begin();
    for (let time = 0; time < 20; time++) {
      const bytes = Uint8Array.from({ length: 200 }, () => random.below(256));
      expect(code(new Reader(bytes), null).cells).toBeGreaterThan(0);
    }
  });
});

it("a thousand minimal Sudoku take fewer than 17.5 bytes each", () => {
  const texts = madeTexts("sudoku", { rows: 9, cols: 9, minimal: true }, 1_000, 1);
  const puzzles = texts.map((text) => ({ puzzle: posed("sudoku", text), work: 0, needs: [] }));
  const bytes = writePack(packKind(kindOf("sudoku").play), ABOUT, puzzles);
  expect(bytes.length / texts.length).toBeLessThan(17.5);
});
