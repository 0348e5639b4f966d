import type { MessageId } from "../../../shared/messageId";

type Words = { readonly name: MessageId; readonly lead: MessageId };

/** A trip's name and description, by its id. */
export const tripWords: Readonly<Record<number, Words>> = {
  1: { name: "trips.1.name", lead: "trips.1.lead" },
  2: { name: "trips.2.name", lead: "trips.2.lead" },
  3: { name: "trips.3.name", lead: "trips.3.lead" },
};
