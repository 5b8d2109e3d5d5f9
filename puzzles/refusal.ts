/** A line that cannot be answered, with the sentence that says why. */
export class Refusal extends Error {}
