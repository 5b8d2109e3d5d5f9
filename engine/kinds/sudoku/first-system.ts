import text from "./first-system.rules";

/** The eighteen rules in the syntax of the first expert system, in the order that gives the counts of its report. */
export const FIRST_SYSTEM_RULES: string = text;
