import { linesOf } from "../../../engine/model/lines.ts";
import { readObjectLine } from "../../../engine/model/object-line.ts";
import type { AnalysisItem } from "./analysis.ts";

/** A puzzle of a text, with the line as it stands there: another program may spell it otherwise. */
export interface TextItem extends AnalysisItem {
  readonly line: string;
}

/**
 * The puzzles of a text, one a line. A line that begins with `#` is the heading of those below it, unless it is a remark (`#C`) or a link of
 * ours; an object of the command line says its rating. `spelled` turns a line of another program into the kind's own text.
 */
export function itemsIn(text: string, spelled: (line: string) => string): TextItem[] {
  const items: TextItem[] = [];
  let heading = "";
  for (const [index, raw] of linesOf(text).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#C")) continue;
    if (line.startsWith("#") && !line.startsWith("#/")) {
      heading = line.replace(/^#+/, "").trim();
      continue;
    }
    const object = readObjectLine(line);
    items.push({
      ...{ at: items.length, number: index + 1, isOurs: false, heading, line: object?.puzzle ?? line },
      text: spelled(object?.puzzle ?? line),
      ...{ level: object?.level ?? null, technique: object?.technique ?? null },
    });
  }
  return items;
}
