import { configureStore } from "@reduxjs/toolkit";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { MemoryRouter, Route, Routes } from "react-router";
import en from "../../../../i18n/en.json";
import { api } from "../../../web/api";

/** What the server answers when a call has worked. */
export const answer = (Data: unknown) => ({ Data, Status: 0, ResultCode: "OK", ResponseType: "OK" });

/** What it answers when it refuses. */
export const refusal = (ResultCode: string, Data: string) => ({
  Data,
  Status: -1,
  ResultCode,
  ResponseType: "Error",
  Errors: [],
});

/** A page of the desk as signed-in staff see it, at its route and an address. */
export function showDesk(page: ReactNode, { route, at }: { route: string; at: string }): void {
  const store = configureStore({
    reducer: {
      api: api.reducer,
      auth: () => ({ access_token: "token", token_type: "bearer", client: null }),
      language: () => ({ current: "en" }),
    },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        {/* React reads the form that begins a transition with a FormData that, in tests, does not know jsdom's forms. */}
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          <Routes>
            <Route path={route} element={page} />
          </Routes>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}
