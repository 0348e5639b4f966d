import { useLocation } from "react-router";
import type { MessageId } from "../../../../platform/web/messages";
import type { PagePath } from "../../../../shared/page";
import { accessPath, deskPath } from "../../../account/account.pages";
import { peopleContract } from "../../../account/people.contract";
import { staffContract } from "../../../account/staff.contract";
import { brandContract } from "../../../brand/brand.contract";
import { catalogueContract } from "../../../catalogue/catalogue.contract";
import { currenciesContract } from "../../../currencies/currencies.contract";
import { opinionsContract } from "../../../opinions/opinions.contract";
import { matchedByStaff } from "../../../payments/methods/methods.contract";
import { cataloguePath } from "../../../photos/photos.pages";
import { refundsContract } from "../../../refunds/refunds.contract";
import { auditContract } from "../../audit/audit.contract";
import { calendarContract } from "../../calendar/calendar.contract";
import {
  supportAuditPath,
  supportBookingsPath,
  supportBrandPath,
  supportCalendarPath,
  supportDayPath,
  supportNotesPath,
  supportNumbersPath,
  supportOpinionsPath,
  supportPeoplePath,
  supportPlansPath,
  supportRatesPath,
  supportRefundsPath,
  supportReviewsPath,
  supportTemplatesPath,
  supportTransfersPath,
  supportUploadsPath,
  supportWebhooksPath,
} from "../../desk.pages";
import { type WaitingKind, waitingKinds } from "../../inbox/inbox.rules";
import { numbersContract } from "../../numbers/numbers.contract";
import { supplierContract } from "../../supplier/supplier.contract";
import { supportContract } from "../../support.contract";
import { templatesContract } from "../../templates/templates.contract";
import { webhooksContract } from "../../webhooks/webhooks.contract";
import { useGetStaffSelfQuery } from "./support.api";
import { type StaffCall, useMay } from "./useMay";

export const ACCESS = accessPath();
export const INBOX = deskPath();
const DAY = supportDayPath();

export type DeskPage = {
  readonly to: PagePath;
  readonly name: DeskPageName;
  readonly kinds: readonly WaitingKind[];
  /** The call behind the page: staff who may make it see the link. */
  readonly call: StaffCall;
  /** The page of which this is a tab: one link leads to both, if the caller may see both. */
  readonly tabOf?: DeskPageName;
  /** What the page is called among its tabs, if not as in the navigation. */
  readonly tab?: MessageId;
  /** Addresses of other pages that belong to it. */
  readonly also?: RegExp;
  /** The link is in the account menu, and here only for staff who have no other page yet. */
  readonly inMenu?: true;
};

/** The back office's pages, each with the kinds of items that are answered there. */
const pages: readonly DeskPage[] = [
  { to: INBOX, name: "inbox", kinds: waitingKinds, call: supportContract.getInbox },
  { to: supportBookingsPath(), name: "queue", kinds: ["booking"], call: supportContract.getDeskQueue },
  { to: supportReviewsPath(), name: "reviews", kinds: ["holder", "document"], call: supportContract.getReviews },
  { to: supportNotesPath(), name: "notes", kinds: ["note"], call: supportContract.getDeskNotes },
  { to: supportTemplatesPath(), name: "templates", kinds: [], call: templatesContract.getTemplates, tabOf: "notes" },
  {
    to: supportUploadsPath(),
    name: "uploads",
    kinds: ["upload"],
    call: supportContract.getInfectedUploads,
    tabOf: "notes",
  },
  { to: supportOpinionsPath(), name: "opinions", kinds: ["opinion"], call: opinionsContract.getWaitingOpinions },
  { to: supportTransfersPath(), name: "transfers", kinds: ["transfer"], call: matchedByStaff.queue },
  { to: supportRatesPath(), name: "rates", kinds: [], call: currenciesContract.getDeskRates, tabOf: "transfers" },
  {
    to: supportRefundsPath(),
    name: "refunds",
    kinds: ["refund", "movement", "dispute"],
    call: refundsContract.getRefundQueue,
  },
  { to: DAY, name: "day", kinds: [], call: supportContract.getDaySheet, tab: "support.tab.day" },
  { to: supportCalendarPath(), name: "calendar", kinds: [], call: calendarContract.getCalendar, tabOf: "day" },
  { to: supportNumbersPath(), name: "numbers", kinds: [], call: numbersContract.getNumbers, tabOf: "day" },
  {
    to: supportPlansPath(),
    name: "plans",
    kinds: [],
    call: supportContract.searchPlans,
    also: /^\/support\/clients\//,
  },
  { to: cataloguePath(), name: "catalogue", kinds: [], call: catalogueContract.getCatalogueStanding },
  { to: supportPeoplePath(), name: "people", kinds: [], call: peopleContract.getPeople },
  { to: supportAuditPath(), name: "audit", kinds: [], call: auditContract.searchAudit, tabOf: "people" },
  { to: supportWebhooksPath(), name: "webhooks", kinds: [], call: webhooksContract.getWebhooks, tabOf: "people" },
  { to: supportBrandPath(), name: "brand", kinds: [], call: brandContract.getBrand },
  { to: ACCESS, name: "access", kinds: [], call: staffContract.getStaffSelf, inMenu: true },
];

/** The pages of suppliers' people: the same URLs with their own bookings. (DESK-30) */
const supplierPages: readonly DeskPage[] = [
  { to: supportBookingsPath(), name: "queue", kinds: [], call: supplierContract.getSupplierQueue },
  { to: DAY, name: "supplierDays", kinds: [], call: supplierContract.getSupplierDays },
  { to: ACCESS, name: "access", kinds: [], call: staffContract.getStaffSelf },
];

type DeskPageName =
  | "inbox"
  | "queue"
  | "reviews"
  | "notes"
  | "templates"
  | "uploads"
  | "opinions"
  | "transfers"
  | "rates"
  | "refunds"
  | "day"
  | "calendar"
  | "numbers"
  | "plans"
  | "catalogue"
  | "people"
  | "audit"
  | "webhooks"
  | "brand"
  | "supplierDays"
  | "access";

/** The page where items of a kind are answered; undefined for a kind that is answered on the page of its plan. */
export const pageAnswering = (kind: WaitingKind): DeskPage | undefined =>
  pages.find(({ to, kinds }) => to !== INBOX && kinds.includes(kind));

/** Whether a page or one below it, such as a plan's, is at an address; the inbox has none below it. */
const isAt =
  (pathname: string) =>
  ({ to, also }: DeskPage) =>
    to === pathname || (to !== INBOX && pathname.startsWith(`${to}/`)) || (also?.test(pathname) ?? false);

/**
 * The pages for the caller, the one at the present address, and whether there is one of other staff; null until the
 * caller's role is known.
 */
export function useDeskPages() {
  const { pathname } = useLocation();
  const { data, isLoading, error } = useGetStaffSelfQuery();
  const may = useMay();
  // Once it has failed, what is shown stays while it is asked for again: else the pages, which ask too, would come and go.
  if (isLoading && !error) return null;
  const isSupplier = data?.StaffRole === "supplier";
  const mine = (isSupplier ? supplierPages : pages).filter(({ call }) => may(call));
  const here = mine.find(isAt(pathname));
  return { mine, here, isOthers: !here && (isSupplier || pages.some(isAt(pathname))) };
}
