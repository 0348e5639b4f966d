import type { ComponentType } from "react";
import { matchPath, useLocation } from "react-router";
import { keysOf } from "../../../shared/keysOf";
import CataloguePage from "../../catalogue/web/CataloguePage";
import { deskPages } from "../desk.pages";
import SupportClientPage from "./clients/client/SupportClientPage";
import DeskNotesPage from "./clients/notes/DeskNotesPage";
import SupportPlanPage from "./clients/plans/SupportPlanPage";
import SupportPlansPage from "./clients/plans/search/PlansPage";
import ReviewsPage from "./clients/reviews/ReviewsPage";
import TemplatesPage from "./clients/templates/TemplatesPage";
import InfectedUploadsPage from "./clients/uploads/InfectedUploadsPage";
import RatesPage from "./money/rates/RatesPage";
import RefundDeskPage from "./money/refunds/RefundDeskPage";
import TransfersPage from "./money/transfers/TransfersPage";
import AuditPage from "./overview/audit/AuditPage";
import InboxPage from "./overview/inbox/InboxPage";
import NumbersPage from "./overview/numbers/NumbersPage";
import DeskPage from "./services/bookings/DeskPage";
import CalendarPage from "./services/calendar/CalendarPage";
import DaySheetPage from "./services/day/DaySheetPage";
import { SupplierDaysPage } from "./services/supplier/SupplierDaysPage";
import { SupplierQueuePage } from "./services/supplier/SupplierQueuePage";
import { useDeskPages } from "./shell/deskPages";
import { useGetStaffSelfQuery } from "./shell/support.api";
import BrandPage from "./site/brand/BrandPage";
import OpinionsDeskPage from "./site/opinions/OpinionsDeskPage";
import AccessPage from "./team/access/AccessPage";
import PeoplePage from "./team/people/PeoplePage";
import WebhooksPage from "./team/webhooks/WebhooksPage";

type Name = Exclude<keyof typeof deskPages, "impersonate">;

const pages: Readonly<Record<Name, ComponentType>> = {
  support: InboxPage,
  supportBookings: DeskPage,
  supportDay: DaySheetPage,
  supportCalendar: CalendarPage,
  supportNumbers: NumbersPage,
  supportTransfers: TransfersPage,
  supportRates: RatesPage,
  supportNotes: DeskNotesPage,
  supportUploads: InfectedUploadsPage,
  supportTemplates: TemplatesPage,
  supportOpinions: OpinionsDeskPage,
  supportRefunds: RefundDeskPage,
  supportReviews: ReviewsPage,
  supportCatalogue: CataloguePage,
  supportPeople: PeoplePage,
  supportAudit: AuditPage,
  supportWebhooks: WebhooksPage,
  supportBrand: BrandPage,
  supportAccess: AccessPage,
  supportPlans: SupportPlansPage,
  supportPlan: SupportPlanPage,
  supportClient: SupportClientPage,
};

/** The pages of suppliers' people, who have no others. (DESK-30) */
const supplierPages: Readonly<Partial<Record<Name, ComponentType>>> = {
  supportBookings: SupplierQueuePage,
  supportDay: SupplierDaysPage,
  supportCalendar: CalendarPage,
  supportAccess: AccessPage,
};

/**
 * The back office's page at the URL. All pages are one chunk, since staff work with several. They are listed here, so
 * that visitors do not load the list.
 */
export default function DeskScreen() {
  const { pathname } = useLocation();
  const { data, error } = useGetStaffSelfQuery();
  const desk = useDeskPages();
  // No page is rendered before the role is known, as it may not be the caller's, nor one from which the navigation leads
  // away. While the role is loaded again, the page stays, with its state, such as recovery codes that are shown only
  // once.
  if ((!data && !error) || !desk || desk.isOthers) return null;
  const theirs = data?.StaffRole === "supplier" ? supplierPages : pages;
  const isHere = (name: Name) => matchPath({ path: deskPages[name].paths[0], caseSensitive: true }, pathname) !== null;
  const found = keysOf(theirs).find(isHere);
  const Page = found && theirs[found];
  return Page && <Page />;
}
