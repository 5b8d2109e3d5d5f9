import { afterEach, describe, expect, it } from "vitest";
import { visit } from "../harness.mjs";
import { handOf } from "./hand.ts";
import { flaws } from "./looks.ts";
import { ROOM_WALKS } from "./room-walks.ts";
import { WALKS } from "./walks.ts";

let app: Awaited<ReturnType<typeof visit>>;
/** How many screens were looked at. */
let seen = 0;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

describe("no screen has a flaw, in any language, theme and size of text:", () => {
  for (const [name, { path, steps }] of Object.entries({ ...WALKS, ...ROOM_WALKS })) {
    it(name, async () => {
      app = await visit({ path, online: true });
      const { page } = app;
      const hand = handOf(page);
      const found: Record<string, string[]> = {};
      for (const [what, go] of Object.entries(steps)) {
        await go(hand).catch((error) => {
          throw new Error(`on the way to ${what}: ${error.message}`);
        });
        const wrong = await flaws(page, seen++);
        if (wrong.length > 0) found[what] = wrong;
      }
      expect(found).toEqual({});
    }, 900_000);
  }
});
