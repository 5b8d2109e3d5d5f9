/** A colour as every program reads it: "rgb(…)" with an opacity of its own; null where nothing would be seen. */
export interface PlainColour {
  readonly rgb: string;
  readonly opacity: number;
}

/** Reads a computed colour: "rgb(1 2 3 / 0.5)", "rgba(1, 2, 3, 0.5)", "color(srgb 0.1 0.2 0.3)". */
export function plainColour(computed: string): PlainColour | null {
  const numbers = (computed.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  if (numbers.length < 3 || computed === "none") return null;
  const [red, green, blue, opacity = 1] = numbers;
  const scale = computed.startsWith("color(srgb") ? 255 : 1;
  if (opacity === 0) return null;
  const part = (share: number): number => Math.round(Math.min(255, Math.max(0, share * scale)));
  return { rgb: `rgb(${part(red)},${part(green)},${part(blue)})`, opacity };
}

/** The attributes that give a shape a colour. */
export function paint(what: "fill" | "stroke", computed: string): string {
  const colour = plainColour(computed);
  if (!colour) return `${what}="none"`;
  const { rgb, opacity } = colour;
  return `${what}="${rgb}"${opacity < 1 ? ` ${what}-opacity="${opacity}"` : ""}`;
}
