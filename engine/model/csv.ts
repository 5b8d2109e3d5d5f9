/** Lines as comma-separated values (RFC 4180): texts that need it in quotes, lines ended by CRLF. */
export function csvText(lines: readonly (readonly (string | number)[])[]): string {
  return lines.map((line) => `${line.map(field).join(",")}\r\n`).join("");
}

/** Quoted where it must be; a text that a spreadsheet would take for a formula begins with an apostrophe. */
function field(value: string | number): string {
  const text = String(value);
  const safe = /^[=+@-]/.test(text) && typeof value === "string" ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
