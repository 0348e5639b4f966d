import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { narrowWindow } from "../../../../../../test/fixtures/web/narrowWindow";
import { answer, on, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import { opens } from "../../../../../platform/web/ui/opens";
import { HOUR, MINUTE } from "../../../../../shared/instant";
import type { DeskRate } from "../../../../currencies/currencies.schemas";
import { waitingKinds } from "../../../inbox/inbox.rules";
import type { Inbox, SavedView, ViewChange, Waiting } from "../../../inbox/inbox.schemas";
import { inboxTrail } from "../../parts/inboxTrail";
import { DeskKeys } from "../../shell/DeskKeys";
import { DeskNav } from "../../shell/DeskNav";
import { DeskSearch } from "../../shell/DeskSearch";
import { deskAnswer, deskRow } from "../../shell/deskRows";
import InboxPage from "./InboxPage";

const NOW = Date.UTC(2026, 11, 1, 15);
const [ME, ROSA] = [3, 4];

const waiting = (Kind: Waiting["Kind"], ItemId: string, change: Partial<Waiting> = {}): Waiting => ({
  ...{ Kind, ItemId, Name: `Item ${ItemId}`, Status: "waiting", Documents: [] },
  ...{ Amount: null, CurrencyCode: "USD" },
  ...{
    ClientName: "Ana García",
    TravelPlanId: 1001,
    Since: NOW - HOUR,
    Until: null,
    OwnerId: null,
    HandedOver: null,
    Snooze: null,
  },
  ...change,
});

let items: Waiting[];
let rates: DeskRate[];
let restored: Inbox["Restored"];
let sent: unknown;
let views: SavedView[];
let saved: unknown;
/** The stream of changes, while a page follows it. */
let stream: ReadableStreamDefaultController<Uint8Array> | null;
let refuseStream: boolean;
let asked: number;
const wire = serve(
  http.get("*/api/support/inbox", () => {
    asked += 1;
    const Staff = [
      { StaffId: ME, Name: "Sam Staff", Kinds: waitingKinds },
      { StaffId: ROSA, Name: "Rosa Molina", Kinds: ["note"] },
    ];
    return answer({ Now: NOW, Items: items, Rates: rates, Restored: restored, Staff });
  }),
  http.get("*/api/support/self", () => answer({ StaffRole: "owner", NeedsSecondFactor: false })),
  http.get("*/api/support/inbox/views", () => answer(views)),
  http.post("*/api/support/inbox/views", async ({ request }) => {
    const change = (await request.json()) as ViewChange;
    const { Name, Query, Shared } = change;
    saved = change;
    views = [...views, { ViewId: 7, Name, Query, Shared, Changeable: true }];
    return answer(null);
  }),
  http.post("*/api/support/inbox/views/remove", async ({ request }) => {
    saved = await request.json();
    views = [];
    return answer(null);
  }),
  http.post("*/api/support/inbox/assign", async ({ request }) => {
    sent = await request.json();
    return refuse(409, "support.assignedMeanwhile", "Somebody has assigned this since you looked.");
  }),
  http.get("*/api/support/changes", () => {
    if (refuseStream) return refuse(503, "unavailable");
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  }),
);
const tell = (text: string) => stream?.enqueue(new TextEncoder().encode(text));

beforeEach(() => {
  views = [];
  [sent, stream, refuseStream, asked, rates, restored] = [null, null, false, 0, [], null];
  items = [
    waiting("booking", "801", { Name: "Geely CK", Until: NOW + 5 * HOUR }),
    waiting("note", "4", { Name: "A child seat", TravelPlanId: null, OwnerId: ROSA }),
    waiting("mail", "9", { Name: "Your plan", OwnerId: ME }),
  ];
});

const page = (
  <>
    <DeskNav />
    <header>
      <DeskSearch />
    </header>
    <DeskKeys />
    <InboxPage />
  </>
);
const show = (query = "") => showDesk(page, { route: "/support", at: `/support${query}` });
const rows = async () => (await screen.findAllByRole("row")).slice(1);
const answers = async () => (await rows()).map((row) => within(row).getAllByRole("link")[0]?.textContent);

test("the inbox says that the saved views could not be loaded, instead of showing none, and tries again (DESK-120, WEB-9)", async () => {
  let loads = false;
  const own: SavedView = { ViewId: 7, Name: "Notes of today", Query: "kind=note", Shared: false, Changeable: true };
  wire.use(on("/api/support/inbox/views", () => (loads ? answer([own]) : refuse(503, "unavailable", "We are busy."))));
  show();
  expect(await screen.findByText("The saved views could not be loaded.")).toBeVisible();
  expect(await rows()).not.toHaveLength(0);
  loads = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Notes of today" })).toBeVisible();
  expect(screen.queryByText("The saved views could not be loaded.")).toBeNull();
});

test("the inbox shows above the list that a restored database accepts no payments, what is missing and how to end that (PAY-45)", async () => {
  restored = { NoticedAt: NOW, KnowsUntil: NOW - HOUR };
  show();
  const title = await screen.findByText(/^Payments and refunds stand still/);
  const callout = title.closest('[role="alert"], [role="status"], section, div.MuiAlert-root') ?? document.body;
  expect(callout).toHaveTextContent("The newest that it knows is of Tuesday, December 1, 2026 at 09:00.");
  expect(callout).toHaveTextContent("malecon reconcile records what the payment providers have");
});

test("each row links to where it is answered, and shows client, deadline and owner (DESK-14)", async () => {
  show();
  const [booking, note, mail] = await rows();
  if (!booking || !note || !mail) throw new Error("a row is missing");
  const link = (row: HTMLElement, name: string) => within(row).getByRole("link", { name }).getAttribute("href");
  expect(link(booking, "Geely CK")).toBe("/support/bookings#booking-801");
  expect(link(booking, "Plan 1001")).toBe("/support/plans/1001");
  expect(booking).toHaveTextContent("5 hours left");
  expect(link(note, "A child seat")).toBe("/support/notes#note-4");
  expect(note).toHaveTextContent("no deadline");
  expect(within(note).getByRole("combobox")).toHaveDisplayValue("Rosa Molina");
  expect(link(mail, "Your plan")).toBe("/support/plans/1001#mail-9");
  expect(screen.getByText("3 items need attention, one of them urgent.")).toBeInTheDocument();
});

test.each([
  [71 * HOUR + 30 * MINUTE, "71 hours left"],
  [95 * HOUR, "95 hours left"],
  [97 * HOUR, "4 days left"],
  [90 * MINUTE, "90 minutes left"],
  [0, "deadline passed"],
])("the time left until a deadline is shown as on the plan's own page (DESK-14): %d ms", async (left, said) => {
  items = [waiting("booking", "801", { Until: NOW + left })];
  show();
  const [row] = await rows();
  expect(row).toHaveTextContent(said);
});

test("bookings of one model are told apart by their supplier and days (DESK-14)", async () => {
  const Service = { Supplier: "Cubacar", From: "2026-12-07", To: "2026-12-10" };
  items = [waiting("booking", "801", { Name: "Geely CK", Service })];
  show();
  const [text] = await answers();
  expect(text?.replaceAll("\u00a0", " ")).toBe("Geely CK · Cubacar · Mon, Dec 7 – Thu, Dec 10");
});

test("a rate that ends or has ended is named above, with the way to set it (PLAN-35)", async () => {
  const Latest = { PerDollar: 1_400_000, Day: "2026-11-26", Until: "2026-12-03" };
  rates = [
    { Currency: "CAD", Status: "ending", Latest },
    { Currency: "EUR", Status: "over", Latest },
  ];
  show();
  expect(await screen.findByText("Canadian dollars are shown until Thursday, December 3, 2026.")).toBeVisible();
  expect(screen.getByText(/^Euros are not shown any more: .*December 3, 2026\.$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Set the rates" })).toHaveAttribute("href", "/support/rates");
});

test("money that is missing and a silent provider have rows that lead to what can be done (DESK-50)", async () => {
  items = [
    waiting("transfer", "t1", { Name: "MLC-1001-7K2QX", Status: "short", Amount: 5_000, Until: NOW + HOUR }),
    waiting("transfer", "t2", { Name: "MLC-1002-7K2QX", Status: "ended", Amount: 29_100 }),
    waiting("payment", "p1", { Name: "", Amount: 29_100, Until: NOW + 5 * HOUR }),
  ];
  show();
  const hrefs = (await rows()).map((row) => {
    const [link] = within(row).getAllByRole("link");
    return [link?.textContent, link?.getAttribute("href")];
  });
  expect(hrefs).toEqual([
    ["MLC-1001-7K2QX: $50.00 still missing", "/support/transfers?transfer=t1#transfer-t1"],
    ["MLC-1002-7K2QX, $291.00: the plan has ended, match the proof", "/support/transfers?transfer=t2#transfer-t2"],
    ["A payment of $291.00: the provider is not responding", "/support/plans/1001#payment-p1"],
  ]);
  expect(screen.getByRole("link", { name: "Card payments 1" })).toBeInTheDocument();
});

test("infected files link to their page, and several can be marked as done together (DESK-108)", async () => {
  const user = userEvent.setup();
  const done: unknown[] = [];
  const ids = ["3f0c6c3e-6f0a-4d0a-9d1e-0f5d3f1f7a11", "3f0c6c3e-6f0a-4d0a-9d1e-0f5d3f1f7a12"];
  items = ids.map((id) => waiting("upload", id, { Name: "Win.Test", TravelPlanId: null }));
  wire.use(
    http.post("*/api/support/uploads/done", async ({ request }) => {
      done.push(await request.json());
      return answer(null);
    }),
  );
  show();
  const [row = document.body] = await rows();
  expect(within(row).getByText("Infected file")).toBeVisible();
  const [link] = within(row).getAllByRole("link");
  expect(link).toHaveTextContent("Infected file from Ana García: Win.Test");
  expect(link).toHaveAttribute("href", `/support/uploads#upload-${ids[0]}`);
  await user.click(screen.getByRole("checkbox", { name: "Choose all" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(done).toEqual(ids.map((UploadId) => ({ UploadId }))));
});

test("the tabs show how many items wait on each page (DESK-13)", async () => {
  show();
  expect(await screen.findByRole("link", { name: "Inbox 3 waiting" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Notes 1 waiting" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Refused files 0 waiting" })).toBeInTheDocument();
});

test("the list that one goes on with is the shown one, in its order and with its filters (DESK-122)", async () => {
  show(`?order=-name&owner=${ROSA}`);
  expect(await rows()).toHaveLength(1);
  expect(inboxTrail()).toMatchObject({ items: [{ ItemId: "4" }], owner: ROSA, aside: false });
  cleanup();
  show("?order=-name");
  await waitFor(() => expect(inboxTrail().items.map(({ ItemId }) => ItemId)).toEqual(["9", "801", "4"]));
});

test("the lead counts what staff can do, apart from what waits for a client and documents that hold up nothing (DESK-14)", async () => {
  items = [
    waiting("booking", "801", { Until: NOW + 5 * HOUR }),
    waiting("booking", "802", { Until: NOW + 5 * HOUR, Status: "proposed" }),
    waiting("document", "client-1", { Documents: [{ Type: 2, Holder: "client" }] }),
    waiting("document", "client-2", { Documents: [{ Type: 2, Holder: "client" }], Until: NOW + 40 * HOUR }),
  ];
  show();
  const lead = await screen.findByText(/need attention/);
  expect(lead).toHaveTextContent(
    "2 items need attention, one of them urgent. One waits for its client’s answer. Documents of one client hold up nothing.",
  );
  expect(await screen.findByText("an alternative waits for the client")).toBeVisible();
});

test("kind and owner are kept in the address, and read from it (DESK-14)", async () => {
  const user = userEvent.setup();
  show("?owner=4");
  expect(await answers()).toEqual(["A child seat"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Whose" }), "Everybody’s");
  await user.click(screen.getByRole("link", { name: "Bookings 1" }));
  expect(await answers()).toEqual(["Geely CK"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Whose" }), "Nobody’s");
  expect(screen.getByTestId("address")).toHaveTextContent("/support?kind=booking&owner=none");
});

test("a view is saved under a name with its filters and order, opened by one press, and removed (DESK-120)", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: /^Client/ }));
  expect(screen.getByTestId("address")).toHaveTextContent("/support?order=client");
  await user.click(screen.getByRole("link", { name: "Bookings 1" }));
  await user.click(screen.getByRole("button", { name: "Save this view" }));
  await user.type(screen.getByRole("textbox", { name: /Name of the view/ }), "Early birds");
  await user.click(screen.getByRole("checkbox", { name: "For everybody" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const link = await screen.findByRole("link", { name: /Early birds/, current: true });
  const words = { Name: "Early birds", Query: "kind=booking&order=client", Shared: true };
  expect(saved).toEqual({ ...words, ViewId: null, Was: null });
  await user.click(screen.getByRole("link", { name: "Nobody’s" }));
  expect(screen.getByTestId("address")).toHaveTextContent("/support?owner=none");
  expect(screen.queryByRole("button", { name: "Save this view" })).not.toBeInTheDocument();
  await user.click(link);
  expect(screen.getByTestId("address")).toHaveTextContent("/support?kind=booking&order=client");
  await user.click(screen.getByRole("button", { name: "Rename or remove" }));
  await user.click(screen.getByRole("button", { name: "Remove it" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /Early birds/ })).not.toBeInTheDocument());
  expect(saved).toEqual({ ViewId: 7, Was: words });
  expect(screen.getByRole("button", { name: "Save this view" })).toHaveFocus();
});

test("a view that another owner has changed meanwhile is shown in its present state, and replaced only by a second press (DESK-120)", async () => {
  const user = userEvent.setup();
  const Query = "kind=note";
  const now = { ViewId: 3, Name: "Notes of today", Query, Shared: true, Changeable: true };
  views = [{ ...now, Name: "Notes" }];
  const sent: ViewChange[] = [];
  wire.use(
    on("/api/support/inbox/views", async ({ request }) => {
      if (request.method === "GET") return answer(views);
      sent.push((await request.json()) as ViewChange);
      views = [now];
      return sent.length > 1 ? answer(null) : refuse(409, "support.viewChanged", "Somebody else has changed it.");
    }),
  );
  show("?kind=note");
  await user.click(await screen.findByRole("button", { name: "Rename or remove" }));
  const name = screen.getByRole("textbox", { name: /Name of the view/ });
  await user.clear(name);
  await user.type(name, "All notes{Enter}");
  const meanwhile = await screen.findByText(/, for everybody, with the filters that you see/);
  expect(meanwhile).toHaveTextContent("Now it is “Notes of today”");
  expect(screen.getByText("Somebody else has changed it.")).toBeVisible();
  expect(name).toHaveValue("All notes");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const words = { ViewId: 3, Name: "All notes", Query, Shared: true };
  expect(sent).toEqual([
    { ...words, Was: { Name: "Notes", Query, Shared: true } },
    { ...words, Was: { Name: "Notes of today", Query, Shared: true } },
  ]);
});

test("one's own view can be changed if a shared one shows the same (DESK-120)", async () => {
  const shared = { ViewId: 3, Name: "Of the owner", Query: "kind=note", Shared: true, Changeable: false };
  views = [shared, { ViewId: 4, Name: "Of mine", Query: "kind=note", Shared: false, Changeable: true }];
  show("?kind=note");
  await userEvent.click(await screen.findByRole("button", { name: "Rename or remove" }));
  expect(screen.getByRole("textbox", { name: /Name of the view/ })).toHaveValue("Of mine");
});

test("the filter for items that are due soon can be combined with another one, and removed by a press (DESK-14)", async () => {
  const user = userEvent.setup();
  show("?kind=booking&urgent=");
  await user.click(await screen.findByRole("link", { name: /^Due soon: / }));
  expect(screen.getByTestId("address")).toHaveTextContent("/support?kind=booking");
  expect(screen.queryByRole("link", { name: /^Due soon: / })).not.toBeInTheDocument();
});

test("a choice assigns an item to a colleague and sends its former owner; a later choice by another person is refused (DESK-15)", async () => {
  const user = userEvent.setup();
  show();
  const owner = await screen.findByRole("combobox", { name: "Owner of A child seat" });
  await user.selectOptions(owner, "Nobody");
  expect(await screen.findByRole("alert")).toHaveTextContent("Somebody has assigned this since you looked.");
  expect(sent).toEqual({ Kind: "note", ItemId: "4", OwnerId: null, Was: ROSA });
});

test("an item can be assigned to those who may answer it (DESK-15)", async () => {
  show();
  const choices = async (name: string) =>
    within(await screen.findByRole("combobox", { name }))
      .getAllByRole("option")
      .map((option) => option.textContent);
  expect(await choices("Owner of Geely CK")).not.toContain("Rosa Molina");
  expect(await choices("Owner of A child seat")).toContain("Rosa Molina");
});

test("j and k move along the rows, e opens the answer, ? lists the keys, and none of them acts in a field (DESK-13)", async () => {
  const user = userEvent.setup();
  show();
  const [first, second] = await rows();
  await user.keyboard("j");
  expect(first).toHaveFocus();
  await user.keyboard("jj");
  await user.keyboard("k");
  expect(second).toHaveFocus();
  await user.keyboard("?");
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(dialog).toHaveTextContent("Open the answer of the current row");
  await user.keyboard("j{Escape}");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  second?.focus();
  await user.keyboard("e");
  expect(screen.getByTestId("address")).toHaveTextContent("/support/notes");
});

test("e focuses a button that would send something, and presses only one that opens something (DESK-13)", async () => {
  const user = userEvent.setup();
  const pressed: string[] = [];
  const control = (name: string, marks: object = {}) => (
    <button type="button" {...marks} onClick={() => pressed.push(name)}>
      {name}
    </button>
  );
  show();
  await rows();
  const list = document.createElement("div");
  document.querySelector("#content")?.prepend(list);
  const { unmount } = render(
    <>
      <div {...deskRow("first")}>{control("Publish")}</div>
      <div {...deskRow("second")}>{control("Decline…", opens)}</div>
      <div {...deskRow("third")}>
        <a href="#plan">Plan</a>
        <span {...deskAnswer}>{control("Done")}</span>
      </div>
    </>,
    { container: list },
  );
  await user.keyboard("je");
  expect(screen.getByRole("button", { name: "Publish" })).toHaveFocus();
  await user.keyboard("n");
  expect(screen.getByRole("button", { name: "Decline…" })).toHaveFocus();
  await user.keyboard("n");
  expect(screen.getByRole("button", { name: "Done" })).toHaveFocus();
  expect(pressed).toEqual(["Decline…"]);
  unmount();
  list.remove();
});

test("an instant of another year than the server's is shown with its year, one of this year without (DESK-14)", async () => {
  items = [
    waiting("document", "5", { Since: Date.UTC(2025, 11, 2, 20, 11) }),
    waiting("mail", "9", { Since: NOW - HOUR }),
  ];
  show();
  const [document, mail] = await rows();
  expect(document).toHaveTextContent("Dec 2, 2025, 15:11");
  expect(mail).toHaveTextContent("Dec 1, 09:00");
});

test("a long list shows its first rows, and more on demand; selected rows are all shown (DESK-103)", async () => {
  const user = userEvent.setup();
  items = Array.from({ length: 45 }, (_, place) => waiting("mail", String(place), { Since: NOW + place }));
  show();
  expect(await rows()).toHaveLength(20);
  await user.click(screen.getByRole("checkbox", { name: "Choose all" }));
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(21);
  await user.click(screen.getByRole("button", { name: "Show 20 more" }));
  expect(screen.getByRole("button", { name: "Show 5 more" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await rows()).toHaveLength(45);
  expect(screen.queryByRole("button", { name: /more$/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(20);
});

test("the press that shows the last rows removes its button: the first new row has the focus (DESK-103, A11Y-5)", async () => {
  const user = userEvent.setup();
  items = Array.from({ length: 25 }, (_, place) => waiting("mail", String(place), { Since: NOW + place }));
  show();
  await user.click(await screen.findByRole("button", { name: "Show 5 more" }));
  expect((await rows())[20]).toHaveFocus();
  expect(document.getElementById("waiting-mail-20")).toHaveFocus();
});

test("the documents of one client are one row, which leads to all of them (DESK-103)", async () => {
  const Documents = [
    { Type: 2, Holder: "client" as const },
    { Type: 3, Holder: "client" as const },
  ];
  items = [waiting("document", "client-7", { Documents })];
  show();
  expect(await screen.findByRole("link", { name: "2 documents of Ana García" })).toHaveAttribute(
    "href",
    "/support/reviews#document-client-7",
  );
});

test("a page counts as many as the inbox has rows of its kinds: one for all documents of a client (DESK-13, DESK-103)", async () => {
  const Documents = [
    { Type: 2, Holder: "client" as const },
    { Type: 3, Holder: "client" as const },
  ];
  items = [waiting("document", "client-7", { Documents }), waiting("holder", "5")];
  show();
  expect(await screen.findByRole("link", { name: "Inbox 2 waiting" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "To review 2 waiting" })).toBeInTheDocument();
});

test("the slash leads to the search from every page, and what is typed there to the plans that are found (DESK-13)", async () => {
  const user = userEvent.setup();
  show();
  await rows();
  await user.keyboard("/MLC-1 & co{Enter}");
  expect(screen.getByTestId("address")).toHaveTextContent("/support/plans?q=MLC-1+%26+co");
});

test("data that a change affects is fetched again immediately, without polling (DESK-16)", async () => {
  show();
  await waitFor(() => expect(stream).not.toBeNull());
  tell(":\n\n");
  await waitFor(() => expect(asked).toBeGreaterThan(1));
  items = items.slice(0, 1);
  // A message may arrive in pieces.
  tell("data: no");
  tell("te\n\n");
  await waitFor(async () => expect(await answers()).toEqual(["Geely CK"]));
});

test("if the stream cannot be opened, the list is fetched again all the same (DESK-16)", async () => {
  refuseStream = true;
  show();
  await rows();
  items = items.slice(1);
  await waitFor(async () => expect(await answers()).toEqual(["A child seat", "Your plan"]), { timeout: 3_000 });
});

test("a row shows who else has it open, and who writes an answer to it (DESK-109)", async () => {
  const rosa = { StaffId: ROSA, Name: "Rosa Molina" };
  wire.use(
    on("/api/support/presence", () =>
      answer([
        { ...rosa, Kind: "booking", ItemId: "801", Answering: true },
        { StaffId: 5, Name: "Luis Paz", Kind: "plan", ItemId: "1001", Answering: false },
      ]),
    ),
  );
  show();
  const [booking, note, mail] = await rows();
  await waitFor(() => expect(booking).toHaveTextContent("Rosa Molina is answering Luis Paz has it open"));
  expect(note).not.toHaveTextContent("has it open");
  expect(mail).toHaveTextContent("Luis Paz has it open");
});

test("data about what colleagues have open is polled less often than waiting items (DESK-109)", async () => {
  let told = 0;
  wire.use(
    on("/api/support/presence", () => {
      told += 1;
      return answer([]);
    }),
  );
  const afterNote = async () => {
    const before = asked;
    tell("data: note\n\n");
    await waitFor(() => expect(asked).toBeGreaterThan(before), { timeout: 3_000 });
  };
  show();
  await rows();
  await waitFor(() => expect(stream).not.toBeNull());
  await afterNote();
  const first = told;
  tell("data: presence\n\n");
  await waitFor(() => expect(told).toBe(first + 1));
  tell("data: presence\n\ndata: presence\n\n");
  await afterNote();
  await afterNote();
  expect(told).toBe(first + 1);
});

test("a snoozed item moves to a separate list, shows until when, and can be brought back (DESK-111)", async () => {
  const user = userEvent.setup();
  const put: unknown[] = [];
  wire.use(
    on("/api/support/inbox/snooze", async ({ request }) => {
      put.push(await request.json());
      items = items.map((item) => (item.ItemId === "801" ? { ...item, Snooze: aside } : item));
      return answer(null);
    }),
    on("/api/support/inbox/wake", async ({ request }) => {
      const woken = (await request.json()) as Pick<Waiting, "ItemId">;
      put.push(woken);
      items = items.map((item) => (item.ItemId === woken.ItemId ? { ...item, Snooze: null } : item));
      return answer(null);
    }),
  );
  const aside = { By: "Rosa Molina", At: NOW, Until: NOW + 20 * HOUR, Ends: NOW + 20 * HOUR, Back: null };
  const back = { ...aside, Until: null, Ends: null, Back: "client" as const };
  items = [
    waiting("booking", "801", { Name: "Geely CK", Until: NOW + 50 * HOUR }),
    waiting("note", "4", { Name: "A child seat", Snooze: aside }),
    waiting("mail", "9", { Name: "Your plan", Snooze: back }),
  ];
  show();
  expect(await answers()).toEqual(["Geely CK", "Your plan"]);
  expect((await rows())[1]).toHaveTextContent("Back: the client wrote or acted (snoozed by Rosa Molina)");
  expect(screen.getByRole("link", { name: "Inbox 2 waiting" })).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Snooze Geely CK" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Snooze this item" }));
  expect(dialog.getByRole("radio", { name: /Next Monday.*After its deadline/ })).toBeDisabled();
  await user.click(dialog.getByRole("radio", { name: /Tomorrow.*December 2, 2026 at 09:00/ }));
  await user.click(dialog.getByRole("button", { name: "Snooze" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(put).toEqual([{ Kind: "booking", ItemId: "801", Day: "2026-12-02", Hour: "0900" }]);
  // The focus goes on to the next row. (A11Y-5)
  await waitFor(async () => expect(await answers()).toEqual(["Your plan"]));
  expect((await rows())[0]).toHaveFocus();

  await user.click(screen.getByRole("link", { name: "Snoozed 2" }));
  expect(await answers()).toEqual(["Geely CK", "A child seat"]);
  expect((await rows())[1]).toHaveTextContent("Snoozed by Rosa Molina until Wednesday, December 2, 2026 at 06:00");
  await user.click(screen.getByRole("button", { name: "Bring back A child seat" }));
  await waitFor(() => expect(put).toHaveLength(2));
  expect(put[1]).toEqual({ Kind: "note", ItemId: "4" });
  await waitFor(async () => expect(await answers()).toEqual(["Geely CK"]));
  expect((await rows())[0]).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Bring back Geely CK" }));
  await screen.findByRole("heading", { name: "All answered" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("an item is handed to a colleague with a text; its row shows the text and its author (DESK-110)", async () => {
  const user = userEvent.setup();
  let given: unknown;
  wire.use(
    on("/api/support/inbox/assign", async ({ request }) => {
      given = await request.json();
      return answer(null);
    }),
  );
  items = [
    waiting("note", "4", { Name: "A child seat", OwnerId: ME }),
    waiting("mail", "9", { OwnerId: ME, HandedOver: { By: "Rosa Molina", At: NOW, Word: "She calls at five" } }),
  ];
  show();
  expect((await rows())[1]).toHaveTextContent("From Rosa Molina: “She calls at five”");
  await user.selectOptions(screen.getByRole("combobox", { name: "Owner of A child seat" }), "Rosa Molina");
  const dialog = within(await screen.findByRole("dialog", { name: "Hand over to Rosa Molina" }));
  await user.type(dialog.getByRole("textbox", { name: "A word for your colleague" }), "Please answer today");
  await user.click(dialog.getByRole("button", { name: "Hand over" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(given).toEqual({ Kind: "note", ItemId: "4", OwnerId: ROSA, Was: ME, Word: "Please answer today" });
});

test("several items are assigned to a colleague together; refused ones are named and stay selected (DESK-14, DESK-15)", async () => {
  const user = userEvent.setup();
  const given: unknown[] = [];
  wire.use(
    on("/api/support/inbox/assign", async ({ request }) => {
      given.push(await request.json());
      return given.length === 1 ? answer(null) : refuse(409, "support.assignedMeanwhile", "Somebody has it by now.");
    }),
  );
  show();
  await user.click(await screen.findByRole("checkbox", { name: "Choose A child seat" }));
  await user.click(screen.getByRole("checkbox", { name: "Choose Your plan" }));
  const bar = screen.getByRole("region", { name: "Chosen items" });
  expect(bar).toHaveTextContent("2 chosen");
  await user.selectOptions(within(bar).getByRole("combobox", { name: "Assign to" }), String(ME));
  expect(await screen.findByRole("alert")).toHaveTextContent("Your plan: Somebody has it by now.");
  expect(given).toEqual([
    { Kind: "note", ItemId: "4", OwnerId: ME, Was: ROSA },
    { Kind: "mail", ItemId: "9", OwnerId: ME, Was: ME },
  ]);
});

test("undelivered emails are put aside together, with one reason; bookings are not answered in bulk (DESK-14)", async () => {
  const user = userEvent.setup();
  const aside: unknown[] = [];
  items = [waiting("booking", "801"), waiting("mail", "9"), waiting("mail", "10")];
  wire.use(
    on("/api/support/mails/aside", async ({ request }) => {
      aside.push(await request.json());
      return answer(null);
    }),
  );
  show();
  await user.click(await screen.findByRole("checkbox", { name: "Choose all" }));
  expect(screen.queryByRole("button", { name: "Leave all unsent" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: "Choose Item 801" }));
  await user.click(screen.getByRole("button", { name: "Leave all unsent" }));
  await user.type(screen.getByLabelText(/Reason/), "They were told by phone");
  await user.click(screen.getByRole("button", { name: "Leave all unsent" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Chosen items" })).not.toBeInTheDocument());
  const Reason = "They were told by phone";
  expect(aside).toEqual([
    { MailId: 9, Reason },
    { MailId: 10, Reason },
  ]);
});

test("a reason for several belongs to those that were chosen: it moves with the choice, and others begin without one (WEB-15)", async () => {
  const user = userEvent.setup();
  items = [waiting("mail", "9"), waiting("mail", "10"), waiting("mail", "11")];
  show();
  const choose = async (id: string) => user.click(await screen.findByRole("checkbox", { name: `Choose Item ${id}` }));
  await choose("9");
  await user.click(screen.getByRole("button", { name: "Leave all unsent" }));
  await user.type(screen.getByLabelText(/Reason/), "Told by phone");
  await choose("10");
  expect(screen.getByLabelText(/Reason/)).toHaveValue("Told by phone");
  await user.click(screen.getByRole("button", { name: "Choose none" }));
  await choose("11");
  expect(screen.queryByLabelText(/Reason/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Choose none" }));
  await choose("10");
  expect(screen.queryByLabelText(/Reason/)).not.toBeInTheDocument();
  await choose("9");
  expect(await screen.findByLabelText(/Reason/)).toHaveValue("Told by phone");
});

test("a reason that was sent for several is not offered again for the next (WEB-15)", async () => {
  const user = userEvent.setup();
  items = [waiting("mail", "9")];
  wire.use(on("/api/support/mails/aside", () => answer(null)));
  show();
  const choose = async () => user.click(await screen.findByRole("checkbox", { name: "Choose Item 9" }));
  await choose();
  await user.click(screen.getByRole("button", { name: "Leave all unsent" }));
  await user.type(screen.getByLabelText(/Reason/), "Told by phone");
  await user.click(screen.getByRole("button", { name: "Leave all unsent" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Chosen items" })).not.toBeInTheDocument());
  await choose();
  expect(screen.queryByLabelText(/Reason/)).not.toBeInTheDocument();
});

test("in a narrow window a row expands at a press, and a bar links to where the expanded one is answered, at first the most urgent (DESK-39)", async () => {
  narrowWindow();
  const user = userEvent.setup();
  show();
  const bar = await screen.findByRole("complementary", { name: "Geely CK" });
  expect(within(bar).getByRole("link", { name: "Open" })).toHaveAttribute("href", "/support/bookings#booking-801");
  const details = screen.getByRole("button", { name: "Details of Your plan" });
  expect(details).toHaveAttribute("aria-expanded", "false");
  await user.click(details);
  expect(details).toHaveAttribute("aria-expanded", "true");
  expect(within(screen.getByRole("complementary", { name: "Your plan" })).getByRole("link")).toHaveAttribute(
    "href",
    "/support/plans/1001#mail-9",
  );
});
