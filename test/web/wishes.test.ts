import { describe, expect, it } from "vitest";
import { PAGE_KINDS } from "../../web/kinds/pages.ts";
import { changedWish } from "../../web/make/order.ts";
import { makeKind } from "../kinds/whole.ts";

const LEVELS = [1, 2, 3, 4, 5, 6, 7];

describe.each(PAGE_KINDS)("the form for $id", ({ id, wishes, sides }) => {
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

  it("offers a side the levels that the kind's maker does not refuse", () => {
    for (const side of sides.offered) {
      const refused = LEVELS.filter((level) => makeKind(id)?.refuses({ rows: side, cols: side, level }));
      expect(refused).toEqual(LEVELS.slice(sides.hardest?.[side] ?? LEVELS.length));
    }
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
