import type { PropertyDeclarations } from "lit";
import { LaterElement } from "./later-element.ts";

/** An element of a feature: its acts are handed down by the feature's screen, null until there are any. */
export abstract class ActsElement<Acts> extends LaterElement {
  static override properties: PropertyDeclarations = {
    ...LaterElement.properties,
    acts: { attribute: false },
  };

  declare acts: Acts | null;

  constructor() {
    super();
    this.acts = null;
  }
}
