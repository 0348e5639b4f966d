import { screen } from "@testing-library/react";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { ana } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, on, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { Waiting } from "../../inbox/inbox.schemas";
import { useGetInboxQuery } from "../shell/support.api";
import { NextInInbox } from "./NextInInbox";

const item = (Kind: Waiting["Kind"], ItemId: string, change: Partial<Waiting> = {}): Waiting => ({
  ...{ Kind, ItemId, Name: `Item ${ItemId}`, Status: "waiting", Amount: null, CurrencyCode: "USD", Documents: [] },
  ...{ ClientName: "Ana García", TravelPlanId: 1001, Since: 0, Until: null, OwnerId: null },
  ...{ HandedOver: null, Snooze: null },
  ...change,
});
const Snooze = { By: "Luz Gil", At: 0, Until: null, Ends: null, Back: null };

let Items: Waiting[];
serve(
  on("/api/support/self", () => answer({ StaffRole: "owner", NeedsSecondFactor: false })),
  on("/api/support/inbox", () => answer({ Now: 0, Items, Rates: [], Restored: null, Staff: [] })),
);

/** An empty queue, under the navigation that has the inbox. */
function Empty() {
  const { isLoading } = useGetInboxQuery();
  return isLoading ? null : (
    <>
      <p>Nothing waits</p>
      <NextInInbox />
    </>
  );
}

const show = async () => {
  showDesk(<Empty />, { route: "/support/bookings", at: "/support/bookings" });
  await screen.findByText("Nothing waits");
};

test("an empty queue leads to the inbox's most urgent item of another page that no colleague has (DESK-14)", async () => {
  const ofColleague = { OwnerId: ana.clientId + 1 };
  Items = [item("booking", "801"), item("note", "1", ofColleague), item("note", "2", { Snooze }), item("note", "3")];
  await show();
  const link = screen.getByRole("link", { name: "Next in the inbox: Note, Item 3" });
  expect(link).toHaveAttribute("href", "/support/notes#note-3");
});

test("where nothing else waits, an empty queue leads nowhere", async () => {
  Items = [item("booking", "801")];
  await show();
  expect(screen.queryByRole("link")).toBeNull();
});
