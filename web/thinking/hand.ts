import { transfer, wrap } from "comlink";
import type { AtWork, Thinker, TickMessage, WorkerThinker } from "../../worker/api.ts";
import { yields } from "./precedence.ts";

/** Who answers the questions of a lane: a worker, or the page itself. */
export interface Hand {
  readonly thinker: Pick<Thinker, "ask"> & {
    cancel(id: number): Promise<void>;
    hold(isHeld: boolean): Promise<void>;
    asked(): Promise<readonly number[]>;
  };
  /** Ends it at once, with all that it was asked. */
  end(): void;
  /** The question that has its thread; 0 before the first. */
  atWork: number;
  /** Whether it has ever answered anything. */
  awake: boolean;
  /** Looks in a row at which it gave no sign of life. */
  silent: number;
}

/** It gave a sign of life. */
export function livens(hand: Hand): void {
  hand.awake = true;
  hand.silent = 0;
}

/** A worker; `dead` is called when it crashes. */
export function workerHand(worker: Worker, dead: (hand: Hand) => void): Hand {
  const remote = wrap<WorkerThinker>(worker);
  // Open for as long as the question: a worker that is ended closes none.
  const ports = new Set<MessagePort>();
  const close = (port: MessagePort): void => {
    port.close();
    ports.delete(port);
  };
  const hand: Hand = {
    thinker: {
      async ask(id, name, question, tick) {
        if (!tick) return remote.ask(id, name, question);
        const { port1, port2 } = new MessageChannel();
        ports.add(port1);
        // Two ports keep no order between them: the answer may come before the last news, which is awaited.
        const last = new Promise<void>((resolve) => {
          port1.onmessage = ({ data }: MessageEvent<TickMessage>) =>
            data ? tick(data[0], data[1] as never) : resolve();
        });
        try {
          const reply = await remote.ask(id, name, question, transfer(port2, [port2]));
          await last;
          return reply;
        } finally {
          close(port1);
        }
      },
      cancel: (id) => remote.cancel(id),
      hold: (isHeld) => remote.hold(isHeld),
      asked: () => remote.asked(),
    },
    atWork: 0,
    awake: false,
    silent: 0,
    end: () => {
      yields(hand, false);
      worker.terminate();
      ports.forEach(close);
    },
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Partial<AtWork> | null>) => {
    hand.atWork = data?.atWork ?? hand.atWork;
  });
  const lost = (): void => dead(hand);
  worker.addEventListener("error", lost);
  worker.addEventListener("messageerror", lost);
  void remote.asked().then(() => livens(hand), lost);
  return hand;
}

/** Hands that the page lent so far. They share one thinker, so each adds another number to those of its questions. */
let lent = 0;
const LENT_APART = 2 ** 32;

/** The page as thinker; questions are copied, as on the way to a worker. `pending` are its unanswered questions. */
export function pageHand(thinker: Promise<Thinker>, pending: () => Iterable<number>): Hand {
  const from = LENT_APART * ++lent;
  const cancel = async (id: number): Promise<void> => (await thinker).cancel(from + id);
  return {
    thinker: {
      ask: async (id, name, question, tick) =>
        (await thinker).ask(from + id, name, structuredClone(question), tick),
      asked: async () => (await thinker).asked().map((id) => id - from),
      cancel,
      // It thinks one question after the other, also those that would be waited for.
      hold: async () => {},
    },
    atWork: 0,
    awake: true,
    silent: 0,
    end: () => {
      for (const id of pending()) cancel(id).catch(() => {});
    },
  };
}
