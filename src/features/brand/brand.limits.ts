/** The most letters of what the owner sets: what a phone's home screen, a paper's foot and a mail's head have room for. */
export const MOST_LETTERS = { name: 40, shortName: 12, number: 60, legal: 300, email: 254 } as const;
