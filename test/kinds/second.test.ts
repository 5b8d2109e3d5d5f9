import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { secondSearch } from "../../engine/kinds/second.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import type { Search } from "../../engine/model/search.ts";
import { common } from "../../esbuild.config.mjs";
import { loosened, madeTexts } from "../made.ts";
import { kindOf } from "../make/making.ts";
import { posed } from "../search/posed.ts";
import { share } from "../share.ts";

/** The files of which code is left in a bundle. */
async function filesOf(...entryPoints: string[]): Promise<string[]> {
  const options = { ...common, entryPoints, outdir: "unused", format: "esm", platform: "neutral" } as const;
  const { metafile } = await build({
    ...options,
    bundle: true,
    write: false,
    metafile: true,
    splitting: false,
  });
  const inputs = Object.values(metafile?.outputs ?? {}).flatMap((output) => Object.entries(output.inputs));
  return inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
}

/** What both searches of a kind may stand on: facts, the cells of a board, a grid that is told what is known. */
const NOUNS = [
  "engine/kinds/nurikabe/graph/neighbours.ts",
  "engine/kinds/nurikabe/puzzle/colour.ts",
  "engine/kinds/nurikabe/puzzle/size.ts",
  "engine/kinds/shared/digit-grid.ts",
  "engine/kinds/shared/digit-houses.ts",
  "engine/kinds/sudoku/puzzle/houses.ts",
  "engine/model/fact.ts",
  "engine/model/result.ts",
];

describe("the search for a second proof", () => {
  let files: Record<string, [fast: string[], second: string[]]>;
  beforeAll(async () => {
    files = {
      sudoku: [
        await filesOf("engine/kinds/sudoku/solver/solver.ts"),
        await filesOf("engine/search/forward.ts", "engine/kinds/sudoku/puzzle/puzzle.ts"),
      ],
      nurikabe: [
        await filesOf("engine/kinds/nurikabe/solver/search.ts"),
        await filesOf("engine/kinds/nurikabe/second.ts", "engine/kinds/nurikabe/laws/puzzle-from-clues.ts"),
      ],
    };
  });

  it.each(["sudoku", "nurikabe"])("of %s shares nothing but nouns with the fast one", (kind) => {
    const [fast, second] = files[kind];
    expect(Math.min(fast.length, second.length)).toBeGreaterThan(5);
    expect(second.filter((path) => fast.includes(path) && !NOUNS.includes(path))).toEqual([]);
  });

  it("finds as many answers as the fast one, and the same", () => {
    const nurikabe = [5, 6, 7].flatMap((size) =>
      madeTexts("nurikabe", { rows: size, cols: size }, share(6, 100), 900),
    );
    const sets = [
      ["sudoku", madeTexts("sudoku", { rows: 9, cols: 9, minimal: true }, share(20, 500), 900)],
      ["sudoku", loosened(share(10, 100))],
      ["sudoku", ["1230000400000000", "1000000000000000"]],
      ["nurikabe", nurikabe],
      ["nurikabe", ["3/3/.g1i1g1", "5/5/g.k.o.k.g", "5/5/g4k2o1k3g", "4/4/.j.p", "5/5/3zj"]],
    ] as const;
    const ends = new Set<number>();
    for (const [kind, texts] of sets) {
      for (const text of texts) {
        const puzzle = posed(kind, text);
        const found = (search: Search) => {
          const { answers, complete } = run(search(puzzle, gridOf(puzzle), { answers: 2, nodes: 100_000 }));
          expect(complete, text).toBe(true);
          return answers;
        };
        const [fast, second] = [found(kindOf(kind).search), found(secondSearch(kind))];
        expect(second.length, text).toBe(fast.length);
        if (fast.length === 1) expect(second).toEqual(fast);
        ends.add(fast.length);
      }
    }
    expect([...ends].sort()).toEqual([0, 1, 2]);
  });
});
