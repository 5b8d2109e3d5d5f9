import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import type { Words } from "../../engine/model/words.ts";
import { fields } from "../state/stored.ts";
import type { Connection } from "../storage/connection.ts";
import type { Thinking } from "../thinking/think.ts";

/** How many hints named a technique. */
export interface HintCount {
  readonly kind: string;
  readonly name: Words;
  readonly level: number;
  readonly told: number;
}

declare module "../state/app.ts" {
  interface Acts {
    /** The techniques that hints have named, the most often named first. */
    hintCounts(): Promise<readonly HintCount[]>;
  }
}

/** The record of learning, which counts them by "kind/rule". */
const LEARN = "learn";

/** The techniques that hints have named, from the record of learning. */
export async function hintCounts(
  connection: Connection,
  thinking: () => Promise<Pick<Thinking, "rules">>,
): Promise<readonly HintCount[]> {
  const counted = countsIn(await connection.ask((database) => database.get("settings", LEARN)));
  const named: HintCount[] = [];
  for (const { id } of PLAY_KINDS) {
    if (!counted.some(([name]) => name.startsWith(`${id}/`))) continue;
    const rules = await (await thinking()).rules(id).catch(() => []);
    for (const rule of rules) {
      const told = counted.find(([name]) => name === `${id}/${rule.id}`)?.[1] ?? 0;
      if (told > 0) named.push({ kind: id, name: rule.name, level: rule.level, told });
    }
  }
  return named.sort((a, b) => b.told - a.told || a.level - b.level);
}

function countsIn(stored: unknown): readonly (readonly [name: string, told: number])[] {
  return Object.entries(fields(fields(stored).known)).flatMap(([name, known]) => {
    const { told } = fields(known);
    return typeof told === "number" && told > 0 ? [[name, told] as const] : [];
  });
}
