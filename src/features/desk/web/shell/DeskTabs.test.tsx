import { screen, within } from "@testing-library/react";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { answer, on, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { StaffRole } from "../../../../shared/staffRole";
import { DeskTabs } from "./DeskTabs";

let role: StaffRole;
serve(on("/api/support/self", () => answer({ StaffRole: role, NeedsSecondFactor: false })));

function showTabs(at: string): void {
  const page = (
    <>
      <DeskTabs />
      <p>The page</p>
    </>
  );
  showDesk(page, { route: at, at });
}

const namesIn = (tabs: HTMLElement) =>
  within(tabs)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

it("a page's tabs are the pages on its subject, and the open one is marked", async () => {
  role = "desk";
  showTabs("/support/calendar");
  const tabs = await screen.findByRole("navigation", { name: "Services" });
  expect(namesIn(tabs)).toEqual(["Day sheet", "Calendar", "Numbers"]);
  expect(within(tabs).getByRole("link", { current: "page" })).toHaveTextContent("Calendar");
});

it("the first of the pages names their subject, and has a tab beside those that lead on from it", async () => {
  role = "owner";
  showTabs("/support/notes");
  expect(namesIn(await screen.findByRole("navigation", { name: "Notes" }))).toEqual([
    "Notes",
    "Templates",
    "Refused files",
  ]);
});

it("a page has no tabs for staff who may see no other one on its subject (DESK-17)", async () => {
  role = "content";
  showTabs("/support/calendar");
  expect(await screen.findByText("The page")).toBeVisible();
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
