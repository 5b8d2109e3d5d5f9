/** A line that cannot be answered, with the sentence that says why. */
export class Refusal extends Error {}

/** A command used wrongly: its usage is printed behind the sentence. */
export class Misuse extends Refusal {}
