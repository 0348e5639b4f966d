import { useLocation } from "react-router";
import type { PagePath } from "../../../../shared/page";
import { accessPath, deskPath } from "../../../account/account.pages";
import { peopleContract } from "../../../account/people.contract";
import { staffContract } from "../../../account/staff.contract";
import { brandContract } from "../../../brand/brand.contract";
import { catalogueContract } from "../../../catalogue/catalogue.contract";
import { currenciesContract } from "../../../currencies/currencies.contract";
import { newsDeskContract } from "../../../information/desk/newsDesk.contract";
import { textsDeskContract } from "../../../information/desk/textsDesk.contract";
import { opinionsContract } from "../../../opinions/opinions.contract";
import { matchedByStaff } from "../../../payments/methods/methods.contract";
import { photosContract } from "../../../photos/photos.contract";
import { cataloguePath } from "../../../photos/photos.pages";
import { NEWS_PARAM, PHOTOS_PARAM, QUOTE_PARAM, TEXTS_PARAM } from "../../../photos/web/photosPaths";
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
import { answeredBy } from "../../inbox.rights";
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

/** The groups of pages, by task. */
export type DeskSection = "work" | "clients" | "services" | "money" | "site" | "team";

export type DeskPage = {
  readonly to: PagePath;
  readonly name: DeskPageName;
  /** Null: of a supplier's few pages, which need no sections. */
  readonly section: DeskSection | null;
  readonly kinds: readonly WaitingKind[];
  /** The call behind the page: staff who may make it see the link. */
  readonly call: StaffCall;
  /** The parameter of an address that makes it this page, where several share one path. */
  readonly param?: string;
  /** Addresses of other pages that belong to it. */
  readonly also?: RegExp;
  /** The link is in the account menu, and here only on the page itself. */
  readonly inMenu?: true;
};

type Row = Pick<DeskPage, "to" | "name" | "call"> & Partial<DeskPage>;

const of = (section: DeskSection | null, rows: readonly Row[]): readonly DeskPage[] =>
  rows.map((row) => ({ section, kinds: [], ...row }));

const ofCatalogue = (param: string) => ({ to: cataloguePath({ [param]: "" }), param });

