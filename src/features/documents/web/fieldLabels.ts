import { IdentityDocumentType } from "../../../shared/enumerations";
import type { MessageId } from "../../../shared/messageId";
import type { GivenType } from "../documents.rules";
import type { DocumentDraft } from "./documentValues";

/** The label of a document's field. */
export function fieldLabel(name: keyof DocumentDraft, type: GivenType): MessageId {
  return name === "Number"
    ? type === IdentityDocumentType.DriverLicense
      ? "documents.field.licenceNumber"
      : "documents.field.passportNumber"
    : labels[name];
}

const labels: Record<Exclude<keyof DocumentDraft, "Number">, MessageId> = {
  FirstName: "documents.field.firstName",
  LastName: "documents.field.lastName",
  CountryId: "documents.field.country",
  IssuedOn: "documents.field.issued",
  ExpiresOn: "documents.field.expires",
  BirthDate: "documents.field.birthDate",
};
