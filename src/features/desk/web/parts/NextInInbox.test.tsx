import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { ana } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, on, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { Waiting } from "../../inbox/inbox.schemas";
import { noTrail } from "../../inbox/trail.rules";
import { DeskKeys } from "../shell/DeskKeys";
import { useGetInboxQuery } from "../shell/support.api";
import { noteTrail } from "./inboxTrail";
import { NextAfter, NextAfterPlan, NextInInbox } from "./NextInInbox";

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

/** What stands below an answer, under the navigation that has the inbox. */
function Loaded({ children }: { readonly children: ReactNode }) {
  const { isLoading } = useGetInboxQuery();
  return isLoading ? null : (
    <>
      <p>Answered</p>
      {children}
    </>
  );
}

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

describe("after an answer", () => {
  /** A page with the inbox loaded, at which its list has the given items in reverse order. */
  const showAt = async (at: string, next: ReactNode) => {
    noteTrail({ ...noTrail, items: [...Items].reverse() });
    const page = (
      <>
        <DeskKeys />
        <Loaded>{next}</Loaded>
      </>
    );
    showDesk(page, { route: at, at });
    return screen.findByText("Answered");
  };
  const answered = { Kind: "booking", ItemId: "801" } as const;

  test("the next item of the list one came from is offered, also on the same page, and has a key (DESK-122, DESK-13)", async () => {
    Items = [item("note", "1"), item("booking", "802"), item("booking", "801"), item("note", "2")];
    const user = userEvent.setup();
    await showAt("/support/bookings", <NextAfter openItem={answered} />);
    const link = screen.getByRole("link", { name: "Next in the inbox: Booking, Item 802" });
    expect(link).toHaveAttribute("href", "/support/bookings#booking-802");
    const pressed = jest.fn();
    link.addEventListener("click", pressed);
    await user.keyboard("i");
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test("of an item that was in no list of the inbox nothing is offered (DESK-122)", async () => {
    Items = [item("note", "1"), item("booking", "802")];
    await showAt("/support/bookings", <NextAfter openItem={answered} />);
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("on a plan's page it is the item after those that are answered there, if one came for them (DESK-122)", async () => {
    Items = [item("note", "1"), item("mail", "9"), item("payment", "p"), item("note", "2", { TravelPlanId: null })];
    await showAt("/support/plans/1001", <NextAfterPlan />);
    const link = screen.getByRole("link", { name: "Next in the inbox: Note, Item 1" });
    expect(link).toHaveAttribute("href", "/support/notes#note-1");
    cleanup();
    await showAt("/support/plans/1002", <NextAfterPlan />);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
