/** An object of a line, as the commands write them. */
export type Fields = Readonly<Record<string, unknown>>;

/** The line as an object; null where it is none. */
export function fieldsIn(line: string): Fields | null {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line) as Fields;
  } catch {
    return null;
  }
}

/** Whether an earlier command wrote the line to say why it has no puzzle, such as of a seed from which none came. */
export function tellsError(line: string): boolean {
  const fields = fieldsIn(line);
  return typeof fields?.error === "string" && fields.puzzle === undefined;
}
