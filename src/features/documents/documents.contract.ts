import { endpoint } from "../../shared/endpoint";
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
    access: "client",
    impersonator: "act",
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
    access: "client",
    impersonator: "notAct",
  }),
  checkLicenseAge: endpoint<CheckOutcome>()({
    method: "GET",
    path: "/api/admin/clientDocuments/checkLicenseAge/:clientId",
    access: "client",
    impersonator: "act",
  }),
  checkPassportValidPeriod: endpoint<CheckOutcome>()({
    method: "GET",
    path: "/api/admin/clientDocuments/checkPassportValidPeriod/:clientId/:planId",
    access: "client",
    impersonator: "act",
  }),
  /** The client begins to give a document: stores the start; answers with its status and the page to continue on. */
  startProcessClientDocument: endpoint<DocumentProcess, StartedProcess>()({
    method: "POST",
    path: "/api/admin/clientDocuments/startProcessClientDocument",
    access: "client",
    impersonator: "notAct",
  }),
  getProcessClientDocumentStatus: endpoint<DocumentProcess>()({
    method: "GET",
    path: "/api/admin/clientDocuments/getProcessClientDocumentStatus/:clientId/:docType",
    access: "client",
    impersonator: "act",
  }),
  sendDocumentPhoto: endpoint<ClientDocument, Blob>()({
    method: "POST",
    path: "/api/documents/:clientId/:docType/photo",
    access: "client",
    impersonator: "notAct",
  }),
  getDocumentPhoto: endpoint<Blob>()({
    method: "GET",
    path: "/api/documents/photos/:photoId",
    access: "client",
    staff: ["desk"],
    impersonator: "act",
  }),
} as const;
