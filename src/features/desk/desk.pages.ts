import type { Pages } from "../../shared/page";

export const deskPages = {
  /** Public in the table of the specification: who may act for whom, the page finds out. */
  impersonate: { paths: ["/impersonate"] },
  support: { paths: ["/support"], signIn: "staff" },
  supportBookings: { paths: ["/support/bookings"], signIn: "staff" },
  supportDay: { paths: ["/support/day"], signIn: "staff" },
  supportTransfers: { paths: ["/support/transfers"], signIn: "staff" },
  supportNotes: { paths: ["/support/notes"], signIn: "staff" },
  supportRefunds: { paths: ["/support/refunds"], signIn: "staff" },
  supportReviews: { paths: ["/support/reviews"], signIn: "staff" },
  supportPlans: { paths: ["/support/plans"], signIn: "staff" },
  supportPlan: { paths: ["/support/plans/:planId"], signIn: "staff" },
} as const satisfies Pages;
