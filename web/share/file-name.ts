import type { PlayState } from "../state/state.ts";

/** Longest part of a file's name that comes from the game's, in characters. */
const LONGEST_NAME = 40;

/** The name of a game's file, without its ending: by the player's name for it, its place in the corpus, or its puzzle. */
export function stemOf({ kind, name, origin, text }: PlayState): string {
  const called = (name ?? "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, LONGEST_NAME);
  const place = origin ? `${origin.made ? "made" : origin.level}-${origin.number}` : hashOf(text);
  return `ergo-${kind.id}-${called || place}`;
}

/** Five characters that identify a puzzle (FNV-1a). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, "0").slice(-5);
}
