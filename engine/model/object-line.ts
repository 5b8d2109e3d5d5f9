/** What a line of the command line says of a puzzle. */
export interface PuzzleObject {
  /** The puzzle, in any spelling. */
  readonly puzzle: string;
  /** The level of its rating, where it has one. */
  readonly level: number | null;
  /** The id of its hardest technique, where it has a rating that names one. */
  readonly technique: string | null;
}

/** Longest line that is read as an object, in characters: a proof of hundreds of steps has fewer. */
const LONGEST = 1_000_000;

/**
 * Reads a line that the command line wrote, `{"puzzle": …}`; null where it is none. `givens` is read too, as positions
 * have it. Cost: the characters of the line.
 */
export function readObjectLine(line: string): PuzzleObject | null {
  if (!/^\s*\{/.test(line) || line.length > LONGEST) return null;
  const fields = objectIn(line);
  const puzzle = fields?.puzzle ?? fields?.givens;
  if (!fields || typeof puzzle !== "string") return null;
  const { level, needs } = fields;
  const [technique = null] = Array.isArray(needs)
    ? needs.map((one: unknown) => (one as { readonly id?: unknown } | null)?.id)
    : Object.keys(typeof needs === "object" && needs !== null ? needs : {});
  return {
    puzzle,
    level: typeof level === "number" && Number.isInteger(level) ? level : null,
    technique: typeof technique === "string" ? technique : null,
  };
}

function objectIn(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
