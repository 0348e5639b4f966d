/**
 * Kinds of changes in the back office's work, sent without ids: `plan` is a fact of some plan, `owner` an assignment,
 * `snooze` what is put aside, `reservation` a car or rooms taken or released, `presence` what colleagues have open,
 * `webhook` an address or a delivery. The triggers in the migrations use the same words.
 */
export const deskChanges = [
  "booking",
  "holder",
  "document",
  "plan",
  "refund",
  "dispute",
  "note",
  "upload",
  "opinion",
  "mail",
  "owner",
  "snooze",
  "reservation",
  "presence",
  "webhook",
] as const;
export type DeskChange = (typeof deskChanges)[number];

/** A change in the stream; undefined for one that this version does not know. */
export const readChange = (word: string): DeskChange | undefined => deskChanges.find((change) => change === word);
