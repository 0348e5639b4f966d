import { endpoint } from "../../shared/endpoint";
import type { CheckOutcome, ClientDocument, GivenDocument, NeededDocuments } from "./documents.schemas";

/** Calls of specification section 7, Documents and verification. Giving a document by hand is ours. */
export const documentsContract = {
  getNeededDocuments: endpoint<NeededDocuments>()({
    method: "GET",
    path: "/api/admin/clientDocuments/isNeededClientDocuments/:clientId/:planId",
    access: "client",
  }),
  getClientDocuments: endpoint<ClientDocument[]>()({
    method: "GET",
    path: "/api/admin/clientDocuments/getClientDocumentsInfo/:clientId/:docType",
    access: "client",
  }),
  giveDocument: endpoint<ClientDocument, GivenDocument>()({
    method: "POST",
    path: "/api/documents/give",
    access: "client",
  }),
  checkLicenseAge: endpoint<CheckOutcome>()({
    method: "GET",
    path: "/api/admin/clientDocuments/checkLicenseAge/:clientId",
    access: "client",
  }),
  checkPassportValidPeriod: endpoint<CheckOutcome>()({
    method: "GET",
    path: "/api/admin/clientDocuments/checkPassportValidPeriod/:clientId/:planId",
    access: "client",
  }),
} as const;
