import { type Pages, pagePath } from "../../shared/page";

export const documentsPages = {
  verifyDocuments: { paths: ["/verify-documents/:actionType/:docType"], alias: "verifyDocs", signIn: "any" },
} as const satisfies Pages;

/** The page where a plan's documents are entered: the plan's page, which takes its path from here. */
export const DOCUMENTS = "/documents";
/** Without a plan's id it is the active plan's page. (PLAN-2) */
export const documentsPath = (plan?: number) => pagePath(DOCUMENTS, {}, { plan });
