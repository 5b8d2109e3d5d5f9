import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { share } from "../share.ts";
import { visit } from "./harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const LINKS = share(300, 1_000);

/** Addresses as messengers and hands leave them: cut off, doubled, escaped, mixed up, or of nothing at all. */
const links = fc.sample(
  fc.oneof(
    fc.stringMatching(/^#\/(sudoku|nurikabe|settings|)\/?[0-9a-z./%~-]{0,100}$/),
    fc
      .tuple(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.stringMatching(/^[0-9a-z.-]{0,40}$/),
      )
      .map(([cols, rows, body]) => `#/nurikabe/${cols}/${rows}/${body}`),
    fc.string({ maxLength: 40 }).map((text) => `#${encodeURIComponent(text)}`),
    fc.stringMatching(/^#\/sudoku\/[0-9.]{81}(~[0-9a-z]{0,30})?$/),
    fc.stringMatching(/^#\/lab\/(race|tree|duel|[a-z]{0,4})(\/(sudoku|nurikabe|)[0-9a-z()./%-]{0,60})?$/),
  ),
  { seed: 13, numRuns: LINKS },
);

it("shows a board or a sentence for hundreds of broken links, one after the other, and never goes blank", async () => {
  app = await visit({ path: "#/", online: true });
  const outcome = await app.page.evaluate(async (addresses) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const shows = { board: 0, sentence: 0, shelf: 0, blank: [] as string[] };
    const find = (name: string): Element | null | undefined =>
      document.querySelector("ergo-app")?.shadowRoot?.querySelector(name);
    for (const address of addresses) {
      location.hash = address;
      await painted();
      for (let wait = 0; wait < 50 && !find(".screen")?.shadowRoot?.childElementCount; wait++)
        await painted();
      const screen = find(".screen");
      if (!screen?.shadowRoot?.textContent?.trim()) shows.blank.push(address);
      else if (screen.localName === "ergo-play-screen") shows.board++;
      else if (screen.localName === "ergo-problem-screen") shows.sentence++;
      else shows.shelf++;
    }
    return shows;
  }, links);
  expect(outcome.blank).toEqual([]);
  expect(outcome.board).toBeGreaterThan(0.03 * LINKS);
  expect(outcome.sentence).toBeGreaterThan(0.3 * LINKS);
});
