import type { Words } from "../../model/words.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { blocksIn } from "./puzzle/size.ts";

/** Why the sum of the clues alone rules every answer out, in a sentence; null where it does not. */
export function whyNone({ rows, cols, cells, seaCells }: NurikabePuzzle): Words | null {
  if (seaCells === null) return null;
  const land = cells - seaCells;
  if (land > cells) {
    return {
      en: `Its islands need ${land} cells, and the board has ${cells}.`,
      zh: `各岛共需 ${land} 格，而盘面只有 ${cells} 格。`,
    };
  }
  const blocks = blocksIn(rows, cols);
  if (land >= blocks) return null;
  return {
    en: `Its islands have ${land} cells in all, too few for the ${blocks} blocks of 2x2 side by side, of which none may be all wall.`,
    zh: `各岛共有 ${land} 格，而盘面上有 ${blocks} 个互不重叠的 2x2 方块，每个都不能全是墙，岛的格数不够。`,
  };
}
