import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { packKind } from "../../engine/kinds/packing.ts";
import { ENGINE_VERSION } from "../../engine/model/version.ts";
import { formatManifest, MANIFEST, type PackFile, readManifest } from "../../engine/pack/manifest.ts";
import { type Pack, readPack, writePack } from "../../engine/pack/pack.ts";
import { RATING_VERSION } from "../../engine/rate/rate.ts";
import { Refusal } from "../files/refusal.ts";
import { putText } from "../files/whole-file.ts";
import type { Rated } from "./rated.ts";

/**
 * Puts the puzzles of a kind into a folder, a pack for each level: in the order given, and behind them those that are not fit
 * for a day. Packs of the kind that were there before are replaced; those of other kinds stay. The manifest is put in place
 * last, when all that it names is there.
 */
export function putPacks(
  { play }: WholeKind,
  folder: string,
  daily: readonly Rated[],
  others: readonly Rated[] = [],
): PackFile[] {
  mkdirSync(folder, { recursive: true });
  const before = existsSync(join(folder, MANIFEST)) ? packsIn(folder) : [];
  const puzzles = [...daily, ...others];
  const levels = [...new Set(puzzles.map(({ level }) => level))].sort();
  const packs = levels.map((level) => {
    const own = puzzles.filter((one) => one.level === level);
    const about = { level, engine: ENGINE_VERSION, rating: RATING_VERSION };
    const bytes = writePack(packKind(play), about, own);
    const file = `${play.id}-${level}.pack`;
    putText(join(folder, file), bytes);
    const sums = { bytes: bytes.length, sha256: sha256(bytes) };
    return {
      kind: play.id,
      level,
      file,
      count: own.length,
      daily: daily.filter((one) => one.level === level).length,
      ...sums,
      engine: about.engine,
      rating: about.rating,
    };
  });
  const foreign = before.filter(({ kind }) => kind !== play.id);
  putText(join(folder, MANIFEST), formatManifest([...packs, ...foreign]));
  const kept = new Set(packs.map(({ file }) => file));
  for (const { kind, file } of before)
    if (kind === play.id && !kept.has(file)) rmSync(join(folder, file), { force: true });
  return packs;
}

/** The packs that the manifest of a folder names. */
export function packsIn(folder: string): readonly PackFile[] {
  const read = readManifest(contentOf(join(folder, MANIFEST)).toString("utf8"));
  if (!read.ok) throw new Refusal(`${join(folder, MANIFEST)}: ${read.problem.text.en}`);
  return read.value.packs;
}

/** Opens a pack of a folder, held to the checksum and the numbers of the manifest. */
export function openPack({ play }: WholeKind, folder: string, named: PackFile): Pack {
  const path = join(folder, named.file);
  const bytes = contentOf(path);
  if (bytes.length !== named.bytes || sha256(bytes) !== named.sha256)
    throw new Refusal(`${path}: This is not the pack that the manifest names: its SHA-256 is another.`);
  const read = readPack(packKind(play), bytes);
  if (!read.ok) throw new Refusal(`${path}: ${read.problem.text.en}`);
  const { kind, level, count, engine, rating } = read.value.head;
  const is = [kind, level, count, engine, rating].join();
  if (is !== [named.kind, named.level, named.count, named.engine, named.rating].join())
    throw new Refusal(`${path}: The manifest says otherwise of this pack than the pack itself.`);
  return read.value;
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new Refusal(`"${path}" cannot be read.`);
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
