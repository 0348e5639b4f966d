import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router";
import { alertShown, type NewAlert } from "../../../platform/web/alerts/alerts";
import { Navigate } from "../../../platform/web/links";
import { selectClientId } from "../../../platform/web/session/auth";
import { SITE_ID } from "../../../shared/constants";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { MessageId } from "../../../shared/messageId";
import { HOME } from "../../../shared/page";
import { LONGEST_ACTION_TYPE } from "../documents.rules";
import type { DocumentProcess, StartedProcess } from "../documents.schemas";
import { useStartProcessClientDocumentMutation } from "./documents.api";

const alertOfStatus: Record<DocumentProcess["Status"], { message: MessageId; kind: NewAlert["kind"] }> = {
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

/** A document's progress as an alert. */
function processAlert({ Type, Status, RejectedFor }: DocumentProcess): NewAlert {
  const { message, kind } = alertOfStatus[Status];
  return { kind, message, values: { kind: kinds[Type] ?? "passport", reason: RejectedFor ?? "" } };
}

/**
 * The page linked in emails that ask for a document (DOC-9): shows the document's progress in an alert and redirects to
 * the home page, also after a failure. `docType` is an IdentityDocumentType.
 */
export default function VerifyDocumentsPage() {
  const { actionType = "", docType } = useParams();
  const clientId = useSelector(selectClientId);
  const dispatch = useDispatch();
  const [start] = useStartProcessClientDocumentMutation();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const request: StartedProcess = {
      ClientId: clientId,
      ClientPhone: null,
      ClientDocumentType: Number(docType),
      ActionType: actionType.slice(0, LONGEST_ACTION_TYPE),
      SiteId: SITE_ID,
    };
    let left = false;
    void start(request).then(({ data }) => {
      if (left) return;
      if (data) dispatch(alertShown(processAlert(data)));
      setOver(true);
    });
    return () => {
      left = true;
    };
  }, [start, dispatch, clientId, docType, actionType]);
  return over ? <Navigate to={HOME} replace /> : null;
}
