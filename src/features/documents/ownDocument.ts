import type { IdentityDocumentType } from "../../shared/enumerations";
import type { ClientDocument } from "./documents.schemas";

type Named = { readonly FirstName: string; readonly LastName: string };

const plain = (text: string) => text.trim().toLocaleLowerCase();

/**
 * The newest paper of a kind that a form may be filled in with: given, not refused, and of the person whose name is in the
 * form, where one does. (ACC-18)
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
