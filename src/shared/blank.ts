/** Whether a text is empty, or has only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}
