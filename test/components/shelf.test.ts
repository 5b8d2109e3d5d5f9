import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { extendByHome, type Home } from "../../web/shelf/home.ts";
import { hashOf } from "../../web/state/route.ts";
import { DEFAULT_SETTINGS } from "../../web/state/settings.ts";
import type { AppState } from "../../web/state/state.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/shelf/shelf-screen.ts";
import { all, dressed, find, settled, textIn, until } from "./look.ts";
import { appWith, CORPUS, game, nurikabeText, sudokuText } from "./shell.ts";

/** The shelf with its own part of the state. */
const shelfApp = (state: Partial<AppState> = {}, acts: Parameters<typeof appWith>[1] = {}) => {
  const app = appWith(state, acts);
  extendByHome(app.store);
  return app;
};
const shelf = async (app: ReturnType<typeof appWith>) => {
  const screen = await fixture(html`<ergo-shelf-screen .app=${app}></ergo-shelf-screen>`);
  await settled(screen);
  return screen;
};
/** What a card says, without the digits in its picture. */
const said = (card: Element) =>
  all(card, "strong, .note")
    .map((one) => one.textContent?.replace(/\s+/g, " ").trim())
    .join(" ");
const headings = (screen: Element) => all(screen, "h2").map((one) => one.textContent);
const DAY: Home = {
  day: 20_000,
  levels: {},
  today: [
    { kind: "sudoku", level: 4, number: 7, text: sudokuText(7) },
    { kind: "nurikabe", level: 2, number: 3, text: nurikabeText(5) },
  ],
};

before(async () => {
  await dressed();
  await speak("en");
});

describe("the shelf of a newcomer", () => {
  it("says in a sentence what this is and begins either kind with one press", async () => {
    const corpus = CORPUS.filter(({ kind, level }) => kind === "sudoku" || level > 1);
    const app = shelfApp({ shelf: { games: [], corpus } });
    const screen = await shelf(app);
    expect(textIn(screen)).to.contain("instead of the answer");
    find(screen, ".start", "Play Sudoku").click();
    find(screen, ".start", "Play Nurikabe").click();
    expect(app.calls).to.deep.equal([
      ["openCorpus", "sudoku", 1],
      ["openCorpus", "nurikabe", 2],
    ]);
  });

  it("shows the rules of both kinds opened, with pictures when they are wanted, and leads to the first lesson of Nurikabe", async () => {
    const app = shelfApp();
    const screen = await shelf(app);
    const rules = all(screen, "details") as HTMLDetailsElement[];
    expect(rules.map((rule) => rule.open)).to.deep.equal([true, true]);
    find(screen, ".newcomer", "New to Nurikabe?").click();
    expect(app.calls).to.deep.equal([["go", { screen: "learn", link: "/nurikabe/lesson" }]]);
    rules[1].querySelector("summary")?.click();
    await until(() => all(rules[1], "figure").length > 1);
    expect(all(rules[0], "ergo-kind-rules")).to.have.length(0);
  });

  it("shows places to come while the storage has not answered, not the welcome", async () => {
    const app = shelfApp({ shelf: { games: null, corpus: null } });
    const screen = await shelf(app);
    expect(all(screen, ".start")).to.have.length(0);
    expect(all(screen, "[aria-busy=true]").length).to.be.greaterThan(0);
    app.store.dispatch({ type: "shelf", shelf: { games: [], corpus: CORPUS } });
    app.store.dispatch({ type: "home/told", home: DAY });
    await settled(screen);
    expect(all(screen, "[aria-busy=true]")).to.have.length(0);
    expect(all(screen, ".start")).to.have.length(2);
  });
});

