import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { fundPages } from "../fund.pages";

const FundPage = lazyPage(withMessages("account", () => import(/* webpackChunkName: "fund" */ "./FundPage")));

/** The screens of fund.pages.ts. */
export const fundScreens: ScreensOf<typeof fundPages> = {
  fund: <FundPage />,
};
