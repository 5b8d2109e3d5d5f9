import type { Job } from "../model/job.ts";
import { ok, type Result } from "../model/result.ts";
import type { Network } from "./digits/network.ts";
import { type GrayImage, inverted, pyramidOf } from "./gray-image.ts";
import { GOOD_FIT, type Grid, gridsIn, isBeside, type Sides, type Size } from "./grids.ts";
import { evenlyLit } from "./lighting.ts";
import { cornersOf, type Mesh, meshOf, outsideOf } from "./mesh.ts";
import { type PhotoKind, type ReadBoard, TRUSTED } from "./photo-kind.ts";
import { refused } from "./problems.ts";
import type { Quad } from "./quad.ts";
import { straightened } from "./straight.ts";
import { Turns } from "./turns.ts";

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

/** Below this trust the numbers are noise, unless they have one answer. */
const LEAST_TRUST = 0.7;
/** Most grids of a picture that are read, and how good a board is that ends the search among them. */
const MOST_GRIDS = 3;
const WORTH = 0.75;
/** Boards of any size have at least so many cells a side, unless a person says otherwise: less is a box or a scrap of one. */
const LEAST_CELLS = 5;
/** Of a whole board lines hardly go on beyond the outer ones; where few do, an outer line that is hardly there tells a part. */
const MOST_GOING_ON = 0.5;
const LEAST_RIM = 0.2;
/** Cells that reach farther out of the picture, in their sides, may have lost a part of their number. */
const MOST_OUTSIDE = 0.2;
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
  const sides: Sides = {
    usual: asked.flatMap((kind) => kind.sides ?? []),
    others: asked.some((kind) => kind.sides === null),
  };
  const seen = yield* gridsOf(image, wanted, sides);
  // Light on dark is looked for at once where dark on light fits badly, and later where that cannot be read.
  const looks = fitOf(seen) < GOOD_FIT ? [seen, yield* gridsOf(inverted(image), wanted, sides)] : [seen];
  if (looks.every(({ grids }) => grids.length === 0)) return refused("photo-no-grid");
  looks.sort((a, b) => fitOf(b) - fitOf(a));
  tell("read");
  let best = yield* bestBoard(looks[0], wanted, asked, network);
  if (valueOf(best) < WORTH) {
    const other = looks[1] ?? (yield* gridsOf(inverted(image), wanted, sides));
    const board = yield* bestBoard(other, wanted, asked, network);
    if (beats(board, best)) best = board;
  }
  if (best === "cut") return refused("photo-cut");
  if (!best) return refused("photo-other");
  if (isEmpty(best)) return refused("photo-empty");
  if (isNoise(best)) return refused("photo-unread");
  const { kind, grid, look, ...board } = best;
  const { rows, cols } = board.mesh;
  const [corners, straight] = [cornersOf(board.mesh), straightened(look.levels, board.mesh)];
  const several = look.grids.some((other) => isBeside(grid, other));
  return ok({ ...board, kind: kind.id, text: kind.text(board), rows, cols, corners, straight, several });
}

/** A picture, as it is or with light and dark exchanged, and the grids in it, the best first. */
interface Look {
  readonly levels: readonly GrayImage[];
  readonly grids: readonly Grid[];
}

function* gridsOf(image: GrayImage, { corners, size }: Wanted, sides: Sides): Job<Look> {
  const levels = pyramidOf(evenlyLit(image));
  yield 1;
  return { levels, grids: yield* gridsIn(levels, corners, size, sides) };
}

const fitOf = ({ grids }: Look): number => grids[0]?.fit ?? 0;

type KindBoard = ReadBoard & { readonly kind: PhotoKind };
type FoundBoard = KindBoard & { readonly grid: Grid; readonly look: Look };

/** What speaks for a board: how far its numbers are trusted, and whether it has one answer. */
const valueOf = (board: ReadBoard | "cut" | null): number =>
  board && board !== "cut" ? board.trust + (board.hasOneAnswer ? 0.15 : 0) : 0;

const isEmpty = ({ trust, numbers }: ReadBoard): boolean =>
  trust === 0 || numbers.every((number) => number === 0);

const isNoise = ({ trust, hasOneAnswer }: ReadBoard): boolean => trust < LEAST_TRUST && !hasOneAnswer;

/** Whether a verdict takes the place of an earlier one. Noise found elsewhere does not: that a grid is empty, or cut off, is what a person is told. */
function beats<B extends ReadBoard>(one: B | "cut" | null, earlier: B | "cut" | null): boolean {
  if (!earlier || !one) return !earlier;
  const isNothing = earlier === "cut" || isEmpty(earlier);
  return valueOf(one) > valueOf(earlier) && !(isNothing && one !== "cut" && isNoise(one));
}

/** The board that is read best among the first grids; where none is, whether one of them is cut off by the picture's rim. */
function* bestBoard(
  look: Look,
  wanted: Wanted,
  kinds: readonly PhotoKind[],
  network: Network,
): Job<FoundBoard | "cut" | null> {
  let best: FoundBoard | "cut" | null = null;
  for (const grid of look.grids.slice(0, MOST_GRIDS)) {
    const board = yield* boardOn(grid, look.levels, wanted, kinds, network);
    const found: FoundBoard | "cut" | null = board && board !== "cut" ? { ...board, grid, look } : board;
    if (beats(found, best)) best = found;
    if (valueOf(best) > WORTH) break;
  }
  return best;
}

/** Reads a grid in the sizes that it may have, as the first kind that it looks like. */
function* boardOn(
  grid: Grid,
  levels: readonly GrayImage[],
  { size, corners }: Wanted,
  kinds: readonly PhotoKind[],
  network: Network,
): Job<KindBoard | "cut" | null> {
  let best: KindBoard | null = null;
  let cut = false;
  for (const { rows, cols } of size ? [size] : grid.sizes) {
    const mesh = meshOf(grid.plane, rows, cols);
    yield 1;
    const turns = new Turns(levels, mesh, network);
    // What a person says of a picture is believed.
    const isFree = !size && !corners;
    if (isFree && outsideOf(mesh, levels[0]) > MOST_OUTSIDE) {
      cut = true;
      continue;
    }
    for (const kind of kinds) {
      if (!fits(kind, mesh)) continue;
      const isUsual = kind.sides?.[0] === rows;
      if (isFree && !isUsual && isPartOfBoard(mesh)) {
        cut = true;
        continue;
      }
      if (kind.sides === null && !size && Math.min(rows, cols) < LEAST_CELLS) continue;
      const board = yield* kind.read(turns);
      if (kind !== kinds.at(-1) && !kind.isLikely(board)) continue;
      if (isFree && mesh.goingOn > MOST_GOING_ON && (!board.hasOneAnswer || mesh.rim < LEAST_RIM)) {
        cut = true;
        continue;
      }
      if (!best || board.trust > best.trust + 0.05) best = { ...board, kind };
      break;
    }
    if (best && (best.hasOneAnswer || best.trust > TRUSTED)) break;
  }
  return best ?? (cut ? "cut" : null);
}

function isPartOfBoard({ goingOn, rim }: Mesh): boolean {
  return goingOn > MOST_GOING_ON || rim < LEAST_RIM;
}

function fits({ sides }: PhotoKind, { rows, cols }: Mesh): boolean {
  return sides === null || (rows === cols && sides.includes(rows));
}
