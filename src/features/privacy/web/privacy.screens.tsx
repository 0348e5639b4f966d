import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { privacyPages } from "../privacy.pages";

const MyDataPage = lazyPage(withMessages("account", () => import(/* webpackChunkName: "my-data" */ "./MyDataPage")));

/** What the pages of privacy.pages.ts show. */
export const privacyScreens: ScreensOf<typeof privacyPages> = {
  myData: <MyDataPage />,
};
