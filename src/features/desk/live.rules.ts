/**
 * What has changed in the back office's work, by kind without ids: `plan` is a fact of some plan, `owner` an
 * assignment, `reservation` a car or rooms taken or released. The migrations' triggers use the same words.
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
