import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { Provider } from "react-redux";
import { BrowserRouter, useLocation } from "react-router";
import { deskPath } from "../../features/account/account.pages";
import { supportPlansPath } from "../../features/desk/desk.pages";
import { ProductsContext } from "../../features/plan/web/products";
import { AddressLanguage } from "../../platform/web/intl/AddressLanguage";
import { IntlRoot } from "../../platform/web/intl/IntlRoot";
import { Navigate } from "../../platform/web/links";
import { SessionWatch } from "../../platform/web/session/SessionWatch";
import { maleconTheme } from "../../platform/web/theme/maleconTheme";
import { DrawnWide } from "../../platform/web/ui/page/useIsWide";
import { pathOfPlace } from "../../shared/page";
import { unauthorizedPath } from "../sitePages";
import { AppRoutes } from "./routes";
import { soldProducts } from "./soldProducts";
import type { RootState, Store } from "./store";

type Props = {
  readonly store: Store;
  /** The state that a server-rendered page shows: hydration renders it again before the store takes over. */
  readonly drawn?: RootState;
  /** Whether the page was rendered for a wide window. */
  readonly wide?: boolean;
  readonly styles?: EmotionCache;
  /** Whether the page's head has the theme's variables and the baseline already. */
  readonly themed?: boolean;
  /** The pages under their addresses; by default with the browser's router. */
  readonly children?: ReactNode;
};

/** The prefix of Emotion's class names, also in server-rendered pages. */
export const STYLES_KEY = "m";

const inBrowser = (
  <BrowserRouter>
    <Pages />
  </BrowserRouter>
);

/** Everything around the pages: store, styles, theme, language, what is sold. */
export function App({ store, drawn, wide = false, styles, themed = false, children = inBrowser }: Props) {
  const [cache] = useState(() => styles ?? createCache({ key: STYLES_KEY }));
  return (
    <Provider store={store} {...(drawn && { serverState: drawn })}>
      <CacheProvider value={cache}>
        {/* The system alone chooses light or dark: nothing is stored, and nothing changes after hydration. */}
        <ThemeProvider theme={maleconTheme} storageManager={null} noSsr disableStyleSheetGeneration={themed}>
          {themed || <CssBaseline enableColorScheme />}
          <IntlRoot>
            <DrawnWide value={wide}>
              <ProductsContext value={soldProducts}>{children}</ProductsContext>
            </DrawnWide>
          </IntlRoot>
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}

/** The page for each URL, inside the guards that all pages share. */
export function Pages() {
  // Otherwise the notice rendered next to the page would say that the program did not load
  // (src/app/web/start/NotLoaded.tsx).
  useLayoutEffect(() => {
    document.documentElement.dataset.program = "runs";
  }, []);
  return (
    <>
      <SessionWatch expired={unauthorizedPath()} desk={desk} />
      <AddressLanguage />
      <ExactRoutes />
    </>
  );
}

const desk = { root: deskPath(), plans: supportPlansPath() };

/** Routes are matched exactly (WEB-4): the router ignores trailing slashes, but code that compares paths does not. */
function ExactRoutes() {
  const { pathname, search, hash } = useLocation();
  const exact = pathname.replace(/(?!^)\/+$/, "");
  return exact === pathname ? <AppRoutes /> : <Navigate to={pathOfPlace({ pathname: exact, search, hash })} replace />;
}
