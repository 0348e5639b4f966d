import { lazy } from "react";

// Every page is a chunk of its own; the home page's is called "home" and shares nothing (webpack.config.ts).
export const HomePage = lazy(() => import(/* webpackChunkName: "home" */ "./home/HomePage"));

export const SignInPage = lazy(() => import(/* webpackChunkName: "sign-in" */ "../features/account/web/SignInPage"));
export const SignUpPage = lazy(() => import(/* webpackChunkName: "sign-up" */ "../features/account/web/SignUpPage"));
export const SignUpSuccessPage = lazy(
  () => import(/* webpackChunkName: "account" */ "../features/account/web/SignUpSuccessPage"),
);
export const ActivatePage = lazy(
  () => import(/* webpackChunkName: "account" */ "../features/account/web/ActivatePage"),
);

export const loadCarSearchPage = () => import(/* webpackChunkName: "car-search" */ "../features/car/web/CarSearchPage");
export const CarSearchPage = lazy(loadCarSearchPage);

export const CarBookPage = lazy(() => import(/* webpackChunkName: "car-book" */ "../features/car/web/CarBookPage"));
export const CarBookConfirmPage = lazy(
  () => import(/* webpackChunkName: "car-book-confirm" */ "../features/car/web/CarBookConfirmPage"),
);

export const TravelPlanPage = lazy(
  () => import(/* webpackChunkName: "travel-plan" */ "../features/checkout/web/TravelPlanPage"),
);
export const PaymentPage = lazy(() => import(/* webpackChunkName: "payment" */ "../features/checkout/web/PaymentPage"));
export const SignPage = lazy(() => import(/* webpackChunkName: "sign" */ "../features/checkout/web/SignPage"));
export const PaidPlansPage = lazy(
  () => import(/* webpackChunkName: "paid-plans" */ "../features/checkout/web/PaidPlansPage"),
);
export const VoucherPage = lazy(() => import(/* webpackChunkName: "voucher" */ "../features/checkout/web/VoucherPage"));
