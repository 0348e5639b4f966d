/** The most characters that a field takes, where several features ask for the same: the server and the forms keep to it. */
export const LONGEST = {
  /** Of each name of a person. */
  name: 80,
  /** The name on a card or below a signature, as one. */
  wholeName: 120,
  email: 254,
  passportNumber: 20,
  /** The number of a passport or a licence. */
  documentNumber: 30,
  /** Why something is done. */
  reason: 300,
  subject: 120,
  message: 2_000,
} as const;
