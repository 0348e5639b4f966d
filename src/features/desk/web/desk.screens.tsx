import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import { deskPages } from "../desk.pages";

const ImpersonatePage = lazyPage(
  withMessages("desk", () => import(/* webpackChunkName: "impersonate" */ "./clients/impersonation/ImpersonatePage")),
);
const DeskScreen = lazyPage(withMessages("desk", () => import(/* webpackChunkName: "desk" */ "./DeskScreen")));

const desk = <DeskScreen />;

/** Built from the names: one line per page would be in every visitor's first load. */
const screensOf = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, desk])) as ScreensOf<typeof deskPages>;

/** The screens of desk.pages.ts. */
export const deskScreens: ScreensOf<typeof deskPages> = {
  ...screensOf(Object.keys(deskPages)),
  impersonate: <ImpersonatePage />,
};

/** Above every page: the client for whom staff act. */
export const ImpersonationBanner = lazyPage(
  withMessages(
    "desk",
    () => import(/* webpackChunkName: "impersonate" */ "./clients/impersonation/ImpersonationBanner"),
  ),
);
