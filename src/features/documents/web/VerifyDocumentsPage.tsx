import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate, useParams } from "react-router";
import { noticeShown } from "../../../platform/web/notices/notices";
import type { WebState } from "../../../platform/web/state";
import { SITE_ID } from "../../../shared/constants";
import { useStartProcessClientDocumentMutation } from "./documents.api";
import { processNotice } from "./processNotice";

/**
 * The address in mails that ask for a document (DOC-9): shows the document's progress, and leads home. `docType` is an
 * IdentityDocumentType; what is none, or cannot be asked now, leads home too and says so.
 */
export default function VerifyDocumentsPage() {
  const { actionType = "", docType } = useParams();
  const clientId = useSelector(({ auth }: WebState) => auth.client?.clientId ?? 0);
  const dispatch = useDispatch();
  const [start] = useStartProcessClientDocumentMutation();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const asked = {
      ClientId: clientId,
      ClientPhone: null,
      ClientDocumentType: Number(docType),
      ActionType: actionType.slice(0, 30),
      SiteId: SITE_ID,
    };
    let left = false;
    void start(asked).then(({ data }) => {
      if (left) return;
      if (data) dispatch(noticeShown(processNotice(data)));
      setOver(true);
    });
    return () => {
      left = true;
    };
  }, [start, dispatch, clientId, docType, actionType]);
  return over ? <Navigate to="/" replace /> : null;
}
