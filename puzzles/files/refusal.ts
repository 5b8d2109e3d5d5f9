import { EXIT, type ExitCode } from "./exit.ts";

/** What cannot be done, with the sentence that says why, and the exit code where the whole command ends by it. */
export class Failure extends Error {
  readonly exit: ExitCode;

  constructor(message: string, exit: ExitCode) {
    super(message);
    this.exit = exit;
  }
}

/** A line that cannot be answered, with the sentence that says why. */
export class Refusal extends Failure {
  constructor(message: string) {
    super(message, EXIT.misused);
  }
}

/** A command used wrongly: its usage is printed behind the sentence. */
export class Misuse extends Refusal {}
