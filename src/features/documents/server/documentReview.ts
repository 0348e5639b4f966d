import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import { documentsPath } from "../documents.pages";
import { awaitsReview } from "../documents.rules";
import type { DocumentsPorts } from "./documents.ports";
import { type DocumentRow, findDocument, lockOwner, saveReview } from "./documents.repository";
import { photoIdOf } from "./photos.repository";

/**
 * The result of a review; `rejectedFor`: the reason that the client reads, null if accepted. `typedOnly`: accepted by
 * the typed data alone, because there was no photo.
 */
export type Verdict = { documentId: number; rejectedFor: string | null; typedOnly?: boolean; at: Instant };

export type ReviewDocument = (tx: Tx, verdict: Verdict) => Promise<DocumentRow>;

/**
 * Staff's review of a document, in the caller's transaction; the caller has checked their role. The client's open plans
 * are checked again and the client is notified. Throws `notFound` for one that was replaced since, `documents.reviewed`
 * for one that was reviewed before, and, where it is accepted in the wrong way, `documents.noPhoto` or
 * `documents.photoGiven`. (DESK-35)
 */
export function documentReview(ports: Pick<DocumentsPorts, "recheck" | "notify">): ReviewDocument {
  return async (tx, { documentId, rejectedFor, typedOnly = false, at }) => {
    const found = await findDocument(tx, documentId);
    if (!found) throw new Problem("notFound");
    await lockOwner(tx, found.clientId);
    const document = await findDocument(tx, documentId);
    if (!document?.current) throw new Problem("notFound");
    if (!awaitsReview(document.status)) throw new Problem("documents.reviewed");
    const hasPhoto = (await photoIdOf(tx, documentId)) !== null;
    if (rejectedFor === null && hasPhoto === typedOnly)
      throw new Problem(hasPhoto ? "documents.photoGiven" : "documents.noPhoto");
    await saveReview(tx, documentId, {
      status: rejectedFor === null ? "verified" : "rejected",
      rejectedFor,
      typedOnly,
      reviewedAt: at,
    });
    await ports.recheck(tx, document.clientId);
    const kind = kindOf(document);
    await ports.notify(tx, {
      clientId: document.clientId,
      planId: null,
      key: `document-${documentId}-reviewed`,
      template: rejectedFor === null ? "documentVerified" : "documentRejected",
      values: { kind, reason: rejectedFor ?? "" },
      // A driver's document cannot be corrected: the booking is changed to another, or to other papers.
      path: rejectedFor === null || document.holder === "driver" ? undefined : documentsPath(),
      at,
    });
    return document;
  };
}

/** The document's name in notifications: the client's, or another driver's. */
export function kindOf({ holder, type }: DocumentRow) {
  if (holder === "driver") return type === IdentityDocumentType.Passport ? "driverPassport" : "driverLicence";
  return type === IdentityDocumentType.Passport ? "passport" : "licence";
}
