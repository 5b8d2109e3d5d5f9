import type { Game } from "../../engine/play/game.ts";
import type { LineNames } from "../../engine/play/unite.ts";
import type { Banner } from "../state/state.ts";
import type { SavedGame } from "./game-head.ts";

/** Events of the keeper. */
export interface KeeperEvents {
  /** The storage is in trouble, in another trouble, or out of it. */
  trouble(trouble: Banner | null): void;
  /** A newer version of the app has taken the storage over while this page was open: a reload brings that version. */
  outdated(): void;
  /** A state of a game is stored, so many milliseconds after it was given to the keeper. */
  kept(saved: SavedGame, ms: number): void;
  /** Another tab wrote to the game meanwhile: this is both together. */
  united(id: string, game: Game): void;
  names(): LineNames;
}
