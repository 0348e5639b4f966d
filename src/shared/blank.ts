/** Whether there is nothing to be read in a text: it is empty, or all of it is spaces and signs that nobody sees. */
export function isBlank(text: string): boolean {
  return /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}
