import { lazyPage, type ScreensOf } from "../../../platform/web/lazyPage";
import { deskPages } from "../desk.pages";

const ImpersonatePage = lazyPage(() => import(/* webpackChunkName: "impersonate" */ "./impersonation/ImpersonatePage"));
const DeskScreen = lazyPage(() => import(/* webpackChunkName: "desk" */ "./DeskScreen"));

const desk = <DeskScreen />;

/** By the names of the list: one line each would be part of every visitor's first page. */
const screensOf = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, desk])) as ScreensOf<typeof deskPages>;

/** What the pages of desk.pages.ts show. */
export const deskScreens: ScreensOf<typeof deskPages> = {
  ...screensOf(Object.keys(deskPages)),
  impersonate: <ImpersonatePage />,
};

/** Shows above every page for whom staff act. */
export const ImpersonationBanner = lazyPage(
  () => import(/* webpackChunkName: "impersonate" */ "./impersonation/ImpersonationBanner"),
);
