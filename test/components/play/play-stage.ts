import { fixture, fixtureCleanup, html } from "@open-wc/testing";
import { is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";
import type { Hint } from "../../../engine/reason/hint.ts";
import type { BoardElement } from "../../../web/boards/board-element.ts";
import { boardTag } from "../../../web/boards/board-tag.ts";
import { after } from "../../../web/play/hint/hint-tiers.ts";
import type { PlayScreen } from "../../../web/play/play-screen.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../../web/state/settings.ts";
import type { AppState, PlayState, Tool } from "../../../web/state/state.ts";
import type { WhyState } from "../../../web/state/why.ts";
import "../../../web/play/play-screen.ts";
import { all, find, settled } from "../look.ts";
import { appWith, type Call, playing } from "../shell.ts";

/** A 4x4 Sudoku with one answer: 1234 3412 2143 4321. */
const SMALL = "1200300200400300";
export const SMALL_ANSWER = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
/** A 9x9 Sudoku of a shifted pattern. */
export const LARGE = "123000000456000000789000000000234000000567000000891000000000345000000678000000912";

/** The play screen on the page, with its app. */
export interface Stage {
  readonly screen: PlayScreen;
  readonly app: ReturnType<typeof appWith>;
  readonly calls: Call[];
  readonly play: PlayState;
  readonly board: BoardElement;
}

export interface Scene {
  readonly kind?: string;
  readonly text?: string;
  readonly settings?: Partial<Settings>;
  readonly play?: Partial<PlayState>;
  readonly state?: Partial<AppState>;
}

/** Puts a game on the page. Sheets open and close, settings change; other acts are only noted down. */
export async function stage(scene: Scene = {}): Promise<Stage> {
  const { kind = "sudoku", text = SMALL, settings, play, state } = scene;
  const app: ReturnType<typeof appWith> = appWith(
    {
      settings: { ...DEFAULT_SETTINGS, ...settings },
      play: { ...playing(kind, text), ...play },
      ...state,
    },
    {
      sheet: (sheet) => app.store.dispatch({ type: "sheet", sheet }),
      settings: (change) => {
        const { settings, lang } = app.store.state;
        app.store.dispatch({ type: "settings", settings: { ...settings, ...change }, lang });
      },
      hint: () => {
        const shown = app.store.state.play?.hint;
        const next = shown && after(shown);
        if (next) app.store.dispatch({ type: "hint-show", ...next });
        if (shown) return;
        app.store.dispatch({ type: "sheet", sheet: "hint" });
        app.store.dispatch({ type: "hint-ask" });
      },
      why: (cell, asked) => {
        const { board } = app.store.state.play?.position ?? {};
        if (!board) return;
        const why: WhyState = { board, cell, asked, answer: null, step: 0, whole: false };
        app.store.dispatch({ type: "why", why });
        app.store.dispatch({ type: "sheet", sheet: "why" });
      },
    },
  );
  fixtureCleanup(); // two screens would share the keyboard
  const screen = await fixture<PlayScreen>(html`<ergo-play-screen .app=${app}></ergo-play-screen>`);
  const opened = app.store.state.play;
  if (opened) await customElements.whenDefined(boardTag(opened.kind));
  await settled(screen);
  return {
    screen,
    app,
    calls: app.calls,
    get play() {
      const { play } = app.store.state;
      if (!play) throw new Error("the game was closed");
      return play;
    },
    get board() {
      return all(screen, "ergo-digit-board, ergo-nurikabe-board")[0] as BoardElement;
    },
  };
}

/** Presses a key with nothing in particular focused; whether the screen took it. */
export async function type(
  { screen }: Stage,
  key: string,
  held: KeyboardEventInit = {},
  on: EventTarget = document.body,
): Promise<boolean> {
  const code = /^\d$/.test(key) ? `Digit${key}` : "";
  const event = new KeyboardEvent("keydown", {
    key,
    code,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...held,
  });
  on.dispatchEvent(event);
  await settled(screen);
  return event.defaultPrevented;
}

export async function select({ app, screen }: Stage, ...cells: number[]): Promise<void> {
  app.store.dispatch({ type: "select", cells });
  await settled(screen);
}

export async function hold({ app, screen }: Stage, tool: Partial<Tool>): Promise<void> {
  app.store.dispatch({ type: "tool", tool });
  await settled(screen);
}

/** A part of the screen, or what is in it. */
export function part<E extends HTMLElement = HTMLElement>(
  { screen }: Stage,
  name: string,
  selector = "",
  text = "",
): E {
  const whole = find<E>(screen, name);
  return selector ? find<E>(whole, selector, text) : whole;
}

/** What a screen reader was told last. */
export function told({ screen }: Stage): string {
  return all(screen, "[role=status]")[0]?.textContent?.trim() ?? "";
}

const pair: ExplainedStep = {
  rule: "naked-pair",
  level: 3,
  name: { en: "Naked pair", zh: "显性数对" },
  text: {
    en: "R1C3 and R1C4 hold only 3 and 4, so no other cell of box 2 can be 3 or 4.",
    zh: "R1C3 与 R1C4 只剩 3、4，所以第 2 宫其余格不能再填 3 或 4。",
  },
  because: [isNot(2, 1), isNot(3, 1)],
  grounds: [is(0, 1)],
  adds: [isNot(6, 3), isNot(6, 4)],
  laws: ["box"],
  bindings: { house: { as: "house", law: "box", of: 2 } },
  area: [2, 3, 6],
};

const single: ExplainedStep = {
  rule: "naked-single",
  level: 2,
  name: { en: "Naked single", zh: "唯一余数" },
  text: { en: "R2C3 can only be 1.", zh: "R2C3 只能填 1。" },
  because: [isNot(6, 3), isNot(6, 4), isNot(6, 2)],
  grounds: [isNot(6, 3), isNot(6, 4), is(7, 2)],
  adds: [is(6, 1)],
  laws: ["cell"],
  bindings: { cell: { as: "cell", of: 6 } },
  area: [6],
};

/** A hint of one step. */
export const SINGLE: Extract<Hint, { type: "step" }> = {
  type: "step",
  steps: [single],
  fact: is(6, 1),
  move: { type: "mark", cells: [6], mark: 1 },
};

/** A hint of two steps, one upon the other. */
export const CHAIN: Hint = { ...SINGLE, steps: [pair, single] };

/** Asks for a hint by the button, and answers it. */
export async function hinted(stage: Stage, hint: Hint): Promise<void> {
  const { app, screen } = stage;
  all(screen, "ergo-toolbar .primary").at(0);
  app.acts.hint();
  app.store.dispatch({ type: "hint-told", board: stage.play.position.board, hint });
  await settled(screen);
}
