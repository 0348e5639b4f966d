import { keysOf } from "../../../../shared/keysOf";
import type { DocumentDraft } from "../documentValues";

/** What was read of a document: form values, the country's two-letter code, and the fields that could not be read. */
export type Reading = {
  values: Partial<Omit<DocumentDraft, "CountryId">>;
  countryIso: string | null;
  unread: (keyof DocumentDraft)[];
};

/** The chosen file is no picture, or of a format that the browser cannot open. */
export class NoPicture extends Error {}

/** A name in capitals in usual spelling. Letters that documents cannot print are for the client to correct. */
export function nameOf(capitals: string): string {
  return capitals
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase()
    .replace(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());
}

/** Splits the values into those read and those that are empty. */
export function readingOf(found: Reading["values"], countryIso: string | null): Reading {
  const unread = keysOf(found).filter((name) => found[name] === "");
  return {
    values: Object.fromEntries(Object.entries(found).filter(([, value]) => value !== "")),
    countryIso,
    unread: countryIso === null ? [...unread, "CountryId"] : unread,
  };
}
