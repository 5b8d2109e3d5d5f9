import { type SVGTemplateResult, svg } from "lit";

/** Lines inside a board, every so many rows and columns; one unit is a cell. */
export function linesOf(rows: number, cols: number, high: number, wide: number): string {
  let path = "";
  for (let row = high; row < rows; row += high) path += `M0 ${row}h${cols}`;
  for (let col = wide; col < cols; col += wide) path += `M${col} 0v${rows}`;
  return path;
}

/** Squares that fill some cells. */
export function squaresOf(cells: readonly number[], cols: number): string {
  return cells.map((cell) => `M${cell % cols} ${Math.floor(cell / cols)}h1v1h-1z`).join("");
}

/** Points in the middle of some cells, for a pen with a round end. */
export function pointsOf(cells: readonly number[], cols: number): string {
  return cells.map((cell) => `M${(cell % cols) + 0.5} ${Math.floor(cell / cols) + 0.5}h0`).join("");
}

/** The numbers of cells, 0 for none; below 0 stands a question mark. Those of three figures are `long`. */
export function numbersOf(line: readonly number[], cols: number, className: string): SVGTemplateResult[] {
  return [...line.keys()]
    .filter((cell) => line[cell] !== 0)
    .map((cell) => {
      const text = line[cell] < 0 ? "?" : String(line[cell]);
      const classes = text.length > 2 ? `${className} long` : className;
      return svg`<text class=${classes} x=${(cell % cols) + 0.5} y=${Math.floor(cell / cols) + 0.75}>${text}</text>`;
    });
}

/** The cells that have a value. */
export function cellsWith(values: readonly number[], value: number): number[] {
  return [...values.keys()].filter((cell) => values[cell] === value);
}
