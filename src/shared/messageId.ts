import type en from "../../i18n/en.json";

/** The id of every message, typed from the English file; a check ensures that the other languages have the same. */
export type MessageId = keyof typeof en;

/** What stands between a prefix and a suffix in the ids of messages: `MessageUnder<"staff.role">` is `"owner" | …`. */
export type MessageUnder<Prefix extends string, Suffix extends string = ""> = MessageId extends infer Id
  ? Id extends `${Prefix}.${infer Name}${Suffix}`
    ? Name
    : never
  : never;

/** Values of a message that are still to be written out: those whose names end in `Message` are ids of messages. */
export type MessageValues = { [name: string]: string | number; [name: `${string}Message`]: MessageId };
