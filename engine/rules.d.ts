/** A program in the rule language, as text. */
declare module "*.rules" {
  const text: string;
  export default text;
}
