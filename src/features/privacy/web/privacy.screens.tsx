import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { privacyPages } from "../privacy.pages";

const MyDataPage = lazyPage(withMessages("account", () => import(/* webpackChunkName: "my-data" */ "./MyDataPage")));

/** The screens of privacy.pages.ts. */
export const privacyScreens: ScreensOf<typeof privacyPages> = {
  myData: <MyDataPage />,
};