describe("the game to continue", () => {
  const games = [
    game(1, { finished: true }),
    game(3, { kind: "nurikabe", elapsed: 754_000, progress: 0.42 }),
    game(2, { name: "Train to Bern" }),
  ];

  it("is the last that is not finished, with picture, kind, place, progress and time; a tap goes on", async () => {
    const app = shelfApp({ shelf: { games, corpus: CORPUS } });
    const screen = await shelf(app);
    const [card, ...others] = all(screen, "ergo-continue-card");
    expect(others).to.deep.equal([]);
    expect(said(card)).to.equal("Continue Nurikabe Hard 3 42% 12:34");
    expect(all(card, "ergo-thumbnail")).to.have.length(1);
    expect(find<HTMLProgressElement>(card, "progress").value).to.equal(0.42);
    const { kind, text } = games[1];
    const route = { screen: "play", kind, text } as const;
    const link = find(card, "a");
    expect(link.getAttribute("href")).to.equal(hashOf(route));
    link.click();
    expect(app.calls).to.deep.equal([["go", route]]);
  });

  it("keeps its time to itself when the timer is hidden", async () => {
    const settings = { ...DEFAULT_SETTINGS, timer: false };
    const screen = await shelf(shelfApp({ shelf: { games, corpus: CORPUS }, settings }));
    expect(said(find(screen, "ergo-continue-card"))).to.equal("Continue Nurikabe Hard 3 42%");
  });

  it("has all games behind it where there are more", async () => {
    const app = shelfApp({ shelf: { games, corpus: CORPUS } });
    const screen = await shelf(app);
    const way = find(screen, ".all", "All games");
    expect(way.textContent).to.contain("3");
    way.click();
    expect(app.calls).to.deep.equal([["go", { screen: "games" }]]);
    const alone = await shelf(shelfApp({ shelf: { games: games.slice(1, 2), corpus: CORPUS } }));
    expect(all(alone, ".all")).to.have.length(0);
  });

  it("is none where all are finished: these are one tap away", async () => {
    const screen = await shelf(shelfApp({ shelf: { games: games.slice(0, 1), corpus: CORPUS } }));
    expect(all(screen, "ergo-continue-card")).to.have.length(0);
    expect(headings(screen)[0]).to.equal("Your games");
    expect(find(screen, ".all").textContent).to.contain("1");
  });

  it("stays when its text cannot be read", async () => {
    const broken = { ...games[1], text: "nonsense", id: "nurikabe/nonsense" };
    const screen = await shelf(shelfApp({ shelf: { games: [broken], corpus: CORPUS } }));
    expect(textIn(find(screen, "ergo-continue-card"))).to.contain("Nurikabe");
  });
});

describe("the puzzles of today", () => {
  const cards = (screen: Element) => all(screen, "ergo-today-card").map(said);

  it("stand below the date, one of each kind, and are opened by their place", async () => {
    const app = shelfApp({ home: DAY });
    const screen = await shelf(app);
    const date = new Intl.DateTimeFormat(navigator.language, { month: "long", day: "numeric" });
    expect(headings(screen)).to.include(`Today, ${date.format(new Date())}`);
    expect(cards(screen)).to.deep.equal(["Sudoku Hard new", "Nurikabe Easy new"]);
    const [, nurikabe] = all(screen, "ergo-today-card");
    expect(all(nurikabe, "ergo-thumbnail")).to.have.length(1);
    find(nurikabe, "button").click();
    expect(app.calls).to.deep.equal([["openCorpus", "nurikabe", 2, 3]]);
  });

  it("tell how far the player is with them, and the time in the end", async () => {
    const games = [
      game(7, { progress: 0.58 }),
      game(3, { kind: "nurikabe", text: nurikabeText(5), finished: true, elapsed: 252_000 }),
    ];
    const app = shelfApp({ shelf: { games, corpus: CORPUS }, home: DAY });
    const screen = await shelf(app);
    expect(cards(screen)[0]).to.equal("Sudoku Hard 58%");
    expect(cards(screen)[1]).to.equal("Nurikabe Easy Finished 4:12");
    const settings = { ...app.store.state.settings, timer: false };
    app.store.dispatch({ type: "settings", settings, lang: "en" });
    await settled(screen);
    expect(cards(screen)[1]).to.equal("Nurikabe Easy Finished");
    expect(all(screen, ".done .unseen")).to.have.length(0);
  });

  it("keep their room while they load, so that nothing below them moves", async () => {
    const app = shelfApp({ shelf: { games: [game(2)], corpus: null } });
    const screen = await shelf(app);
    const top = () => all(screen, "#play").map((one) => one.getBoundingClientRect().top);
    const before = top();
    app.store.dispatch({ type: "shelf", shelf: { corpus: CORPUS } });
    await settled(screen);
    expect(top()).to.deep.equal(before);
    const today = DAY.today?.map((one) => ({ ...one, text: null })) ?? null;
    app.store.dispatch({ type: "home/told", home: { ...DAY, today } });
    await settled(screen);
    expect(top()).to.deep.equal(before);
    app.store.dispatch({ type: "home/told", home: DAY });
    await settled(screen);
    expect(top()).to.deep.equal(before);
  });

  it("are not promised where there are no puzzles", async () => {
    const screen = await shelf(shelfApp({ shelf: { games: [], corpus: [] } }));
    expect(headings(screen).join()).not.to.contain("Today");
  });
});

