import {
  baseline,
  boundLines,
  RING,
  type SceneEdge,
  type SceneNode,
  type TreeScene,
  type TreeSizes,
  triangle,
} from "./scene.ts";

/** The title and description in a file. */
export interface TreeCaption {
  readonly title: string;
  readonly desc: string;
}

/** The colours of the light theme, as they are: other programs know no custom properties. */
const INK = "#1b2430";
const NOTE = "#46515f";
const PALE = "#b9c0ca";
const EDGE = "#767f8c";
const ACCENT = "#0a3f86";
const CUT = "#a00028";
const FILLS: Readonly<Record<SceneNode["state"], string>> = {
  ahead: "#ffffff",
  open: "#f8df48",
  done: "#dce7f5",
  cut: "none",
  below: "none",
};
const FONTS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', sans-serif";

/** The picture of a moment as a file of its own, in real colours; well-formed whatever the caption holds. */
export function treeFile({ stage, nodes, edges }: TreeScene, { title, desc }: TreeCaption): string {
  const { width, height, sizes } = stage;
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="title desc" font-family="${FONTS}" font-size="14" text-anchor="middle">
<title id="title">${escaped(title)}</title>
<desc id="desc">${escaped(desc)}</desc>
<rect width="100%" height="100%" fill="#ffffff"/>
${edges.map(edgeOf).join("\n")}
${nodes.map((node) => nodeOf(node, sizes)).join("\n")}
</svg>
`;
}

function edgeOf(edge: SceneEdge): string {
  const { from, to, state, isOnWay, stroke: across } = edge;
  const isLeftOut = state === "cut" || state === "below";
  const stroke = isOnWay ? ACCENT : isLeftOut || state === "ahead" ? PALE : EDGE;
  const dashes = isLeftOut ? ' stroke-dasharray="4 4"' : "";
  const line = `<path d="M${from.map(round).join(" ")}L${to.map(round).join(" ")}" stroke="${stroke}" stroke-width="${isOnWay ? 4 : 1.5}"${dashes}/>`;
  if (across === "") return line;
  return `${line}<path d="${across}" stroke="${CUT}" stroke-width="4" stroke-linecap="round"/>`;
}

function nodeOf(node: SceneNode, sizes: TreeSizes): string {
  const { x, y, state, text, isAt, isOnWay, alpha, beta, minimax } = node;
  const isLeftOut = state === "cut" || state === "below";
  const stroke = isOnWay ? ACCENT : isLeftOut || state === "ahead" ? PALE : NOTE;
  const dashes = isLeftOut ? ' stroke-dasharray="3 4"' : "";
  const shape = outline(
    node,
    sizes,
    0,
    `fill="${FILLS[state]}" stroke="${stroke}" stroke-width="${isOnWay ? 3 : 1.5}"${dashes}`,
  );
  const ring = isAt ? outline(node, sizes, RING, `fill="none" stroke="${ACCENT}" stroke-width="2.5"`) : "";
  const ink = isLeftOut ? EDGE : state === "ahead" ? NOTE : INK;
  const weight = isLeftOut || state === "ahead" ? 400 : 650;
  const value =
    text === "" ? "" : write(x, y + baseline(node), text, `fill="${ink}" font-weight="${weight}"`);
  const bounds =
    alpha === ""
      ? ""
      : bound(node, x - sizes.bounds, "α", alpha, "end") + bound(node, x + sizes.bounds, "β", beta, "start");
  return `<g data-node="${node.number}">${shape}${ring}${value}${bounds}${minimax === "" ? "" : pill(node, sizes)}</g>`;
}

function outline(node: SceneNode, sizes: TreeSizes, around: number, look: string): string {
  if (node.shape !== "leaf")
    return `<polygon points="${triangle(node, sizes, around)}" stroke-linejoin="round" ${look}/>`;
  const [wide, high] = sizes.leaf.map((half) => half + around / 2);
  return `<rect x="${round(node.x - wide)}" y="${node.y - high}" width="${2 * wide}" height="${2 * high}" rx="4" ${look}/>`;
}

function bound(node: SceneNode, x: number, letter: string, value: string, anchor: string): string {
  const [letterAt, numberAt] = boundLines(node).map((below) => node.y + below);
  const look = `text-anchor="${anchor}"`;
  return (
    write(x, letterAt, letter, `${look} font-size="11" fill="${NOTE}"`) +
    write(x, numberAt, value, `${look} font-size="12" font-weight="500" fill="${INK}"`)
  );
}

function pill({ x, y, minimax }: SceneNode, { triangle: [, high] }: TreeSizes): string {
  const wide = 7 * minimax.length + 10;
  const look = `fill="#ffffff" stroke="${ACCENT}"`;
  return (
    `<rect x="${round(x - wide / 2)}" y="${y - high - 18}" width="${wide}" height="15" rx="7.5" ${look}/>` +
    write(x, y - high - 7, minimax, `font-size="11" font-weight="600" fill="${ACCENT}"`)
  );
}

function write(x: number, y: number, text: string, look: string): string {
  return `<text x="${round(x)}" y="${round(y)}" ${look}>${escaped(text)}</text>`;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** Text for XML: its special characters are escaped, and forbidden ones left out. */
function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (sign) => signs[sign]);
}
