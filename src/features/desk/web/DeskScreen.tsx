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

type Path = (typeof deskPages)[Exclude<keyof typeof deskPages, "impersonate">]["paths"][number];

const pages: Readonly<Record<Path, ComponentType>> = {
  "/support": InboxPage,
  "/support/bookings": DeskPage,
  "/support/day": DaySheetPage,
  "/support/calendar": CalendarPage,
  "/support/numbers": NumbersPage,
  "/support/transfers": TransfersPage,
  "/support/notes": DeskNotesPage,
  "/support/opinions": OpinionsDeskPage,
  "/support/refunds": RefundDeskPage,
  "/support/reviews": ReviewsPage,
  "/support/catalogue": CataloguePage,
  "/support/access": AccessPage,
  "/support/plans": SupportPlansPage,
  "/support/plans/:planId": SupportPlanPage,
};

/**
 * The desk's page that stands in the address. All are one chunk, since whoever opens one works with the others, and what
 * each is stands here: a visitor's first page does not load the list.
 */
export default function DeskScreen() {
  const { pathname } = useLocation();
  const found = Object.entries(pages).find(([path]) => matchPath({ path, caseSensitive: true }, pathname));
  const Page = found?.[1];
  return Page && <Page />;
}
