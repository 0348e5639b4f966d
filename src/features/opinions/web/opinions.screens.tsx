import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { opinionsPages } from "../opinions.pages";

// In the chunk "account", which has the same form components: a separate chunk would enlarge the first page's script.
const ReviewPage = lazyPage(withMessages("account", () => import(/* webpackChunkName: "account" */ "./ReviewPage")));

/** The screens of opinions.pages.ts. */
export const opinionsScreens: ScreensOf<typeof opinionsPages> = { review: <ReviewPage /> };
