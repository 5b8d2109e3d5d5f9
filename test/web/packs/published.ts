import { createHash } from "node:crypto";
import { packKind } from "../../../engine/kinds/packing.ts";
import { playKind } from "../../../engine/kinds/play.ts";
import { run } from "../../../engine/model/job.ts";
import { formatManifest, MANIFEST, type PackFile } from "../../../engine/pack/manifest.ts";
import { writePack } from "../../../engine/pack/pack.ts";
import type { Unpacker } from "../../../web/packs/packs.ts";
import { openPackJob } from "../../../worker/thread/open-pack.ts";

/** Small Sudokus with one answer each. */
export const TEXTS = ["1000020000300004", "4000030000200001", "0100000200304000", "0030040000200100"];

/** A pack of these puzzles, and how the manifest names it. */
export function packOf(
  level: number,
  texts: readonly string[],
  kind = "sudoku",
): { pack: PackFile; bytes: Uint8Array } {
  const play = playKind(kind);
  if (!play) throw new Error(kind);
  const puzzles = texts.map((text, at) => {
    const read = play.parse(text);
    if (!read.ok) throw new Error(text);
    return { puzzle: read.value, work: 10 * at, needs: at % 2 ? ["naked-single"] : ["last-cell"] };
  });
  const bytes = writePack(packKind(play), { level, engine: "1", rating: 2 }, puzzles);
  const sums = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  const file = `${kind}-${level}.pack`;
  return {
    pack: { kind, level, file, count: texts.length, daily: texts.length, ...sums, engine: "1", rating: 2 },
    bytes,
  };
}

/** Files as a server has them, by name; and what was asked for. */
export class Published {
  readonly files = new Map<string, Uint8Array | string>();
  readonly asked: string[] = [];

  /** Puts packs beside the app, in place of those that were there. */
  put(packs: readonly ReturnType<typeof packOf>[]): void {
    this.files.clear();
    this.files.set(MANIFEST, formatManifest(packs.map(({ pack }) => pack)));
    for (const { pack, bytes } of packs) this.files.set(pack.file, bytes);
  }

  /** Stands in for `fetch`. */
  readonly fetch = async (address: URL | string): Promise<Response> => {
    const name = new URL(address).pathname.split("/").at(-1) ?? "";
    this.asked.push(name);
    const content = this.files.get(name);
    if (content === undefined) throw new TypeError("Failed to fetch");
    return new Response(content as BodyInit);
  };
}

/** Reads packs as the worker does, in this thread. */
export const unpacker: Unpacker = {
  unpack: async (pack) => {
    const job = await openPackJob(pack);
    return job.ok ? { ok: true, value: run(job.value) } : job;
  },
};
