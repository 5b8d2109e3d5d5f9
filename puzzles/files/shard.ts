/** The part with that number, from 1, of so many. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}
