import { playKind } from "../../engine/kinds/play.ts";
import { lazy } from "../effects/lazy.ts";
import { type Navigation, nameInAddress } from "../effects/navigate.ts";
import type { Acts } from "../state/app.ts";
import { openPlay } from "../state/open.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import { overFirst, Remembered } from "../storage/remembered.ts";
import { t } from "../words/more.ts";
import { fits } from "./entered.ts";
import type { EnterActs, Entering } from "./entering.ts";
import type { Wanted } from "./photo/photographed.ts";
import { FIRST, readEntered, recordOf } from "./record.ts";
import { extendByEntering } from "./reduce.ts";
import { Weighing } from "./weighing.ts";

/** Finds the puzzle of a text. */
type Detect = Acts["detect"];

/** Fields of the record that belong together. */
const BOARD = ["board", "past", "future", "others"];

/** Brings what was entered into the state, and keeps and weighs it from then on. */
export async function openEnter(
  store: Store,
  navigation: Navigation,
  connection: Connection,
  detect: Detect,
): Promise<EnterActs> {
  extendByEntering(store);
  const remembered = new Remembered(connection, "enter", overFirst(FIRST, BOARD));
  store.dispatch({ type: "enter/opened", kept: readEntered(await remembered.recall()) });
  const weighing = new Weighing(store);
  store.listen(({ entering: now }, { entering: before }) => {
    if (!now || !before || now === before) return;
    if (now.board !== before.board || now.others !== before.others || now.runsOn !== before.runsOn)
      remembered.keep(recordOf(now));
    if (sizeOf(now) !== sizeOf(before)) queueMicrotask(() => nameBoard(store));
  });
  return new EnterDesk(store, navigation, weighing, detect);
}

class EnterDesk implements EnterActs {
  readonly #store: Store;
  readonly #navigation: Navigation;
  readonly #weighing: Weighing;
  readonly #detect: Detect;
  /** What is done with pictures, fetched with the first, together with what shows it. */
  readonly #photos = lazy(async () => {
    const [{ PhotoDesk }] = await Promise.all([
      import("./photo/photo-desk.ts"),
      import("./photo/photo-review.ts"),
    ]);
    return new PhotoDesk(this.#store);
  });

  constructor(store: Store, navigation: Navigation, weighing: Weighing, detect: Detect) {
    this.#store = store;
    this.#navigation = navigation;
    this.#weighing = weighing;
    this.#detect = detect;
  }

  open(link: string): void {
    const [, kind = "", cols, rows] = /^\/([^/]+)(?:\/(\d{1,3})x(\d{1,3}))?\/?$/.exec(link) ?? [];
    if (playKind(kind)) {
      this.#store.dispatch({ type: "enter/kind", kind });
      const size = { rows: Number(rows), cols: Number(cols) };
      if (rows && fits(kind, size.rows, size.cols)) this.#resize(size);
    } else if (link.length > 1) this.#say(t("enter.no-place"));
    nameBoard(this.#store);
    this.#weighing.weigh();
  }

  #resize(size: { readonly rows: number; readonly cols: number }): void {
    const { puzzle } = this.#entering;
    if (puzzle.rows === size.rows && puzzle.cols === size.cols) return;
    this.#store.dispatch({ type: "enter/sized", ...size });
    this.#store.dispatch({ type: "enter/rested" });
  }

  async take(text: string, signal: AbortSignal): Promise<void> {
    const read = await this.#detect(text, signal);
    if (signal.aborted) return;
    if (!read.ok) {
      this.#say(read.problem.text[this.#store.state.lang]);
      return;
    }
    const { kind, text: canonical, notice } = read.value;
    this.#store.dispatch({ type: "enter/taken", board: { kind, text: canonical } });
    if (notice) this.#say(notice[this.#store.state.lang]);
  }

  async picture(picture: Blob | null, wanted?: Wanted): Promise<void> {
    if (!picture) return this.#say(t("photo.none"));
    await (await this.#photos()).read(picture, wanted);
  }

  closePicture(): void {
    void this.#photos().then((desk) => desk.close());
  }

  play(): void {
    const { board, puzzle } = this.#entering;
    const { kind, text } = board;
    void this.#navigation.enter({ route: { screen: "play", kind, text }, puzzle, marks: null });
  }

  show(sheet: "share" | "print"): void {
    const { board, puzzle } = this.#entering;
    const kind = playKind(board.kind);
    if (!kind) return;
    this.#store.dispatch({ type: "picked", picked: [openPlay(kind, puzzle)] });
    this.#navigation.sheet(sheet);
  }

  study(): void {
    const { kind, text } = this.#entering.board;
    void this.#navigation.go({ screen: "workbench", link: `/${kind}/${text}` });
  }

  #say(text: string): void {
    this.#store.dispatch({ type: "toast", toast: { text } });
  }

  get #entering(): Entering {
    const { entering } = this.#store.state;
    if (!entering) throw new Error("what was entered was brought into the state before");
    return entering;
  }
}

/** The kind and size, as the address names them. */
function sizeOf({ board, puzzle }: Entering): string {
  return `/${board.kind}/${puzzle.cols}x${puzzle.rows}`;
}

/** The address names the kind and size, so that a reload comes back to them. */
function nameBoard(store: Store): void {
  const { entering } = store.state;
  if (entering) nameInAddress(store, { screen: "enter", link: sizeOf(entering) });
}
