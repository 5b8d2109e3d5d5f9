import { expect, fixture, html } from "@open-wc/testing";
import { playKind } from "../../engine/kinds/play.ts";
import { fail, ok, type Result } from "../../engine/model/result.ts";
import type { Acts } from "../../web/state/app.ts";
import { speak } from "../../web/words/words.ts";
import type { ImportedText } from "../../worker/api.ts";
import "../../web/sheets/import-sheet.ts";
import { all, dressed, find, settled, textIn } from "./look.ts";
import { appWith, sudokuText } from "./shell.ts";

const refusal = fail("odd", { en: "The third line is odd.", zh: "第三行不对。" }, { line: 3, column: 4 });

/** Knows the canonical texts, as the worker does, and takes as long as it is told. */
const detect = async (text: string): Promise<Result<ImportedText>> => {
  const kind = text.includes("/") ? "nurikabe" : "sudoku";
  const read = playKind(kind)?.parse(text);
  const notice = { en: "The first of 3 puzzles.", zh: "共 3 题，取第一题。" };
  return read?.ok ? ok({ kind, text, marks: null, notice }) : refusal;
};

const sheet = async (acts: Partial<Acts>, text = "") => {
  const app = appWith({ sheet: "import" }, { detect, ...acts });
  const element = await fixture(html`<ergo-import-sheet .app=${app} .text=${text}></ergo-import-sheet>`);
  await settled(element);
  return { app, element };
};
const type = async (element: Element, text: string) => {
  const field = find<HTMLTextAreaElement>(element, "textarea");
  field.value = text;
  field.dispatchEvent(new InputEvent("input"));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await settled(element);
};
const submit = (element: Element) => find<HTMLButtonElement>(element, "button.primary");

before(async () => {
  await dressed();
  await speak("en");
});

describe("the import", () => {
  it("recognises a puzzle while it is typed and opens it", async () => {
    const { app, element } = await sheet({ openText: async () => null });
    expect(submit(element).disabled).to.equal(true);
    await type(element, ` ${sudokuText(3)}\n`);
    expect(textIn(find(element, ".found"))).to.contain("Sudoku 9 × 9");
    expect(textIn(find(element, ".found"))).to.contain("The first of 3 puzzles.");
    submit(element).click();
    await settled(element);
    expect(app.calls.at(-1)).to.deep.equal(["openText", sudokuText(3)]);
  });

  it("says what is wrong and marks the place", async () => {
    const { element } = await sheet({});
    await type(element, "123456789\n456789123\n789?23456");
    expect(find(element, ".error").textContent).to.equal("The third line is odd.");
    expect(find(element, "mark").textContent).to.equal("?");
    expect(textIn(find(element, ".excerpt"))).to.contain("Line 3, column 4:");
    expect(find(element, "textarea").getAttribute("aria-invalid")).to.equal("true");
    expect(submit(element).disabled).to.equal(true);
    await type(element, "");
    expect(all(element, ".error")).to.have.length(0);
  });

  it("lets only the newest text land", async () => {
    const waiting: ((found: Result<ImportedText>) => void)[] = [];
    const { element } = await sheet({ detect: () => new Promise((resolve) => waiting.push(resolve)) });
    await type(element, "first");
    await type(element, "second");
    waiting[1](await detect("5/5/g5k2o1k3g"));
    waiting[0](refusal);
    await settled(element);
    expect(textIn(find(element, ".found"))).to.contain("Nurikabe 5 × 5");
    expect(all(element, ".error")).to.have.length(0);
  });

  it("begins with the text that was dropped on the app, also when it is open already", async () => {
    const { element } = await sheet({}, "5/5/g5k2o1k3g");
    expect(textIn(find(element, ".found"))).to.contain("Nurikabe 5 × 5");
    (element as HTMLElementTagNameMap["ergo-import-sheet"]).text = sudokuText(1);
    await settled(element);
    expect(textIn(find(element, ".found"))).to.contain("Sudoku 9 × 9");
  });

  it("reads a file, but not without end", async () => {
    const seen: number[] = [];
    const { element } = await sheet({
      detect: async (text) => {
        seen.push(text.length);
        return refusal;
      },
    });
    const input = find<HTMLInputElement>(element, "[type=file]");
    const files = new DataTransfer();
    files.items.add(new File(["1".repeat(5_000_000)], "long.txt"));
    input.files = files.files;
    input.dispatchEvent(new Event("change"));
    await settled(element);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(seen).to.deep.equal([2_000_000]);
  });

  it("stays and tells when the text cannot be opened after all", async () => {
    const problem = { code: "lost", text: { en: "It was lost on the way.", zh: "中途丢失。" } };
    const { element } = await sheet({ openText: async () => problem });
    await type(element, sudokuText(2));
    submit(element).click();
    await settled(element);
    expect(find(element, ".error").textContent).to.equal("It was lost on the way.");
  });

  it("asks to try again when the reader was lost", async () => {
    const lost = () => Promise.reject(new Error("gone"));
    const { element } = await sheet({ detect: lost });
    await type(element, sudokuText(2));
    expect(find(element, ".error").textContent).to.contain("try once more");
    const other = await sheet({ openText: lost });
    await type(other.element, sudokuText(2));
    submit(other.element).click();
    await settled(other.element);
    expect(find(other.element, ".error").textContent).to.contain("try once more");
  });

  it("is closed by its button, by Escape and by a press beside it", async () => {
    const { app, element } = await sheet({});
    const dialog = find<HTMLDialogElement>(element, "dialog");
    expect(dialog.matches(":modal")).to.equal(true);
    find(element, ".icon-button", "Close").click();
    const cancel = new Event("cancel", { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).to.equal(true);
    dialog.click();
    expect(app.calls).to.deep.equal(Array.from({ length: 3 }, () => ["sheet", null]));
    expect(dialog.open).to.equal(true);
  });

  it("lists the spellings that are understood", async () => {
    const { element } = await sheet({});
    expect(all(element, "dt").length).to.be.greaterThan(4);
    expect(textIn(element)).to.contain("puzz.link");
  });
});