describe("a tile to play", () => {
  const games = [game(13, { finished: true })];

  it("begins the next puzzle of the level that the player had last", async () => {
    const app = shelfApp({ shelf: { games, corpus: CORPUS } });
    const screen = await shelf(app);
    find(screen, ".begin", "Play Sudoku, Hard").click();
    await settled(screen);
    find(screen, ".begin", "Play Nurikabe, Beginner").click();
    expect(app.calls).to.deep.equal([
      ["openCorpus", "sudoku", 4],
      ["openCorpus", "nurikabe", 1],
    ]);
  });

  it("has its level chosen in place", async () => {
    const app = shelfApp({ shelf: { games, corpus: CORPUS } });
    const screen = await shelf(app);
    const level = find<HTMLSelectElement>(screen, "select", "Level of Sudoku");
    expect([...level.options].map((one) => one.text)).to.deep.equal([
      ...["Beginner", "Easy", "Medium", "Hard", "Expert"],
    ]);
    expect(level.value).to.equal("4");
    level.value = "2";
    level.dispatchEvent(new Event("change"));
    await settled(screen);
    find(screen, ".begin", "Play Sudoku, Easy").click();
    expect(app.calls).to.deep.equal([["openCorpus", "sudoku", 2]]);
    expect(app.store.state.home?.levels).to.deep.equal({ sudoku: 2 });
  });

  it("asks once for a puzzle that takes a while", async () => {
    const app = shelfApp(
      { shelf: { games, corpus: CORPUS } },
      { openCorpus: () => new Promise<void>(() => {}) },
    );
    const screen = await shelf(app);
    const begin = find(screen, ".begin");
    begin.click();
    begin.click();
    await settled(screen);
    expect(app.calls).to.have.length(1);
    expect(begin.ariaBusy).to.equal("true");
  });

  it("says so when there are no puzzles to be had", async () => {
    const screen = await shelf(shelfApp({ shelf: { games, corpus: [] } }));
    expect(textIn(screen)).to.contain("could not be loaded");
  });
});

describe("the shelf", () => {
  it("leads to the library, the makers and the thinkers", async () => {
    const app = shelfApp({ shelf: { games: [game(2)], corpus: CORPUS }, home: DAY });
    const screen = await shelf(app);
    expect(find(screen, ".enter").getAttribute("href")).to.equal("#/enter");
    for (const name of [".library", ".make", ".enter", ".bench", ".lab", ".import"])
      find(screen, name).click();
    expect(app.calls).to.deep.equal([
      ["go", { screen: "library" }],
      ["go", { screen: "make" }],
      ["go", { screen: "enter", link: "" }],
      ["go", { screen: "workbench", link: "" }],
      ["go", { screen: "lab", link: "" }],
      ["sheet", "import"],
    ]);
  });

  for (const [width, height, lang] of [
    [360, 740, "en"],
    [360, 740, "zh"],
    [1280, 800, "en"],
  ] as const) {
    it(`shows what to continue and what to play on the first screen of ${width} x ${height} (${lang})`, async () => {
      await setViewport({ width, height });
      await speak(lang);
      const app = shelfApp({ lang, shelf: { games: [game(2), game(3)], corpus: CORPUS }, home: DAY });
      const screen = await shelf(app);
      for (const part of ["ergo-continue-card", "ergo-today-card", "ergo-play-tile"])
        for (const one of all(screen, part)) {
          const { bottom, width: wide } = one.getBoundingClientRect();
          expect(bottom, part).to.be.at.most(height);
          expect(wide, part).to.be.greaterThan(100);
        }
      await speak("en");
    });
  }

  it("has targets of 44 pixels and more", async () => {
    await setViewport({ width: 320, height: 568 });
    const app = shelfApp({ shelf: { games: [game(2), game(3)], corpus: CORPUS }, home: DAY });
    const screen = await shelf(app);
    for (const target of all(screen, "a, button, select, summary")) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height), target.outerHTML).to.be.at.least(44);
    }
    await setViewport({ width: 800, height: 600 });
  });
});
