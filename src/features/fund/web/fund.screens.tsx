import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { fundPages } from "../fund.pages";

const FundPage = lazyPage(withMessages("account", () => import(/* webpackChunkName: "fund" */ "./FundPage")));

/** What the pages of fund.pages.ts show. */
export const fundScreens: ScreensOf<typeof fundPages> = {
  fund: <FundPage />,
};
