import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { ErgoApp } from "../../web/app.ts";
import type { Acts } from "../../web/state/app.ts";
import { DEFAULT_SETTINGS } from "../../web/state/settings.ts";
import type { SheetName } from "../../web/state/state.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/app.ts";
import { ScrollPlaces } from "../../web/effects/scroll-places.ts";
import { Arrivals } from "../../web/ui/arrivals.ts";
import "../../web/ui/telling.ts";
import { all, dressed, find, paste, settled, textIn, until } from "./look.ts";
import { appWith, CORPUS, game, playing, sudokuText } from "./shell.ts";

const shown = async (app: ReturnType<typeof appWith>) => {
  const element = await fixture<ErgoApp>(html`<ergo-app .app=${app}></ergo-app>`);
  // As `later.ts` does.
  element.arrivals = new Arrivals(
    element,
    (text) => element.take(text),
    (picture) => app.acts.readPicture(picture),
  );
  element.places = new ScrollPlaces();
  await settled(element);
  return element;
};
const screen = (element: Element) => find(element, ".screen").localName;
const later = async (element: Element, tag: string) => {
  await customElements.whenDefined(tag);
  await settled(element);
};

beforeEach(async () => {
  await dressed();
  await speak("en");
});

describe("the app", () => {
  it("shows the screen that the address names", async () => {
    const app = appWith({ play: playing("sudoku", sudokuText(1)) });
    const element = await shown(app);
    expect(screen(element)).to.equal("ergo-shelf-screen");
    const text = sudokuText(1);
    app.store.dispatch({ type: "route", route: { screen: "play", kind: "sudoku", text } });
    await settled(element);
    expect(screen(element)).to.equal("ergo-play-screen");
    app.store.dispatch({ type: "route", route: { screen: "settings" } });
    await later(element, "ergo-settings-screen");
    expect(textIn(element)).to.contain("Language");
    const problem = { code: "odd", text: { en: "An odd link.", zh: "奇怪的链接。" } };
    app.store.dispatch({ type: "route", route: { screen: "problem", problem, given: "#/odd" } });
    await later(element, "ergo-problem-screen");
    expect(textIn(element)).to.contain("An odd link.");
  });

  it("begins a screen that was come to at its heading, and the shelf where it was left", async () => {
    const games = Array.from({ length: 20 }, (_, n) => game(n + 1, { id: `game-${n}` }));
    const app = appWith({ shelf: { games, corpus: CORPUS } });
    const element = await shown(app);
    scrollTo(0, 200);
    app.store.dispatch({ type: "route", route: { screen: "settings" } });
    await later(element, "ergo-settings-screen");
    await until(() => find(element, ".screen").shadowRoot?.activeElement?.textContent === "Settings");
    await until(() => scrollY === 0);
    app.store.dispatch({ type: "route", route: { screen: "shelf" } });
    await until(() => scrollY === 200);
    const { text } = playing("sudoku", sudokuText(1));
    app.store.dispatch({ type: "route", route: { screen: "play", kind: "sudoku", text } });
    await settled(element);
    app.store.dispatch({ type: "route", route: { screen: "shelf" } });
    await until(() => scrollY === 0);
  });

  it("lets the document follow language, theme and place", async () => {
    const app = appWith();
    const element = await shown(app);
    expect(document.documentElement.lang).to.equal("en");
    expect(document.documentElement.dataset.theme).to.equal(undefined);
    expect(document.title).to.match(/^Ergo/);
    await speak("zh");
    app.store.dispatch({ type: "settings", settings: { ...DEFAULT_SETTINGS, theme: "dark" }, lang: "zh" });
    await settled(element);
    expect(document.documentElement.lang).to.equal("zh-Hans");
    expect(document.documentElement.dataset.theme).to.equal("dark");
    expect(getComputedStyle(document.body).backgroundColor).to.equal("rgb(16, 20, 26)");
    const play = { ...playing("sudoku", sudokuText(1)), origin: { level: 2, number: 17 } };
    app.store.dispatch({ type: "opened", play });
    app.store.dispatch({ type: "route", route: { screen: "play", kind: "sudoku", text: play.text } });
    await settled(element);
    expect(document.title).to.equal("初级第 17 题 · 数独 · 所以");
    app.store.dispatch({ type: "settings", settings: DEFAULT_SETTINGS, lang: "zh" });
    await settled(element);
    expect(document.documentElement.dataset.theme).to.equal(undefined);
  });

  it("opens its sheets over the screen and gives the focus back", async () => {
    const app = appWith();
    const element = await shown(app);
    const opener = find(element, ".import");
    opener.focus();
    app.store.dispatch({ type: "sheet", sheet: "import" });
    await later(element, "ergo-import-sheet");
    expect(find<HTMLDialogElement>(element, "dialog").open).to.equal(true);
    expect(opener.matches(":focus")).to.equal(false);
    app.store.dispatch({ type: "sheet", sheet: null });
    await settled(element);
    expect(all(element, "dialog")).to.have.length(0);
    expect(opener.matches(":focus")).to.equal(true);
  });
});

