import type { ReactNode } from "react";
import { accountScreens } from "../../features/account/web/account.screens";
import { deskScreens } from "../../features/desk/web/desk.screens";
import { documentsScreens } from "../../features/documents/web/documents.screens";
import { fundScreens } from "../../features/fund/web/fund.screens";
import { informationScreens } from "../../features/information/web/information.screens";
import { notesScreens } from "../../features/notes/web/notes.screens";
import { opinionsScreens } from "../../features/opinions/web/opinions.screens";
import { papersScreens } from "../../features/papers/web/papers.screens";
import { paymentsScreens } from "../../features/payments/web/payments.screens";
import { planScreens } from "../../features/plan/web/plan.screens";
import { privacyScreens } from "../../features/privacy/web/privacy.screens";
import { refundsScreens } from "../../features/refunds/web/refunds.screens";
import { tripsScreens } from "../../features/trips/web/trips.screens";
import { lazyPage, lazyScreen, withMessages } from "../../platform/web/lazyPage";
import { reloadOnceGone } from "../../platform/web/reloadOnceGone";
import { carScreens } from "../../products/car/web/car.screens";
import { lodgingScreens } from "../../products/lodging/web/lodging.screens";
import type { SitePage } from "../sitePages";

// Every page is its own chunk. The home page's is called "home", shares no code with others (webpack.config.ts) and
// needs only the first view's messages.
const HomePage = lazyScreen(() => import(/* webpackChunkName: "home" */ "./home/HomePage").catch(reloadOnceGone));

const TravelPlan = lazyPage(withMessages("plan", () => import(/* webpackChunkName: "travel-plan" */ "./TravelPlan")));

const Difference = lazyPage(withMessages("plan", () => import(/* webpackChunkName: "payment" */ "./Difference")));

const PaidPlans = lazyPage(withMessages("plan", () => import(/* webpackChunkName: "paid-plans" */ "./PaidPlans")));

const Profile = lazyPage(withMessages("account", () => import(/* webpackChunkName: "profile" */ "./Profile")));

const Saved = lazyPage(withMessages("site", () => import(/* webpackChunkName: "saved" */ "./Saved")));

export const NotFoundPage = lazyPage(
  withMessages("site", () => import(/* webpackChunkName: "shell-pages" */ "./shell/NotFoundPage")),
);

// Absent from a production build with all its imports: the flag is a constant, and a branch that is never taken has no
// chunk.
const InspectorPage = __QA_TOOLS__
  ? lazyPage(
      withMessages(
        "inspector",
        () => import(/* webpackChunkName: "inspector" */ "../../tools/inspector/web/InspectorPage"),
      ),
    )
  : null;
export const InspectorDock = __QA_TOOLS__
  ? lazyPage(
      withMessages(
        "inspector",
        () => import(/* webpackChunkName: "inspector" */ "../../tools/inspector/web/InspectorDock"),
      ),
    )
  : null;

/** The screen of each page. */
export const screens: Readonly<Record<SitePage, ReactNode>> = {
  home: <HomePage />,
  unauthorized: <HomePage unauthorized />,
  inspector: InspectorPage && <InspectorPage />,
  saved: <Saved />,
  ...accountScreens({ Profile }),
  ...notesScreens,
  ...informationScreens,
  ...carScreens,
  ...lodgingScreens,
  ...planScreens({ TravelPlan }),
  ...documentsScreens,
  ...paymentsScreens({ Difference }),
  ...papersScreens({ PaidPlans }),
  ...refundsScreens,
  ...tripsScreens,
  ...fundScreens,
  ...privacyScreens,
  ...opinionsScreens,
  ...deskScreens,
};
