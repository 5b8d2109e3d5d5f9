import { fail, ok, type Result } from "../model/result.ts";

/** A pack as the manifest of its folder names it. */
export interface PackFile {
  readonly kind: string;
  readonly level: number;
  /** The file's name within the folder. */
  readonly file: string;
  readonly count: number;
  /** How many of its puzzles, the first ones, are fit for a day: see `daily.ts`. */
  readonly daily: number;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** The versions of the engine that made the pack, and of its ratings. */
  readonly engine: string;
  readonly rating: number;
}

/** All packs of a folder, by kind and level. */
export interface Manifest {
  readonly packs: readonly PackFile[];
}

/** The name of the manifest within its folder. */
export const MANIFEST = "packs.json";

/** Reads the text of a manifest. */
export function readManifest(text: string): Result<Manifest> {
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.packs.every(isPackFile)) return ok(manifest);
  } catch {
    // Said below.
  }
  return fail("no-manifest", {
    en: "This is no list of puzzle packs, or it is damaged. Fetch it again.",
    zh: "这不是题库包清单，或者已经损坏。请重新获取。",
  });
}

/** The text of a manifest: a line for each pack, by kind and level. */
export function formatManifest(packs: readonly PackFile[]): string {
  const sorted = [...packs].sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.level - b.level));
  return `{"packs":[\n${sorted.map((pack) => JSON.stringify(pack)).join(",\n")}\n]}\n`;
}

function isPackFile(pack: PackFile): boolean {
  const texts = [pack.kind, pack.file, pack.sha256, pack.engine];
  const numbers = [pack.level, pack.count, pack.daily, pack.bytes, pack.rating];
  return (
    texts.every((text) => typeof text === "string") &&
    numbers.every((number) => Number.isInteger(number) && number >= 0) &&
    /^[\w-]+\.pack$/.test(pack.file) &&
    /^[0-9a-f]{64}$/.test(pack.sha256)
  );
}
