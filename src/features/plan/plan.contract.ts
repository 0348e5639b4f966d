import { endpoint } from "../../shared/endpoint";
import type { Booking, TravelPlan } from "./plan.schemas";

/** Calls of specification section 7, Travel plans and bookings. The active plan is null while there is none. */
export const planContract = {
  getActivePlan: endpoint<TravelPlan | null>()({
    method: "GET",
    path: "/api/travelPlans/activeTravelPlan/:clientId/:lang",
    access: "client",
  }),
  getPlanBookings: endpoint<Booking[]>()({
    method: "GET",
    path: "/api/travelPlans/bookings/:planId/:lang",
    access: "client",
  }),
  getPaidPlans: endpoint<TravelPlan[]>()({
    method: "GET",
    path: "/api/travelPlans/paidTravelPlans/:clientId/:lang",
    access: "client",
  }),
  getPlan: endpoint<TravelPlan>()({ method: "GET", path: "/api/travelPlans/:id/:lang", access: "client" }),
  getBooking: endpoint<Booking>()({ method: "GET", path: "/api/bookings/:id/:lang", access: "client" }),
  cancelBooking: endpoint<null>()({
    method: "GET",
    path: "/api/bookings/cancel/:id",
    access: "client",
    changes: true,
  }),
  deleteBooking: endpoint<null>()({
    method: "GET",
    path: "/api/bookings/delete/:id",
    access: "client",
    changes: true,
  }),
} as const;
