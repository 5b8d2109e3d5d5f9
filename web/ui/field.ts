/** Puts the focus on the text field of a form that has just come up, with its text selected. */
export function selectField(root: ParentNode): void {
  const field = root.querySelector("input");
  field?.focus();
  field?.select();
}
