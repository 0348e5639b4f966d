import { keysOf } from "../../../../shared/keysOf";
import type { DocumentDraft } from "../documentValues";

/**
 * What is missing in a document, or was left out when it was read: message `documents.photo.remark.<code>`. `leftOut`:
 * these characters after a name.
 */
export type Remark =
  | { code: "namesCut" | "oneName" | "birthDayUnknown" | "noExpiry" }
  | { code: "leftOut"; signs: string };

/**
 * What was read of a document: form values, the country's two-letter code, the fields that could not be read, and
 * remarks. (DOC-10)
 */
export type Reading = {
  values: Partial<Omit<DocumentDraft, "CountryId">>;
  countryIso: string | null;
  unread: (keyof DocumentDraft)[];
  remarks: Remark[];
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
export function readingOf(found: Reading["values"], countryIso: string | null, remarks: Remark[] = []): Reading {
  const unread = keysOf(found).filter((name) => found[name] === "");
  return {
    values: Object.fromEntries(Object.entries(found).filter(([, value]) => value !== "")),
    countryIso,
    unread: countryIso === null ? [...unread, "CountryId"] : unread,
    remarks,
  };
}
