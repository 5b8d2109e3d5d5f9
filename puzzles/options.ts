/** The options of a command, checked. */
export interface Options {
  readonly answers: number;
  readonly nodes: number;
  readonly final: boolean;
  readonly rows: number;
  readonly cols: number;
  readonly level: number;
  readonly count: number;
  readonly seed: number;
}

/** Most rows and columns of a made puzzle. */
const LARGEST = 50;

const NUMBERS: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  answers: { least: 1, most: 1_000_000 },
  nodes: { least: 1, most: Number.MAX_SAFE_INTEGER },
  level: { least: 1, most: 7 },
  count: { least: 1, most: 1_000_000 },
  seed: { least: 0, most: Number.MAX_SAFE_INTEGER },
};

const DEFAULTS: Options = {
  answers: 2,
  nodes: 200_000,
  final: false,
  rows: 9,
  cols: 9,
  level: 1,
  count: 1,
  seed: 1,
};

/** Reads `--name value` pairs; a sentence when one is not understood. */
export function readOptions(args: readonly string[]): Options | string {
  const found: Record<string, number | boolean> = {};
  for (let index = 0; index < args.length; index++) {
    const name = args[index].replace(/^--/, "");
    if (name === "final") {
      found.final = true;
      continue;
    }
    const value = args[++index] ?? "";
    if (name === "size") {
      const size = /^(\d{1,3})(?:x(\d{1,3}))?$/.exec(value);
      const [cols, rows] = [Number(size?.[1]), Number(size?.[2] ?? size?.[1])];
      if (!(Math.min(cols, rows) >= 1 && Math.max(cols, rows) <= LARGEST))
        return `--size needs a number or COLSxROWS up to ${LARGEST}, such as 9 or 5x7; "${value}" is neither.`;
      Object.assign(found, { cols, rows });
      continue;
    }
    const range = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined;
    if (!range) return `There is no option "${args[index - 1]}".`;
    const number = Number(value);
    if (value === "" || !Number.isInteger(number) || number < range.least || number > range.most) {
      return `--${name} needs a whole number from ${range.least} to ${range.most}; "${value}" is not one.`;
    }
    found[name] = number;
  }
  return { ...DEFAULTS, ...found };
}
