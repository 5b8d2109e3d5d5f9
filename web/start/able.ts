/**
 * Whether the browser can run the app. The three marks stand for the floor that README names: what they came with or
 * after is all that play needs. Without adopted style sheets nothing has a look under the strict policy.
 */
export function isAble(): boolean {
  return (
    "toSorted" in [] &&
    "adoptedStyleSheets" in document &&
    CSS.supports("color", "color-mix(in srgb, red, red)")
  );
}
