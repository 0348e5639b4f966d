import { type Pages, pagePath } from "../../shared/page";
import { pathsLinkedFromAccount } from "../account/account.pages";
import { CATALOGUE } from "../photos/photos.pages";

/** A page for staff only. */
const atDesk = <const Path extends string>(path: Path) => ({ paths: [path], signIn: "staff" }) as const;

export const deskPages = {
  /** Public in the specification's table: the page itself checks who may act for clients. */
  impersonate: { paths: ["/impersonate"] },
  support: atDesk(pathsLinkedFromAccount.desk),
  supportPeople: atDesk("/support/people"),
  supportWebhooks: atDesk("/support/webhooks"),
  supportAudit: atDesk("/support/audit"),
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
  supportCatalogue: atDesk(CATALOGUE),
  supportAccess: atDesk(pathsLinkedFromAccount.access),
  supportPlans: atDesk("/support/plans"),
  supportPlan: atDesk("/support/plans/:planId"),
  supportClient: atDesk("/support/clients/:clientId"),
} as const satisfies Pages;

/** The page on which staff choose the client to act for; a client's id fills in the form. */
export const impersonatePath = (client?: number) => pagePath(deskPages.impersonate.paths[0], {}, { client });
export const supportPlanPath = (planId: number, query?: { timeline: string; request: string }) =>
  pagePath(deskPages.supportPlan.paths[0], { planId }, query);
export const supportClientPath = (clientId: number) => pagePath(deskPages.supportClient.paths[0], { clientId });
export const supportPlansPath = (query?: { q: string }) => pagePath(deskPages.supportPlans.paths[0], {}, query);
export const supportRefundsPath = (query?: { booking: number }) =>
  pagePath(deskPages.supportRefunds.paths[0], {}, query);
export const supportTransfersPath = (query?: { page?: number; transfer?: string }) =>
  pagePath(deskPages.supportTransfers.paths[0], {}, query);
export const supportCalendarPath = (query?: {
  of?: string;
  zone?: number;
  group?: number;
  only?: string;
  from?: string;
  page?: number;
  booking?: number;
}) => pagePath(deskPages.supportCalendar.paths[0], {}, query);
export const supportBrandPath = (query?: { saved: "" }) => pagePath(deskPages.supportBrand.paths[0], {}, query);
export const supportBookingsPath = () => pagePath(deskPages.supportBookings.paths[0]);
export const supportUploadsPath = () => pagePath(deskPages.supportUploads.paths[0]);
export const supportDayPath = () => pagePath(deskPages.supportDay.paths[0]);
export const supportNotesPath = () => pagePath(deskPages.supportNotes.paths[0]);
export const supportRatesPath = () => pagePath(deskPages.supportRates.paths[0]);
export const supportReviewsPath = () => pagePath(deskPages.supportReviews.paths[0]);
export const supportTemplatesPath = () => pagePath(deskPages.supportTemplates.paths[0]);
export const supportOpinionsPath = () => pagePath(deskPages.supportOpinions.paths[0]);
export const supportNumbersPath = () => pagePath(deskPages.supportNumbers.paths[0]);
export const supportWebhooksPath = () => pagePath(deskPages.supportWebhooks.paths[0]);
export const supportAuditPath = () => pagePath(deskPages.supportAudit.paths[0]);
export const supportPeoplePath = () => pagePath(deskPages.supportPeople.paths[0]);
