import type { EmotionCache } from "@emotion/cache";
import { http } from "msw";
import type { ReactNode } from "react";
import { Route } from "react-router";
import { methodCharge, openBookings } from "../../../src/features/plan/checkout/checkout.context";
import { store } from "../../../src/features/plan/checkout/checkout.log";
import { MACHINE_VERSION } from "../../../src/features/plan/checkout/checkout.machine";
import type { Checkout } from "../../../src/features/plan/checkout/checkout.schemas";
import { type CheckoutSnapshot, stateName } from "../../../src/features/plan/checkout/checkout.states";
import type { Booking, TravelPlan } from "../../../src/features/plan/plan.schemas";
import type { PlanSums } from "../../../src/features/refunds/refunds.schemas";
import type { Instant } from "../../../src/shared/instant";
import { PRICE } from "../../checkoutStory";
import { authOf, ana as client, openPages } from "./pageTestBed";
import { answer } from "./wireTestBed";

/** For component tests: a client's browser, and a server that answers from the snapshot of one plan. */

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
    Details: null,
  };
}

export function planOf(snapshot: CheckoutSnapshot): TravelPlan {
  const open = openBookings(snapshot.context).length;
  const Charge = methodCharge(snapshot.context);
  return {
    TravelPlanId: snapshot.context.planId,
    ClientId: client.clientId,
    CreatedAt: 0,
    Bookings: snapshot.context.bookings.map(({ id }) => bookingOf(snapshot, id)),
    CurrencyCode: "USD",
    PayNow: open * PRICE + Charge,
    Charge,
    PayInCuba: open * 6_500,
    State: stateName(snapshot),
    AcceptsBookings: snapshot.hasTag("acceptsBookings"),
    PaidAt: snapshot.context.paidAt,
    SignUrl: null,
    Warnings: [],
  };
}

export function checkoutOf(
  snapshot: CheckoutSnapshot,
  now: Instant,
  PaymentId: string | null = null,
  Proposed: number[] = [],
): Checkout {
  const TravelPlanId = snapshot.context.planId;
  return { TravelPlanId, Stored: store(snapshot), MachineVersion: MACHINE_VERSION, Now: now, PaymentId, Proposed };
}

const nothingRefunded: PlanSums = {
  ...{
    Paid: 0,
    FromFund: 0,
    ForBookings: 0,
    KeptByPolicy: 0,
    KeptCharge: 0,
    OnItsWay: 0,
    Sent: 0,
    InFund: 0,
    ExpiredInFund: 0,
  },
};

/** The calls every page of a plan makes, answered from its snapshot; `now` in epoch ms. */
export function planHandlers(
  tell: () => { snapshot: CheckoutSnapshot; now: Instant; paymentId?: string; proposed?: number[] },
) {
  return [
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer(planOf(tell().snapshot))),
    http.get("*/api/travelPlans/paidTravelPlans/:clientId/:lang", () => answer([])),
    http.get("*/api/travelPlans/unpaidTravelPlans/:clientId/:lang", () => answer([])),
    http.get("*/api/checkout/:planId/proposals/:lang", () => answer([])),
    http.get("*/api/checkout/holds/:clientId", () => answer([])),
    http.get("*/api/checkout/:planId/holders", () => answer([])),
    http.get("*/api/refunds/plans/:planId", () => answer([])),
    http.get("*/api/refunds/plans/:planId/sums", () => answer(nothingRefunded)),
    http.get("*/api/checkout/:planId", () => {
      const { snapshot, now, paymentId, proposed } = tell();
      return answer(checkoutOf(snapshot, now, paymentId, proposed));
    }),
  ];
}

/** Opens a page at an address, with a signed-in client; the page after a payment only shows its name. */
export function open(page: ReactNode, path: string, route = path, styles?: EmotionCache) {
  const pages = (
    <>
      <Route path={route} element={page} />
      <Route path="/e_sign" element={<p>the signing page</p>} />
    </>
  );
  return openPages(pages, path, authOf(client), styles);
}
