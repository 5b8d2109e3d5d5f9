import type { GameSummary } from "../state/state.ts";

/** Which games are listed. */
export interface Filter {
  /** One kind, or null for all. */
  readonly kind: string | null;
  /** Words that the game's name has to contain. */
  readonly search: string;
}

/** The games that pass, in their order; `name` gives the text that a search looks in. */
export function filtered(
  games: readonly GameSummary[],
  filter: Filter,
  name: (game: GameSummary) => string,
): GameSummary[] {
  const words = filter.search.toLowerCase().split(/\s+/);
  return games.filter((game) => {
    if (filter.kind && game.kind !== filter.kind) return false;
    const text = name(game).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
