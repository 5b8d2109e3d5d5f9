import { describe, expect, it } from "vitest";
import { EFFORTS } from "../../engine/kinds/contract/effort.ts";
import type { Wish } from "../../engine/kinds/contract/wish.ts";
import { PAGE_KINDS } from "../../web/kinds/pages.ts";
import { changedWish } from "../../web/make/order.ts";
import { en } from "../../web/words/en.ts";
import { zh } from "../../web/words/zh.ts";
import { makeKind } from "../kinds/whole.ts";

describe.each(PAGE_KINDS.map(({ id, wishes }) => [id, wishes] as const))("the form for %s", (id, wishes) => {
  it("asks for what the kind's maker takes", () => {
    const asked = wishes.map((control) =>
      control.is === "choice"
        ? { name: control.name, is: control.is, of: control.options.map(({ value }) => value) }
        : { name: control.name, is: control.is },
    );
    const taken = makeKind(id)?.wishes.map((field) =>
      field.is === "choice" ? field : { name: field.name, is: field.is },
    );
    expect(asked).toEqual(taken);
  });
});

describe("a wish that cannot come true", () => {
  const refusal = (kind: string, wish: Wish) => makeKind(kind)?.refuses(wish)?.text;

  it("speaks of effort as the form does", () => {
    expect(EFFORTS.en).toEqual([1, 2, 3, 4, 5].map((n) => en[`effort.${n as 1 | 2 | 3 | 4 | 5}`]));
    expect(EFFORTS.zh).toEqual([1, 2, 3, 4, 5].map((n) => zh[`effort.${n as 1 | 2 | 3 | 4 | 5}`]));
  });

  it("names the efforts that there are", () => {
    const range = { rows: 9, cols: 9, givens: 24, level: 1 };
    expect(refusal("sudoku", range)?.en).toMatch(
      /^The effort of a 9x9 Sudoku with 24 givens is “\w[\w ]*” to “\w[\w ]*” \(\d to \d\), not “Very light” \(1\)\.$/,
    );
    expect(refusal("sudoku", range)?.zh).toMatch(
      /数独的费力程度是“.+”到“.+”（\d 到 \d），不会是“很省力”（1）。$/,
    );
    expect(refusal("nurikabe", { rows: 9, cols: 9, level: 1, technique: 5 })?.en).toMatch(
      /^“Very light” \(1\) effort is what rules of levels 1 and 2 solve/,
    );
  });
});

describe("a changed wish", () => {
  it("leaves out what becomes undefined, and keeps the rest", () => {
    const wish = { rows: 9, cols: 9, level: 2, givens: 24 };
    expect(changedWish(wish, { givens: undefined, minimal: true })).toStrictEqual({
      ...{ rows: 9, cols: 9, level: 2 },
      minimal: true,
    });
    expect(changedWish(wish, { rows: 4, cols: 4 })).toStrictEqual({ ...wish, rows: 4, cols: 4 });
  });
});
