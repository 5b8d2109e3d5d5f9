import { expect, fixture, html } from "@open-wc/testing";
import { hashOf } from "../../web/state/route.ts";
import type { AppState } from "../../web/state/state.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/library/games-screen.ts";
import "../../web/library/library-screen.ts";
import { all, dressed, find, settled, textIn } from "./look.ts";
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
    expect(facts).to.match(/42% ?· ?12:34 · yesterday/);
    expect(all(screen, "ergo-thumbnail")).to.have.length(3);
  });

  it("leave the time out when the timer is hidden", async () => {
    const app = withGames(games);
    const screen = await list(app);
    const settings = { ...app.store.state.settings, timer: false };
    app.store.dispatch({ type: "settings", settings, lang: "en" });
    await settled(screen);
    expect(textIn(all(screen, "ergo-game-card")[1])).to.match(/42% ?· ?yesterday/);
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

describe("the puzzles that come with the app", () => {
  it("are listed with their size and what is finished of them, and open the next puzzle", async () => {
    const made = game(19, { finished: true, origin: { level: 5, number: 1, made: true } });
    const games = [game(4, { finished: true }), game(9, { finished: true }), game(14), made];
    const app = appWith({ shelf: { games, corpus: CORPUS } });
    const screen = await library(app);
    const [sudoku] = all(screen, "ergo-level-list");
    expect(textIn(find(sudoku, ".level", "Expert"))).to.contain("2 of 80 finished");
    expect(textIn(find(sudoku, ".level", "Beginner"))).to.contain("120 puzzles");
    find(sudoku, ".play", "Medium").click();
    expect(app.calls).to.deep.equal([["openCorpus", "sudoku", 3]]);
  });

  it("say so when there are none to be had", async () => {
    const screen = await library(appWith({ shelf: { games: [], corpus: [] } }));
    expect(textIn(find(screen, "ergo-level-list"))).to.contain("could not be loaded");
  });

  it("ask once for a puzzle that takes a while", async () => {
    const app = appWith({}, { openCorpus: () => new Promise<void>(() => {}) });
    const screen = await library(app);
    const level = find(screen, ".play", "Easy");
    level.click();
    level.click();
    await settled(screen);
    expect(app.calls).to.have.length(1);
    expect(level.ariaBusy).to.equal("true");
  });

  it("show their numbers, each as new, begun or finished, from the page of the first new one", async () => {
    const states = Array.from({ length: 120 }, (_, n) => {
      if (n < 52) return "finished" as const;
      return n < 54 ? ("begun" as const) : ("new" as const);
    });
    const app = appWith({}, { corpusStates: async () => states });
    const screen = await library(app);
    const [sudoku] = all(screen, "ergo-level-list");
    find(sudoku, ".icon-button", "Choose a number of Beginner").click();
    await customElements.whenDefined("ergo-number-grid");
    await settled(sudoku);
    const number = (n: number) => find(sudoku, ".number", String(n));
    expect(all(sudoku, ".number")).to.have.length(50);
    expect(number(52).getAttribute("aria-label")).to.equal("52, finished");
    expect(number(53).getAttribute("aria-label")).to.equal("53, begun");
    expect(number(55).getAttribute("aria-label")).to.equal(null);
    number(55).click();
    expect(app.calls.at(-1)).to.deep.equal(["openCorpus", "sudoku", 1, 55]);
    find(sudoku, ".icon-button", "Greater numbers").click();
    find(sudoku, ".icon-button", "Greater numbers").click();
    await settled(sudoku);
    expect(all(sudoku, ".number")).to.have.length(20);
    expect(textIn(sudoku)).to.contain("101 to 120 of 120");
  });
});
