import type { DocumentDraft } from "../documentValues";

/** What was read of a document: values as they are typed, its country by ISO's two letters, and what could not be read. */
export type Reading = {
  values: Partial<Omit<DocumentDraft, "CountryId">>;
  countryIso: string | null;
  unread: (keyof DocumentDraft)[];
};

/** What was chosen as a picture and is none, or of a kind that this browser does not open. */
export class NoPicture extends Error {}

/** A name as a person writes it, of one in capitals. Letters that a document cannot print are the client's to correct. */
export function nameOf(capitals: string): string {
  return capitals
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase()
    .replace(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());
}

/** Collects the values found; an empty one was not read. */
export function readingOf(found: Reading["values"], countryIso: string | null): Reading {
  const entries = Object.entries(found) as [keyof Reading["values"], string][];
  const unread = entries.filter(([, value]) => value === "").map(([name]) => name);
  return {
    values: Object.fromEntries(entries.filter(([, value]) => value !== "")),
    countryIso,
    unread: countryIso === null ? [...unread, "CountryId"] : unread,
  };
}
