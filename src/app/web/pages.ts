import { lazy } from "react";
import { loadCarBookPage } from "../../features/car/web/book/loadCarBookPage";
import { loadCarSearchPage } from "../../features/car/web/search/loadCarSearchPage";
import { loadLodgingBookPage } from "../../features/lodging/web/book/loadLodgingBookPage";
import { loadLodgingSearchPage } from "../../features/lodging/web/search/loadLodgingSearchPage";
import { lazyPage } from "./lazyPage";

// Every page is a chunk of its own. The home page's is called "home", shares nothing (webpack.config.ts) and needs no
// more than the first view's messages.
export const HomePage = lazy(() => import(/* webpackChunkName: "home" */ "./home/HomePage"));

export const SignInPage = lazyPage(
  () => import(/* webpackChunkName: "sign-in" */ "../../features/account/web/sign-in/SignInPage"),
);
export const SignUpPage = lazyPage(
  () => import(/* webpackChunkName: "sign-up" */ "../../features/account/web/sign-in/SignUpPage"),
);
export const SignUpSuccessPage = lazyPage(
  () => import(/* webpackChunkName: "account" */ "../../features/account/web/sign-in/SignUpSuccessPage"),
);
export const ActivatePage = lazyPage(
  () => import(/* webpackChunkName: "account" */ "../../features/account/web/sign-in/ActivatePage"),
);

export const RecoverPasswordPage = lazyPage(
  () => import(/* webpackChunkName: "recover-password" */ "../../features/account/web/sign-in/RecoverPasswordPage"),
);
export const ChangePasswordPage = lazyPage(
  () => import(/* webpackChunkName: "change-password" */ "../../features/account/web/profile/ChangePasswordPage"),
);
export const ProfilePage = lazyPage(
  () => import(/* webpackChunkName: "profile" */ "../../features/account/web/profile/ProfilePage"),
);

export const NotesPage = lazyPage(() => import(/* webpackChunkName: "notes" */ "../../features/notes/web/NotesPage"));

export const PolicyPage = lazyPage(
  () => import(/* webpackChunkName: "policy" */ "../../features/information/web/PolicyPage"),
);

export const NewsListPage = lazyPage(
  () => import(/* webpackChunkName: "news" */ "../../features/information/web/NewsListPage"),
);
export const NewsPage = lazyPage(
  () => import(/* webpackChunkName: "news" */ "../../features/information/web/NewsPage"),
);
export const CourierServicePage = lazyPage(
  () => import(/* webpackChunkName: "courier" */ "../../features/information/web/CourierServicePage"),
);

export const CarSearchPage = lazyPage(loadCarSearchPage);
export const CarBookPage = lazyPage(loadCarBookPage);
export const CarBookConfirmPage = lazyPage(
  () => import(/* webpackChunkName: "car-book-confirm" */ "../../features/car/web/book/CarBookConfirmPage"),
);

export const LodgingSearchPage = lazyPage(loadLodgingSearchPage);
export const LodgingBookPage = lazyPage(loadLodgingBookPage);
export const LodgingBookConfirmPage = lazyPage(
  () => import(/* webpackChunkName: "lodging-book-confirm" */ "../../features/lodging/web/book/LodgingBookConfirmPage"),
);
export const ZonePage = lazyPage(
  () => import(/* webpackChunkName: "zone" */ "../../features/lodging/web/places/ZonePage"),
);
export const ProvincePage = lazyPage(
  () => import(/* webpackChunkName: "province" */ "../../features/lodging/web/places/ProvincePage"),
);

export const TravelPlanPage = lazyPage(
  () => import(/* webpackChunkName: "travel-plan" */ "../../features/plan/web/TravelPlanPage"),
);
export const DocumentsPage = lazyPage(
  () => import(/* webpackChunkName: "documents" */ "../../features/plan/web/checkout/DocumentsPage"),
);
export const VerifyDocumentsPage = lazyPage(
  () => import(/* webpackChunkName: "verify-documents" */ "../../features/documents/web/VerifyDocumentsPage"),
);
export const PaymentPage = lazyPage(
  () => import(/* webpackChunkName: "payment" */ "../../features/payments/web/PaymentPage"),
);
export const SignPage = lazyPage(
  () => import(/* webpackChunkName: "sign" */ "../../features/papers/web/receipt/SignPage"),
);
export const PaidPlansPage = lazyPage(
  () => import(/* webpackChunkName: "paid-plans" */ "../../features/papers/web/paid/PaidPlansPage"),
);
export const VoucherPage = lazyPage(
  () => import(/* webpackChunkName: "voucher" */ "../../features/papers/web/voucher/VoucherPage"),
);

export const VerifyVoucherPage = lazyPage(
  () => import(/* webpackChunkName: "verify-voucher" */ "../../features/papers/web/voucher/VerifyVoucherPage"),
);
export const VerifyReceiptPage = lazyPage(
  () => import(/* webpackChunkName: "verify-receipt" */ "../../features/papers/web/receipt/VerifyReceiptPage"),
);
export const RefundPage = lazyPage(
  () => import(/* webpackChunkName: "refund" */ "../../features/refunds/web/RefundPage"),
);
export const PlanRefunds = lazyPage(
  () => import(/* webpackChunkName: "plan-refunds" */ "../../features/refunds/web/PlanRefunds"),
);
export const FundPage = lazyPage(() => import(/* webpackChunkName: "fund" */ "../../features/fund/web/FundPage"));
export const RefundDeskPage = lazyPage(
  () => import(/* webpackChunkName: "desk-refunds" */ "../../features/desk/web/money/RefundDeskPage"),
);

export const TransfersPage = lazyPage(
  () => import(/* webpackChunkName: "desk-transfers" */ "../../features/desk/web/money/TransfersPage"),
);
export const DeskPage = lazyPage(
  () => import(/* webpackChunkName: "desk" */ "../../features/desk/web/bookings/DeskPage"),
);

export const DeskNotesPage = lazyPage(
  () => import(/* webpackChunkName: "desk-notes" */ "../../features/desk/web/notes/DeskNotesPage"),
);

export const SupportPlansPage = lazyPage(
  () => import(/* webpackChunkName: "desk-plans" */ "../../features/desk/web/plans/PlansPage"),
);
export const SupportPlanPage = lazyPage(
  () => import(/* webpackChunkName: "desk-plan" */ "../../features/desk/web/plans/SupportPlanPage"),
);

export const ReviewsPage = lazyPage(
  () => import(/* webpackChunkName: "desk-reviews" */ "../../features/desk/web/reviews/ReviewsPage"),
);

export const ImpersonatePage = lazyPage(
  () => import(/* webpackChunkName: "impersonate" */ "../../features/desk/web/impersonation/ImpersonatePage"),
);
export const ImpersonationBanner = lazyPage(
  () => import(/* webpackChunkName: "impersonate" */ "../../features/desk/web/impersonation/ImpersonationBanner"),
);

// Gone from a production build, with everything it imports: the flag is folded in, and a branch never taken has no chunk.
export const InspectorPage = __QA_TOOLS__
  ? lazyPage(() => import(/* webpackChunkName: "inspector" */ "../../tools/inspector/web/InspectorPage"))
  : null;
export const InspectorDock = __QA_TOOLS__
  ? lazyPage(() => import(/* webpackChunkName: "inspector" */ "../../tools/inspector/web/InspectorDock"))
  : null;

export const NotFoundPage = lazyPage(() => import(/* webpackChunkName: "shell-pages" */ "./shell/NotFoundPage"));
