import { expect, fixture, html } from "@open-wc/testing";
import { playKind } from "../../engine/kinds/play.ts";
import { fail, ok, type Result } from "../../engine/model/result.ts";
import type { Acts } from "../../web/state/app.ts";
import { speak } from "../../web/words/words.ts";
import type { ImportedText } from "../../worker/api.ts";
import "../../web/import/import-sheet.ts";
import { all, dressed, find, settled, textIn, until } from "./look.ts";
import { appWith, sudokuText } from "./shell.ts";

const refusal = fail("odd", { en: "The third line is odd.", zh: "第三行不对。" }, { line: 3, column: 4 });

/** Knows the canonical texts, as the worker does, and takes as long as it is told. */
const detect = async (text: string): Promise<Result<ImportedText>> => {
  const kind = text.includes("/") ? "nurikabe" : "sudoku";
  const read = playKind(kind)?.parse(text);
  const notice = { en: "The first of 3 puzzles.", zh: "共 3 题，取第一题。" };
  return read?.ok ? ok({ kind, text, marks: null, notice, several: [] }) : refusal;
};

/** A file of three: two Sudokus, the first with a mark, and a Nurikabe. */
const SET = "three puzzles";
const marked = new Array<number>(81).fill(0).with([...sudokuText(1)].indexOf("0"), 7);
const several = [
  { kind: "sudoku", text: sudokuText(1) },
  { kind: "sudoku", text: sudokuText(2) },
  { kind: "nurikabe", text: "5/5/g5k2o1k3g" },
];
const detectSet = async (text: string): Promise<Result<ImportedText>> =>
  text === SET
    ? ok({
        ...several[0],
        marks: marked,
        notice: { en: "The first of 3 puzzles.", zh: "共 3 题，取第一题。" },
        several,
      })
    : refusal;

