import { expect, fixture, html } from "@open-wc/testing";
import type { LibraryActs } from "../../web/library/browse.ts";
import { type Browsing, extendByBrowsing } from "../../web/library/browsing.ts";
import { extendByPacks } from "../../web/packs/packs-state.ts";
import type { PuzzleEntry } from "../../web/packs/puzzle-entry.ts";
import { hashOf } from "../../web/state/route.ts";
import type { AppState } from "../../web/state/state.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/library/games-screen.ts";
import "../../web/library/library-screen.ts";
import "../../web/library/numbered-screen.ts";
import { all, dressed, find, settled, textIn, until } from "./look.ts";
import { appWith, CORPUS, game } from "./shell.ts";

const list = async (app: ReturnType<typeof appWith>) => {
  const screen = await fixture(html`<ergo-games-screen .app=${app}></ergo-games-screen>`);
  await settled(screen);
  return screen;
};
const library = async (app: ReturnType<typeof appWith>) => {
  const screen = await fixture(html`<ergo-library-screen .app=${app}></ergo-library-screen>`);
  await settled(screen);
  return screen;
};
const withGames = (games: AppState["shelf"]["games"]) => appWith({ shelf: { games, corpus: CORPUS } });
const titles = (screen: Element) => all(screen, ".title").map((title) => title.textContent);

before(async () => {
  await dressed();
  await speak("en");
});

