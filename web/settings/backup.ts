import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import type { Problem } from "../../engine/model/result.ts";
import { download } from "../effects/download.ts";
import { changeFavourites, favourites } from "../packs/favourites.ts";
import { united } from "../state/learnt.ts";
import type { Store } from "../state/store.ts";
import { absorb } from "../storage/absorb.ts";
import type { SavedGame } from "../storage/game-head.ts";
import type { Keeping } from "../storage/keep.ts";
import { changeSettings } from "../storage/keep-settings.ts";
import { learnKeeperOn } from "../storage/learn-keeper.ts";
import { remains, restoreRemains } from "../storage/remains.ts";
import { ruleChoicesOn } from "../storage/rule-choices.ts";
import { backupName, backupText, readBackup } from "./backup-file.ts";
import { noBackup, notStored, someRefused, tooBig } from "./backup-problems.ts";

/** Largest file that is looked at, in bytes; a game takes some 10 kB. */
const LARGEST = 50 * 2 ** 20;
/** After so many games the storage has to catch up. */
const AT_ONCE = 20;

/** Hands one file with all games, settings, rules and damaged records to the browser's downloads. */
export async function saveBackup(store: Store, keeping: Keeping): Promise<void> {
  const now = new Date();
  const games: SavedGame[] = [];
  for (const { id } of keeping.shelf.all()) {
    const saved = await keeping.keeper.read(id);
    if (saved) games.push(saved);
  }
  const { connection } = keeping.keeper;
  const rules = ruleChoicesOn(connection);
  const set = await Promise.all(
    PLAY_KINDS.map(async ({ id }) => {
      await rules.load(id);
      return [id, rules.dated(id)] as const;
    }),
  );
  const chosen = Object.fromEntries(set.filter(([, { made }]) => made > 0));
  const learnt = await learnKeeperOn(connection).load();
  const aside = await remains(connection, (id) => typeof id === "string" && !!keeping.shelf.head(id));
  const starred = [...(await favourites(connection))];
  download({
    name: backupName(now),
    text: backupText(games, store.state.settings, chosen, now, aside, learnt, starred),
  });
}

/** Adds the games of a file to those that are here, and takes over its settings and rules; rules that were set here later stay. */
export async function restoreBackup(store: Store, keeping: Keeping, file: File): Promise<Problem | null> {
  if (file.size > LARGEST) return tooBig(file.size, LARGEST);
  let text: string;
  try {
    text = await file.text();
  } catch {
    return noBackup();
  }
  const read = await readBackup(text);
  if (!read.ok) return read.problem;
  const { games, settings, rules, refused } = read.value;
  for (const [index, { puzzle, saved }] of games.entries()) {
    await absorb(keeping, puzzle, saved);
    if (index % AT_ONCE === AT_ONCE - 1) await keeping.flush();
  }
  await changeSettings(store, settings);
  const choices = ruleChoicesOn(keeping.keeper.connection);
  for (const [kind, dated] of Object.entries(rules)) {
    await choices.load(kind);
    choices.restore(kind, dated);
  }
  const { learn } = read.value;
  await learnKeeperOn(keeping.keeper.connection).change((record) => united(record, learn));
  await restoreRemains(keeping.keeper.connection, read.value.remains);
  const starred = read.value.favourites;
  if (starred.length > 0)
    await changeFavourites(keeping.keeper.connection, (ids) => new Set([...ids, ...starred]));
  const isStored = await keeping.flush();
  keeping.shelf.show();
  if (!isStored) return notStored();
  return refused > 0 ? someRefused(refused, games.length) : null;
}
