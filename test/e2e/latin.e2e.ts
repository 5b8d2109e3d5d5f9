// A third kind through the real screens: a build of a copy of the source whose registries name Latin squares as well.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fill, LANGS, type Lang } from "../../engine/model/words.ts";
import { en as shelf } from "../../web/shelf/words/en.ts";
import { zh as shelfZh } from "../../web/shelf/words/zh.ts";
import { en } from "../../web/words/en.ts";
import { enMore } from "../../web/words/en-more.ts";
import { zh } from "../../web/words/zh.ts";
import { zhMore } from "../../web/words/zh-more.ts";
import { buildRegistered } from "../kinds/latin-registered.mjs";
import { built } from "./builds.mjs";
import { visit } from "./harness.mjs";

const TEXT = "0020113000400500000002003";
const ANSWER = "3524113524413522413552413";
const LINK = `#/latin/${TEXT}`;
const NAME = { en: "Latin square", zh: "拉丁方阵" };
const DICTIONARIES = { en: { ...en, ...enMore, ...shelf }, zh: { ...zh, ...zhMore, ...shelfZh } };
/** Runs in a page before its scripts. */
const TONGUES = {
  en: () => void Object.defineProperty(navigator, "languages", { value: ["en-GB"] }),
  zh: () => void Object.defineProperty(navigator, "languages", { value: ["zh-CN"] }),
};

let app: Awaited<ReturnType<typeof visit>>;
let lang: Lang;
const folder = mkdtempSync(join(tmpdir(), "ergo-latin-"));

beforeAll(() => buildRegistered(join(built("now"), "../latin-source"), built("latin")));
afterEach(async () => {
  await app.end();
  rmSync(folder, { recursive: true, force: true });
  expect(app.troubles).toEqual([]);
});

async function open(path: string, wishes: Partial<Parameters<typeof visit>[0]> = {}): Promise<void> {
  app = await visit({ path, version: "latin", online: true, prepare: TONGUES[lang], ...wishes });
}

/** A text of the app in the language of the test. */
const t = (key: keyof typeof DICTIONARIES.en, slots: Record<string, string | number> = {}) =>
  fill(DICTIONARIES[lang][key], slots);
const button = (key: Parameters<typeof t>[0]) =>
  app.page.getByRole("button", { name: t(key), exact: true }).first();
const tab = (key: Parameters<typeof t>[0]) => app.page.getByRole("tab", { name: t(key), exact: true });
const radio = (name: string) => app.page.getByRole("radio", { name, exact: true }).check({ force: true });
const cells = () => app.page.getByRole("gridcell");
/** What stands in the cells, row by row. */
const digits = async () => (await cells().evaluateAll((all) => all.map((cell) => cell.textContent))).join("");
const menu = async (key: Parameters<typeof t>[0]) => {
  await button("play.more").click();
  await button(key).click();
};

/** Plays by hints until the board is full, and tells how many there were. */
async function playByHints(): Promise<number> {
  const { page } = app;
  for (let hints = 0; ; hints++) {
    if ((await digits()).length === ANSWER.length) return hints;
    await page.keyboard.press("h");
    for (;;) {
      const onward = button("hint.more").or(button("hint.next")).or(button("hint.write")).first();
      await onward.waitFor();
      const isLast = (await onward.textContent())?.trim() === t("hint.write");
      await onward.click();
      if (isLast) break;
    }
    await button("hint.another").or(page.locator("ergo-finished")).first().waitFor();
  }
}

