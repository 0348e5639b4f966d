import type { IdentityDocumentType } from "../../shared/enumerations";
import type { ClientDocument } from "./documents.schemas";

type Named = { readonly FirstName: string; readonly LastName: string };

const plain = (text: string) => text.trim().toLocaleLowerCase();

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
    plain(person[name]) === "" || plain(person[name]) === plain(document[name]);
  return documents.find(
    (document) =>
      document.Type === type &&
      document.RejectedFor === null &&
      isTheirs("FirstName", document) &&
      isTheirs("LastName", document),
  );
}
