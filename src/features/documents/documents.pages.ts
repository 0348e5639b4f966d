import type { Pages } from "../../shared/page";

export const documentsPages = {
  verifyDocuments: { paths: ["/verify-documents/:actionType/:docType"], alias: "verifyDocs", signIn: "any" },
} as const satisfies Pages;
