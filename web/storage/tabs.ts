import { fields } from "../state/stored.ts";
import { Channel } from "./channel.ts";

/** Milliseconds that a game's lock is waited for before the tab looks whether another one has the game. */
const PATIENCE = 150;
/** Milliseconds that the owner has to store its last moves when another tab takes over, and then the browser to give the lock. */
const FAREWELL = 1_000;

interface TabMessage {
  readonly id: string;
  /** "leave": another tab takes the game over; store the pending moves, and answer "left". */
  readonly type: "changed" | "left" | "leave";
}

/** Events of the other tabs. */
export interface TabEvents {
  /** A game that another tab had is ours: that tab is gone, or we took it over. */
  won(id: string): void;
  /** Another tab has the game. */
  lost(id: string): void;
  /** Another tab takes over our game: resolves when all is stored. */
  leaving(id: string): Promise<unknown>;
  /** Another tab stored a change of the game. */
  changed(id: string): void;
}

/**
 * Decides which tab may write to a game: the one that holds its lock. Tabs that wait become owners in turn,
 * when the owner closes the game, is closed itself or is killed. Where the browser has no locks, refuses them
 * or never answers, every tab owns the games that it opens; then the log, to which entries can only be added,
 * joins the moves of two tabs.
 */
export class Tabs {
  readonly #events: TabEvents;
  readonly #channel: Channel<TabMessage>;
  readonly #locks: LockManager | null;
  /** The claim on the one game that this tab has open. */
  #claim: GameClaim | null = null;
  #left: ((id: string) => void) | null = null;

  constructor(events: TabEvents, scope: { locks?: LockManager | null; channel?: string } = {}) {
    const { locks = lockManager(), channel = "ergo-games" } = scope;
    this.#events = events;
    this.#locks = locks;
    this.#channel = new Channel(channel, readMessage, (message) => this.#hear(message));
  }

  /** Asks for a game, and lets go of the one before. It is ours until another tab turns out to have it. */
  claim(id: string): void {
    if (this.#claim?.id === id) return;
    this.release();
    if (!this.#locks) return;
    this.#claim = new GameClaim(this.#locks, id, this.#events);
    this.#claim.wait();
  }

  /** Whether this tab may write to its game, as far as is known yet. */
  mayWrite(id: string): boolean {
    return this.#claim?.id !== id || !this.#claim.lost;
  }

  /** Lets go of the game that this tab has open. */
  release(): void {
    this.#claim?.end();
    this.#claim = null;
  }

  /** Takes the open game from the tab that has it, after that tab has stored its moves. */
  async takeOver(): Promise<void> {
    const claim = this.#claim;
    if (!claim || claim.held) return;
    const { id } = claim;
    const left = new Promise<void>((resolve) => {
      this.#left = (game) => game === id && resolve();
      setTimeout(resolve, FAREWELL);
    });
    this.#channel.post({ type: "leave", id });
    await left;
    this.#left = null;
    if (this.#claim === claim) claim.steal();
  }

  /** Notifies the other tabs that a change of the game was stored. */
  tell(id: string): void {
    this.#channel.post({ type: "changed", id });
  }

  /** Does something with a game that no other tab has open; nothing if one has, or if that cannot be learned. */
  async ifFree(id: string, act: () => Promise<void>): Promise<void> {
    if (!this.#locks) return act();
    try {
      await this.#locks.request(lockName(id), { ifAvailable: true }, (lock) => (lock ? act() : undefined));
    } catch {
      // Refused: another time.
    }
  }

  async #hear({ type, id }: TabMessage): Promise<void> {
    if (type === "changed") this.#events.changed(id);
    else if (type === "left") this.#left?.(id);
    else if (this.#claim?.id === id && this.#claim.held) {
      await this.#events.leaving(id);
      this.#channel.post({ type: "left", id });
    }
  }
}

/** The claim of this tab on one game: waiting, holding its lock, or given up. */
class GameClaim {
  readonly id: string;
  held = false;
  /** Whether another tab has the game. */
  lost = false;
  readonly #locks: LockManager;
  readonly #events: TabEvents;
  #given = false;
  /** Ends the waiting, or the holding. */
  #stop: () => void = () => {};

  constructor(locks: LockManager, id: string, events: TabEvents) {
    this.id = id;
    this.#locks = locks;
    this.#events = events;
  }

  wait(): void {
    const waiting = new AbortController();
    const patience = setTimeout(() => void this.#look(), PATIENCE);
    this.#stop = () => {
      clearTimeout(patience);
      waiting.abort();
    };
    this.#request({ signal: waiting.signal }, () => clearTimeout(patience));
  }

  /** Takes the lock from whoever has it; the game also where the browser refuses the lock or never answers. */
  steal(): void {
    this.#stop();
    const patience = setTimeout(() => this.#win(), FAREWELL);
    this.#stop = () => clearTimeout(patience);
    this.#request({ steal: true }, () => clearTimeout(patience));
  }

  end(): void {
    this.#given = true;
    this.#stop();
  }

  #request(options: LockOptions, granted: () => void): void {
    let holds = false;
    const hold = (): Promise<void> | undefined => {
      granted();
      if (this.#given) return undefined;
      holds = true;
      this.held = true;
      this.#win();
      return new Promise((resolve) => {
        this.#stop = resolve;
      });
    };
    const over = (): void => {
      if (this.#given || options.signal?.aborted) return;
      if (!holds) {
        granted();
        this.#win(); // refused, which is not the same as taken
        return;
      }
      this.held = false; // stolen
      this.wait();
      this.#lose();
    };
    new Promise((resolve) => resolve(this.#locks.request(lockName(this.id), options, hold))).catch(over);
  }

  /** A lock that does not come was taken by another tab only if the browser says so. */
  async #look(): Promise<void> {
    try {
      const { held } = await this.#locks.query();
      const isTaken = held?.some(({ name }) => name === lockName(this.id));
      if (isTaken && !this.held && !this.#given) this.#lose();
    } catch {
      // Refused: then nobody is known to have it.
    }
  }

  #win(): void {
    if (!this.lost) return;
    this.lost = false;
    this.#events.won(this.id);
  }

  #lose(): void {
    this.lost = true;
    this.#events.lost(this.id);
  }
}

/** The browser's locks; null where it has none or refuses them. */
function lockManager(): LockManager | null {
  try {
    return navigator.locks ?? null;
  } catch {
    return null;
  }
}

function readMessage(told: unknown): TabMessage | null {
  const { type, id } = fields(told);
  const isKnown = type === "changed" || type === "left" || type === "leave";
  return isKnown && typeof id === "string" ? { type, id } : null;
}

function lockName(id: string): string {
  return `ergo-game:${id}`;
}
