import { lazy } from "react";
import { loadCarBookPage } from "../features/car/web/loadCarBookPage";
import { loadCarSearchPage } from "../features/car/web/loadCarSearchPage";
import { loadLodgingBookPage } from "../features/lodging/web/loadLodgingBookPage";
import { loadLodgingSearchPage } from "../features/lodging/web/loadLodgingSearchPage";
import { lazyPage } from "./lazyPage";

// Every page is a chunk of its own. The home page's is called "home", shares nothing (webpack.config.ts) and needs no
// more than the first view's messages.
export const HomePage = lazy(() => import(/* webpackChunkName: "home" */ "./home/HomePage"));

export const SignInPage = lazyPage(
  () => import(/* webpackChunkName: "sign-in" */ "../features/account/web/SignInPage"),
);
export const SignUpPage = lazyPage(
  () => import(/* webpackChunkName: "sign-up" */ "../features/account/web/SignUpPage"),
);
export const SignUpSuccessPage = lazyPage(
  () => import(/* webpackChunkName: "account" */ "../features/account/web/SignUpSuccessPage"),
);
export const ActivatePage = lazyPage(
  () => import(/* webpackChunkName: "account" */ "../features/account/web/ActivatePage"),
);

export const RecoverPasswordPage = lazyPage(
  () => import(/* webpackChunkName: "recover-password" */ "../features/account/web/RecoverPasswordPage"),
);
export const ChangePasswordPage = lazyPage(
  () => import(/* webpackChunkName: "change-password" */ "../features/account/web/ChangePasswordPage"),
);
export const ProfilePage = lazyPage(
  () => import(/* webpackChunkName: "profile" */ "../features/account/web/ProfilePage"),
);

export const NotesPage = lazyPage(() => import(/* webpackChunkName: "notes" */ "../features/notes/web/NotesPage"));

export const PolicyPage = lazyPage(
  () => import(/* webpackChunkName: "policy" */ "../features/information/web/PolicyPage"),
);

export const NewsListPage = lazyPage(
  () => import(/* webpackChunkName: "news" */ "../features/information/web/NewsListPage"),
);
export const NewsPage = lazyPage(() => import(/* webpackChunkName: "news" */ "../features/information/web/NewsPage"));
export const CourierServicePage = lazyPage(
  () => import(/* webpackChunkName: "courier" */ "../features/information/web/CourierServicePage"),
);

export const CarSearchPage = lazyPage(loadCarSearchPage);
export const CarBookPage = lazyPage(loadCarBookPage);
export const CarBookConfirmPage = lazyPage(
  () => import(/* webpackChunkName: "car-book-confirm" */ "../features/car/web/CarBookConfirmPage"),
);

export const LodgingSearchPage = lazyPage(loadLodgingSearchPage);
export const LodgingBookPage = lazyPage(loadLodgingBookPage);
export const LodgingBookConfirmPage = lazyPage(
  () => import(/* webpackChunkName: "lodging-book-confirm" */ "../features/lodging/web/LodgingBookConfirmPage"),
);
export const ZonePage = lazyPage(() => import(/* webpackChunkName: "zone" */ "../features/lodging/web/ZonePage"));
export const ProvincePage = lazyPage(
  () => import(/* webpackChunkName: "province" */ "../features/lodging/web/ProvincePage"),
);

export const TravelPlanPage = lazyPage(
  () => import(/* webpackChunkName: "travel-plan" */ "../features/checkout/web/TravelPlanPage"),
);
export const DocumentsPage = lazyPage(
  () => import(/* webpackChunkName: "documents" */ "../features/checkout/web/DocumentsPage"),
);
export const VerifyDocumentsPage = lazyPage(
  () => import(/* webpackChunkName: "verify-documents" */ "../features/documents/web/VerifyDocumentsPage"),
);
export const PaymentPage = lazyPage(
  () => import(/* webpackChunkName: "payment" */ "../features/checkout/web/PaymentPage"),
);
export const SignPage = lazyPage(() => import(/* webpackChunkName: "sign" */ "../features/checkout/web/SignPage"));
export const PaidPlansPage = lazyPage(
  () => import(/* webpackChunkName: "paid-plans" */ "../features/checkout/web/PaidPlansPage"),
);
export const VoucherPage = lazyPage(
  () => import(/* webpackChunkName: "voucher" */ "../features/checkout/web/VoucherPage"),
);

export const VerifyVoucherPage = lazyPage(
  () => import(/* webpackChunkName: "verify-voucher" */ "../features/checkout/web/VerifyVoucherPage"),
);
export const VerifyReceiptPage = lazyPage(
  () => import(/* webpackChunkName: "verify-receipt" */ "../features/checkout/web/VerifyReceiptPage"),
);
export const RefundPage = lazyPage(() => import(/* webpackChunkName: "refund" */ "../features/refunds/web/RefundPage"));
export const PlanRefunds = lazyPage(
  () => import(/* webpackChunkName: "plan-refunds" */ "../features/refunds/web/PlanRefunds"),
);
export const FundPage = lazyPage(() => import(/* webpackChunkName: "fund" */ "../features/fund/web/FundPage"));
export const RefundDeskPage = lazyPage(
  () => import(/* webpackChunkName: "desk-refunds" */ "../tools/support/web/RefundDeskPage"),
);

export const TransfersPage = lazyPage(
  () => import(/* webpackChunkName: "desk-transfers" */ "../tools/support/web/TransfersPage"),
);
export const DeskPage = lazyPage(() => import(/* webpackChunkName: "desk" */ "../tools/support/web/DeskPage"));

export const DeskNotesPage = lazyPage(
  () => import(/* webpackChunkName: "desk-notes" */ "../tools/support/web/DeskNotesPage"),
);

export const SupportPlansPage = lazyPage(
  () => import(/* webpackChunkName: "desk-plans" */ "../tools/support/web/PlansPage"),
);
export const SupportPlanPage = lazyPage(
  () => import(/* webpackChunkName: "desk-plan" */ "../tools/support/web/SupportPlanPage"),
);

export const ReviewsPage = lazyPage(
  () => import(/* webpackChunkName: "desk-reviews" */ "../tools/support/web/ReviewsPage"),
);

export const ImpersonatePage = lazyPage(
  () => import(/* webpackChunkName: "impersonate" */ "../tools/support/web/ImpersonatePage"),
);
export const ImpersonationBanner = lazyPage(
  () => import(/* webpackChunkName: "impersonate" */ "../tools/support/web/ImpersonationBanner"),
);

// Gone from a production build, with everything it imports: the flag is folded in, and a branch never taken has no chunk.
export const InspectorPage = __QA_TOOLS__
  ? lazyPage(() => import(/* webpackChunkName: "inspector" */ "../tools/inspector/web/InspectorPage"))
  : null;
export const InspectorDock = __QA_TOOLS__
  ? lazyPage(() => import(/* webpackChunkName: "inspector" */ "../tools/inspector/web/InspectorDock"))
  : null;

export const NotFoundPage = lazyPage(() => import(/* webpackChunkName: "shell-pages" */ "./shell/NotFoundPage"));
