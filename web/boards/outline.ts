import { nothing, svg, type TemplateResult } from "lit";
import type { Cell } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Link } from "../../engine/model/rule.ts";
import { linksOver } from "./link-lines.ts";
import type { NamedHouse, SetRole, TintedSet, Tints } from "./tints.ts";

/** The line around a set, which differs by more than hue. Widths and dashes are in sizes of a digit. */
const SET_LOOKS: Readonly<
  Record<SetRole, { readonly ink: string; readonly dashes: string | typeof nothing }>
> = {
  "set-1": { ink: "var(--accent)", dashes: nothing },
  "set-2": { ink: "var(--ink)", dashes: "0.34em 0.14em" },
  "set-3": { ink: "var(--ink)", dashes: "0.09em 0.12em" },
};
const SET_WIDTH = "0.11em";
/** How much shows of the line around a set of which nothing is said. */
const FAINT = 0.35;
/** How far inside its cells the line of a set runs, in cells; farther in where they are in a set before it. */
const INSET = { alone: 0.04, again: 0.085 };

/** The tints with all that is drawn over the cells: one line around the area that is spoken of and around each set, and the links of a chain. */
export function outlined(tints: Tints, puzzle: Puzzle): Tints {
  const { chain, sets } = tints;
  const told = chain?.told?.[0]?.by;
  const area = told ? houseOf(puzzle, told) : (tints.area ?? []);
  return {
    ...tints,
    ...(area.length > 0 && { outline: aroundHouses(area, tints.houses ?? [], puzzle) }),
    ...((chain || sets) && {
      over: [
        sets ? setsOver(puzzle, sets) : nothing,
        chain ? linksOver(puzzle, chain, sets, tints.struck) : nothing,
      ],
    }),
  };
}

/** A line around each set, inside its cells, so that two of them side by side or one over the other can be told apart. */
function setsOver({ rows, cols }: Puzzle, sets: readonly TintedSet[]): TemplateResult {
  const lines = sets.map(({ cells, role, isSpoken }, at) => {
    const isAgain = sets.slice(0, at).some((before) => before.cells.some((cell) => cells.includes(cell)));
    const { ink, dashes } = SET_LOOKS[role];
    return svg`<path class=${role} d=${outlineOf(new Set(cells), cols, isAgain ? INSET.again : INSET.alone)}
      stroke=${ink} stroke-width=${SET_WIDTH} stroke-dasharray=${dashes} opacity=${isSpoken ? 1 : FAINT}></path>`;
  });
  return svg`<svg class="over sets" viewBox="0 0 ${cols} ${rows}" fill="none" aria-hidden="true">${lines}</svg>`;
}

/** A line around each house that lies in the area, as houses that touch or cross would be one shape; and one around what else is in it. */
function aroundHouses(area: readonly Cell[], houses: readonly NamedHouse[], puzzle: Puzzle): string {
  const whole = new Set(area);
  const within = houses
    .map((house) => cellsOf(puzzle, house))
    .filter((cells) => cells.length > 0 && cells.every((cell) => whole.has(cell)));
  const others = new Set(area.filter((cell) => !within.some((cells) => cells.includes(cell))));
  return [...within, others].map((cells) => outlineOf(new Set(cells), puzzle.cols)).join("");
}

/** The cells of the house that makes a link; a cell that makes one is tinted. */
function houseOf(puzzle: Puzzle, by: Link["by"]): readonly Cell[] {
  return by.as === "house" ? cellsOf(puzzle, by) : [];
}

/** The cells of a house; none where the puzzle has no such house. */
export function cellsOf({ laws }: Pick<Puzzle, "laws">, { law, of }: NamedHouse): readonly Cell[] {
  return laws.filter(({ id }) => id === law)[of - 1]?.cells ?? [];
}

/** The edges between these cells and all others, so far inside the cells, as an SVG path; one unit is a cell. */
export function outlineOf(cells: ReadonlySet<Cell>, cols: number, inset = 0): string {
  return [...cells]
    .map((cell) => {
      const [row, col] = [Math.floor(cell / cols), cell % cols];
      const has = (down: number, right: number): boolean =>
        col + right >= 0 && col + right < cols && cells.has(cell + down * cols + right);
      /** An edge runs on to the neighbour along it; around a corner it ends inside this cell, or inside that beyond. */
      const gap = (beside: boolean, beyond: boolean): number => (beside ? (beyond ? -inset : 0) : inset);
      const across = (down: -1 | 1): string => {
        if (has(down, 0)) return "";
        const from = gap(has(0, -1), has(down, -1));
        const to = 1 - gap(has(0, 1), has(down, 1));
        return `M${rounded(col + from)} ${rounded(row + edge(down, inset))}h${rounded(to - from)}`;
      };
      const along = (right: -1 | 1): string => {
        if (has(0, right)) return "";
        const from = gap(has(-1, 0), has(-1, right));
        const to = 1 - gap(has(1, 0), has(1, right));
        return `M${rounded(col + edge(right, inset))} ${rounded(row + from)}v${rounded(to - from)}`;
      };
      return across(-1) + across(1) + along(-1) + along(1);
    })
    .join("");
}

/** Where the edge on a side of a cell runs. */
function edge(side: -1 | 1, inset: number): number {
  return side < 0 ? inset : 1 - inset;
}

/** To thousandths of a cell. */
function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}
