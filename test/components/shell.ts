import type { KindId } from "../../engine/kinds/contract/kind.ts";
import type { EnterActs } from "../../web/enter/entering.ts";
import "../../engine/kinds/games.ts"; // games of any kind are opened here
import { playKind } from "../../engine/kinds/play.ts";
import { extendByLab } from "../../web/lab/reduce.ts";
import { extendByMaking } from "../../web/make/reduce.ts";
import type { Acts, App } from "../../web/state/app.ts";
import { withBranching } from "../../web/state/branching.ts";
import { openPlay } from "../../web/state/open.ts";
import { DEFAULT_SETTINGS } from "../../web/state/settings.ts";
import type { AppState, GameSummary, PlayState, Reducers } from "../../web/state/state.ts";
import { Store } from "../../web/state/store.ts";
import { extendByAnalysis } from "../../web/workbench/analysis/reduce.ts";
import { extendByWorkbench } from "../../web/workbench/bench/reduce.ts";

declare module "../../web/state/state.ts" {
  interface Actions {
    /** A test puts something into the state as it likes. */
    set: { readonly set: Partial<AppState> };
  }
}

const SET: Reducers<"set"> = { set: (state, { set }) => ({ ...state, ...set }) };

/** An act that was called, with what it was given. */
export type Call = readonly [name: string, ...given: unknown[]];

/** An app with a real store; its acts are noted down and do nothing but what `acts` says. */
export function appWith(
  state: Partial<AppState> = {},
  acts: Partial<Acts> = {},
): App & { store: Store; calls: Call[] } {
  const calls: Call[] = [];
  const store = new Store({
    lang: "en",
    settings: DEFAULT_SETTINGS,
    route: { screen: "shelf" },
    sheet: null,
    shelf: { games: [], corpus: CORPUS },
    play: null,
    picked: [],
    toast: null,
    banner: null,
    ...state,
  });
  store.extend(SET, { of: (state) => state, into: (_state, next) => next });
  withBranching(store);
  extendByLab(store);
  extendByAnalysis(store);
  extendByWorkbench(store);
  extendByMaking(store);
  const noted = new Proxy(acts, {
    get(own, name: string) {
      const act = own[name as keyof Acts];
      if (act !== undefined && typeof act !== "function") return act;
      if (name === "canInstall") return false;
      return (...given: unknown[]) => {
        calls.push([name, ...given]);
        return act ? (act as (...given: unknown[]) => unknown)(...given) : Promise.resolve(null);
      };
    },
  });
  return { store, acts: noted as Acts, calls };
}

/** The kinds with puzzles in the corpus. */
const KINDS = Object.keys({ sudoku: true, nurikabe: true } satisfies Record<KindId, true>);

export const CORPUS = KINDS.flatMap((kind) =>
  [1, 2, 3, 4, 5].map((level) => ({ kind, level, count: 130 - 10 * level })),
);

/** A Sudoku of a shifted pattern with a third of its digits given; another for each number. */
export function sudokuText(number: number): string {
  return Array.from({ length: 81 }, (_, cell) => {
    const [row, col] = [Math.floor(cell / 9), cell % 9];
    const digit = ((row * 3 + Math.floor(row / 3) + col + number) % 9) + 1;
    return (cell * cell + 7 * cell + number) % 5 < 2 ? digit : 0;
  }).join("");
}

/** A Nurikabe of 7 x 7 with a few clues; another for each number from 0 to 9. */
export function nurikabeText(number: number): string {
  return `7/7/${number}h2n3k1p4i2j3${"g".repeat(number % 3)}`;
}

/** A game as the shelf lists it, played some hours ago. */
export function game(number: number, change: Partial<GameSummary> = {}): GameSummary {
  const kind = change.kind ?? "sudoku";
  const read = playKind(kind)?.parse(
    change.text ?? (kind === "sudoku" ? sudokuText(number) : nurikabeText(2 + (number % 5))),
  );
  if (!read?.ok) throw new Error(`no puzzle: ${read?.problem.text.en}`);
  const text = playKind(kind)?.format(read.value) ?? "";
  return {
    id: `${kind}/${text}`,
    kind,
    text,
    name: null,
    origin: { level: (number % 5) + 1, number },
    marks: new Array<number>(read.value.cells).fill(0),
    progress: (number % 10) / 10,
    elapsed: number * 61_000,
    played: Date.now() - number * 3_600_000,
    finished: false,
    ...change,
  };
}

/** A game on the screen. */
export function playing(kind: string, text: string): PlayState {
  const found = playKind(kind);
  const read = found?.parse(text);
  if (!found || !read?.ok) throw new Error(`no puzzle: ${text}`);
  return openPlay(found, read.value);
}

/** Acts of the screen to enter a puzzle that do nothing. */
export const IDLE_DESK: EnterActs = {
  open: () => {},
  take: async () => {},
  play: () => {},
  show: () => {},
  study: () => {},
  picture: async () => {},
  closePicture: () => {},
};
