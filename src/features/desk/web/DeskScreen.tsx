import type { ComponentType } from "react";
import { matchPath, useLocation } from "react-router";
import CataloguePage from "../../catalogue/web/CataloguePage";
import type { deskPages } from "../desk.pages";
import AccessPage from "./access/AccessPage";
import DeskPage from "./bookings/DeskPage";
import CalendarPage from "./calendar/CalendarPage";
import DaySheetPage from "./day/DaySheetPage";
import InboxPage from "./inbox/InboxPage";
import RefundDeskPage from "./money/RefundDeskPage";
import TransfersPage from "./money/TransfersPage";
import DeskNotesPage from "./notes/DeskNotesPage";
import NumbersPage from "./numbers/NumbersPage";
import OpinionsDeskPage from "./opinions/OpinionsDeskPage";
import SupportPlanPage from "./plans/SupportPlanPage";
import SupportPlansPage from "./plans/search/PlansPage";
import ReviewsPage from "./reviews/ReviewsPage";
import { SupplierDaysPage } from "./supplier/SupplierDaysPage";
import { SupplierQueuePage } from "./supplier/SupplierQueuePage";
import { useGetStaffSelfQuery } from "./support.api";
import TemplatesPage from "./templates/TemplatesPage";

type Path = (typeof deskPages)[Exclude<keyof typeof deskPages, "impersonate">]["paths"][number];

const pages: Readonly<Record<Path, ComponentType>> = {
  "/support": InboxPage,
  "/support/bookings": DeskPage,
  "/support/day": DaySheetPage,
  "/support/calendar": CalendarPage,
  "/support/numbers": NumbersPage,
  "/support/transfers": TransfersPage,
  "/support/notes": DeskNotesPage,
  "/support/templates": TemplatesPage,
  "/support/opinions": OpinionsDeskPage,
  "/support/refunds": RefundDeskPage,
  "/support/reviews": ReviewsPage,
  "/support/catalogue": CataloguePage,
  "/support/access": AccessPage,
  "/support/plans": SupportPlansPage,
  "/support/plans/:planId": SupportPlanPage,
};

/** What is there for a supplier's people, who have no other pages. (DESK-30) */
const supplierPages: Readonly<Partial<Record<Path, ComponentType>>> = {
  "/support/bookings": SupplierQueuePage,
  "/support/day": SupplierDaysPage,
  "/support/access": AccessPage,
};

/**
 * The desk's page at the URL. All are one chunk, since whoever opens one works with the others, and their list is here: a
 * visitor's first page does not load the list.
 */
export default function DeskScreen() {
  const { pathname } = useLocation();
  const { data, error } = useGetStaffSelfQuery();
  // Until it is known who looks, no page asks for what may not be theirs. Asked anew after a refusal, the page stays, and with
  // it what it alone has, such as the codes of a second factor that was just turned on.
  if (!data && !error) return null;
  const theirs = data?.StaffRole === "supplier" ? supplierPages : pages;
  const found = Object.entries(theirs).find(([path]) => matchPath({ path, caseSensitive: true }, pathname));
  const Page = found?.[1];
  return Page && <Page />;
}
