import { renderHook, screen, within } from "@testing-library/react";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { answer, on, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { StaffRole } from "../../../../shared/staffRole";
import type { Inbox, Waiting } from "../../inbox/inbox.schemas";
import { useBackInTime } from "./DeskNav";
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

it("the inbox is loaded when what is put aside is back, and again every minute while that fails (DESK-111)", () => {
  jest.useFakeTimers();
  const load = jest.fn();
  const Snooze = { By: "Rosa", At: 0, Until: 9_000, Ends: 9_000, Back: null };
  const item: Waiting = {
    ...{ Kind: "note", ItemId: "4", Name: "A child seat", Status: "waiting", Amount: null, CurrencyCode: "USD" },
    ...{ Documents: [], ClientName: "Ana", TravelPlanId: null, Since: 0, Until: null, OwnerId: null, HandedOver: null },
    Snooze,
  };
  const shown: Inbox = { Now: 0, Items: [item], Rates: [], Restored: null, Staff: [] };
  const { unmount } = renderHook(() => useBackInTime(shown, load));
  jest.advanceTimersByTime(9_999);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
  jest.advanceTimersByTime(600_000);
  expect(load).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
