import { describe, expect, it } from "vitest";
import { PAGE_KINDS } from "../../web/kinds/pages.ts";
import { changedWish } from "../../web/make/order.ts";
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
