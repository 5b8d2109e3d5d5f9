import { css, html, type PropertyDeclarations } from "lit";
import type { Cell } from "../../../engine/model/fact.ts";
import { DigitBoard } from "../../boards/digits/digit-board.ts";
import { t } from "../../words/more.ts";
import { isYou, playerName } from "./duel-words.ts";
import type { DuelWish } from "./match.ts";
import type { DuelScene } from "./scene.ts";

/** The board of a duel: whose digit it is shows in its shape, and cells that take no digit any more are crossed out. */
export class DuelBoard extends DigitBoard {
  static override properties: PropertyDeclarations = {
    scene: { attribute: false },
    wish: { attribute: false },
  };
  static override styles = [
    ...DigitBoard.styles,
    css`
      .first::before,
      .second::before {
        content: "";
        position: absolute;
        z-index: -1;
        inset: 9%;
        border: max(1.5px, 0.07em) solid var(--premise-edge);
        border-radius: 50%;
        background: var(--role-premise);
      }
      .second::before {
        inset: 11%;
        border-color: var(--ink);
        border-radius: 20%;
        background: var(--role-focus);
      }
      .first,
      .second {
        color: var(--ink);
        font-weight: 600;
        font-size: 0.86em;
      }
      .last::after {
        content: "";
        position: absolute;
        z-index: -1;
        inset: 2%;
        border: max(2px, 0.09em) solid var(--ink);
        border-radius: 50%;
      }
      .second.last::after {
        border-radius: 24%;
      }
      .ahead::before {
        border-style: dashed;
        background: var(--paper);
      }
      .order {
        position: absolute;
        inset: 3% 5% auto auto;
        padding: 0 0.2em;
        border-radius: 0.4em;
        background: var(--ink);
        color: var(--paper);
        font-size: 0.34em;
        font-weight: 700;
        line-height: 1.35;
      }
      .order::before {
        content: attr(data-order);
      }
      .closed {
        background-color: var(--rule-soft);
        background-image: repeating-linear-gradient(
          135deg,
          var(--edge) 0 1px,
          transparent 1px max(5px, 0.24em)
        );
      }
      @media (forced-colors: active) {
        .first::before,
        .second::before {
          forced-color-adjust: none;
          border-color: CanvasText;
          background: Canvas;
        }
        .closed {
          forced-color-adjust: none;
          background-image: repeating-linear-gradient(135deg, GrayText 0 1px, Canvas 1px 6px);
        }
        .order {
          forced-color-adjust: none;
          background: CanvasText;
          color: Canvas;
        }
      }
    `,
  ];

  declare scene: DuelScene;
  /** Who plays. */
  declare wish: DuelWish;

  protected override get many(): boolean {
    return false;
  }

  protected override nameOf(): string {
    return t("duel.board", { size: this.puzzle.rows });
  }

  protected override classesOf(cell: Cell): string {
    const { owners, last, ahead, closed } = this.scene;
    const owner = owners[cell];
    const classes = [
      super.classesOf(cell),
      owner !== null && (owner === 0 ? "first" : "second"),
      cell === last && "last",
      ahead.has(cell) && "ahead",
      closed.has(cell) && "closed",
    ];
    return classes.filter(Boolean).join(" ");
  }

  protected override keyOf(cell: Cell): string {
    return `${super.keyOf(cell)} ${this.scene.ahead.get(cell)} ${this.wish.seating}`;
  }

  protected override contentOf(cell: Cell): unknown {
    const order = this.scene.ahead.get(cell);
    const content = super.contentOf(cell);
    return order ? html`${content}<i class="order" data-order=${order}></i>` : content;
  }

  protected override wordsOf(cell: Cell): string[] {
    const { owners, last, ahead, closed, board } = this.scene;
    const owner = owners[cell];
    if (closed.has(cell)) return [t("duel.closed")];
    if (owner === null) return super.wordsOf(cell);
    const digit = board.marks[cell];
    const who = playerName(this.wish, owner, true);
    const words = [isYou(this.wish, owner) ? t("duel.yours", { digit }) : t("duel.theirs", { digit, who })];
    const order = ahead.get(cell);
    if (order) words.push(t("duel.ahead", { n: order }));
    else if (cell === last) words.push(t("duel.last"));
    return words;
  }
}

customElements.define("ergo-duel-board", DuelBoard);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-duel-board": DuelBoard;
  }
}
