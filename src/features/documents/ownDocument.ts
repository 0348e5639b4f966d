import type { IdentityDocumentType } from "../../shared/enumerations";
import { isSamePart } from "../../shared/names/names";
import { isBlank } from "../../shared/plainText";
import type { ClientDocument } from "./documents.schemas";

type Named = { readonly FirstName: string; readonly LastName: string };

/**
 * The newest document of a type to fill in a form with: given, not rejected, and with the name in the form, if there is
 * one. (ACC-18)
 */
export function paperOf(
  documents: readonly ClientDocument[],
  type: IdentityDocumentType,
  person: Named,
): ClientDocument | undefined {
  const isTheirs = (name: keyof Named, document: ClientDocument) =>
    isBlank(person[name]) || isSamePart(person[name], document[name]);
  return documents.find(
    (document) =>
      document.Type === type &&
      document.RejectedFor === null &&
      isTheirs("FirstName", document) &&
      isTheirs("LastName", document),
  );
}
