import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Red, green, blue in linear light, 0 to 1. */
type Rgb = readonly [number, number, number];

const css = readFileSync(new URL("../../web/theme.css", import.meta.url), "utf8");

function colour(name: string, theme: "light" | "dark"): Rgb {
  const found = new RegExp(
    `--${name}: var\\(--light, (#[0-9a-f]{6})\\) var\\(--dark, (#[0-9a-f]{6})\\)`,
  ).exec(css);
  if (!found) throw new Error(`no colour --${name}`);
  const hex = found[theme === "light" ? 1 : 2];
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Contrast as WCAG 2 defines it. */
function contrast(a: Rgb, b: Rgb): number {
  const light = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  return Math.max(light(a), light(b)) / Math.min(light(a), light(b));
}

/** How eyes see linear light: Machado, Oliveira and Fernandes 2009, at full severity. */
const EYES = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function through(eye: readonly number[], [r, g, b]: Rgb): Rgb {
  const row = (at: number): number =>
    Math.min(1, Math.max(0, eye[at] * r + eye[at + 1] * g + eye[at + 2] * b));
  return [row(0), row(3), row(6)];
}

/** OKLab by Björn Ottosson. */
function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Difference of two colours: the distance in OKLab, times 100. */
function difference(a: Rgb, b: Rgb): number {
  const [one, other] = [oklab(a), oklab(b)];
  return 100 * Math.hypot(...one.map((value, at) => value - other[at]));
}

const ROLES = ["role-focus", "role-premise", "role-conclude", "role-conflict"];
const GROUNDS = ["page", "paper"];

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  const contrasts = (inks: string[], grounds: string[]) =>
    inks.flatMap((ink) =>
      grounds.map(
        (ground) => [`${ink} on ${ground}`, contrast(colour(ink, theme), colour(ground, theme))] as const,
      ),
    );
  const below = (least: number, pairs: readonly (readonly [string, number])[]) =>
    pairs.filter(([, ratio]) => ratio < least);

  it("writes ink at 6.4:1 or more on every role and ground", () => {
    expect(below(6.4, contrasts(["ink"], [...ROLES, ...GROUNDS, "peer", "same", "island-done"]))).toEqual([]);
  });

  it("writes all other text at 4.5:1 or more where it stands", () => {
    const inks = ["ink-note", "accent", "ink-user", "conflict-ink", "elim", "conclude-edge"];
    expect(below(4.5, contrasts(inks, GROUNDS))).toEqual([]);
    expect(below(4.5, contrasts(["ink-note", "accent", "ink-user"], ["same", "peer"]))).toEqual([]);
    expect(below(4.5, contrasts(["on-accent"], ["accent", "accent-strong"]))).toEqual([]);
  });

  it("draws the edges of controls at 3:1 or more", () => {
    expect(below(3, contrasts(["edge", "accent"], GROUNDS))).toEqual([]);
  });

  it.each(Object.entries(EYES))("tells the roles apart for %s eyes", (_, eye) => {
    const seen = [...ROLES, "paper"].map((name) => [name, through(eye, colour(name, theme))] as const);
    const close = seen.flatMap(([name, one], at) =>
      seen.slice(at + 1).map(([other, two]) => [`${name} and ${other}`, difference(one, two)] as const),
    );
    expect(below(11.5, close)).toEqual([]);
  });
});
