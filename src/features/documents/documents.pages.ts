import { type Pages, pagePath } from "../../shared/page";

export const documentsPages = {
  verifyDocuments: { paths: ["/verify-documents/:actionType/:docType"], alias: "verifyDocs", signIn: "any" },
} as const satisfies Pages;

/** Where a plan's documents are given: the plan's page, which takes its path from here. */
export const DOCUMENTS = "/documents";
/** Without its plan it is the active one's. (PLAN-2) */
export const documentsPath = (plan?: number) => pagePath(DOCUMENTS, {}, { plan });
