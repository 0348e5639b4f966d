import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { MemoryRouter } from "react-router";
import en from "../../../../i18n/en.json";
import type { PlanWarning } from "../plan.schemas";
import { PlanWarnings } from "./PlanWarnings";

const show = (...warnings: PlanWarning[]) =>
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={en}>
        <PlanWarnings planId={7} warnings={warnings} />
      </IntlProvider>
    </MemoryRouter>,
  );

test("the zones of a car and a stay have their names in the page's language (PLAN-25, WEB-42)", () => {
  const facts = { bookingId: 2, otherBookingId: 1, day: "2026-11-28", hotel: "Meliá", otherZone: "Varadero" };
  show({ Code: "carElsewhere", Facts: { ...facts, zone: "La Habana" } });
  expect(screen.getByRole("listitem")).toHaveTextContent(
    "On Sat, Nov 28 you pick up a car in Havana but stay at Meliá in Varadero.",
  );
});

test("the day until which a passport must be valid is shown with its year, the nights of the trip without (PLAN-25)", () => {
  show(
    { Code: "passportTooShort", Facts: { until: "2027-05-28" } },
    { Code: "nightsWithoutLodging", Facts: { nights: 7, from: "2026-11-28", to: "2026-12-04" } },
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "For this trip your passport must be valid until at least Friday, May 28, 2027. Change the passport",
    "There is no lodging yet for 7 nights, from Sat, Nov 28 to Fri, Dec 4. Find a stay for these nights",
  ]);
  expect(screen.getByRole("link", { name: "Change the passport" })).toHaveAttribute("href", "/documents?plan=7");
  const find = screen.getByRole("link", { name: "Find a stay for these nights" });
  expect(find).toHaveAttribute("href", "/search-lodging?in=2026-11-28&out=2026-12-05");
});
