import type { ReactNode } from "react";
import { Route, Routes } from "react-router";
import type { Role } from "../features/account/account.schemas";
import type { MessageId } from "./messages";
import * as pages from "./pages";
import { RequireSignIn } from "./session/RequireSignIn";
import { AliasOf } from "./shell/AliasOf";
import { DocumentTitle } from "./shell/DocumentTitle";
import { Shell } from "./shell/Shell";

type PageRoute = {
  paths: readonly string[];
  page: ReactNode;
  title: MessageId;
  description?: MessageId;
  /** Sign-in required, in this role or any. */
  signIn?: Role | "any";
};

/** Screens and routes of specification section 2; those without an entry there are ours. */
const routes: PageRoute[] = [
  { paths: ["/", "/home"], page: <pages.HomePage />, title: "title.home", description: "title.home.description" },
  { paths: ["/unauthorized"], page: <pages.HomePage unauthorized />, title: "title.unauthorized" },
  { paths: ["/signIn"], page: <pages.SignInPage />, title: "title.signIn" },
  { paths: ["/signUp"], page: <pages.SignUpPage />, title: "title.signUp" },
  { paths: ["/signUpSuccess"], page: <pages.SignUpSuccessPage />, title: "title.signUpSuccess" },
  { paths: ["/activate_client/:activationCode"], page: <pages.ActivatePage />, title: "title.activate" },
  { paths: ["/recoverPassword"], page: <pages.RecoverPasswordPage />, title: "title.recoverPassword" },
  // Public in the table of the specification; whose password it is, only a session can say.
  { paths: ["/changePassword"], page: <pages.ChangePasswordPage />, title: "title.changePassword", signIn: "any" },
  { paths: ["/notes"], page: <pages.NotesPage />, title: "title.notes", signIn: "any" },
  { paths: ["/profile"], page: <pages.ProfilePage />, title: "title.profile", signIn: "any" },
  {
    paths: ["/cancellation-policy"],
    page: <pages.PolicyPage key="cancellation" name="cancellation" />,
    title: "title.cancellationPolicy",
  },
  { paths: ["/privacy-policy"], page: <pages.PolicyPage key="privacy" name="privacy" />, title: "title.privacyPolicy" },
  { paths: ["/general-terms"], page: <pages.PolicyPage key="terms" name="terms" />, title: "title.generalTerms" },
  { paths: ["/news-list"], page: <pages.NewsListPage />, title: "title.news" },
  { paths: ["/news/:newsId/:catId"], page: <pages.NewsPage />, title: "title.news" },
  { paths: ["/courier-service"], page: <pages.CourierServicePage />, title: "title.courier", signIn: "any" },
  { paths: ["/search-car"], page: <pages.CarSearchPage />, title: "title.searchCar" },
  {
    paths: ["/book-car", "/book-car/:name/:supplierId/:modelId"],
    page: <pages.CarBookPage />,
    title: "title.bookCar",
  },
  { paths: ["/book-car-confirm"], page: <pages.CarBookConfirmPage />, title: "title.bookCarConfirm" },
  { paths: ["/search-lodging"], page: <pages.LodgingSearchPage />, title: "title.searchLodging" },
  {
    paths: ["/book-lodging", "/book-lodging/:polo/:name/:hotelId/:classId/:planId"],
    page: <pages.LodgingBookPage />,
    title: "title.bookLodging",
  },
  { paths: ["/book-lodging-confirm"], page: <pages.LodgingBookConfirmPage />, title: "title.bookLodgingConfirm" },
  { paths: ["/polo-details/:poloId"], page: <pages.ZonePage />, title: "title.zone" },
  { paths: ["/province-details/:provinceId"], page: <pages.ProvincePage />, title: "title.province" },
  { paths: ["/shopping-cart"], page: <pages.TravelPlanPage />, title: "title.travelPlan", signIn: "any" },
  { paths: ["/documents"], page: <pages.DocumentsPage />, title: "title.documents", signIn: "any" },
  {
    paths: ["/verify-documents/:actionType/:docType"],
    page: <pages.VerifyDocumentsPage />,
    title: "title.documents",
    signIn: "any",
  },
  { paths: ["/payment"], page: <pages.PaymentPage />, title: "title.payment", signIn: "any" },
  { paths: ["/e_sign"], page: <pages.SignPage />, title: "title.sign", signIn: "any" },
  {
    paths: ["/previous-travel-plans"],
    page: <pages.PaidPlansPage PlanRefunds={pages.PlanRefunds} />,
    title: "title.paidPlans",
    signIn: "any",
  },
  { paths: ["/refund-booking/:bookingId"], page: <pages.RefundPage />, title: "title.refund", signIn: "any" },
  { paths: ["/verify-voucher"], page: <pages.VerifyVoucherPage />, title: "title.verifyVoucher" },
  {
    paths: ["/verify-receipt", "/verify-receipt/:code"],
    page: <pages.VerifyReceiptPage />,
    title: "title.verifyReceipt",
  },
  { paths: ["/fund"], page: <pages.FundPage />, title: "title.fund", signIn: "any" },
  { paths: ["/vouchers/:bookingId"], page: <pages.VoucherPage />, title: "title.voucher", signIn: "any" },
  { paths: ["/impersonate"], page: <pages.ImpersonatePage />, title: "title.impersonate" },
  { paths: ["/support"], page: <pages.DeskPage />, title: "title.support", signIn: "staff" },
  {
    paths: ["/support/transfers"],
    page: <pages.TransfersPage />,
    title: "title.supportTransfers",
    signIn: "staff",
  },
  { paths: ["/support/notes"], page: <pages.DeskNotesPage />, title: "title.supportNotes", signIn: "staff" },
  { paths: ["/support/refunds"], page: <pages.RefundDeskPage />, title: "title.supportRefunds", signIn: "staff" },
  { paths: ["/support/reviews"], page: <pages.ReviewsPage />, title: "title.supportReviews", signIn: "staff" },
  { paths: ["/support/plans"], page: <pages.SupportPlansPage />, title: "title.supportPlans", signIn: "staff" },
  { paths: ["/support/plans/:planId"], page: <pages.SupportPlanPage />, title: "title.supportPlan", signIn: "staff" },
  ...(pages.InspectorPage
    ? [{ paths: ["/inspector"], page: <pages.InspectorPage />, title: "title.inspector", signIn: "any" } as const]
    : []),
];

