/** The words of a template that have a look, as "look:word"; all spaces are plain. */
export function looksIn(template: unknown): string[] {
  if (Array.isArray(template)) return template.flatMap(looksIn);
  if (typeof template !== "object" || template === null || !("values" in template)) return [];
  const values = template.values as readonly unknown[];
  const [look, word] = values;
  if (values.length === 2 && typeof look === "string")
    return [`${look}:${String(word).replaceAll("\u00a0", " ")}`];
  return values.flatMap(looksIn);
}
