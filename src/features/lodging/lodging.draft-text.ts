import { emptyBookValues, type LodgingBookValues } from "./lodging.book-form";

/** A form that was begun, and the key that makes its booking one. */
export type LodgingDraft = { requestKey: string; values: LodgingBookValues };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads a draft from stored text. Storage is the visitor's: what is no draft is dropped, a field of a wrong type is empty. */
export function readLodgingDraft(stored: Record<string, string> | null, travellers: number): LodgingDraft | null {
  if (!stored || !uuid.test(stored.requestKey ?? "")) return null;
  const values = record(parse(stored.values ?? ""));
  const empty = emptyBookValues(travellers);
  const typed: unknown[] = Array.isArray(values.travelers) ? values.travelers : [];
  return {
    requestKey: stored.requestKey ?? "",
    values: {
      travelers: empty.travelers.map((traveler, index) => {
        const known = record(typed[index]);
        return {
          CountryId: text(known.CountryId) || traveler.CountryId,
          FirstName: text(known.FirstName),
          LastName: text(known.LastName),
          Passport: text(known.Passport),
        };
      }),
      Requests: text(values.Requests),
      AcceptPrivacy: values.AcceptPrivacy === true,
      AcceptTerms: values.AcceptTerms === true,
      AcceptCancellation: values.AcceptCancellation === true,
    },
  };
}

export function writeLodgingDraft({ requestKey, values }: LodgingDraft): Record<string, string> {
  return { requestKey, values: JSON.stringify(values) };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
