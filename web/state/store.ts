import type { ReactiveController, ReactiveControllerHost } from "lit";
import { CORE, reduce } from "./reduce.ts";
import type { Action, Actions, AppState, Reducers } from "./state.ts";

/** Where a slice lies in the state; a slice that has not come yet is null or undefined. */
export interface SliceLens<Slice> {
  readonly of: (state: AppState) => Slice | null | undefined;
  readonly into: (state: AppState, slice: Slice) => AppState;
}

/** Called after each change, in the same task as the dispatch. */
export type Listener = (state: AppState, before: AppState, action: Action) => void;

/** Holds the state; the one place where it changes. */
export class Store {
  #state: AppState;
  readonly #listeners = new Set<Listener>();
  /** Reducers of the whole state, by the tables they are made of. */
  readonly #steps = new Map<unknown, (state: AppState, action: Action) => AppState>([
    [CORE, (state, action) => reduce(CORE, state, action)],
  ]);

  constructor(state: AppState) {
    this.#state = state;
  }

  get state(): AppState {
    return this.#state;
  }

  dispatch(action: Action): void {
    const before = this.#state;
    let next = before;
    for (const step of this.#steps.values()) next = step(next, action);
    if (next === before) return;
    this.#state = next;
    for (const listener of [...this.#listeners]) listener(next, before, action);
  }

  /** Adds the reducers of a feature's slice; they apply once there is one. The same reducers count once. */
  extend<Slice>(reducers: Partial<Reducers<keyof Actions, Slice>>, { of, into }: SliceLens<Slice>): void {
    this.#steps.set(reducers, (state, action) => {
      const slice = of(state);
      const next = slice && reduce(reducers, slice, action);
      return next && next !== slice ? into(state, next) : state;
    });
  }

  /** Returns the call that ends it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Re-renders its element when the part of the state that it looks at is another object. */
export class Watch<T> implements ReactiveController {
  readonly #store: Store;
  readonly #host: ReactiveControllerHost;
  readonly #look: (state: AppState) => T;
  #end: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, store: Store, look: (state: AppState) => T) {
    this.#host = host;
    this.#store = store;
    this.#look = look;
    host.addController(this);
  }

  get value(): T {
    return this.#look(this.#store.state);
  }

  hostConnected(): void {
    let seen = this.value;
    this.#end = this.#store.listen((state) => {
      const now = this.#look(state);
      if (now === seen) return;
      seen = now;
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#end?.();
    this.#end = null;
  }
}
