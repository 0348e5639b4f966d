import type { Pages } from "../../shared/page";

/** A page for staff only. */
const atDesk = <const Path extends string>(path: Path) => ({ paths: [path], signIn: "staff" }) as const;

export const deskPages = {
  /** Public in the specification's table: the page itself checks who may act for whom. */
  impersonate: { paths: ["/impersonate"] },
  support: atDesk("/support"),
  supportPeople: atDesk("/support/people"),
  supportBrand: atDesk("/support/brand"),
  supportBookings: atDesk("/support/bookings"),
  supportDay: atDesk("/support/day"),
  supportCalendar: atDesk("/support/calendar"),
  supportNumbers: atDesk("/support/numbers"),
  supportRates: atDesk("/support/rates"),
  supportTransfers: atDesk("/support/transfers"),
  supportNotes: atDesk("/support/notes"),
  supportUploads: atDesk("/support/uploads"),
  supportTemplates: atDesk("/support/templates"),
  supportOpinions: atDesk("/support/opinions"),
  supportRefunds: atDesk("/support/refunds"),
  supportReviews: atDesk("/support/reviews"),
  supportCatalogue: atDesk("/support/catalogue"),
  supportAccess: atDesk("/support/access"),
  supportPlans: atDesk("/support/plans"),
  supportPlan: atDesk("/support/plans/:planId"),
} as const satisfies Pages;
