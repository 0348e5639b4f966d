import { byAnybody, byClient, endpoint } from "../../shared/endpoint";
import type { Booking, CancellationRow, PoliciesOfPlan, TravelPlan } from "./plan.schemas";

/** Calls of WIRE-9. The active plan is null while there is none. */
export const planContract = {
  getActivePlan: endpoint<TravelPlan | null>()({
    method: "GET",
    path: "/api/travelPlans/activeTravelPlan/:clientId/:lang",
    ...byClient,
    nullable: true,
  }),
  getPlanBookings: endpoint<Booking[]>()({
    method: "GET",
    path: "/api/travelPlans/bookings/:planId/:lang",
    ...byClient,
  }),
  getPaidPlans: endpoint<TravelPlan[]>()({
    method: "GET",
    path: "/api/travelPlans/paidTravelPlans/:clientId/:lang",
    ...byClient,
  }),
  getUnpaidPlans: endpoint<TravelPlan[]>()({
    method: "GET",
    path: "/api/travelPlans/unpaidTravelPlans/:clientId/:lang",
    ...byClient,
  }),
  getPlan: endpoint<TravelPlan>()({ method: "GET", path: "/api/travelPlans/:id/:lang", ...byClient }),
  /**
   * The policies that were accepted with the plan's first booking, as they read then; null if that was not recorded.
   */
  getPoliciesOfPlan: endpoint<PoliciesOfPlan | null>()({
    method: "GET",
    path: "/api/travelPlans/acceptedPolicies/:planId/:lang",
    ...byClient,
    nullable: true,
  }),
  getBooking: endpoint<Booking>()({ method: "GET", path: "/api/bookings/:id/:lang", ...byClient }),
  /** For the client, or staff who act for the client; staff may not do it in their own name. */
  cancelBooking: endpoint<null>()({ method: "GET", path: "/api/bookings/cancel/:id", ...byClient, changes: true }),
  deleteBooking: endpoint<null>()({ method: "GET", path: "/api/bookings/delete/:id", ...byClient, changes: true }),
  /** What cancelling costs, for clients who have not booked yet (ProductType of WIRE-20). */
  getCancellationRules: endpoint<CancellationRow[]>()({
    method: "GET",
    path: "/api/products/cancellationRules/:productType",
    ...byAnybody,
  }),
} as const;
