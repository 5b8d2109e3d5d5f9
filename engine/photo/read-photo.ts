import type { Job } from "../model/job.ts";
import { ok, type Result } from "../model/result.ts";
import type { Network } from "./digits/network.ts";
import { type GrayImage, inverted, pyramidOf } from "./gray-image.ts";
import { GOOD_FIT, type Grid, gridsIn, isBeside, type Sides, type Size } from "./grids.ts";
import { evenlyLit } from "./lighting.ts";
import { cornersOf, type Mesh, meshOf } from "./mesh.ts";
import { type PhotoKind, type ReadBoard, TRUSTED } from "./photo-kind.ts";
import { refused } from "./problems.ts";
import type { Quad } from "./quad.ts";
import { straightened } from "./straight.ts";

/** What is known of a picture before it is read. */
export interface Wanted {
  /** The id of the kind; absent: whichever it looks like. */
  readonly kind?: string | undefined;
  /** Absent: as many cells as fit best. */
  readonly size?: Size | undefined;
  /** The corners of the grid in the picture, clockwise from the top left; absent: they are looked for. */
  readonly corners?: Quad | undefined;
}

/** What is being done; it is told in this order. */
export type Stage = "find" | "read";

/** A board that was read from a picture. */
export interface ReadPhoto extends ReadBoard, Size {
  readonly kind: string;
  readonly text: string;
  /** The corners of the grid in pixels of the picture, clockwise from the board's top left. */
  readonly corners: Quad;
  /** The board laid flat. */
  readonly straight: GrayImage;
  /** Other grids lie in the picture; this one was read. */
  readonly several: boolean;
}

/** Below this trust the numbers are noise. */
const LEAST_TRUST = 0.5;
/** Most grids of a picture that are read, and how good a board is that ends the search among them. */
const MOST_GRIDS = 3;
const WORTH = 0.75;
/** The shorter side of a picture has at least so many pixels. */
const LEAST_SIDE = 64;

/** Reads the puzzle in a picture, as the first kind that it looks like. Time and yields are limited whatever it shows. */
export function* readPhoto(
  image: GrayImage,
  wanted: Wanted,
  kinds: readonly PhotoKind[],
  network: Network,
  tell: (stage: Stage) => void = () => {},
): Job<Result<ReadPhoto>> {
  tell("find");
  if (Math.min(image.width, image.height) < LEAST_SIDE) return refused("photo-no-grid");
  const asked = kinds.filter(({ id }) => wanted.kind === undefined || id === wanted.kind);
  const { grids, levels } = yield* bestGrids(image, wanted, {
    usual: asked.flatMap((kind) => kind.sides ?? []),
    others: asked.some((kind) => kind.sides === null),
  });
  if (grids.length === 0) return refused("photo-no-grid");
  tell("read");
  let best: (KindBoard & { readonly grid: Grid }) | null = null;
  for (const grid of grids.slice(0, MOST_GRIDS)) {
    const board = yield* boardOn(grid, levels, wanted.size, asked, network);
    if (board && (!best || valueOf(board) > valueOf(best))) best = { ...board, grid };
    if (best && valueOf(best) > WORTH) break;
  }
  if (!best) return refused("photo-other");
  if (best.trust === 0 || best.numbers.every((number) => number === 0)) return refused("photo-empty");
  if (best.trust < LEAST_TRUST) return refused("photo-unread");
  const { rows, cols } = best.mesh;
  const [corners, straight] = [cornersOf(best.mesh), straightened(levels, best.mesh)];
  const { kind, grid, ...board } = best;
  const several = grids.some((other) => isBeside(grid, other));
  return ok({ ...board, kind: kind.id, text: kind.text(board), rows, cols, corners, straight, several });
}

type KindBoard = ReadBoard & { readonly kind: PhotoKind };

/** What speaks for a board: how far its numbers are trusted, and whether it has one answer. */
const valueOf = ({ trust, hasOneAnswer }: ReadBoard): number => trust + (hasOneAnswer ? 0.15 : 0);

/** Reads a grid in the sizes that it may have, as the first kind that it looks like. */
function* boardOn(
  grid: Grid,
  levels: readonly GrayImage[],
  size: Size | undefined,
  kinds: readonly PhotoKind[],
  network: Network,
): Job<KindBoard | null> {
  let best: KindBoard | null = null;
  for (const { rows, cols } of size ? [size] : grid.sizes) {
    const mesh = meshOf(grid.plane, rows, cols);
    yield 1;
    for (const kind of kinds) {
      if (!fits(kind, mesh)) continue;
      const board = yield* kind.read(levels, mesh, network);
      if (kind !== kinds.at(-1) && !kind.isLikely(board)) continue;
      if (!best || board.trust > best.trust + 0.05) best = { ...board, kind };
      break;
    }
    if (best && (best.hasOneAnswer || best.trust > TRUSTED)) break;
  }
  return best;
}

/** The grids of the picture as it is, or with light and dark exchanged where those fit better. */
function* bestGrids(
  image: GrayImage,
  { corners, size }: Wanted,
  sides: Sides,
): Job<{ readonly grids: readonly Grid[]; readonly levels: readonly GrayImage[] }> {
  const light = { levels: pyramidOf(evenlyLit(image)), grids: [] as readonly Grid[] };
  yield 1;
  light.grids = yield* gridsIn(light.levels, corners, size, sides);
  const fit = light.grids[0]?.fit ?? 0;
  if (fit >= GOOD_FIT) return light;
  const levels = pyramidOf(evenlyLit(inverted(image)));
  const grids = yield* gridsIn(levels, corners, size, sides);
  return (grids[0]?.fit ?? 0) > fit + 0.05 ? { grids, levels } : light;
}

function fits({ sides }: PhotoKind, { rows, cols }: Mesh): boolean {
  return sides === null || (rows === cols && sides.includes(rows));
}
