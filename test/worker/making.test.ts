import { describe, expect, it } from "vitest";
import { loadMaker } from "../../engine/kinds/load.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { WatchedMaking } from "../../worker/api.ts";
import { watchMakingJob } from "../../worker/searches/making.ts";
import { wholeKind } from "../kinds/whole.ts";

const WISHES = { sudoku: { rows: 9, cols: 9 }, nurikabe: { rows: 6, cols: 6 } } as const;

async function watched(id: keyof typeof WISHES, seed: number): Promise<WatchedMaking> {
  const kind = wholeKind(id);
  if (!kind) throw new Error("no kind");
  let now = 0;
  const clock = () => now++;
  const job = watchMakingJob(kind, await loadMaker(id), { kind: id, wish: WISHES[id], seed }, clock);
  const made = job.ok ? run(job.value) : null;
  if (!made) throw new Error("nothing came out");
  return made;
}

describe.each(Object.keys(WISHES) as (keyof typeof WISHES)[])("a maker of %s that is watched", (id) => {
  it.each([1, 2, 3])(
    "makes what it makes unwatched (seed %i), tells every change, in the order of time",
    async (seed) => {
      const made = await watched(id, seed);
      const kind = wholeKind(id);
      const making = await loadMaker(id);
      const random = randomFrom(seed);
      let plain = null;
      for (let attempt = 1; attempt <= made.attempt; attempt++) plain = run(making.make(WISHES[id], random));
      expect(plain && kind?.play.format(plain)).toBe(made.text);
      expect(made.events.length).toBe(Math.min(made.passed, 4_000));
      expect(made.events[0].type).toBe("begun");
      const times = made.events.map(({ ms }) => ms);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(made.events.at(-1)?.text).toBe(made.text);
      const puzzle = kind?.play.parse(made.text);
      if (!kind || !puzzle?.ok) throw new Error("no puzzle");
      const { answers } = run(
        kind.search(puzzle.value, gridOf(puzzle.value), { answers: 2, nodes: 100_000 }),
      );
      expect(answers).toHaveLength(1);
    },
  );
});

it("tells of a Sudoku which cells are dug, and puts back only what was", async () => {
  const { events } = await watched("sudoku", 5);
  for (const [at, { type, text, cells }] of events.entries()) {
    const before = at > 0 ? events[at - 1].text : text;
    const changed = [...text].flatMap((digit, cell) => (digit === before[cell] ? [] : [cell]));
    if (type === "dug" || type === "put-back") {
      expect(changed.every((cell) => cells.includes(cell))).toBe(true);
      for (const cell of changed) expect(text[cell] === "0").toBe(type === "dug");
    } else expect(changed).toEqual([]);
    if (type === "other") expect(cells.length).toBeGreaterThan(3);
  }
});

it("tells of a Nurikabe that no change which is kept leaves more open, and that nothing is open in the end", async () => {
  const { events } = await watched("nurikabe", 4);
  let open = Number.POSITIVE_INFINITY;
  for (const event of events) {
    if (event.type === "kept") expect(event.open).toBeLessThanOrEqual(open);
    if (event.type === "dropped") expect(event.open).toBeGreaterThan(open);
    else open = event.open;
  }
  expect(open).toBe(0);
});
