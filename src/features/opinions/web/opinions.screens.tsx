import { lazyPage, type ScreensOf } from "../../../platform/web/lazyPage";
import type { opinionsPages } from "../opinions.pages";

// In the file of forms that need the same parts: the first page's program has no room for the name of another.
const OpinionsScreen = lazyPage(() => import(/* webpackChunkName: "account" */ "./OpinionsScreen"));

const opinions = <OpinionsScreen />;

/** What the pages of opinions.pages.ts show. */
export const opinionsScreens: ScreensOf<typeof opinionsPages> = { review: opinions, supportOpinions: opinions };
