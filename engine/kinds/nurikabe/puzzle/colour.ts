/** The colour of a cell as far as it is known. A clue cell is land; so is a cell of which both colours were said. */
export const UNKNOWN = 0;
export const WALL = 1;
export const LAND = 2;
