/** A line that cannot be answered, with the sentence that says why. */
export class Refusal extends Error {}

/** A command that is used wrongly: how it is used is told behind the sentence. */
export class Misuse extends Refusal {}
