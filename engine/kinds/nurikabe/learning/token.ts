/** The theory's reasons for an implied literal; each with a number, which means: */

/** Of one other literal: the number. */
export const ONE = 1;
/** Of a claim and a way: if the claim is right and the neighbour that way is land, it is of the same island. */
export const BESIDE = 2;
/** Of a clue: its island does not reach the cell. */
export const REACH = 3;
/** Of a clue: its island needs the cell. */
export const NEED = 4;
/** Of a clue: its island has no room. */
export const ROOM = 5;
/** Of a clue: its island is too large. */
export const CROWD = 6;
/** No way leads from the sea to the cell. */
export const POCKET = 7;
/** Without the cell the sea is parted, or too small. */
export const STRAIT = 8;
/** The sea has no room. */
export const DROUGHT = 9;

const KINDS = 16;

export function token(kind: number, of: number): number {
  return of * KINDS + kind;
}

export function kindOf(token: number): number {
  return token % KINDS;
}

export function numberOf(token: number): number {
  return Math.floor(token / KINDS);
}
