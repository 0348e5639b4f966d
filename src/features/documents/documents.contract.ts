import { byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import type {
  CheckOutcome,
  ClientDocument,
  DocumentProcess,
  GivenDocument,
  NeededDocuments,
  StartedProcess,
} from "./documents.schemas";

/** Calls of WIRE-12. Giving a document by its data is ours. */
export const documentsContract = {
  getNeededDocuments: endpoint<NeededDocuments>()({
    method: "GET",
    path: "/api/admin/clientDocuments/isNeededClientDocuments/:clientId/:planId",
    ...byClient,
  }),
  getClientDocuments: endpoint<ClientDocument[]>()({
    method: "GET",
    path: "/api/admin/clientDocuments/getClientDocumentsInfo/:clientId/:docType",
    access: "client",
    staff: ["desk"],
    impersonator: "act",
  }),
  giveDocument: endpoint<ClientDocument, GivenDocument>()({
    method: "POST",
    path: "/api/documents/give",
    ...byClientAlone,
  }),
  checkLicenseAge: endpoint<CheckOutcome>()({
    method: "GET",
    path: "/api/admin/clientDocuments/checkLicenseAge/:clientId",
    ...byClient,
  }),
  checkPassportValidPeriod: endpoint<CheckOutcome>()({
    method: "GET",
    path: "/api/admin/clientDocuments/checkPassportValidPeriod/:clientId/:planId",
    ...byClient,
  }),
  /** The client begins to give a document: stores the start; answers with its status and the page to continue on. */
  startProcessClientDocument: endpoint<DocumentProcess, StartedProcess>()({
    method: "POST",
    path: "/api/admin/clientDocuments/startProcessClientDocument",
    ...byClientAlone,
  }),
  getProcessClientDocumentStatus: endpoint<DocumentProcess>()({
    method: "GET",
    path: "/api/admin/clientDocuments/getProcessClientDocumentStatus/:clientId/:docType",
    ...byClient,
  }),
  sendDocumentPhoto: endpoint<ClientDocument, Blob>()({
    method: "POST",
    path: "/api/documents/:clientId/:docType/photo",
    ...byClientAlone,
  }),
  getDocumentPhoto: endpoint<Blob>()({
    method: "GET",
    path: "/api/documents/photos/:photoId",
    access: "client",
    staff: ["desk"],
    impersonator: "act",
  }),
} as const;
