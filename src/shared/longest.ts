/** The greatest lengths, in characters, of fields that several features have: the server and the forms use the same. */
export const LONGEST = {
  /** Each name of a person. */
  name: 80,
  /** The name on a card or below a signature, as one text. */
  wholeName: 120,
  email: 254,
  /** A password as it is typed: a longer one is not hashed. */
  password: 256,
  /** A short code as it is typed, with blanks or dashes: of the second factor, of a receipt. */
  typedCode: 40,
  /** A code or ticket that a mailed link carries. */
  linkCode: 100,
  passportNumber: 20,
  /** The number of a passport or a licence. */
  documentNumber: 30,
  /** A reason that is entered for an action. */
  reason: 300,
  subject: 120,
  /** What a list is searched for. */
  searchWords: 80,
  message: 2_000,
} as const;
