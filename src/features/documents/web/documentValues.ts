import { number, string } from "yup";
import { personsName, schemaOf } from "../../../platform/web/forms/rules";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { type HavanaDate, isHavanaDate } from "../../../shared/havana";
import { LONGEST } from "../../../shared/longest";
import type { MessageId } from "../../../shared/messageId";
import type { TextFields } from "../../../shared/textFields";
import type { GivenType } from "../documents.rules";
import type { ClientDocument, GivenDocument } from "../documents.schemas";
import { documentNumber } from "./documentNumber";

/** A document's form values; "" for what is not typed yet. */
export type DocumentDraft = TextFields<
  GivenDocument,
  "Number" | "FirstName" | "LastName" | "CountryId" | "IssuedOn" | "ExpiresOn" | "BirthDate"
>;

const required: MessageId = "documents.error.required";
const day = () =>
  string().test("day", "documents.error.day" satisfies MessageId, (text) => !text || isHavanaDate(text));
const requiredDay = () => day().required(required);

/** The schema of a document: a licence needs its date of issue, a passport a date of birth. */
export function documentRules(type: GivenType) {
  const licence = type === IdentityDocumentType.DriverLicense;
  return schemaOf<DocumentDraft>()({
    Number: documentNumber(LONGEST.documentNumber, required),
    FirstName: personsName(required),
    LastName: personsName(required),
    CountryId: number().typeError(required).required(required),
    IssuedOn: licence ? requiredDay() : day(),
    ExpiresOn: requiredDay(),
    BirthDate: licence ? day() : requiredDay(),
  });
}

/**
 * The name of a form's draft in the tab. It contains the document that the form changes: replacing that voids the
 * draft.
 */
export const draftName = (type: GivenType, changed: ClientDocument | undefined) =>
  `document ${type} ${changed?.GivenAt ?? ""}`;

/** The client's passport as they typed it with a booking. */
export type BookedPassport = { Number: string; CountryId: number; ExpiresOn: HavanaDate };

/** The client's data from the profile; date of birth and country null or absent while unknown. */
export type DocumentHolder = {
  FirstName: string;
  LastName: string;
  BirthDate?: HavanaDate | null;
  CountryId?: number | null;
};

/**
 * A form's initial values: the document as given, else as booked, or the client's names, day of birth and country, so
 * that nothing is entered twice. (ACC-18)
 */
export function draftOf(
  document: ClientDocument | undefined,
  holder: DocumentHolder,
  booked?: BookedPassport | undefined,
): DocumentDraft {
  const known = document ?? booked;
  const countryId = known?.CountryId ?? holder.CountryId;
  return {
    Number: known?.Number ?? "",
    FirstName: document?.FirstName ?? holder.FirstName,
    LastName: document?.LastName ?? holder.LastName,
    CountryId: countryId ? String(countryId) : "",
    IssuedOn: document?.IssuedOn ?? "",
    ExpiresOn: known?.ExpiresOn ?? "",
    BirthDate: document?.BirthDate ?? holder.BirthDate ?? "",
  };
}

/** The call's body for a valid draft. */
export function givenDocument(draft: DocumentDraft, Type: GivenType, ClientId: number): GivenDocument {
  const { Number: typedNumber, FirstName, LastName, CountryId, IssuedOn, ExpiresOn, BirthDate } = draft;
  return {
    ClientId,
    Type,
    Number: typedNumber.trim(),
    FirstName: FirstName.trim(),
    LastName: LastName.trim(),
    CountryId: Number(CountryId),
    IssuedOn: IssuedOn || null,
    ExpiresOn,
    BirthDate: BirthDate || null,
  };
}

/** Whether such a document's form has this field. */
export function isShown(type: GivenType, name: string): boolean {
  const own = type === IdentityDocumentType.DriverLicense ? "IssuedOn" : "BirthDate";
  return ["Number", "FirstName", "LastName", "CountryId", "ExpiresOn", own].includes(name);
}
