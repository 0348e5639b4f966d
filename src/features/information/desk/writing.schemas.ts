import Type from "typebox";

/** What people write in more than one line: no control characters but line breaks and tabs. */
export const Lines = (maxLength: number) =>
  Type.String({ maxLength, pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$" });
