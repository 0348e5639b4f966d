import { act, renderHook, screen, within } from "@testing-library/react";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { answer, on, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { StaffRole } from "../../../../shared/staffRole";
import type { Inbox, Waiting } from "../../inbox/inbox.schemas";
import { OPEN_AFTER } from "../../presence/presence.rules";
import { DeskNav, useBackInTime } from "./DeskNav";
import { useOpenItem, useOpenItems } from "./presence/openItems";

let role: StaffRole;
let inbox: Inbox;
serve(
  on("/api/support/self", () => answer({ StaffRole: role, NeedsSecondFactor: false })),
  on("/api/support/inbox", () => answer(inbox)),
  on("/api/support/changes", () => new Response(new ReadableStream())),
);

const waits = (Kind: Waiting["Kind"], ItemId: string, change: Partial<Waiting> = {}): Waiting => ({
  ...{ Kind, ItemId, Name: "A child seat", Status: "waiting", Amount: null, CurrencyCode: "USD", Documents: [] },
  ...{ ClientName: "Ana", TravelPlanId: null, Since: 0, Until: null, OwnerId: null, HandedOver: null, Snooze: null },
  ...change,
});
const inboxOf = (...Items: readonly Waiting[]): Inbox => ({
  Now: 0,
  Items: [...Items],
  Rates: [],
  Restored: null,
  Staff: [],
});

const linksIn = async (navigation: string) =>
  within(await screen.findByRole("navigation", { name: navigation }))
    .getAllByRole("link")
    .map((link) => link.textContent + (link.ariaCurrent ? ` (${link.ariaCurrent})` : ""));

it.each([
  [
    "owner",
    "/support/audit",
    ["Work", "Clients", "Services", "Money", "Site", "Team (true)"],
    ["People", "Audit log (page)", "Webhooks"],
  ],
  ["desk", "/support/calendar", ["Work", "Clients", "Services (true)"], ["Day sheet", "Calendar (page)", "Numbers"]],
  [
    "desk",
    "/support/clients/7",
    ["Work", "Clients (true)", "Services"],
    ["Clients and plans (page)", "Client reviews"],
  ],
  [
    "finance",
    "/support/rates",
    ["Work", "Clients", "Services", "Money (true)"],
    ["Transfers", "Refunds", "Exchange rates (page)"],
  ],
  [
    "content",
    "/support/catalogue?photos=hotel-3",
    ["Clients", "Services", "Site (true)"],
    ["News", "Texts", "Photos (page)", "Templates"],
  ],
  [
    "content",
    "/support/catalogue?table=cars",
    ["Clients", "Services (true)", "Site"],
    ["Calendar", "Catalogue (page)", "Quote tester"],
  ],
  ["desk", "/support/access", ["Work", "Clients", "Services"], ["My sign-in (page)"]],
] as const)(
  "%s at %s sees the sections for the role, the open one's pages, and where they are (DESK-13, DESK-17)",
  async (who, at, sections, pages) => {
    role = who;
    inbox = inboxOf();
    showDesk(<DeskNav />, { route: "/support/*", at });
    const bare = (links: readonly (string | null)[]) => links.map((text) => text?.replace(/\d* waiting/, ""));
    expect(bare(await linksIn("Back office"))).toEqual(sections);
    expect(bare(await linksIn("Pages of this section"))).toEqual(pages);
  },
);

it("a section and each of its pages show how many items wait there, without snoozed ones (DESK-13)", async () => {
  role = "owner";
  const Snooze = { By: "Rosa", At: 0, Until: 9_000, Ends: 9_000, Back: null };
  inbox = inboxOf(waits("note", "1"), waits("note", "2", { Snooze }), waits("booking", "3"), waits("refund", "4"));
  showDesk(<DeskNav />, { route: "/support/*", at: "/support" });
  for (const name of ["Work 3 waiting", "Money 1 waiting", "Inbox 3 waiting", "Bookings 1 waiting", "Notes 1 waiting"])
    expect(await screen.findByRole("link", { name })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Clients 0 waiting" })).toBeInTheDocument();
});

it.each([
  ["content", "/support/catalogue?news="],
  ["supplier", "/support/bookings"],
] as const)(
  "%s, who has no inbox, arrives at the work of the role, without a word about other roles (DESK-17, DESK-30)",
  async (who, at) => {
    role = who;
    inbox = inboxOf();
    showDesk(<DeskNav />, { route: "/support/*", at: "/support" });
    expect(await screen.findByText(at, { selector: "[data-testid=address]" })).toBeInTheDocument();
    expect(screen.queryByText("That page is for colleagues with another role.")).not.toBeInTheDocument();
  },
);

it("staff are led away from a tab of the catalogue that is for another role (DESK-17)", async () => {
  role = "finance";
  inbox = inboxOf();
  showDesk(<DeskNav />, { route: "/support/*", at: "/support/catalogue?photos=" });
  expect(await screen.findByText("/support", { selector: "[data-testid=address]" })).toBeInTheDocument();
});

it("the inbox is loaded when what is put aside is back, and again every minute while that fails (DESK-111)", () => {
  jest.useFakeTimers();
  const load = jest.fn();
  const Snooze = { By: "Rosa", At: 0, Until: 9_000, Ends: 9_000, Back: null };
  const shown = inboxOf(waits("note", "4", { Snooze }));
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

it("a row counts as open after a moment, and immediately if an answer is written in it (DESK-109)", () => {
  jest.useFakeTimers();
  const { result: open } = renderHook(() => useOpenItems());
  const at = (ItemId: string, answering = false) => ({ ItemId, answering });
  const row = renderHook(({ ItemId, answering }) => useOpenItem({ Kind: "note", ItemId }, answering), {
    initialProps: at("1"),
  });
  for (const ItemId of ["2", "3", "4"]) {
    act(() => jest.advanceTimersByTime(OPEN_AFTER - 1));
    expect(open.current).toEqual([]);
    row.rerender(at(ItemId));
  }
  act(() => jest.advanceTimersByTime(OPEN_AFTER));
  expect(open.current).toEqual([{ Kind: "note", ItemId: "4", Answering: false }]);
  row.rerender(at("5", true));
  expect(open.current).toEqual([{ Kind: "note", ItemId: "5", Answering: true }]);
  row.rerender(at("5"));
  expect(open.current).toEqual([{ Kind: "note", ItemId: "5", Answering: false }]);
  row.unmount();
  expect(open.current).toEqual([]);
  jest.useRealTimers();
});