describe("text that arrives", () => {
  const acts: Partial<Acts> = {
    sheet: (sheet: SheetName | null) => void app.store.dispatch({ type: "sheet", sheet }),
  };
  let app: ReturnType<typeof appWith>;
  let element: Element;
  beforeEach(async () => {
    app = appWith({}, { detect: () => new Promise(() => {}), ...acts });
    element = await shown(app);
  });
  const field = () => find<HTMLTextAreaElement>(element, "textarea");

  it("by a drop opens the import with it", async () => {
    const data = new DataTransfer();
    data.setData("text/plain", "5/5/g5k2o1k3g");
    const over = new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true });
    document.body.dispatchEvent(over);
    await settled(element);
    expect(over.defaultPrevented).to.equal(true);
    expect(find(element, ".drop").textContent).to.equal("Drop the puzzle here");
    document.body.dispatchEvent(
      new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
    );
    await later(element, "ergo-import-sheet");
    expect(field().value).to.equal("5/5/g5k2o1k3g");
    expect(all(element, ".drop")).to.have.length(0);
  });

  it("as a file is read", async () => {
    const data = new DataTransfer();
    data.items.add(new File([sudokuText(4)], "puzzle.sdk"));
    document.body.dispatchEvent(
      new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
    );
    await later(element, "ergo-import-sheet");
    expect(field().value).to.equal(sudokuText(4));
  });

  it("by pasting opens the import, unless a field takes it; the next time it begins empty", async () => {
    document.body.dispatchEvent(paste(sudokuText(5)));
    await later(element, "ergo-import-sheet");
    expect(field().value).to.equal(sudokuText(5));
    app.store.dispatch({ type: "sheet", sheet: null });
    await settled(element);
    app.store.dispatch({ type: "sheet", sheet: "import" });
    await settled(element);
    expect(field().value).to.equal("");
    field().dispatchEvent(paste(sudokuText(5)));
    await settled(element);
    expect(field().value).to.equal("");
  });
});

