import { endpoint } from "../../shared/endpoint";
import type { Booking, CancellationRow, PoliciesOfPlan, TravelPlan } from "./plan.schemas";

/** Calls of WIRE-9. The active plan is null while there is none. */
export const planContract = {
  getActivePlan: endpoint<TravelPlan | null>()({
    method: "GET",
    path: "/api/travelPlans/activeTravelPlan/:clientId/:lang",
    access: "client",
    impersonator: "act",
    nullable: true,
  }),
  getPlanBookings: endpoint<Booking[]>()({
    method: "GET",
    path: "/api/travelPlans/bookings/:planId/:lang",
    access: "client",
    impersonator: "act",
  }),
  getPaidPlans: endpoint<TravelPlan[]>()({
    method: "GET",
    path: "/api/travelPlans/paidTravelPlans/:clientId/:lang",
    access: "client",
    impersonator: "act",
  }),
  getUnpaidPlans: endpoint<TravelPlan[]>()({
    method: "GET",
    path: "/api/travelPlans/unpaidTravelPlans/:clientId/:lang",
    access: "client",
    impersonator: "act",
  }),
  getPlan: endpoint<TravelPlan>()({
    method: "GET",
    path: "/api/travelPlans/:id/:lang",
    access: "client",
    impersonator: "act",
  }),
  /** The policies that were accepted with the plan's first booking, as they were then; null where that was not kept. */
  getPoliciesOfPlan: endpoint<PoliciesOfPlan | null>()({
    method: "GET",
    path: "/api/travelPlans/acceptedPolicies/:planId/:lang",
    access: "client",
    impersonator: "act",
    nullable: true,
  }),
  getBooking: endpoint<Booking>()({
    method: "GET",
    path: "/api/bookings/:id/:lang",
    access: "client",
    impersonator: "act",
  }),
  /** By the client, or by staff in the client's place: not by staff as such. */
  cancelBooking: endpoint<null>()({
    method: "GET",
    path: "/api/bookings/cancel/:id",
    access: "client",
    impersonator: "act",
    changes: true,
  }),
  deleteBooking: endpoint<null>()({
    method: "GET",
    path: "/api/bookings/delete/:id",
    access: "client",
    impersonator: "act",
    changes: true,
  }),
  /** What cancelling costs, for who has not booked yet (ProductType of WIRE-20). */
  getCancellationRules: endpoint<CancellationRow[]>()({
    method: "GET",
    path: "/api/products/cancellationRules/:productType",
    access: "public",
    impersonator: "act",
  }),
} as const;
