import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { documentsPages } from "../documents.pages";

const VerifyDocumentsPage = lazyPage(
  withMessages("plan", () => import(/* webpackChunkName: "verify-documents" */ "./VerifyDocumentsPage")),
);

/** The screens of documents.pages.ts. */
export const documentsScreens: ScreensOf<typeof documentsPages> = {
  verifyDocuments: <VerifyDocumentsPage />,
};
