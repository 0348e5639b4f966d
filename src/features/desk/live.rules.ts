/**
 * What of the desk's work has changed, by kind and never whose or which: `plan` is a fact of some plan, `owner` that somebody
 * was given something, `reservation` that a car or rooms were taken or let go of. The triggers of the migrations say the same words.
 */
export const deskChanges = [
  "booking",
  "holder",
  "document",
  "plan",
  "refund",
  "dispute",
  "note",
  "opinion",
  "mail",
  "owner",
  "reservation",
] as const;
export type DeskChange = (typeof deskChanges)[number];

/** A word of the stream; undefined for one that this version does not know. */
export const readChange = (word: string): DeskChange | undefined => deskChanges.find((change) => change === word);
