import type { Cell, Value } from "../../engine/model/fact.ts";
import type { Problem, Result } from "../../engine/model/result.ts";
import type { ImportedText, Rated } from "../../worker/api.ts";
import type { Settings } from "./settings.ts";
import type { Fixed, Route, SheetName } from "./state.ts";
import type { Store } from "./store.ts";
import type { WhySubject } from "./why.ts";

/** The context of every screen: the state, and the acts with effects. */
export interface App {
  readonly store: Store;
  readonly acts: Acts;
}

/**
 * Acts with effects: they await, store, navigate, ask the worker, and dispatch the results. A feature
 * declares its own acts and how they are loaded (`declare module`).
 */
export interface Acts {
  /** Goes to an address of ours; Back returns. */
  go(route: Route): void;
  /** Back, as the browser's button does it: closes the sheet, then the game. */
  back(): void;
  /** Opens a sheet over the screen (Back closes it), or closes the one that is open. */
  sheet(sheet: SheetName | null): void;

  /** Opens whatever puzzle the text holds; the problem when it holds none. Never discards a game; opens nothing that was called off. */
  openText(text: string, signal?: AbortSignal): Promise<Problem | null>;
  /** The puzzle that the text holds, without opening it. */
  detect(text: string, signal?: AbortSignal): Promise<Result<ImportedText>>;
  /**
   * Opens a puzzle of the corpus, of the nearest level where it has not this one; numbers from 1. Without a number, the
   * first that was not begun, and the player begins with its level from then on.
   */
  openCorpus(kind: string, level: number, number?: number): Promise<void>;

  /** The puzzle of each kind of a day, counted from 1970; the text is null where it cannot be read. */
  dailyPuzzles(
    day: number,
  ): Promise<readonly { kind: string; level: number; number: number; text: string | null }[]>;
  /** Fetches the packs of the library that are missing. */
  fetchPacks(): Promise<void>;
  /** Takes the packs of the library off the device. */
  letPacksGo(): Promise<void>;

  /** Asks the worker for a hint on the current board and opens its sheet; or shows more of the current hint. */
  hint(): void;
  /** Opens the sheet that asks "why?" about a cell (null: it is to be pointed at); if `asked` is given, the question is asked at once. */
  why(cell: Cell | null, asked?: WhySubject): void;
  /** Seeks the hint that is shown anew, by all of the puzzle's own rules. */
  hintByAllRules(): void;
  /** Writes the conclusion of the hint and closes the sheet. */
  takeHint(): void;
  /** Puts the mistake right that the hint reports: takes the marks back, or goes back to before it. */
  putRight(how: Fixed["how"]): void;
  /** Counts the wrong marks; shows which when `shown`. */
  check(shown: boolean): void;
  /** An answer of a puzzle, one value a cell; null when none was found. */
  solve(kind: string, text: string): Promise<readonly Value[] | null>;
  /** How hard a puzzle with one answer is; null where that was not found out. */
  rate(kind: string, text: string): Promise<Rated | null>;
  restart(): void;
  showAnswer(): void;
  /** Takes the game over from another tab. */
  takeOver(): void;

  renameGame(id: string, name: string): Promise<void>;
  /** Deletes a game; the toast offers it back. */
  deleteGame(id: string): Promise<void>;

  /** The address that opens the puzzle, with the marks or without. */
  link(withMarks: boolean): string;
  /** Web Share where there is one, else the clipboard; false when neither worked. */
  share(url: string): Promise<"shared" | "copied" | "failed">;
  copy(text: string): Promise<boolean>;

  /** Reads the puzzle in a picture, on the screen to enter one; null where none was chosen, which is said. */
  readPicture(picture: File | null): void;

  settings(change: Partial<Settings>): void;
  /** Reloads the page, as the new version if one waits: the button "reload" of a toast. */
  reload(): void;
  /** Saves one file with all games, settings and rules. */
  backup(): Promise<void>;
  /** Adds the content of a backup file; the problem when it is none. Existing games keep their longer log. */
  restore(file: File): Promise<Problem | null>;
  /** Storage facts for the settings screen. */
  storage(): Promise<StorageFacts>;
  /** Asks the browser to keep the data; the answer. */
  persist(): Promise<boolean>;
  /** Shows the browser's install prompt if it offered one. */
  install(): Promise<void>;
  /** Whether the browser offers to install. */
  readonly canInstall: boolean;
}

export interface StorageFacts {
  readonly games: number;
  readonly bytes: number | null;
  readonly persisted: boolean;
  /** Refusals of the browser beside the database: the name of each as in the words. */
  readonly limits: readonly Limit[];
}

/** Features that a browser may refuse without harm to play. */
export type Limit = "thinking" | "offline" | "tabs" | "memory";
