import { loadPacking } from "../../engine/kinds/load.ts";
import type { Job } from "../../engine/model/job.ts";
import { fail, ok, type Result } from "../../engine/model/result.ts";
import { readPack } from "../../engine/pack/pack.ts";
import type { PackBytes, PackContent } from "../api.ts";

/** Reads a whole pack, a puzzle a step. A pack that is cut, changed, of another format or kind is a problem at once. */
export async function openPackJob({ kind, bytes }: PackBytes): Promise<Result<Job<PackContent>>> {
  const loaded = await loadPacking(kind);
  if (!loaded) {
    return fail("unknown-kind", {
      en: `There is no kind of puzzle called "${kind}".`,
      zh: `没有名为“${kind}”的题型。`,
    });
  }
  const pack = readPack(loaded.packing, bytes);
  if (!pack.ok) return pack;
  const { head, puzzles } = pack.value;
  const { format } = loaded.play;
  function* reading(): Job<PackContent> {
    const texts: string[] = [];
    const sizes: string[] = [];
    const works: number[] = [];
    const needs: number[][] = [];
    const places = new Map(head.techniques.map((id, at) => [id, at]));
    for (const one of puzzles()) {
      yield 1;
      texts.push(format(one.puzzle));
      sizes.push(`${one.puzzle.rows}x${one.puzzle.cols}`);
      works.push(one.work);
      needs.push(one.needs.map((id) => places.get(id) ?? 0));
    }
    return { kind, level: head.level, texts, sizes, works, techniques: head.techniques, needs };
  }
  return ok(reading());
}
