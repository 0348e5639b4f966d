import type { MessageId } from "../../../platform/web/messages";
import type { NewNotice } from "../../../platform/web/notices/notices";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { DocumentProcess } from "../documents.schemas";

const told: Record<string, { message: MessageId; kind: NewNotice["kind"] }> = {
  started: { message: "documents.process.missing", kind: "information" },
  missing: { message: "documents.process.missing", kind: "information" },
  expired: { message: "documents.process.expired", kind: "warning" },
  given: { message: "documents.process.given", kind: "success" },
  inReview: { message: "documents.process.inReview", kind: "information" },
  verified: { message: "documents.process.given", kind: "success" },
  rejected: { message: "documents.process.rejected", kind: "warning" },
};

const kinds: Readonly<Record<number, string>> = {
  [IdentityDocumentType.IdentityCard]: "identity",
  [IdentityDocumentType.DriverLicense]: "licence",
};

/** How far a document has come, as an alert that names it and says where to go on. */
export function processNotice({ Type, Status, RejectedFor }: DocumentProcess): NewNotice {
  const { message, kind } = told[Status] ?? { message: "documents.process.inReview", kind: "information" };
  return { kind, message, values: { kind: kinds[Type] ?? "passport", reason: RejectedFor ?? "" } };
}