/** The back office's pages by section, each with the kinds of items that are answered there. */
const pages: readonly DeskPage[] = [
  ...of("work", [
    { to: INBOX, name: "inbox", kinds: waitingKinds, call: supportContract.getInbox },
    { to: supportBookingsPath(), name: "queue", kinds: ["booking"], call: supportContract.getDeskQueue },
    { to: supportReviewsPath(), name: "reviews", kinds: ["holder", "document"], call: supportContract.getReviews },
    { to: supportNotesPath(), name: "notes", kinds: ["note"], call: supportContract.getDeskNotes },
    { to: supportUploadsPath(), name: "uploads", kinds: ["upload"], call: supportContract.getInfectedUploads },
  ]),
  ...of("clients", [
    { to: supportPlansPath(), name: "plans", call: supportContract.searchPlans, also: /^\/support\/clients\// },
    { to: supportOpinionsPath(), name: "opinions", kinds: ["opinion"], call: opinionsContract.getWaitingOpinions },
  ]),
  ...of("services", [
    { to: DAY, name: "day", call: supportContract.getDaySheet },
    { to: supportCalendarPath(), name: "calendar", call: calendarContract.getCalendar },
    { to: supportNumbersPath(), name: "numbers", call: numbersContract.getNumbers },
    { to: cataloguePath(), name: "catalogue", call: catalogueContract.getCatalogueStanding },
    { ...ofCatalogue(QUOTE_PARAM), name: "quote", call: catalogueContract.getQuoteChoices },
  ]),
  ...of("money", [
    { to: supportTransfersPath(), name: "transfers", kinds: ["transfer"], call: matchedByStaff.queue },
    {
      to: supportRefundsPath(),
      name: "refunds",
      kinds: ["refund", "movement", "dispute"],
      call: refundsContract.getRefundQueue,
    },
    { to: supportRatesPath(), name: "rates", call: currenciesContract.getDeskRates },
  ]),
  ...of("site", [
    { ...ofCatalogue(NEWS_PARAM), name: "news", call: newsDeskContract.getDeskNews },
    { ...ofCatalogue(TEXTS_PARAM), name: "texts", call: textsDeskContract.getDeskTexts },
    { ...ofCatalogue(PHOTOS_PARAM), name: "photos", call: photosContract.getPhotographed },
    { to: supportTemplatesPath(), name: "templates", call: templatesContract.getTemplates },
    { to: supportBrandPath(), name: "brand", call: brandContract.getBrand },
  ]),
  ...of("team", [
    { to: supportPeoplePath(), name: "people", call: peopleContract.getPeople },
    { to: supportAuditPath(), name: "audit", call: auditContract.searchAudit },
    { to: supportWebhooksPath(), name: "webhooks", call: webhooksContract.getWebhooks },
    { to: ACCESS, name: "access", call: staffContract.getStaffSelf, inMenu: true },
  ]),
];

/** The pages of suppliers' people: the same URLs with their own bookings. (DESK-30) */
const supplierPages = of(null, [
  { to: supportBookingsPath(), name: "queue", call: supplierContract.getSupplierQueue },
  { to: DAY, name: "supplierDays", call: supplierContract.getSupplierDays },
  { to: supportCalendarPath(), name: "calendar", call: calendarContract.getCalendar },
  { to: ACCESS, name: "access", call: staffContract.getStaffSelf },
]);

type DeskPageName =
  | "inbox"
  | "queue"
  | "reviews"
  | "notes"
  | "uploads"
  | "plans"
  | "opinions"
  | "day"
  | "calendar"
  | "catalogue"
  | "quote"
  | "transfers"
  | "refunds"
  | "rates"
  | "numbers"
  | "news"
  | "texts"
  | "photos"
  | "templates"
  | "brand"
  | "people"
  | "audit"
  | "webhooks"
  | "supplierDays"
  | "access";

/** The page where items of a kind are answered; undefined for a kind that is answered on the page of its plan. */
export const pageAnswering = (kind: WaitingKind): DeskPage | undefined =>
  pages.find(({ to, kinds }) => to !== INBOX && kinds.includes(kind));

/**
 * The page at an address, or the one that it is below, as a plan's is below the search; the inbox has none below it. Of
 * pages that share a path, the one whose parameter the address has.
 */
function pageAt(list: readonly DeskPage[], pathname: string, search: string): DeskPage | undefined {
  const params = new URLSearchParams(search);
  const at = list.filter(({ to, param, also }) => {
    const [path] = to.split("?");
    if (also?.test(pathname) || (path !== INBOX && pathname.startsWith(`${path}/`))) return true;
    return path === pathname && (param === undefined || params.has(param));
  });
  return at.find(({ param }) => param !== undefined) ?? at[0];
}

export type SectionLead = {
  readonly section: DeskSection;
  readonly to: PagePath;
  readonly kinds: readonly WaitingKind[];
};

/** The sections of some pages, each with its first page, to which it leads, and the kinds of items of them all. */
export function sectionsOf(list: readonly DeskPage[]): readonly SectionLead[] {
  const found = new Map<DeskSection, SectionLead>();
  for (const { section, to, kinds, inMenu } of list) {
    if (section === null || inMenu) continue;
    const known = found.get(section);
    found.set(section, { section, to: known?.to ?? to, kinds: [...(known?.kinds ?? []), ...kinds] });
  }
  return [...found.values()];
}

/**
 * The page at which somebody with these pages arrives: the inbox, else where they write for the site, else the first.
 * (DESK-17)
 */
export const arrivalOf = (list: readonly DeskPage[]): PagePath =>
  (list.find(({ to }) => to === INBOX) ?? list.find(({ section }) => section === "site") ?? list[0])?.to ?? ACCESS;

/**
 * The pages for the caller, the one at the present address, and whether there is one of other staff; null until the
 * caller's role is known.
 */
export function useDeskPages() {
  const { pathname, search } = useLocation();
  const { data, isLoading, error } = useGetStaffSelfQuery();
  const may = useMay();
  // After a failure the pages stay during a retry: because they load it too, they would otherwise be unmounted and
  // mounted again.
  if (isLoading && !error) return null;
  const isSupplier = data?.StaffRole === "supplier";
  const theirs = isSupplier ? supplierPages : pages;
  // Who answers items of one kind has them all on its page.
  const hasInbox = !data || answeredBy(data.StaffRole).length > 1;
  const mine = theirs.filter(({ to, call }) => may(call) && (to !== INBOX || hasInbox));
  const at = pageAt(theirs, pathname, search);
  const here = at && mine.includes(at) ? at : undefined;
  return { mine, here, isOthers: !here && (isSupplier || at !== undefined) };
}