type Sheet = HTMLElementTagNameMap["ergo-import-sheet"];
const sheet = async (acts: Partial<Acts>, text = "") => {
  const app = appWith({ sheet: "import" }, { detect, ...acts });
  const element = await fixture<Sheet>(
    html`<ergo-import-sheet .app=${app} .text=${text}></ergo-import-sheet>`,
  );
  await settled(element);
  return { app, element };
};
const type = async (element: Sheet, text: string) => {
  const field = find<HTMLTextAreaElement>(element, "textarea");
  const { calls } = element.app as ReturnType<typeof appWith>;
  const asked = () => calls.filter(([name]) => name === "detect").length;
  const before = asked();
  field.value = text;
  field.dispatchEvent(new InputEvent("input"));
  await until(() => asked() > before);
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
    expect(app.calls.at(-1)?.slice(0, 2)).to.deep.equal(["openText", sudokuText(3)]);
  });

  it("says what is wrong and marks the place", async () => {
    const { element } = await sheet({});
    await type(element, "123456789\n456789123\n789?23456");
    expect(find(element, ".error").textContent).to.equal("The third line is odd.");
    expect(find(element, "mark").textContent).to.equal("?");
    expect(textIn(find(element, ".excerpt"))).to.contain("Line 3, column 4:");
    expect(find(element, "textarea").getAttribute("aria-invalid")).to.equal("true");
    expect(submit(element).disabled).to.equal(true);
    find<HTMLTextAreaElement>(element, "textarea").value = "";
    find(element, "textarea").dispatchEvent(new InputEvent("input"));
    await until(() => all(element, ".error").length === 0);
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

  it("leads to entering a puzzle by hand", async () => {
    const { app, element } = await sheet({});
    find(element, "button", "Enter by hand").click();
    expect(app.calls.at(-1)).to.deep.equal(["go", { screen: "enter", link: "" }]);
  });

  it("calls off what it has read of a text that was replaced, and of the last one when it is closed", async () => {
    const signals: AbortSignal[] = [];
    const opened: AbortSignal[] = [];
    const { element } = await sheet({
      detect: (_text, signal) => {
        if (signal) signals.push(signal);
        return new Promise(() => {});
      },
      openText: (_text, signal) => {
        if (signal) opened.push(signal);
        return new Promise(() => {});
      },
    });
    const calledOff = () => [...signals, ...opened].map(({ aborted }) => aborted);
    await type(element, "first");
    await type(element, "second");
    expect(calledOff()).to.deep.equal([true, false]);
    find<HTMLFormElement>(element, "form").requestSubmit();
    expect(calledOff()).to.deep.equal([true, false, false]);
    element.remove();
    expect(calledOff()).to.deep.equal([true, true, true]);
  });

  it("asks about nothing once it is closed, neither what was typed just before nor a file that comes late", async () => {
    const asked: string[] = [];
    const detected = async (text: string) => {
      asked.push(text);
      return refusal;
    };
    const { element } = await sheet({ detect: detected });
    const field = find<HTMLTextAreaElement>(element, "textarea");
    field.value = "typed just before";
    field.dispatchEvent(new InputEvent("input"));
    const input = find<HTMLInputElement>(element, "[type=file]");
    const files = new DataTransfer();
    files.items.add(new File(["late"], "late.txt"));
    input.files = files.files;
    input.dispatchEvent(new Event("change"));
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked).to.deep.equal([]);
  });

  it("begins with the text that was dropped on the app, also when it is open already", async () => {
    const { element } = await sheet({}, "5/5/g5k2o1k3g");
    expect(textIn(find(element, ".found"))).to.contain("Nurikabe 5 × 5");
    element.text = sudokuText(1);
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
    await until(() => seen.length > 0);
    expect(seen).to.deep.equal([2_000_000]);
  });

  it("reads the same file once more, and says so when a file cannot be read", async () => {
    const { element } = await sheet({});
    const input = find<HTMLInputElement>(element, "[type=file]");
    const choose = async (file: File) => {
      const files = new DataTransfer();
      files.items.add(file);
      input.files = files.files;
      input.dispatchEvent(new Event("change"));
      await until(() => input.value === "");
    };
    const isFound = () => until(() => textIn(element).includes("Sudoku 9 × 9"));
    await choose(new File([sudokuText(4)], "any.name"));
    await isFound();
    const slice = Blob.prototype.slice;
    Blob.prototype.slice = () => {
      throw new DOMException("gone", "NotFoundError");
    };
    try {
      await choose(new File(["gone"], "gone.sdk"));
    } finally {
      Blob.prototype.slice = slice;
    }
    await until(() => all(element, ".error").some((one) => one.textContent?.includes("try once more")));
    expect(submit(element).disabled).to.equal(true);
    await choose(new File([sudokuText(4)], "any.name"));
    await isFound();
  });

  it("lets one of a set be picked, and opens that one", async () => {
    const { app, element } = await sheet({ detect: detectSet, openText: async () => null });
    await type(element, SET);
    const opens = async () => {
      submit(element).click();
      await settled(element);
      return app.calls.at(-1)?.[1];
    };
    const number = find<HTMLInputElement>(element, "input[type=number]");
    const shows = () => textIn(find(element, ".found"));
    expect(shows()).to.contain("Sudoku 9 × 9").and.to.contain("The first of 3 puzzles.");
    expect(textIn(find(element, ".picker"))).to.contain("of 3");
    expect(find(element, "button", "Previous puzzle").getAttribute("aria-disabled")).to.equal("true");
    expect(await opens()).to.match(new RegExp(`^#/sudoku/${sudokuText(1)}~[a-z]?7`));
    find(element, "button", "Next puzzle").click();
    await settled(element);
    expect(number.value).to.equal("2");
    expect(shows()).not.to.contain("The first");
    expect(await opens()).to.equal(`#/sudoku/${sudokuText(2)}`);
    for (const [typed, lands] of [
      ["99", "3"],
      ["98", "3"],
      ["0", "1"],
      ["", "1"],
      ["3", "3"],
    ]) {
      number.value = typed;
      number.dispatchEvent(new Event("change"));
      await settled(element);
      expect(number.value).to.equal(lands);
    }
    expect(shows()).to.contain("Nurikabe 5 × 5");
    expect(find(element, "button", "Next puzzle").getAttribute("aria-disabled")).to.equal("true");
    expect(await opens()).to.equal("#/nurikabe/5/5/g5k2o1k3g");
  });

  it("opens what stands in the field when that has changed since a set was read", async () => {
    const { app, element } = await sheet({ detect: detectSet, openText: async () => null });
    await type(element, SET);
    const field = find<HTMLTextAreaElement>(element, "textarea");
    field.value = sudokuText(5);
    field.dispatchEvent(new InputEvent("input"));
    submit(element).click();
    expect(app.calls.at(-1)?.slice(0, 2)).to.deep.equal(["openText", sudokuText(5)]);
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
