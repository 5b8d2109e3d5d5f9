import { cellName } from "../../../engine/model/lattice.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { DuelThought } from "../../../worker/api.ts";
import { numeral } from "../../ui/numbers.ts";
import { count, t } from "../../words/more.ts";
import type { DuelState, DuelSure, DuelTold } from "./duel.ts";
import { type DuelMatch, type DuelWish, type Player, playerAt, seatOf, turnOf } from "./match.ts";
import { momentOf, sureIn } from "./scene.ts";

/** Whether the player is the one person at the board. */
export function isYou(wish: DuelWish, player: Player): boolean {
  return wish.seating !== "person-person" && seatOf(wish, player) === "person";
}

/** The name of a player, at the beginning of a sentence or within it. */
export function playerName(wish: DuelWish, player: Player, within = false): string {
  const n = player === 0 ? 1 : 2;
  if (wish.seating === "person-person") return t(`duel.player-${n}`);
  if (wish.seating === "computer-computer") return t(`duel.computer-${n}`);
  const name = seatOf(wish, player) === "person" ? "you" : "computer";
  return t(within ? `duel.${name}-mid` : `duel.${name}`);
}

/** The present moment, in a few words. */
export function headSaid(duel: DuelState, match: DuelMatch): string {
  const player = turnOf(match);
  const who = playerName(match, player);
  switch (momentOf(duel, match)) {
    case "ahead":
      return t("duel.looking", { n: duel.ahead ?? 0, all: duel.told?.thought.line.length ?? 0 });
    case "over": {
      const winner = playerAt(player + 1);
      return isYou(match, winner) ? t("duel.wins-you") : t("duel.wins", { who: playerName(match, winner) });
    }
    case "thinking":
    case "hinting":
      return t("duel.thinking");
    case "waiting":
      return duel.paused ? t("duel.paused") : t("duel.turn", { who });
    case "turn":
      return isYou(match, player) ? t("duel.turn-you") : t("duel.turn", { who });
  }
}

/** More about it, in a sentence. */
export function noteSaid(duel: DuelState, match: DuelMatch, lang: Lang): string {
  const { told, problem, verdict } = duel;
  const player = turnOf(match);
  switch (momentOf(duel, match)) {
    case "ahead":
      return t("duel.not-played");
    case "over":
      return t("duel.why", { who: playerName(match, player, true) });
    case "thinking":
    case "hinting":
      return told?.match === match ? seenSaid(told.thought, lang) : t("duel.begins");
    case "waiting":
      return problem?.text[lang] ?? t("duel.turn", { who: playerName(match, player) });
    case "turn":
      if (problem) return problem.text[lang];
      if (verdict) return verdict.sure ? sureSaid(match, verdict.sure) : t("duel.unsure");
      return replySaid(duel, match, lang) || t("duel.first");
  }
}

/** The text for a screen reader: the last move and the present moment, or the problem. */
export function statusSaid(duel: DuelState, match: DuelMatch, lang: Lang): string {
  const who = playerName(match, turnOf(match));
  switch (momentOf(duel, match)) {
    case "ahead":
      return headSaid(duel, match);
    case "thinking":
      return `${lastMoveSaid(match, lang)} ${t("duel.thinks", { who })}`.trim();
    default:
      return duel.problem?.text[lang] ?? `${lastMoveSaid(match, lang)} ${headSaid(duel, match)}`.trim();
  }
}

/** The last move of a game: player, digit and cell. */
function lastMoveSaid(match: DuelMatch, lang: Lang): string {
  const last = match.moves.at(-1);
  if (!last) return "";
  const player = playerAt(match.moves.length - 1);
  const slots = { digit: last.digit, cell: cellName(last.cell, match.size, lang) };
  return isYou(match, player)
    ? t("duel.wrote-you", slots)
    : t("duel.wrote", { who: playerName(match, player), ...slots });
}

/** The last move, and how far was looked for it where that is known. */
function replySaid({ told }: DuelState, match: DuelMatch, lang: Lang): string {
  const isReply = told?.about === "move" && told.match.moves.length === match.moves.length - 1;
  const move = lastMoveSaid(match, lang);
  return isReply ? t("duel.replied", { move, seen: seenSaid(told.thought, lang) }) : move;
}

/** How good a position is, in a sentence. */
export function scoreSaid({ match, player, thought }: DuelTold): string {
  const sure = sureIn(thought, player);
  if (sure) return sureSaid(match, sure);
  if (thought.score === 0) return t("duel.even");
  const better = thought.score > 0 ? player : playerAt(player + 1);
  return t("duel.better", { who: playerName(match, better, true) });
}

/** How far a thought looked, in figures. */
function seenSaid({ depth, nodes }: DuelThought, lang: Lang): string {
  return t("duel.seen", { depth, nodes: numeral(nodes, lang, { notation: "compact" }) });
}

function sureSaid(match: DuelMatch, { winner, moves }: DuelSure): string {
  const who = playerName(match, winner);
  return moves === null ? t("duel.sure", { who }) : count("duel.sure-in", moves, { who });
}

/** A number as it is written in the language. */
export function figure(n: number, lang: Lang): string {
  return numeral(n, lang, { maximumFractionDigits: 1 });
}
