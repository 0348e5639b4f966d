import type { ReactNode } from "react";
import { Route, Routes } from "react-router";
import { RequireSignIn } from "../../platform/web/session/RequireSignIn";
import type { Role } from "../../shared/session.schemas";
import { aliasOf, type SitePage, sitePages } from "../../shared/sitePages";
import * as pages from "./pages";
import { AliasOf } from "./shell/AliasOf";
import { DocumentTitle } from "./shell/DocumentTitle";
import { Shell } from "./shell/Shell";

type PageRoute = {
  page: ReactNode;
  /** Sign-in required, in this role or any. */
  signIn?: Role | "any";
};

/** What each page of the site shows. */
const routes: Record<SitePage, PageRoute> = {
  home: { page: <pages.HomePage /> },
  unauthorized: { page: <pages.HomePage unauthorized /> },
  signIn: { page: <pages.SignInPage /> },
  signUp: { page: <pages.SignUpPage /> },
  signUpSuccess: { page: <pages.SignUpSuccessPage /> },
  activate: { page: <pages.ActivatePage /> },
  recoverPassword: { page: <pages.RecoverPasswordPage /> },
  // Public in the table of the specification; whose password it is, only a session can say.
  changePassword: { page: <pages.ChangePasswordPage />, signIn: "any" },
  notes: { page: <pages.NotesPage />, signIn: "any" },
  profile: { page: <pages.ProfilePage />, signIn: "any" },
  cancellationPolicy: { page: <pages.PolicyPage key="cancellation" name="cancellation" /> },
  privacyPolicy: { page: <pages.PolicyPage key="privacy" name="privacy" /> },
  generalTerms: { page: <pages.PolicyPage key="terms" name="terms" /> },
  news: { page: <pages.NewsListPage /> },
  newsItem: { page: <pages.NewsPage /> },
  courier: { page: <pages.CourierServicePage />, signIn: "any" },
  searchCar: { page: <pages.CarSearchPage /> },
  bookCar: { page: <pages.CarBookPage /> },
  bookCarConfirm: { page: <pages.CarBookConfirmPage /> },
  searchLodging: { page: <pages.LodgingSearchPage /> },
  bookLodging: { page: <pages.LodgingBookPage /> },
  bookLodgingConfirm: { page: <pages.LodgingBookConfirmPage /> },
  zone: { page: <pages.ZonePage /> },
  province: { page: <pages.ProvincePage /> },
  travelPlan: { page: <pages.TravelPlanPage />, signIn: "any" },
  documents: { page: <pages.DocumentsPage />, signIn: "any" },
  verifyDocuments: { page: <pages.VerifyDocumentsPage />, signIn: "any" },
  payment: { page: <pages.PaymentPage />, signIn: "any" },
  sign: { page: <pages.SignPage />, signIn: "any" },
  paidPlans: { page: <pages.PaidPlansPage PlanRefunds={pages.PlanRefunds} />, signIn: "any" },
  refund: { page: <pages.RefundPage />, signIn: "any" },
  verifyVoucher: { page: <pages.VerifyVoucherPage /> },
  verifyReceipt: { page: <pages.VerifyReceiptPage /> },
  fund: { page: <pages.FundPage />, signIn: "any" },
  voucher: { page: <pages.VoucherPage />, signIn: "any" },
  impersonate: { page: <pages.ImpersonatePage /> },
  support: { page: <pages.DeskPage />, signIn: "staff" },
  supportTransfers: { page: <pages.TransfersPage />, signIn: "staff" },
  supportNotes: { page: <pages.DeskNotesPage />, signIn: "staff" },
  supportRefunds: { page: <pages.RefundDeskPage />, signIn: "staff" },
  supportReviews: { page: <pages.ReviewsPage />, signIn: "staff" },
  supportPlans: { page: <pages.SupportPlansPage />, signIn: "staff" },
  supportPlan: { page: <pages.SupportPlanPage />, signIn: "staff" },
  inspector: { page: pages.InspectorPage && <pages.InspectorPage />, signIn: "any" },
};

const names = Object.keys(sitePages) as SitePage[];

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {names.flatMap((name) =>
          sitePages[name].map((path) => (
            <Route key={path} path={path} caseSensitive element={<Screen name={name} />} />
          )),
        )}
        {names.flatMap((name) =>
          sitePages[name].map((path) => {
            const alias = aliasOf(path);
            return alias && <Route key={alias} path={alias} caseSensitive element={<AliasOf path={path} />} />;
          }),
        )}
        <Route path="*" element={<pages.NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function Screen({ name }: { readonly name: SitePage }) {
  const { page, signIn } = routes[name];
  const screen = (
    <>
      <DocumentTitle page={name} />
      {page}
    </>
  );
  return signIn ? <RequireSignIn role={signIn === "any" ? undefined : signIn}>{screen}</RequireSignIn> : screen;
}
