import { packSpan, SPAN } from "../../engine/search/profile.ts";

/** Room for spans, to begin with. */
const ROOM = 64;

/** Keeps the depth of the search for events that are not sent one by one: its range in each span of them. */
export class Profile {
  #spans = new Int32Array(ROOM);
  #held = 0;
  /** Events before the end of the span that is under way; 0 before the first event. */
  #end = 0;
  #least = 0;
  #most = 0;
  #answers = false;

  /** Event number `index`, one after the other; the depth behind it. */
  note(index: number, depth: number, isAnswer: boolean): void {
    if (index >= this.#end) this.#begin(index, depth);
    if (depth < this.#least) this.#least = depth;
    if (depth > this.#most) this.#most = depth;
    if (isAnswer) this.#answers = true;
  }

  /** The spans that ended since it was last asked. */
  take(): Int32Array {
    const taken = this.#spans.slice(0, this.#held);
    this.#held = 0;
    return taken;
  }

  #begin(index: number, depth: number): void {
    if (this.#end > 0) this.#close();
    this.#end = (Math.floor(index / SPAN) + 1) * SPAN;
    this.#least = depth;
    this.#most = depth;
    this.#answers = false;
  }

  #close(): void {
    if (this.#held === this.#spans.length) {
      const larger = new Int32Array(2 * this.#held);
      larger.set(this.#spans);
      this.#spans = larger;
    }
    this.#spans[this.#held++] = packSpan({ least: this.#least, most: this.#most, answers: this.#answers });
  }
}
