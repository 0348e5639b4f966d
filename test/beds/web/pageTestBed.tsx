import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { combineReducers, configureStore } from "@reduxjs/toolkit";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from "react-router";
import en from "../../../i18n/en.json";
import { ProductsContext } from "../../../src/features/plan/web/products";
import { alertsSlice } from "../../../src/platform/web/alerts/alerts";
import { api } from "../../../src/platform/web/api";
import { languageSlice } from "../../../src/platform/web/intl/language";
import { type Auth, authSlice, signedOut } from "../../../src/platform/web/session/auth";
import { webProducts } from "../../../src/products/products.web";

// jsdom cannot scroll. Scrolling returns a promise in current Chromium, and an effect that returns it ends its page.
Element.prototype.scrollIntoView ??= () => Promise.resolve();

const reducer = combineReducers({
  api: api.reducer,
  auth: authSlice.reducer,
  language: languageSlice.reducer,
  alerts: alertsSlice.reducer,
});

export const ana: NonNullable<Auth["client"]> = {
  clientId: 7,
  email: "ana@example.com",
  FirstName: "Ana",
  LastName: "Pérez",
  Role: "client",
};

const soldProducts = () => webProducts;

export const authOf = (client: Auth["client"]): Auth => ({ access_token: "token", token_type: "bearer", client });

/**
 * Emotion's styles for a rendered page, in no document: jsdom lays nothing out, but would go through every rule for an
 * element and its ancestors whenever a test finds one by its role.
 */
export const unattachedStyles = () => createCache({ key: "css", container: document.createElement("div") });

/** The same in the document, for tests of a style. */
export const attachedStyles = () => createCache({ key: "css" });

/** Renders some pages, as routes, at an address: in English, with their own store. Other addresses render nothing. */
export function openPages(pages: ReactNode, path: string, auth: Auth = signedOut, styles = unattachedStyles()) {
  const store = configureStore({
    reducer,
    // The suites of the whole application check that the state is never changed in place: it takes a twentieth of the time.
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
    preloadedState: { auth },
  });
  const view = render(
    <CacheProvider value={styles}>
      <Provider store={store}>
        <IntlProvider locale="en" messages={en}>
          {/* Transitions are off: React would read the submitted form with Node's FormData, which does not accept jsdom's
            forms. */}
          <MemoryRouter initialEntries={[path]} useTransitions={false}>
            <ProductsContext value={soldProducts}>
              <Routes>
                {pages}
                <Route path="*" element={null} />
              </Routes>
            </ProductsContext>
            <Address />
          </MemoryRouter>
        </IntlProvider>
      </Provider>
    </CacheProvider>,
  );
  return { ...view, store };
}

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <code data-testid="address">{pathname + search}</code>
      <button type="button" onClick={() => navigate(-1)}>
        Back of the browser
      </button>
    </>
  );
}