/** Old addresses that remain valid; what follows them and their query is kept. */
const aliases: Record<string, string> = {
  "/courierService": "/courier-service",
  "/cancellation_policy": "/cancellation-policy",
  "/privacy_policy": "/privacy-policy",
  "/search": "/search-car",
  "/book": "/book-car",
  "/book/:name/:supplierId/:modelId": "/book-car/:name/:supplierId/:modelId",
  "/bookConfirm": "/book-car-confirm",
  "/searchLodging": "/search-lodging",
  "/bookLodging": "/book-lodging",
  "/bookLodging/:polo/:name/:hotelId/:classId/:planId": "/book-lodging/:polo/:name/:hotelId/:classId/:planId",
  "/poloDetails/:poloId": "/polo-details/:poloId",
  "/provinceDetails/:provinceId": "/province-details/:provinceId",
  "/shopping_cart": "/shopping-cart",
  "/refundBooking/:bookingId": "/refund-booking/:bookingId",
  "/verifyDocs/:actionType/:docType": "/verify-documents/:actionType/:docType",
};

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {routes.flatMap(({ paths, ...route }) =>
          paths.map((path) => <Route key={path} path={path} caseSensitive element={<Screen {...route} />} />),
        )}
        {Object.entries(aliases).map(([alias, path]) => (
          <Route key={alias} path={alias} caseSensitive element={<AliasOf alias={alias} path={path} />} />
        ))}
        <Route path="*" element={<pages.NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function Screen({ page, title, description, signIn }: Omit<PageRoute, "paths">) {
  const screen = (
    <>
      <DocumentTitle title={title} description={description} />
      {page}
    </>
  );
  return signIn ? <RequireSignIn role={signIn === "any" ? undefined : signIn}>{screen}</RequireSignIn> : screen;
}
