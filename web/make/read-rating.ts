import type { NeededTechnique, Rated } from "../../worker/api.ts";
import { fields } from "../state/stored.ts";
import { whole } from "./whole.ts";

/** A rating from storage; null where it is none. A technique that is unsound is left out. */
export function readRating(stored: unknown): Rated | null {
  const { level, work, needs } = fields(stored);
  const [hard, much] = [whole(level, 1, 7), whole(work, 0)];
  if (hard === null || much === null) return null;
  return { level: hard, work: much, needs: (Array.isArray(needs) ? needs : []).flatMap(readNeeded) };
}

function readNeeded(stored: unknown): NeededTechnique[] {
  const { id, name, level, count } = fields(stored);
  const { en, zh } = fields(name);
  const [hard, times] = [whole(level, 1, 7), whole(count, 1)];
  if (typeof id !== "string" || typeof en !== "string" || typeof zh !== "string") return [];
  return hard === null || times === null ? [] : [{ id, name: { en, zh }, level: hard, count: times }];
}
