import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { informationPages } from "../information.pages";

const PolicyPage = lazyPage(withMessages("site", () => import(/* webpackChunkName: "policy" */ "./PolicyPage")));
const NewsListPage = lazyPage(withMessages("site", () => import(/* webpackChunkName: "news" */ "./NewsListPage")));
const NewsPage = lazyPage(withMessages("site", () => import(/* webpackChunkName: "news" */ "./NewsPage")));
const HelpPage = lazyPage(withMessages("site", () => import(/* webpackChunkName: "help" */ "./HelpPage")));
const CourierServicePage = lazyPage(
  withMessages("site", () => import(/* webpackChunkName: "courier" */ "./CourierServicePage")),
);

/** The screens of information.pages.ts. */
export const informationScreens: ScreensOf<typeof informationPages> = {
  cancellationPolicy: <PolicyPage key="cancellation" name="cancellation" />,
  privacyPolicy: <PolicyPage key="privacy" name="privacy" />,
  generalTerms: <PolicyPage key="terms" name="terms" />,
  news: <NewsListPage />,
  newsItem: <NewsPage />,
  help: <HelpPage />,
  courier: <CourierServicePage />,
};
