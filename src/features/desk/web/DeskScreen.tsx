import type { ComponentType } from "react";
import { matchPath, useLocation } from "react-router";
import CataloguePage from "../../catalogue/web/CataloguePage";
import type { deskPages } from "../desk.pages";
import AccessPage from "./access/AccessPage";
import DeskPage from "./bookings/DeskPage";
import BrandPage from "./brand/BrandPage";
import CalendarPage from "./calendar/CalendarPage";
import DaySheetPage from "./day/DaySheetPage";
import InboxPage from "./inbox/InboxPage";
import RefundDeskPage from "./money/RefundDeskPage";
import TransfersPage from "./money/TransfersPage";
import DeskNotesPage from "./notes/DeskNotesPage";
import NumbersPage from "./numbers/NumbersPage";
import OpinionsDeskPage from "./opinions/OpinionsDeskPage";
import PeoplePage from "./people/PeoplePage";
import SupportPlanPage from "./plans/SupportPlanPage";
import SupportPlansPage from "./plans/search/PlansPage";
import RatesPage from "./rates/RatesPage";
import ReviewsPage from "./reviews/ReviewsPage";
import { useDeskPages } from "./shell/deskPages";
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
  "/support/rates": RatesPage,
  "/support/notes": DeskNotesPage,
  "/support/templates": TemplatesPage,
  "/support/opinions": OpinionsDeskPage,
  "/support/refunds": RefundDeskPage,
  "/support/reviews": ReviewsPage,
  "/support/catalogue": CataloguePage,
  "/support/people": PeoplePage,
  "/support/brand": BrandPage,
  "/support/access": AccessPage,
  "/support/plans": SupportPlansPage,
  "/support/plans/:planId": SupportPlanPage,
};

/** The pages of suppliers' people, who have no others. (DESK-30) */
const supplierPages: Readonly<Partial<Record<Path, ComponentType>>> = {
  "/support/bookings": SupplierQueuePage,
  "/support/day": SupplierDaysPage,
  "/support/access": AccessPage,
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
  const found = Object.entries(theirs).find(([path]) => matchPath({ path, caseSensitive: true }, pathname));
  const Page = found?.[1];
  return Page && <Page />;
}
