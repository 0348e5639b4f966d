import type { ReviewDocument } from "../../documents/server/documentReview";
import type { OfDocument } from "../actions.schemas";
import type { DeskAct } from "./deskActing";

/** Staff's look at a client's document. The reason of a rejection is told to the client, that of a pass is not. */
export function documentActs({ review }: { review: ReviewDocument }) {
  const verify: DeskAct<OfDocument> = async ({ tx, body: { DocumentId: documentId }, at }) => {
    const { clientId } = await review(tx, { documentId, rejectedFor: null, at });
    return { subject: `client ${clientId}`, facts: { document: documentId } };
  };
  const reject: DeskAct<OfDocument> = async ({ tx, body: { DocumentId: documentId, Reason }, at }) => {
    const { clientId } = await review(tx, { documentId, rejectedFor: Reason.trim(), at });
    return { subject: `client ${clientId}`, facts: { document: documentId } };
  };
  return { verify, reject };
}
