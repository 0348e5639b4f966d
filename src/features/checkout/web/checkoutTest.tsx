import { configureStore } from "@reduxjs/toolkit";
import { render } from "@testing-library/react";
import { HttpResponse, http, type RequestHandler } from "msw";
import { setupServer } from "msw/node";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { MemoryRouter, Route, Routes } from "react-router";
import en from "../../../../i18n/en.json";
import type { Instant } from "../../../shared/instant";
import { api } from "../../../web/api";
import type { Booking, TravelPlan } from "../../plan/plan.schemas";
import { openBookings } from "../checkout.context";
import { store } from "../checkout.log";
import { MACHINE_VERSION } from "../checkout.machine";
import type { Checkout } from "../checkout.schemas";
import { type CheckoutSnapshot, stateName } from "../checkout.states";
import { PRICE } from "../checkout.story";

/** Told in component tests: a client's browser against a server that answers one plan's story. */

export const client = { clientId: 7, email: "ana@example.com", FirstName: "Ana", LastName: "García", Role: "client" };

/** The success envelope around data. */
export const answer = (Data: unknown) => HttpResponse.json({ Data, Status: 0, ResultCode: "OK", ResponseType: "OK" });

/** The failure envelope with its code and text. */
export const refuse = (status: number, ResultCode: string, Data: string) =>
  HttpResponse.json({ Data, Status: -1, ResultCode, ResponseType: "Error", Errors: [] }, { status });

export function bookingOf({ context }: CheckoutSnapshot, id: number): Booking {
  const known = context.bookings.find((candidate) => candidate.id === id);
  const startsAt = known?.startsAt ?? 0;
  return {
    BookingId: id,
    TravelPlanId: context.planId,
    ProductType: 1,
    Status: known?.status ?? "requested",
    Name: `Car ${id}`,
    SupplierName: "Cubacar",
    SupplierReference: null,
    DeclineReason: null,
    CreatedAt: known?.createdAt ?? 0,
    StartsAt: startsAt,
    EndsAt: known?.endsAt ?? 0,
    CurrencyCode: "USD",
    PayNow: PRICE,
    PriceLines: [],
    PayInCuba: 6_500,
    InCubaLines: [],
    Deposit: 0,
    FreeCancellationUntil: startsAt,
    Units: 3,
    CancellationRules: [],
    VoucherNumber: null,
    Car: null,
    Lodging: null,
  };
}

export function planOf(snapshot: CheckoutSnapshot): TravelPlan {
  const open = openBookings(snapshot.context).length;
  return {
    TravelPlanId: snapshot.context.planId,
    ClientId: client.clientId,
    CreatedAt: 0,
    Bookings: snapshot.context.bookings.map(({ id }) => bookingOf(snapshot, id)),
    CurrencyCode: "USD",
    PayNow: open * PRICE,
    PayInCuba: open * 6_500,
    State: stateName(snapshot),
    PaidAt: snapshot.context.paidAt,
    SignUrl: null,
    Warnings: [],
  };
}

export function checkoutOf(snapshot: CheckoutSnapshot, now: Instant, PaymentId: string | null = null): Checkout {
  const TravelPlanId = snapshot.context.planId;
  return { TravelPlanId, Stored: store(snapshot), MachineVersion: MACHINE_VERSION, Now: now, PaymentId };
}

/** The calls every page of a plan makes, answered from its snapshot; `now` in epoch ms. */
export function planHandlers(tell: () => { snapshot: CheckoutSnapshot; now: Instant; paymentId?: string }) {
  return [
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer(planOf(tell().snapshot))),
    http.get("*/api/travelPlans/paidTravelPlans/:clientId/:lang", () => answer([])),
    http.get("*/api/checkout/:planId/proposals/:lang", () => answer([])),
    http.get("*/api/checkout/:planId", () => {
      const { snapshot, now, paymentId } = tell();
      return answer(checkoutOf(snapshot, now, paymentId));
    }),
  ];
}

export function serve(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** A page at an address, with a signed-in client; other addresses show their path. */
export function open(page: ReactNode, path: string, route = path) {
  const reduxStore = configureStore({
    reducer: {
      api: api.reducer,
      auth: () => ({ access_token: "token", token_type: "bearer", client }),
      language: () => ({ current: "en" }),
    },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  return render(
    <Provider store={reduxStore}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={route} element={page} />
            <Route path="/e_sign" element={<p>the signing page</p>} />
          </Routes>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}
