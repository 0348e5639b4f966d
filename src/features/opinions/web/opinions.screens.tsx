import { lazyPage, type ScreensOf } from "../../../platform/web/lazyPage";
import type { opinionsPages } from "../opinions.pages";

// In the file of forms that need the same parts: the first page's program has no room for the name of another.
const ReviewPage = lazyPage(() => import(/* webpackChunkName: "account" */ "./ReviewPage"));

/** What the pages of opinions.pages.ts show. */
export const opinionsScreens: ScreensOf<typeof opinionsPages> = { review: <ReviewPage /> };