describe("the games of the player", () => {
  const games = [
    game(2, { name: "Train to Bern" }),
    game(3, { kind: "nurikabe", elapsed: 754_000, progress: 0.42, played: Date.now() - 26 * 3_600_000 }),
    game(4, { finished: true }),
    game(5, { origin: null }),
  ];

  it("are shown newest first, those in progress, with name, kind, size, progress, time and when they were played", async () => {
    const screen = await list(withGames(games));
    expect(titles(screen)).to.deep.equal(["Train to Bern", "Hard 3", "Imported puzzle"]);
    const facts = textIn(all(screen, "ergo-game-card")[1]);
    expect(facts).to.contain("Nurikabe 7 × 7");
    expect(facts).to.match(/42% ?12:34 ?yesterday/);
    expect(all(screen, "ergo-thumbnail")).to.have.length(3);
  });

  it("leave the time out when the timer is hidden", async () => {
    const app = withGames(games);
    const screen = await list(app);
    const settings = { ...app.store.state.settings, timer: false };
    app.store.dispatch({ type: "settings", settings, lang: "en" });
    await settled(screen);
    expect(textIn(all(screen, "ergo-game-card")[1])).to.match(/42% ?yesterday/);
  });

  it("are links to their address, and go there without loading the page", async () => {
    const app = withGames(games);
    const screen = await list(app);
    const { kind, text } = games[1];
    const route = { screen: "play", kind, text } as const;
    const link = all(screen, ".open")[1];
    expect(link.getAttribute("href")).to.equal(hashOf(route));
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
    expect(app.calls).to.deep.equal([["go", route]]);
  });

  it("are filtered by kind, and the finished ones are folded away", async () => {
    const screen = await list(withGames(games));
    expect(find(screen, "h2", "In progress").textContent).to.contain("3");
    const fold = find(screen, ".fold", "Finished");
    expect(fold.textContent).to.contain("1");
    expect(fold.ariaExpanded).to.equal("false");
    fold.click();
    await settled(screen);
    expect(fold.ariaExpanded).to.equal("true");
    expect(titles(screen)).to.deep.equal(["Train to Bern", "Hard 3", "Imported puzzle", "Expert 4"]);
    fold.click();
    find(screen, ".chip", "Nurikabe").click();
    await settled(screen);
    expect(titles(screen)).to.deep.equal(["Hard 3"]);
    expect(all(screen, ".fold")).to.have.length(0);
    expect(all(screen, "[type=search]")).to.have.length(0);
  });

  it("show the finished ones when there are no others", async () => {
    const screen = await list(withGames([games[2]]));
    expect(titles(screen)).to.deep.equal(["Expert 4"]);
    expect(find(screen, ".fold").ariaExpanded).to.equal("true");
    expect(find(screen, "#open").getBoundingClientRect().height, "no heading over nothing").to.be.below(2);
    expect(all(screen, ".chip")).to.have.length(0);
  });

  it("say where they will be when there are none, and wait for the storage", async () => {
    const app = withGames(null);
    const screen = await list(app);
    expect(find(screen, "main").ariaBusy).to.equal("true");
    app.store.dispatch({ type: "shelf", shelf: { games: [] } });
    await settled(screen);
    expect(find(screen, "main").ariaBusy).to.equal("false");
    expect(textIn(screen)).to.contain("appears here");
  });

  it("are searched once there are many", async () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      game(n + 1, { id: `game-${n}`, name: `Puzzle ${n + 1}` }),
    );
    const app = withGames(many.slice(0, 8));
    const screen = await list(app);
    expect(all(screen, "[type=search]")).to.have.length(0);
    app.store.dispatch({ type: "shelf", shelf: { games: many } });
    await settled(screen);
    expect(titles(screen)).to.have.length(24);
    find(screen, "button.more", "Show 6 more games").click();
    await settled(screen);
    expect(titles(screen)).to.have.length(30);
    const field = find<HTMLInputElement>(screen, "[type=search]");
    field.value = "sudoku zzle 17";
    field.dispatchEvent(new InputEvent("input"));
    await settled(screen);
    expect(titles(screen)).to.deep.equal(["Puzzle 17"]);
    field.value = "nothing of the sort";
    field.dispatchEvent(new InputEvent("input"));
    await settled(screen);
    expect(textIn(find(screen, "[role=status]"))).to.contain("No game fits");
  });

  it("are renamed in place; Escape keeps the name", async () => {
    const app = withGames(games);
    const screen = await list(app);
    const card = all(screen, "ergo-game-card")[0];
    const rename = async () => {
      find(card, ".more").click();
      await settled(card);
      find(card, ".rename").click();
      await settled(card);
      return find<HTMLInputElement>(card, "input");
    };
    const first = await rename();
    expect(card.shadowRoot?.activeElement).to.equal(first);
    expect(first.value).to.equal("Train to Bern");
    first.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true }));
    await settled(card);
    expect(all(card, "input")).to.have.length(0);
    expect(card.shadowRoot?.activeElement).to.equal(find(card, ".more"));
    expect(app.calls).to.deep.equal([]);

    const second = await rename();
    second.value = "  Ferry  ";
    find(card, "button.primary").click();
    expect(app.calls).to.deep.equal([["renameGame", games[0].id, "Ferry"]]);
  });

  it("are deleted, and the focus goes to the next one", async () => {
    const app = withGames(games);
    const screen = await list(app);
    const [card, next] = all(screen, "ergo-game-card");
    find(card, ".more").click();
    await settled(card);
    find(card, ".delete").click();
    expect(app.calls).to.deep.equal([["deleteGame", games[0].id]]);
    expect(next.shadowRoot?.activeElement).to.equal(find(next, ".open"));
  });

  it("stay on the shelf when their text cannot be read", async () => {
    const broken = { ...games[0], text: "nonsense", id: "sudoku/nonsense" };
    const screen = await list(withGames([broken]));
    expect(titles(screen)).to.deep.equal(["Train to Bern"]);
  });
});

