import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { useState } from "react";
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router";
import { IntlRoot } from "./intl/IntlRoot";
import { NoticeHost } from "./notices/NoticeHost";
import { AppRoutes } from "./routes";
import { SessionWatch } from "./session/SessionWatch";
import type { Store } from "./store";
import { MaleconThemeProvider } from "./theme/MaleconThemeProvider";

type Props = { readonly store: Store; readonly nonce?: string | undefined };

/** Everything around the pages: store, styles under the page's policy, theme, language, addresses. */
export function App({ store, nonce }: Props) {
  const [cache] = useState(() => createCache({ key: "m", ...(nonce && { nonce }) }));
  return (
    <Provider store={store}>
      <CacheProvider value={cache}>
        <MaleconThemeProvider>
          <IntlRoot>
            <BrowserRouter>
              <SessionWatch />
              <AppRoutes />
              <NoticeHost />
            </BrowserRouter>
          </IntlRoot>
        </MaleconThemeProvider>
      </CacheProvider>
    </Provider>
  );
}
