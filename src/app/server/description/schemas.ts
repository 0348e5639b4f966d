import * as accountAccess from "../../../features/account/access.schemas";
import * as account from "../../../features/account/account.schemas";
import * as accountEmail from "../../../features/account/email.schemas";
import * as accountMails from "../../../features/account/mails.schemas";
import * as accountPeople from "../../../features/account/people.schemas";
import * as accountPhone from "../../../features/account/phone.schemas";
import * as accountSessions from "../../../features/account/sessions.schemas";
import * as accountStaff from "../../../features/account/staff.schemas";
import * as brand from "../../../features/brand/brand.schemas";
import * as catalogue from "../../../features/catalogue/catalogue.schemas";
import * as catalogueQuotes from "../../../features/catalogue/quote.schemas";
import * as catalogueTables from "../../../features/catalogue/tables.schemas";
import * as currencies from "../../../features/currencies/currencies.schemas";
import * as deskActions from "../../../features/desk/actions.schemas";
import * as deskAudit from "../../../features/desk/audit/audit.schemas";
import * as deskBundle from "../../../features/desk/bundle/bundle.schemas";
import * as deskCalendar from "../../../features/desk/calendar/calendar.schemas";
import * as deskClient from "../../../features/desk/client/client.schemas";
import * as deskDay from "../../../features/desk/day/day.schemas";
import * as deskImpersonation from "../../../features/desk/impersonation.schemas";
import * as deskInbox from "../../../features/desk/inbox/inbox.schemas";
import * as deskNotes from "../../../features/desk/notes.schemas";
import * as deskNumbers from "../../../features/desk/numbers/numbers.schemas";
import * as deskPlans from "../../../features/desk/plans/plans.schemas";
import * as deskWhy from "../../../features/desk/plans/why.schemas";
import * as deskPresence from "../../../features/desk/presence/presence.schemas";
import * as deskReviews from "../../../features/desk/reviews.schemas";
import * as deskSupplier from "../../../features/desk/supplier/supplier.schemas";
import * as deskSupport from "../../../features/desk/support.schemas";
import * as deskTemplates from "../../../features/desk/templates/templates.schemas";
import * as deskThread from "../../../features/desk/thread/thread.schemas";
import * as deskTimeline from "../../../features/desk/timeline/timeline.schemas";
import * as deskUploads from "../../../features/desk/uploads.schemas";
import * as deskWebhooks from "../../../features/desk/webhooks/webhooks.schemas";
import * as documents from "../../../features/documents/documents.schemas";
import * as fund from "../../../features/fund/fund.schemas";
import * as informationNewsDesk from "../../../features/information/desk/newsDesk.schemas";
import * as informationTextsDesk from "../../../features/information/desk/textsDesk.schemas";
import * as information from "../../../features/information/information.schemas";
import * as notes from "../../../features/notes/notes.schemas";
import * as opinions from "../../../features/opinions/opinions.schemas";
import * as papersReceipt from "../../../features/papers/receipt.schemas";
import * as papersTrip from "../../../features/papers/trip.schemas";
import * as papersVoucher from "../../../features/papers/voucher.schemas";
import { methodSchemas } from "../../../features/payments/methods/server/methods.described";
import * as payments from "../../../features/payments/payments.schemas";
import * as photos from "../../../features/photos/photos.schemas";
import * as planBooking from "../../../features/plan/bookings/booking.schemas";
import * as planChange from "../../../features/plan/change/change.schemas";
import * as planCheckout from "../../../features/plan/checkout/checkout.schemas";
import * as plan from "../../../features/plan/plan.schemas";
import * as planUsTravel from "../../../features/plan/usTravel/usTravel.schemas";
import * as privacy from "../../../features/privacy/privacy.schemas";
import * as proposalsProposal from "../../../features/proposals/proposal.schemas";
import * as refunds from "../../../features/refunds/refunds.schemas";
import * as savedItems from "../../../features/saved/saved.schemas";
import * as trips from "../../../features/trips/trips.schemas";
import type { DescribedProduct } from "../../../products/product.server";
import * as sharedSchemas from "../../../shared/schemas";
import * as sharedSession from "../../../shared/session.schemas";
import * as sharedUploadParts from "../../../shared/uploadParts.schemas";
import * as browserErrors from "../../browserErrors.schemas";

const modules: Record<string, unknown>[] = [
  account,
  accountAccess,
  accountEmail,
  accountMails,
  accountPeople,
  accountPhone,
  accountSessions,
  accountStaff,
  brand,
  catalogue,
  catalogueQuotes,
  catalogueTables,
  currencies,
  photos,
  deskActions,
  deskAudit,
  deskBundle,
  deskCalendar,
  deskClient,
  deskDay,
  deskImpersonation,
  deskInbox,
  deskNotes,
  deskNumbers,
  deskPlans,
  deskPresence,
  deskReviews,
  deskSupplier,
  deskSupport,
  deskTemplates,
  deskThread,
  deskTimeline,
  deskUploads,
  deskWebhooks,
  deskWhy,
  documents,
  fund,
  browserErrors,
  information,
  informationNewsDesk,
  informationTextsDesk,
  notes,
  opinions,
  papersReceipt,
  papersTrip,
  papersVoucher,
  payments,
  ...methodSchemas,
  planBooking,
  planChange,
  planCheckout,
  planUsTravel,
  plan,
  privacy,
  proposalsProposal,
  refunds,
  savedItems,
  trips,
  sharedSchemas,
  sharedSession,
  sharedUploadParts,
];

/** The objects that the features' and the products' schemas describe, by their names in the code. */
export function namedSchemas(products: readonly DescribedProduct[]): Map<string, object> {
  const all = [...modules, ...products.flatMap(({ schemas }) => schemas)];
  const named = new Map<string, object>();
  for (const [name, schema] of all.flatMap((module) => Object.entries(module))) {
    if (!isObjectSchema(schema)) continue;
    if (named.has(name)) throw new Error(`two schemas are called ${name}`);
    named.set(name, schema);
  }
  return named;
}

const isObjectSchema = (schema: unknown): schema is object =>
  typeof schema === "object" &&
  schema !== null &&
  "type" in schema &&
  schema.type === "object" &&
  "properties" in schema;