describe("the library", () => {
  const entry = (number: number, kind = "sudoku"): PuzzleEntry => {
    const { text, origin } = game(number, { kind });
    const level = origin?.level ?? 1;
    return { kind, level, number, text, size: kind === "sudoku" ? "9x9" : "7x7", needs: ["x-wing"] };
  };
  const ENTRIES = Array.from({ length: 9 }, (_, at) => entry(at + 1));
  const filter = {
    ...{ kind: "sudoku", level: null, size: null, technique: null },
    ...{ progress: null, starred: false, search: "" },
  };
  const techniques = { "x-wing": { level: 4, name: { en: "X-wing", zh: "X 翼" } } };
  const browsing = (entries: readonly PuzzleEntry[]): Browsing => ({
    ...{ filter, entries, reading: false, techniques, starred: new Set() },
  });
  const acts: LibraryActs = { read: async () => {}, open: async () => false, star: async () => {} };
  const libraryWith = (state: Partial<AppState> = {}, own: Partial<LibraryActs> = {}) => {
    const app = appWith(
      { browsing: browsing(ENTRIES), ...state },
      { library: async () => ({ ...acts, ...own }) },
    );
    extendByBrowsing(app.store);
    extendByPacks(app.store);
    return app;
  };
  const names = (screen: Element) => all(screen, "li strong").map((one) => one.textContent);
  const chosen = (screen: Element, label: string, value: string) => {
    const select = find(screen, `select[aria-label="${label}"]`) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event("change"));
  };

  it("lists puzzles with size, progress and time, each a short link that opens it", async () => {
    const games = [game(1, { finished: true, elapsed: 754_000 }), game(2, { progress: 0.42 })];
    const app = libraryWith({ shelf: { games, corpus: CORPUS } });
    const screen = await library(app);
    const rows = all(screen, "li").map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(rows[0]).to.match(/^Easy 1 9 × 9 solved 12:34$/);
    expect(rows[1]).to.match(/^Medium 2 9 × 9 42%$/);
    expect(rows[2]).to.match(/^Hard 3 9 × 9 new$/);
    const link = all(screen, "li a")[2];
    expect(link.getAttribute("href")).to.equal("#/sudoku/l4-3");
    link.click();
    expect(app.calls.at(-1)).to.deep.equal(["openCorpus", "sudoku", 4, 3]);
  });

  it("is narrowed by level, technique, progress and number, and says how many are left", async () => {
    const games = [game(1, { finished: true })];
    const app = libraryWith({ shelf: { games, corpus: CORPUS } });
    const screen = await library(app);
    chosen(screen, "Level", "4");
    await settled(screen);
    expect(names(screen)).to.deep.equal(["Hard 3", "Hard 8"]);
    chosen(screen, "Level", "");
    chosen(screen, "How far you are", "solved");
    await settled(screen);
    expect(names(screen)).to.deep.equal(["Easy 1"]);
    chosen(screen, "How far you are", "");
    const search = find(screen, "input[type=search]") as HTMLInputElement;
    search.value = "9";
    search.dispatchEvent(new InputEvent("input"));
    await settled(screen);
    expect(names(screen)).to.deep.equal(["Expert 9"]);
    expect(textIn(find(screen, ".found"))).to.contain("1 puzzle");
    const technique = find(screen, "select[aria-label='Technique it needs'] option", "X-wing");
    expect([technique.textContent, technique.closest("optgroup")?.label]).to.deep.equal(["X-wing", "Hard"]);
    search.value = "77";
    search.dispatchEvent(new InputEvent("input"));
    await settled(screen);
    expect(textIn(find(screen, ".found"))).to.contain("No puzzle fits");
    await framed(screen);
    expect(all(screen, "ergo-puzzle-list li")).to.have.length(0);
    find(screen, ".found button", "Show all puzzles").click();
    await settled(screen);
    expect(names(screen)).to.include.members(["Easy 1", "Expert 9"]);
    expect(search.value).to.equal("");
    find(screen, ".search .chip").click();
    await settled(screen);
    expect(textIn(find(screen, ".found"))).to.contain("tap the star");
  });

  it("hands what is listed to the analysis, each with its level and its hardest technique", async () => {
    const app = libraryWith();
    const screen = await library(app);
    chosen(screen, "Level", "4");
    await settled(screen);
    find(screen, ".found button", "Analyse these").click();
    const puzzles = ENTRIES.filter(({ level }) => level === 4);
    expect(app.calls.at(-1)).to.deep.equal([
      "analyseThese",
      {
        ...{ kind: "sudoku", name: "Library" },
        puzzles: puzzles.map(({ text }) => ({ text, level: 4, technique: "x-wing" })),
      },
    ]);
  });

  it("offers one that was not seen, and none where all were begun", async () => {
    const seen = ENTRIES.slice(0, 7).map((_, at) => game(at + 1)); // the 4th and the 9th are one puzzle
    const app = libraryWith({ shelf: { games: seen, corpus: CORPUS } });
    const screen = await library(app);
    const unseen = find(screen, ".found button", "A new one") as HTMLButtonElement;
    expect(unseen.disabled).to.equal(false);
    unseen.click();
    expect(app.calls.find(([name]) => name === "openCorpus")).to.deep.equal(["openCorpus", "sudoku", 4, 8]);
  });

  it("gives and takes stars, and shows only those that have one", async () => {
    const starred: unknown[] = [];
    const app = libraryWith({}, { star: async (...given) => void starred.push(given) });
    const screen = await library(app);
    const star = find(screen, ".star[aria-label='Favourite: Hard 3']");
    expect(star.ariaPressed).to.equal("false");
    star.click();
    await settled(screen);
    const id = `sudoku/${ENTRIES[2].text}`;
    expect(starred).to.deep.equal([[id, true]]);
    app.store.dispatch({ type: "library/told", browsing: { starred: new Set([id]) } });
    find(screen, ".chip", "Favourites").click();
    await settled(screen);
    expect(names(screen)).to.deep.equal(["Hard 3"]);
    expect(find(screen, ".star").ariaPressed).to.equal("true");
  });

  it("has only what is in the window in the document, however long it is, and goes on by arrows to the end", async () => {
    const many = Array.from({ length: 9_000 }, (_, at) => ({
      ...entry((at % 9) + 1),
      text: String(at),
      level: 3,
      number: at + 1,
    }));
    const screen = await library(libraryWith({ browsing: browsing(many) }));
    await framed(screen);
    expect(all(screen, "li").length).to.be.within(4, 120);
    expect(all(screen, "li")[0].ariaSetSize).to.equal("9000");
    const first = find(screen, "li a");
    first.focus();
    const root = first.getRootNode() as ShadowRoot;
    const press = (key: string) =>
      root.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
    press("End");
    await framed(screen);
    expect(root.activeElement?.textContent).to.contain("Medium 9000");
    expect(all(screen, "li").length).to.be.within(4, 120);
    press("Home");
    await framed(screen);
    expect(root.activeElement?.textContent).to.match(/Medium 1\s/);
  });

  it("writes the rows that stay in no other element, and brings all into the order of the list where it rests", async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({
      ...entry((at % 9) + 1),
      ...{ text: String(at), level: 3, number: at + 1 },
    }));
    const screen = await library(libraryWith({ browsing: browsing(many) }));
    await framed(screen);
    const before = all(screen, "li");
    const [first] = before;
    const link = before[before.length - 1].querySelector("a") as HTMLElement;
    link.focus({ preventScroll: true });
    scrollBy(0, first.getBoundingClientRect().top + 7 * first.offsetHeight);
    const placesNow = () => all(screen, "li").map((row) => Number(row.ariaPosInSet));
    const isInOrder = (places: readonly number[]) => places.every((at, n) => n === 0 || places[n - 1] < at);
    // A row a frame; a page that nobody looks at has few.
    await until(() => placesNow()[0] > 1 && isInOrder(placesNow()));
    const after = all(screen, "li");
    expect(
      after.filter((row) => !before.includes(row)),
      "new rows",
    ).to.have.length(0);
    expect(after.map((row) => row.getBoundingClientRect().top)).to.deep.equal(
      [...after.map((row) => row.getBoundingClientRect().top)].sort((a, b) => a - b),
    );
    expect((link.getRootNode() as ShadowRoot).activeElement, "the focus stays").to.equal(link);
    scrollTo(0, 0);
  });

  const manyOf = (length: number) =>
    Array.from({ length }, (_, at) => ({
      ...entry((at % 9) + 1),
      ...{ level: 3, number: at + 1 },
    }));
  const waiting = (screen: Element) => all(screen, "li:has(.wanting)").map((row) => Number(row.ariaPosInSet));

  it("draws no picture while the list flies by, and all where it rests, beginning with those in sight", async () => {
    const screen = await library(libraryWith({ browsing: browsing(manyOf(3_000)) }));
    await until(() => waiting(screen).length === 0);
    const [first] = all(screen, "li");
    let flown = 0;
    for (let frame = 0; frame < 12; frame++) {
      scrollBy(0, 4 * first.offsetHeight);
      await new Promise(requestAnimationFrame);
      flown = Math.max(flown, waiting(screen).length);
    }
    expect(flown).to.equal(all(screen, "li").length);
    await until(() => waiting(screen).length < flown);
    const drawn = all(screen, "li:not(:has(.wanting))").map((row) => row.getBoundingClientRect());
    expect(drawn.some(({ bottom, top }) => bottom > 0 && top < innerHeight)).to.equal(true);
    await until(() => waiting(screen).length === 0);
    scrollTo(0, 0);
  });

  it("keeps rows in place, and the pictures of those that stay, when other puzzles pass or one gets a star", async () => {
    const many = manyOf(2_000);
    const app = libraryWith({ browsing: browsing(many) });
    const screen = await library(app);
    await until(() => waiting(screen).length === 0);
    const rows = all(screen, "li");
    const watch = new MutationObserver(() => {});
    watch.observe(rows[0].parentElement as Element, { childList: true });
    app.store.dispatch({ type: "library/told", browsing: { starred: new Set([`sudoku/${many[1].text}`]) } });
    await settled(screen);
    expect(all(screen, ".star")[1].ariaPressed).to.equal("true");
    expect(waiting(screen)).to.deep.equal([]);
    app.store.dispatch({ type: "library/filter", filter: { search: "1" } });
    await settled(screen);
    expect(names(screen).slice(0, 3)).to.deep.equal(["Medium 1", "Medium 10", "Medium 11"]);
    expect(all(screen, "li")).to.deep.equal(rows);
    expect(waiting(screen)).not.to.include(1);
    expect(watch.takeRecords()).to.deep.equal([]);
  });

  it("says what is missing, and fetches it", async () => {
    const pack = { kind: "sudoku", level: 4, file: "sudoku-4.pack", count: 1_000, daily: 900, bytes: 40_000 };
    const offered = [{ ...pack, sha256: "f".repeat(64), engine: "1", rating: 2 }];
    const app = libraryWith({ packs: { kept: [], offered, status: "waiting", problem: null } });
    const screen = await library(app);
    expect(textIn(find(screen, "ergo-packs-part"))).to.contain("not fetched by themselves");
    find(screen, ".row button", "Fetch 1,000 puzzles (40 kB)").click();
    expect(app.calls.at(-1)).to.deep.equal(["fetchPacks"]);
  });

  it("opens a puzzle by its number, or says that it is not here and how it comes", async () => {
    const route = { screen: "numbered", kind: "sudoku", level: 4, number: 300 } as const;
    const opened: unknown[] = [];
    let isHere = false;
    const open = async (...given: unknown[]) => {
      opened.push(given);
      return isHere;
    };
    const app = libraryWith(
      { route, packs: { kept: [], offered: null, status: "failed", problem: null } },
      { open },
    );
    const screen = await fixture(html`<ergo-numbered-screen .app=${app}></ergo-numbered-screen>`);
    await settled(screen);
    expect(opened).to.deep.equal([["sudoku", 4, 300]]);
    expect(textIn(screen)).to.contain("Hard 300 is not on this device");
    isHere = true;
    app.store.dispatch({ type: "packs/told", packs: { kept: [], status: "idle" } });
    await settled(screen);
    expect(opened).to.have.length(2);
  });
});

/** What is drawn in the frames that follow. */
async function framed(screen: Element): Promise<void> {
  for (let at = 0; at < 4; at++) await new Promise(requestAnimationFrame);
  await settled(screen);
}
