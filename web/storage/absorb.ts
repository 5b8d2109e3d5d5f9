import type { Puzzle } from "../../engine/model/puzzle.ts";
import { type LineNames, sharedMoves, unite } from "../../engine/play/unite.ts";
import { t } from "../words/words.ts";
import { type GameHead, gameOf, type SavedGame, withGame } from "./game-head.ts";
import { type Keeping, lineNames } from "./keep.ts";

/** Joins a game from a backup with the stored one. */
export async function absorb(keeping: Keeping, puzzle: Puzzle, saved: SavedGame): Promise<void> {
  const { keeper, shelf } = keeping;
  const kept = await keeper.open(saved.head.id, puzzle);
  const names = { ...lineNames(), left: t("branch.backup") };
  const next = kept ? absorbed(kept, saved, names) : { ...saved, head: { ...saved.head, deleted: null } };
  if (next === kept) return;
  shelf.note(next.head);
  keeper.keep(puzzle, next, "strict");
  keeping.show(next.head.id, gameOf(next));
}

/** The kept game, joined with the backup's; if the backup only continues it, then the backup's. */
function absorbed(kept: SavedGame, backup: SavedGame, names: LineNames): SavedGame {
  const shared = sharedMoves(kept.log, backup.log);
  const hasAll = shared === backup.log.length;
  if (hasAll && kept.head.deleted === null) return kept;
  const goesOn = shared === kept.log.length && !hasAll;
  const one = goesOn ? backup.head : kept.head;
  const head: GameHead = {
    ...one,
    name: kept.head.name ?? backup.head.name,
    origin: kept.head.origin ?? backup.head.origin,
    started: Math.min(kept.head.started, backup.head.started),
    played: Math.max(kept.head.played, backup.head.played),
    elapsed: Math.max(kept.head.elapsed, backup.head.elapsed),
    hints: Math.max(kept.head.hints, backup.head.hints),
    deleted: null,
  };
  return withGame(head, goesOn ? gameOf(backup) : unite(gameOf(kept), gameOf(backup), "base", names));
}