describe("the toast", () => {
  const wait = window.setTimeout;
  let due: (() => void) | null = null;
  beforeEach(() => {
    due = null;
    window.setTimeout = ((act: () => void, ms?: number) => {
      if (ms !== 6_000) return wait(act, ms);
      due = act;
      return 0;
    }) as typeof window.setTimeout;
  });
  afterEach(() => {
    window.setTimeout = wait;
  });
  const toast = {
    text: "“Easy 3” was deleted.",
    button: { label: "Undo", action: { type: "closed" } },
  } as const;

  it("is a polite message with a button that acts, and goes", async () => {
    const app = appWith({ play: playing("sudoku", sudokuText(1)), toast });
    const element = await shown(app);
    const line = find(element, "ergo-toast");
    expect(find(line, "[role=status]").textContent).to.contain("“Easy 3” was deleted.");
    find(line, "button", "Undo").click();
    await settled(element);
    expect(app.store.state.play).to.equal(null);
    expect(all(line, ".toast")).to.have.length(0);
  });

  it("gives the focus back when it was answered", async () => {
    const app = appWith();
    const element = await shown(app);
    const before = find(element, ".settings");
    before.focus();
    app.store.dispatch({ type: "toast", toast });
    await settled(element);
    const undo = find(element, ".toast .button", "Undo");
    undo.focus();
    expect(before.matches(":focus")).to.equal(false);
    undo.click();
    expect(before.matches(":focus")).to.equal(true);
  });

  it("goes after a while, but not while it has the focus", async () => {
    const app = appWith({ toast });
    const element = await shown(app);
    find(element, "ergo-toast .button, .toast .button").focus();
    due?.();
    expect(app.store.state.toast).to.equal(toast);
    find(element, ".settings").focus();
    due?.();
    expect(app.store.state.toast).to.equal(null);
  });

  it("is held once by a pointer that is moved on it, not by one that lay where it came up", async () => {
    const app = appWith({ toast });
    const element = await shown(app);
    const line = find(element, "ergo-toast");
    // It lies under the pointer, and has no focus.
    Object.defineProperty(line, "matches", { value: (selector: string) => selector.includes(":hover") });
    find(line, ".toast").dispatchEvent(new PointerEvent("pointermove", { bubbles: true, composed: true }));
    due?.();
    expect(app.store.state.toast).to.equal(toast);
    due?.();
    expect(app.store.state.toast, "what it covers is reached").to.equal(null);
    app.store.dispatch({ type: "toast", toast: { ...toast } });
    await settled(element);
    due?.();
    expect(app.store.state.toast).to.equal(null);
  });

  it("of a new version stays, and its button reloads", async () => {
    const app = appWith({ toast: { text: "A new version.", button: { label: "Reload", action: "reload" } } });
    const element = await shown(app);
    expect(due).to.equal(null);
    find(element, ".toast button", "Reload").click();
    expect(app.calls).to.deep.equal([["reload"]]);
  });

  it("about a game is only read out here: it stands in the place of the title", async () => {
    const app = appWith({ play: playing("sudoku", sudokuText(1)), toast: { ...toast, inTitle: true } });
    const element = await shown(app);
    const line = find(element, "ergo-toast");
    expect(find(line, "[role=status]").textContent).to.contain("“Easy 3” was deleted.");
    expect(all(line, ".toast")).to.have.length(0);
    expect(due).to.equal(null);
    app.store.dispatch({ type: "closed" });
    await settled(element);
    expect(all(line, ".toast")).to.have.length(1);
  });

  it("that passes by goes with the next act: it is out of date", async () => {
    const brief = { text: "Digit 3: tap a cell to write it", brief: true };
    const app = appWith({ play: playing("sudoku", sudokuText(1)), toast: brief });
    const element = await shown(app);
    expect(all(find(element, "ergo-toast"), ".toast")).to.have.length(1);
    app.store.dispatch({ type: "select", cells: [1] });
    await settled(element);
    expect(app.store.state.toast).to.equal(null);
  });

  it("is closed by hand", async () => {
    const app = appWith({ toast });
    const element = await shown(app);
    find(element, ".toast .icon-button", "Close").click();
    expect(app.store.state.toast).to.equal(null);
  });

  it("goes where its text is pressed", async () => {
    const app = appWith({ toast });
    const element = await shown(app);
    find(element, ".toast p").click();
    expect(app.store.state.toast).to.equal(null);
  });
});

describe("the banner", () => {
  it("tells what lasts, for as long as it does", async () => {
    const app = appWith({ banner: "memory-only" });
    const element = await shown(app);
    const line = find(element, "ergo-banner");
    expect(textIn(line)).to.contain("until the tab is closed");
    app.store.dispatch({ type: "banner", banner: "storage-full" });
    await settled(element);
    expect(textIn(line)).to.contain("The storage is full");
    app.store.dispatch({ type: "banner", banner: null });
    await settled(element);
    expect(textIn(line).trim()).to.equal("");
  });

  it("pushes nothing of a board out of a wide window", async () => {
    await setViewport({ width: 1280, height: 800 });
    const text = sudokuText(1);
    const route = { screen: "play", kind: "sudoku", text } as const;
    const app = appWith({ banner: "memory-only", route, play: playing("sudoku", text) });
    const element = await shown(app);
    await later(element, "ergo-digit-board");
    const { documentElement: page } = document;
    const room = () => Number.parseFloat(page.style.getPropertyValue("--banner"));
    await until(() => room() > 0);
    await settled(element);
    expect(page.scrollHeight).to.be.at.most(innerHeight);
    expect(find(element, "ergo-digit-board").getBoundingClientRect().bottom).to.be.at.most(innerHeight);
    app.store.dispatch({ type: "banner", banner: null });
    await until(() => room() === 0);
  });

  it("leaves the window its height where there is none, however large the text", async () => {
    await setViewport({ width: 320, height: 568 });
    document.documentElement.style.fontSize = "200%";
    const text = sudokuText(1);
    const route = { screen: "play", kind: "sudoku", text } as const;
    const element = await shown(appWith({ route, play: playing("sudoku", text) }));
    const least = getComputedStyle(find(element, "main")).minBlockSize;
    document.documentElement.style.fontSize = "";
    expect(least).to.equal(`${innerHeight}px`);
  });
});
