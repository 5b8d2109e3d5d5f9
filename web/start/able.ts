/**
 * Whether the browser can run the app. The three marks stand for the floor that README names: they came with
 * it or later, and play needs no more. Without adopted style sheets nothing is styled under the strict
 * policy.
 */
export function isAble(): boolean {
  return (
    "toSorted" in [] &&
    "adoptedStyleSheets" in document &&
    CSS.supports("color", "color-mix(in srgb, red, red)")
  );
}
