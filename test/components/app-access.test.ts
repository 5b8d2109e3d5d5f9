import { expect, fixture, html } from "@open-wc/testing";
import { fail } from "../../engine/model/result.ts";
import { linkTo } from "../../engine/play/link.ts";
import type { Batch, Making } from "../../web/make/making.ts";
import { readRemembered } from "../../web/make/order.ts";
import type { Home } from "../../web/shelf/home.ts";
import { DEFAULT_SETTINGS } from "../../web/state/settings.ts";
import type { AppState } from "../../web/state/state.ts";
import "../../web/app.ts";
import "../../web/ui/telling.ts";
import { all, cramped, find, flaws, LOOKS, overflow, phone, settled } from "./look.ts";
import { appWith, CORPUS, game, playing, sudokuText } from "./shell.ts";

const refusal = fail("odd", { en: "An odd text.", zh: "奇怪的文本。" }, { line: 1, column: 3 });
const games = Array.from({ length: 12 }, (_, n) =>
  game(n + 1, {
    id: `game-${n}`,
    kind: n % 3 === 1 ? "nurikabe" : "sudoku",
    finished: n % 5 === 4,
    name: n === 2 ? "Grandmother’s newspaper, the Sunday edition" : null,
  }),
);
const shelf = { games, corpus: CORPUS };
const home: Home = {
  day: 20_000,
  levels: {},
  today: [
    { kind: "sudoku", level: 3, number: 1, text: games[0].text },
    { kind: "nurikabe", level: 5, number: 2, text: games[4].text },
  ],
};

const making: Making = { ...readRemembered(null), run: null, problem: null };

/** Each screen, with what to press before it is looked at. */
const SCREENS: Readonly<
  Record<string, { state: Partial<AppState>; tag?: string; press?: (element: Element) => Promise<void> }>
> = {
  "the first shelf": { state: {} },
  "the shelf while it waits": { state: { shelf: { games: null, corpus: null } } },
  "the shelf with a toast and a banner": {
    state: {
      shelf,
      banner: "storage-full",
      toast: { text: "“Easy 3” was deleted.", button: { label: "Undo", action: { type: "closed" } } },
    },
  },
  "the shelf with the puzzles of today": { state: { shelf, home } },
  "the list of games with everything unfolded": {
    state: { shelf, route: { screen: "games" } },
    tag: "ergo-games-screen",
    async press(element) {
      find(element, ".fold").click();
      const [first, second] = all(element, "ergo-game-card .more, .icon-button.more");
      first.click();
      second.click();
      await settled(element);
      find(element, ".rename").click();
    },
  },
  "the library with the numbers of a level": {
    state: { shelf, route: { screen: "library" } },
    tag: "ergo-library-screen",
    async press(element) {
      find(element, "ergo-level-list .icon-button, .level .icon-button").click();
      await customElements.whenDefined("ergo-number-grid");
    },
  },
  "the settings": { state: { route: { screen: "settings" } }, tag: "ergo-settings-screen" },
  "a bad link": {
    state: {
      route: {
        screen: "problem",
        problem: refusal.ok ? never() : refusal.problem,
        given: `#/${"x".repeat(300)}`,
      },
    },
    tag: "ergo-problem-screen",
  },
  "the import with a problem": {
    state: { sheet: "import" },
    tag: "ergo-import-sheet",
    async press(element) {
      const field = find<HTMLTextAreaElement>(element, "textarea");
      field.value = "12?456";
      field.dispatchEvent(new InputEvent("input"));
      find(element, "summary", "").click();
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
  },
  "the Make screen with an order for a Sudoku": {
    state: { route: { screen: "make" }, making },
    tag: "ergo-make-screen",
    async press(element) {
      find<HTMLDetailsElement>(find(element, "ergo-make-form"), "details").open = true;
    },
  },
  "the Make screen with an order for a Nurikabe that cannot be, and what was made": {
    state: {
      route: { screen: "make" },
      making: {
        ...making,
        order: { ...making.order, kind: "nurikabe", wishes: { nurikabe: { rows: 20, cols: 17, level: 3 } } },
        batches: [made(11, 3), made(1, 2)],
        problem: refusal.ok ? never() : refusal.problem,
      },
    },
    tag: "ergo-make-screen",
  },
  "the Make screen at work": {
    state: {
      route: { screen: "make" },
      making: {
        ...making,
        batches: [made(1, 1)],
        run: {
          question: 1,
          batch: made(1, 1),
          wanted: 10,
          done: 1,
          nodes: 123_456,
          began: Date.now() - 75_000,
        },
      },
    },
    tag: "ergo-make-screen",
  },
  "the print sheet": {
    state: { sheet: "print", play: playing("sudoku", sudokuText(3)) },
    tag: "ergo-print-sheet",
  },
  "the share sheet": {
    state: { sheet: "share", play: playing("sudoku", sudokuText(3)) },
    tag: "ergo-share-sheet",
  },
};

/** Puzzles of one order. */
function made(first: number, count: number): Batch {
  const puzzles = Array.from({ length: count }, (_, n) => {
    return { text: sudokuText(first + n), level: 4, technique: null, number: first + n };
  });
  return { kind: "sudoku", wish: { rows: 9, cols: 9, level: 4 }, puzzles };
}

function never(): never {
  throw new Error("a refusal is never ok");
}

for (const look of LOOKS) {
  describe(`In ${look.lang}, ${look.theme}, text at ${look.text} %`, () => {
    for (const [name, { state, tag, press }] of Object.entries(SCREENS)) {
      it(`${name} has no flaw and fits a phone`, async () => {
        await phone(look);
        const settings = { ...DEFAULT_SETTINGS, theme: look.theme };
        const app = appWith(
          { ...state, settings, lang: look.lang },
          {
            detect: async () => refusal,
            link: () =>
              `https://ergo.test/${linkTo(app.store.state.play!.kind, app.store.state.play!.puzzle)}`,
            storage: async () => ({ games: 12, bytes: 640_000, persisted: false, limits: [] }),
            corpusStates: async () => ["finished", "begun", "new"],
          },
        );
        const element = await fixture(html`<ergo-app .app=${app}></ergo-app>`);
        await customElements.whenDefined(tag ?? "ergo-shelf-screen");
        await settled(element);
        await press?.(element);
        await settled(element);
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(await flaws(look)).to.deep.equal([]);
        expect(overflow()).to.equal(0);
        if (look.text === 100) expect(cramped()).to.deep.equal([]);
      });
    }
  });
}

after(() => {
  document.documentElement.style.fontSize = "";
  delete document.documentElement.dataset.theme;
});