/** What the browser saves after an act. */
async function saved(act: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all([app.page.waitForEvent("download"), act()]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

describe("Latin squares", () => {
  // Languages in turn.
  let turn = 0;
  beforeEach(() => {
    lang = LANGS[turn++ % LANGS.length];
  });

  it("are played, hinted to the end, and kept", async () => {
    await open(LINK);
    await app.page.getByRole("grid", { name: new RegExp(NAME[lang]) }).waitFor();
    expect(await cells().count()).toBe(25);
    await cells().nth(0).click();
    await app.page.keyboard.press("3");
    expect(await cells().nth(0).getAttribute("aria-label")).toContain(t("board.yours", { digit: 3 }));
    expect(await playByHints()).toBeGreaterThan(10);
    expect(await digits()).toBe(ANSWER);
    await app.page.locator("ergo-finished").waitFor();
    await app.page.reload();
    await expect.poll(digits).toBe(ANSWER);
  });

  it("say why a cell is so, and that a wrong mark is", async () => {
    await open(LINK);
    const { page } = app;
    const sheet = page.locator("ergo-why-sheet");
    await cells().nth(1).click();
    await page.keyboard.press("w");
    await sheet.locator(".wide").first().click();
    const fact = { en: "R1C2 is 5", zh: "第1行第2列是 5" }[lang];
    await sheet.getByText(t("why.because", { fact }), { exact: true }).waitFor();
    await sheet.getByText({ en: "Hidden single", zh: "排除" }[lang]).first().waitFor();
    await button("why.whole").click();
    await sheet.locator("em.given").first().waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.keyboard.press("4");
    await page.keyboard.press("w");
    const written = { en: "R1C2 is 4", zh: "第1行第2列是 4" }[lang];
    await sheet
      .getByText(t("why.wrong", { written, fact }))
      .or(sheet.getByText(t("why.wrong-so", { written })))
      .first()
      .waitFor();
  });

  it("are run on the workbench, where their rules are read, written and judged", async () => {
    await open(`#/workbench${LINK.slice(1)}`, { width: 1280, height: 800 });
    const { page } = app;
    await button("bench.run").click();
    await page.getByRole("heading", { name: t("bench.end-solved") }).waitFor();
    expect(await digits()).toBe(ANSWER);
    await cells().nth(1).click();
    await page.getByRole("heading", { name: t("bench.used") }).waitFor();
    await tab("bench.rules").click();
    const desk = page.locator("ergo-rule-desk");
    await desk.getByText({ en: "Naked pair", zh: "显性数对" }[lang]).first().waitFor();
    await button("rules.add").click();
    await page.locator("ergo-rule-editor").getByText(t("rules.new-name")).first().waitFor();
    await page.locator("ergo-rule-editor [contenteditable], ergo-rule-editor textarea").first().focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type(
      'rule "Odd" level 1 law cell for c in cells if c open then c is 1 say en "{c}."\n',
    );
    await button("rules.show-list").click();
    await desk.getByText("Odd").first().waitFor();
    await button("rules.vet-go").click();
    await desk
      .getByText(t("rules.vet-wrong.one", { n: 1 }))
      .or(desk.getByText(t("rules.vet-wrong.other", { n: 1 })))
      .first()
      .waitFor();
    await desk.getByText(t("rules.unsound")).first().waitFor();
  });

  it("are analysed as a set", async () => {
    await open(`#/workbench${LINK.slice(1)}`, { width: 1280, height: 800 });
    const { page } = app;
    await tab("bench.analysis").click();
    await page.locator("ergo-analysis-order textarea").fill(`latin:${TEXT}\n1000004000000400350040031\n`);
    await button("analysis.go").click();
    await page
      .getByText(t("analysis.done", { total: 2 }))
      .first()
      .waitFor();
    await page
      .getByText(t("analysis.of", { part: 2, whole: 2 }))
      .first()
      .waitFor();
  });

  it("are raced on, and a search is replayed", async () => {
    await open(`#/lab/race${LINK.slice(1)}`, { width: 1280, height: 1000 });
    const { page } = app;
    await button("race.start").click();
    await button("race.again").waitFor();
    expect(await page.locator("ergo-race-lane").count()).toBe(4);
    await radio(t("race.section-replay"));
    await page.getByText(t("replay.start")).first().waitFor();
    await page.getByRole("slider", { name: t("replay.slider"), exact: true }).press("End");
    await page.getByText(t("replay.answered")).first().waitFor();
    expect(await digits()).toBe(ANSWER);
  });

  it("are made, put on paper and played", async () => {
    await open("#/make");
    const { page } = app;
    await page.locator("ergo-make-form input[name=kind][value=latin]").check({ force: true });
    await page.locator("ergo-make-form input[name=size][value='4']").check({ force: true });
    await page.locator("ergo-make-bar input").fill("2");
    await page.locator("ergo-make-bar input").press("Tab");
    await page.locator("ergo-make-bar .act").click();
    await page.locator("ergo-made-card").nth(1).waitFor();
    await page.locator("ergo-made-batch .print").click();
    await page.locator("ergo-print-sheet input[value='1']").check({ force: true });
    await page.getByRole("switch").check();
    const print = page.locator("ergo-print-sheet").getByRole("button", { name: t("print.go") });
    await print.and(page.locator(":enabled")).waitFor();
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2 + 1);
    await page.keyboard.press("Escape");
    await page
      .locator("ergo-made-card")
      .first()
      .getByRole("button", { name: t("make.play") })
      .click();
    await expect.poll(() => cells().count()).toBe(16);
    expect(new URL(page.url()).hash).toMatch(/^#\/latin\/\d{16}$/);
  });

  it("are shared, saved as a file and imported again, and are in a backup", async () => {
    await open(LINK, { own: true });
    const { page } = app;
    await cells().nth(0).click();
    await page.keyboard.press("3");
    await menu("menu.share");
    expect(await page.locator("ergo-share-sheet #link").inputValue()).toBe(`${app.url}${LINK}`);
    expect(await button("share.puzz-link").count()).toBe(0);
    const file = await saved(() => page.locator("ergo-save-part").getByRole("button").first().click());
    expect(readFileSync(file, "utf8")).toBe(`latin:${TEXT}\n`);
    await page.goto(`${app.url}#/settings`);
    const backup = await saved(() => button("storage.backup").click());
    expect(readFileSync(backup, "utf8")).toContain(TEXT);

    const other = await app.apart({ path: "#/", online: true, prepare: TONGUES[lang] });
    expect(other.troubles).toEqual([]);
    await other.page.getByRole("button", { name: t("shelf.import") }).click();
    await other.page.locator("ergo-import-sheet input[type=file]").setInputFiles(file);
    await other.page.getByRole("button", { name: t("import.open") }).click();
    await other.page.getByRole("gridcell").nth(24).waitFor();
    await other.close();

    const third = await app.apart({ path: "#/settings", online: true, prepare: TONGUES[lang] });
    await third.page.locator("input[type=file]").first().setInputFiles(backup);
    await third.page.getByText(t("storage.restored")).waitFor();
    await third.page.goto(`${app.url}${LINK}`);
    await third.page.getByRole("gridcell", { name: t("board.yours", { digit: 3 }) }).waitFor();
    expect(third.troubles).toEqual([]);
    await third.close();
  });
});
