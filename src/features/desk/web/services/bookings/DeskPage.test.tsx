import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { narrowWindow } from "../../../../../../test/fixtures/web/narrowWindow";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import { AlertHost } from "../../../../../platform/web/alerts/AlertHost";
import { HOUR } from "../../../../../shared/instant";
import type { Refusal } from "../../../../../shared/refusals";
import type { Outcome, Waiting } from "../../../inbox/inbox.schemas";
import { noTrail } from "../../../inbox/trail.rules";
import DeskNotesPage from "../../clients/notes/DeskNotesPage";
import { noteTrail } from "../../parts/inboxTrail";
import { DeskNav } from "../../shell/DeskNav";
import DeskPage from "./DeskPage";

const NOW = Date.UTC(2026, 11, 1, 15);

const queued = (BookingId: number, hoursLeft: number, Extended = false) => ({
  Booking: {
    BookingId,
    TravelPlanId: 1,
    ProductType: 1,
    Status: "requested",
    Name: `Car ${BookingId}`,
    SupplierName: "Cubacar",
    SupplierReference: null,
    DeclineReason: null,
    CreatedAt: NOW,
    StartsAt: NOW + 300 * HOUR,
    EndsAt: NOW + 372 * HOUR,
    CurrencyCode: "USD",
    PayNow: 29_100,
    PriceLines: [],
    PayInCuba: 0,
    InCubaLines: [],
    Deposit: 0,
    FreeCancellationUntil: NOW,
    VoucherNumber: null,
    Details: null,
  },
  ClientName: "Ana García",
  ClientEmail: "ana@example.com",
  ClientLanguage: "en",
  ConfirmBy: NOW + hoursLeft * HOUR,
  Extended,
  ExtensionRefusals: Extended ? [{ code: "bookingAlreadyExtended", facts: { booking: BookingId } }] : ([] as Refusal[]),
  Alerted: hoursLeft < 24,
  DriverBirthDate: null,
  Proposed: undefined as { Name: string; At: number } | undefined,
});

let queue: ReturnType<typeof queued>[];
let sent: unknown;
let outcome: Outcome | null;
let outcomeAsked: unknown;
const server = serve(
  http.get("*/api/support/queue/:lang", () => answer({ Now: NOW, Bookings: queue })),
  http.post("*/api/support/inbox/outcome", async ({ request }) => {
    outcomeAsked = await request.json();
    return answer(outcome);
  }),
  http.post("*/api/support/bookings/confirm", async ({ request }) => {
    sent = await request.json();
    return answer(null);
  }),
);
beforeEach(() => {
  queue = [queued(801, 12), queued(802, 60, true)];
  sent = null;
  outcome = null;
});

const show = () => showDesk(<DeskPage />, { route: "/support", at: "/support" });

test("confirming asks for the supplier's reference, sends it, and the booking leaves the list immediately", async () => {
  const user = userEvent.setup();
  show();
  const card = await screen.findByRole("article", { name: "Car 801" });
  expect(card).toHaveTextContent("12 hours left");
  await user.click(within(card).getByRole("button", { name: "Confirm" }));
  await user.click(within(card).getByRole("button", { name: "Confirm the booking" }));
  const reference = within(card).getByRole("textbox", { name: /Supplier’s reference/ });
  expect(reference).toHaveAccessibleDescription(/Please enter the supplier’s reference/);
  await user.type(reference, "CUB-77{Enter}");
  await screen.findByText(/One booking is waiting/);
  expect(sent).toEqual({ BookingId: 801, Reference: "CUB-77" });
  expect(screen.queryByRole("article", { name: "Car 801" })).not.toBeInTheDocument();
});

test("the answer is reported where the booking was, and the focus moves to the next one (DESK-106, A11Y-5)", async () => {
  const user = userEvent.setup();
  queue = [queued(801, 12), queued(802, 60), queued(803, 61)];
  show();
  const card = within(await screen.findByRole("article", { name: "Car 802" }));
  await user.click(card.getByRole("button", { name: "Confirm" }));
  await user.keyboard("CUB-77{Enter}");
  expect(await screen.findByRole("status")).toHaveTextContent("Booking 802 confirmed.");
  const [before, told, after] = screen
    .getAllByRole("listitem")
    .filter(({ parentElement }) => parentElement?.matches("#content ul"));
  expect(before).toHaveTextContent("Car 801");
  expect(told).toHaveTextContent(/^Booking 802 confirmed\.$/);
  expect(after).toHaveTextContent("Car 803");
  expect(after).toHaveFocus();
});

test("a refusal stays until it is closed, even if a colleague's answer removed the booking from the list (DESK-106)", async () => {
  const user = userEvent.setup();
  server.use(
    http.post("*/api/support/bookings/decline", () => {
      queue = [queued(802, 60, true)];
      return refuse(409, "checkout.refused", "This booking is confirmed already.");
    }),
  );
  show();
  const card = within(await screen.findByRole("article", { name: "Car 801" }));
  await user.click(card.getByRole("button", { name: "Decline" }));
  await user.keyboard("No car left{Enter}");
  expect(await screen.findByText("No longer in this list")).toBeVisible();
  expect(card.getByRole("alert")).toHaveTextContent("This booking is confirmed already.");
  expect(card.getByRole("textbox", { name: /Reason/ })).toHaveValue("No car left");
  expect(card.queryByRole("button", { name: "Decline the booking" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("article", { name: "Car 801" })).toBeNull();
  expect(document.activeElement).toHaveAttribute("id", "booking-802");
});

test("a colleague's answer does not remove a card with unsent input (DESK-106)", async () => {
  const user = userEvent.setup();
  queue = [queued(801, 12), queued(802, 60)];
  server.use(
    http.post("*/api/support/bookings/extend", () => {
      queue = [queued(802, 60, true)];
      return answer(null);
    }),
  );
  show();
  const card = within(await screen.findByRole("article", { name: "Car 801" }));
  await user.click(card.getByRole("button", { name: "Decline" }));
  await user.keyboard("Its fleet is");
  const other = within(screen.getByRole("article", { name: "Car 802" }));
  await user.click(other.getByRole("button", { name: "Extend by 24 hours" }));
  await user.keyboard("They are slow{Enter}");
  expect(await screen.findByText("No longer in this list")).toBeVisible();
  expect(card.getByRole("textbox", { name: /Reason/ })).toHaveValue("Its fleet is");
  expect(await screen.findByText("It was answered meanwhile, or something changed.")).toBeVisible();
});

/** A colleague's answer at 10 o'clock. */
const byMarta = (What: string): Outcome => {
  const By = { Kind: "staff", Name: "Marta Soler" };
  return { At: NOW, By, What, TravelPlanId: 1001, ClientId: null };
};

test("whoever is too late reads who did what and when, with a link to the plan (DESK-106)", async () => {
  const user = userEvent.setup();
  outcome = byMarta("booking.confirmed");
  server.use(
    http.post("*/api/support/bookings/decline", () => {
      queue = [queued(802, 60, true)];
      return refuse(409, "checkout.refused", "This booking is confirmed already.");
    }),
  );
  show();
  const card = within(await screen.findByRole("article", { name: "Car 801" }));
  await user.click(card.getByRole("button", { name: "Decline" }));
  await user.keyboard("No car left{Enter}");
  const link = await screen.findByRole("link", { name: "Open plan 1001" });
  expect(link).toHaveAttribute("href", "/support/plans/1001");
  expect(link.closest("p")).toHaveTextContent(/^Booking confirmed, by staff: Marta Soler, .*10:00/);
  expect(outcomeAsked).toEqual({ Kind: "booking", ItemId: "801" });
});

test("a booking with a proposal says that its client has to answer, and offers to withdraw it in place of another one (DESK-5)", async () => {
  queue = [{ ...queued(801, 12), Proposed: { Name: "Kia Picanto", At: NOW } }, queued(802, 60)];
  show();
  const article = await screen.findByRole("article", { name: "Car 801" });
  expect(article).toHaveTextContent(
    /waits for the client.*Kia Picanto was proposed in place of booking 801 on .*10:00/,
  );
  const card = within(article);
  expect(card.getByRole("button", { name: "Withdraw the proposal for booking 801" })).toBeVisible();
  expect(card.queryByRole("button", { name: "Propose an alternative" })).toBeNull();
  const other = within(screen.getByRole("article", { name: "Car 802" }));
  expect(other.getByRole("button", { name: "Propose an alternative" })).toBeVisible();
});

test("Escape closes an answer's form, as Back does, and the focus returns (DESK-13, A11Y-5)", async () => {
  const user = userEvent.setup();
  show();
  const card = within(await screen.findByRole("article", { name: "Car 801" }));
  await user.click(card.getByRole("button", { name: "Decline" }));
  await user.keyboard("No car{Escape}");
  expect(card.queryByRole("textbox", { name: /Reason/ })).toBeNull();
  expect(card.getByRole("button", { name: "Decline" })).toHaveFocus();
});

test("in a narrow window a bar confirms the most urgent booking, until an answer is open (DESK-39)", async () => {
  narrowWindow();
  const user = userEvent.setup();
  queue = [{ ...queued(800, 6), Proposed: { Name: "Kia Picanto", At: NOW } }, queued(801, 12), queued(802, 60)];
  show();
  const bar = await screen.findByRole("complementary", { name: "Car 801, booking 801" });
  await user.click(within(bar).getByRole("button", { name: "Confirm" }));
  const card = within(screen.getByRole("article", { name: "Car 801" }));
  expect(card.getByRole("textbox", { name: /Supplier’s reference/ })).toHaveFocus();
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("another car is proposed with its supplier's reference and a word for the client, and its price is shown before", async () => {
  const user = userEvent.setup();
  const Choice = { SupplierId: 2, ModelId: 7 };
  const free = { Choice, Name: "Peugeot 301", SupplierName: "Rex", Stay: null, NoWorse: true };
  server.use(
    http.get("*/api/support/bookings/801/alternatives/:lang", () =>
      answer([{ ...free, ListPrice: 31_000, PayNow: 29_100 }]),
    ),
    http.post("*/api/support/bookings/propose", async ({ request }) => {
      sent = await request.json();
      return answer(null);
    }),
  );
  show();
  const card = within(await screen.findByRole("article", { name: "Car 801" }));
  await user.click(card.getByRole("button", { name: "Propose an alternative" }));
  const option = await card.findByRole("option", { name: "Peugeot 301, Rex: $291.00 (list $310.00)" });
  await user.selectOptions(card.getByRole("combobox"), option);
  expect(card.getByRole("status")).toHaveTextContent("Peugeot 301: the price stays the same, $291.00.");
  await user.type(card.getByRole("textbox", { name: /Supplier’s reference/ }), "R-7");
  await user.type(card.getByRole("textbox", { name: /Reason, for the client/ }), "Its fleet is grounded");
  await user.click(card.getByRole("button", { name: "Propose it to the client" }));
  expect(await card.findByText(/The client has been notified/)).toBeInTheDocument();
  expect(sent).toEqual({ BookingId: 801, Choice, Reference: "R-7", Reason: "Its fleet is grounded" });
});

test("an answer or a proposal that is closed leaves the focus in its booking (DESK-13, A11Y-5)", async () => {
  const user = userEvent.setup();
  server.use(http.get("*/api/support/bookings/801/alternatives/:lang", () => answer([])));
  show();
  const card = within(await screen.findByRole("article", { name: "Car 801" }));
  const back = () => card.findByRole("button", { name: "Back" });
  await user.click(card.getByRole("button", { name: "Decline" }));
  await user.click(await back());
  expect(card.getByRole("button", { name: "Decline" })).toHaveFocus();
  await user.click(card.getByRole("button", { name: "Propose an alternative" }));
  await waitFor(async () => expect(await back()).toHaveFocus());
  await user.click(await back());
  expect(card.getByRole("button", { name: "Propose an alternative" })).toHaveFocus();
});

test("an answer that the server refuses stays open with its reason", async () => {
  const user = userEvent.setup();
  server.use(http.post("*/api/support/bookings/decline", () => refuse(409, "checkout.refused", "Too late.")));
  show();
  const card = await screen.findByRole("article", { name: "Car 801" });
  await user.click(within(card).getByRole("button", { name: "Decline" }));
  await user.type(within(card).getByRole("textbox", { name: /Reason/ }), "No car left{Enter}");
  expect(await within(card).findByRole("alert")).toHaveTextContent("Too late.");
});

test("an answer that was not sent is open again after a reload, and is forgotten once it is sent (WEB-15)", async () => {
  const user = userEvent.setup();
  show();
  const card = async () => within(await screen.findByRole("article", { name: "Car 801" }));
  await user.click((await card()).getByRole("button", { name: "Confirm" }));
  await user.type((await card()).getByRole("textbox", { name: /Supplier’s reference/ }), "CUB-77");
  cleanup();
  show();
  expect((await card()).getByRole("textbox", { name: /Supplier’s reference/ })).toHaveValue("CUB-77");
  // It was not requested on this page, so it does not take the focus.
  expect((await card()).getByRole("textbox", { name: /Supplier’s reference/ })).not.toHaveFocus();
  await user.click((await card()).getByRole("button", { name: "Confirm the booking" }));
  await screen.findByText(/Booking 801 confirmed/);
  expect(Object.values(sessionStorage).join("")).not.toContain("CUB-77");
});

test("time that the chart would refuse is not offered, with the reason (PLAN-10)", async () => {
  const refusal = { code: "extensionBeyondStart" as const, facts: { booking: 801 } };
  queue = [{ ...queued(801, 12), ExtensionRefusals: [refusal] }];
  show();
  const card = await screen.findByRole("article", { name: "Car 801" });
  expect(within(card).getByRole("button", { name: "Extend by 24 hours" })).toBeDisabled();
  expect(card).toHaveTextContent("Booking 801 must be confirmed before its service starts");
});

test("a booking that was extended once cannot be extended again, and shows that", async () => {
  show();
  const card = await screen.findByRole("article", { name: "Car 802" });
  expect(within(card).getByRole("button", { name: "Extend by 24 hours" })).toBeDisabled();
  expect(card).toHaveTextContent("already extended once");
});

test("an empty page states once that everything is answered", async () => {
  queue = [];
  show();
  expect(await screen.findByRole("heading", { name: "All answered" })).toBeInTheDocument();
  expect(screen.queryByText(/waiting for an answer/)).not.toBeInTheDocument();
});

test("a queue that could not be loaded is not shown as an empty one", async () => {
  server.use(http.get("*/api/support/queue/:lang", () => refuse(500, "unexpected", "It failed.")));
  show();
  expect(screen.queryByRole("heading", { name: "All answered" })).not.toBeInTheDocument();
  expect(await screen.findByRole("alert")).toHaveTextContent("The queue could not be loaded");
  expect(screen.queryByRole("heading", { name: "All answered" })).not.toBeInTheDocument();
});

test("staff of another role are led from the queue to the first page that is for them (DESK-17)", async () => {
  server.use(
    http.get("*/api/support/self", () => answer({ StaffRole: "finance" })),
    http.get("*/api/support/inbox", () => answer({ Now: NOW, Items: [], Rates: [], Restored: null, Staff: [] })),
    http.get("*/api/support/changes", () => new Response(new ReadableStream())),
  );
  showDesk(
    <>
      <AlertHost />
      <DeskNav />
    </>,
    { route: "/support/*", at: "/support/bookings" },
  );
  await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/support$/));
  expect(await screen.findByText("That page is for colleagues with another role.")).toBeVisible();
});

test("staff without a second factor are redirected to where they set it up (DESK-20)", async () => {
  server.use(http.get("*/api/support/self", () => answer({ StaffRole: "owner", NeedsSecondFactor: true })));
  showDesk(<DeskNav />, { route: "/support/bookings", at: "/support/bookings" });
  await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("/support/access"));
});

test("several bookings are confirmed in one form, each by its own reference; what is refused stays with its reason (DESK-14)", async () => {
  const user = userEvent.setup();
  const confirmed: unknown[] = [];
  queue = [queued(801, 12), queued(802, 60), queued(803, 61)];
  server.use(
    http.post("*/api/support/bookings/confirm", async ({ request }) => {
      confirmed.push(await request.json());
      return confirmed.length === 2 ? refuse(409, "checkout.refused", "Its time is over.") : answer(null);
    }),
  );
  show();
  await user.click(await screen.findByRole("button", { name: "Confirm several" }));
  expect(screen.getByRole("button", { name: "Confirm bookings" })).toBeDisabled();
  await user.type(screen.getByLabelText("Reference of Car 801, booking 801"), " CUB-1 ");
  await user.type(screen.getByLabelText("Reference of Car 803, booking 803"), "CUB-3");
  await user.click(screen.getByRole("button", { name: "Confirm 2 bookings" }));
  expect(await screen.findByText("Its time is over.")).toBeVisible();
  expect(confirmed).toEqual([
    { BookingId: 801, Reference: "CUB-1" },
    { BookingId: 803, Reference: "CUB-3" },
  ]);
  expect(screen.queryByLabelText("Reference of Car 801, booking 801")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Reference of Car 803, booking 803")).toHaveValue("CUB-3");
});

test("a refusal among several stays with its booking, which left the list, and with what was typed (DESK-106)", async () => {
  const user = userEvent.setup();
  queue = [queued(801, 12), queued(802, 60), queued(803, 61)];
  outcome = byMarta("booking.confirmed");
  server.use(
    http.post("*/api/support/bookings/confirm", () => {
      queue = [queued(802, 60)];
      return refuse(409, "checkout.refused", "Its time is over.");
    }),
  );
  show();
  await user.click(await screen.findByRole("button", { name: "Confirm several" }));
  await user.type(screen.getByLabelText("Reference of Car 803, booking 803"), "CUB-3");
  await user.click(screen.getByRole("button", { name: "Confirm 1 booking" }));
  expect(await screen.findByText("Its time is over.")).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText("Reference of Car 801, booking 801")).toBeNull());
  const field = screen.getByLabelText("Reference of Car 803, booking 803");
  expect(field).toHaveValue("CUB-3");
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Its time is over\..*Booking confirmed, by staff: Marta/),
  );
  expect(outcomeAsked).toEqual({ Kind: "booking", ItemId: "803" });
});

test("a booking that arrives while several are confirmed has its own empty field (DESK-14)", async () => {
  const complaints = jest.spyOn(console, "error");
  const user = userEvent.setup();
  queue = [queued(801, 12), queued(802, 60)];
  server.use(
    http.post("*/api/support/bookings/confirm", () => {
      queue = [queued(802, 60), queued(804, 62)];
      return refuse(409, "checkout.refused", "Its time is over.");
    }),
    http.post("*/api/support/bookings/extend", () => {
      queue = [queued(801, 12), queued(802, 60), queued(804, 62)];
      return answer(null);
    }),
  );
  show();
  await user.click(await screen.findByRole("button", { name: "Confirm several" }));
  const card = within(screen.getByRole("article", { name: "Car 801" }));
  await user.click(card.getByRole("button", { name: "Extend by 24 hours" }));
  await user.keyboard("They are slow{Enter}");
  expect(await screen.findByText("Booking 801 was extended by 24 hours.")).toBeVisible();
  await user.type(await screen.findByLabelText("Reference of Car 804, booking 804"), "CUB-4");
  expect(screen.getByLabelText("Reference of Car 804, booking 804")).toHaveValue("CUB-4");
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test("colleagues see which row is open and that it is being answered, and a row shows who else has it open (DESK-109)", async () => {
  const user = userEvent.setup();
  const told: unknown[] = [];
  server.use(
    http.post("*/api/support/presence", async ({ request }) => {
      const { Open } = (await request.json()) as { Open: object[] };
      told.push(Open);
      const isOpen = Open.length > 0;
      return answer(
        isOpen ? [{ StaffId: 4, Name: "Rosa Molina", Kind: "booking", ItemId: "801", Answering: true }] : [],
      );
    }),
    http.get("*/api/support/inbox", () => answer({ Now: NOW, Items: [], Rates: [], Restored: null, Staff: [] })),
    http.get("*/api/support/changes", () => new Response(new ReadableStream())),
  );
  showDesk(
    <>
      <DeskNav />
      <DeskPage />
    </>,
    { route: "/support/bookings", at: "/support/bookings#booking-801" },
  );
  await waitFor(() => expect(told.at(-1)).toEqual([{ Kind: "booking", ItemId: "801", Answering: false }]));
  await user.click(screen.getAllByRole("button", { name: "Confirm" })[0] as HTMLElement);
  await waitFor(() => expect(told.at(-1)).toEqual([{ Kind: "booking", ItemId: "801", Answering: true }]));
  expect(await screen.findByText("Rosa Molina is answering")).toBeVisible();
});

test("a refusal among several stays with its booking, which left the list, and colleagues see what is answered (DESK-112, DESK-106, DESK-109)", async () => {
  const user = userEvent.setup();
  const told: unknown[] = [];
  queue = [queued(801, 12), queued(802, 60), queued(803, 70)];
  outcome = byMarta("booking.declined");
  server.use(
    http.post("*/api/support/bookings/extend", async ({ request }) => {
      const { BookingId } = (await request.json()) as { BookingId: number };
      if (BookingId !== 801) return answer(null);
      queue = queue.filter(({ Booking }) => Booking.BookingId !== 801);
      return refuse(409, "checkout.refused", "It was answered meanwhile.");
    }),
    http.post("*/api/support/presence", async ({ request }) => {
      told.push(((await request.json()) as { Open: object[] }).Open);
      return answer([]);
    }),
    http.get("*/api/support/inbox", () => answer({ Now: NOW, Items: [], Rates: [], Restored: null, Staff: [] })),
    http.get("*/api/support/changes", () => new Response(new ReadableStream())),
  );
  showDesk(
    <>
      <DeskNav />
      <DeskPage />
    </>,
    { route: "/support/bookings", at: "/support/bookings" },
  );
  await user.click(await screen.findByRole("button", { name: "Extend or decline several" }));
  await user.click(screen.getByRole("checkbox", { name: /Car 801/ }));
  await user.click(screen.getByRole("checkbox", { name: /Car 803/ }));
  await waitFor(() =>
    expect(told.at(-1)).toEqual(["801", "803"].map((ItemId) => ({ Kind: "booking", ItemId, Answering: true }))),
  );
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "They asked for a day");
  await user.click(screen.getByRole("button", { name: "Extend 2 bookings" }));
  expect(await screen.findByText("It was answered meanwhile.")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("article", { name: "Car 801" })).not.toBeInTheDocument());
  const refused = screen.getByRole("checkbox", { name: /Car 801/ });
  expect(refused).toBeDisabled();
  await waitFor(() =>
    expect(refused).toHaveAccessibleDescription(
      /It was answered meanwhile\. No longer in this list Booking declined, by staff: Marta Soler, .*10:00.*Open plan 1001/,
    ),
  );
  expect(screen.getByRole("button", { name: "Extend bookings" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByRole("button", { name: "Extend or decline several" })).toHaveFocus();
});

test("several get more time with one reason: each says what will happen or why it cannot, and what is refused stays chosen (DESK-112)", async () => {
  const user = userEvent.setup();
  const extended: unknown[] = [];
  queue = [queued(801, 12), queued(802, 60, true), queued(803, 70)];
  server.use(
    http.post("*/api/support/bookings/extend", async ({ request }) => {
      extended.push(await request.json());
      return extended.length === 2 ? refuse(409, "checkout.refused", "It was answered meanwhile.") : answer(null);
    }),
  );
  showDesk(
    <>
      <DeskPage />
      <AlertHost />
    </>,
    { route: "/support/bookings", at: "/support/bookings" },
  );
  await user.click(await screen.findByRole("button", { name: "Extend or decline several" }));
  expect(screen.getByRole("checkbox", { name: /Car 802/ })).toBeDisabled();
  await user.selectOptions(screen.getByRole("combobox", { name: "Choose" }), "All of Cubacar");
  expect(screen.getByRole("checkbox", { name: /Car 801/ })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: /Car 801/ })).toHaveAccessibleDescription(/December 2, 2026 at 22:00/);
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "The supplier asked for a day");
  await user.click(screen.getByRole("button", { name: "Extend 2 bookings" }));
  expect(await screen.findByText("It was answered meanwhile.")).toBeVisible();
  expect(await screen.findByText("One booking has more time.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Extend 1 booking" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /Reason/ })).not.toBeInTheDocument());
  const Reason = "The supplier asked for a day";
  expect(extended).toEqual([801, 803, 803].map((BookingId) => ({ BookingId, Reason })));
});

describe("what was done with several bookings is said by one message, of those that were not refused", () => {
  const showWithAlerts = () =>
    showDesk(
      <>
        <DeskPage />
        <AlertHost />
      </>,
      { route: "/support/bookings", at: "/support/bookings" },
    );

  test("when they are confirmed, at each press (DESK-106, DESK-14)", async () => {
    const user = userEvent.setup();
    queue = [queued(801, 12), queued(802, 60), queued(803, 61), queued(804, 62)];
    let refused = 803;
    server.use(
      http.post("*/api/support/bookings/confirm", async ({ request }) => {
        const { BookingId } = (await request.json()) as { BookingId: number };
        if (BookingId === refused) return refuse(409, "checkout.refused", "Its time is over.");
        queue = queue.filter(({ Booking }) => Booking.BookingId !== BookingId);
        return answer(null);
      }),
    );
    showWithAlerts();
    await user.click(await screen.findByRole("button", { name: "Confirm several" }));
    for (const id of [801, 802, 803])
      await user.type(screen.getByLabelText(`Reference of Car ${id}, booking ${id}`), "R");
    await user.click(screen.getByRole("button", { name: "Confirm 3 bookings" }));
    expect(await screen.findByText("2 bookings confirmed.")).toBeVisible();
    expect(screen.getByText("Its time is over.")).toBeVisible();
    refused = 0;
    await user.click(screen.getByRole("button", { name: "Confirm 1 booking" }));
    expect(await screen.findByText("One booking confirmed.")).toBeVisible();
    expect(screen.queryByLabelText(/^Reference of/)).not.toBeInTheDocument();
    expect(screen.getByRole("article", { name: "Car 804" })).toBeVisible();
    expect(screen.queryByText(/^Booking 80\d confirmed/)).not.toBeInTheDocument();
  });

  test("when they are declined, and when all are refused none is told (DESK-106, DESK-112)", async () => {
    const user = userEvent.setup();
    queue = [queued(801, 12), queued(802, 60), queued(803, 61)];
    let refusesAll = true;
    server.use(
      http.post("*/api/support/bookings/decline", async ({ request }) => {
        const { BookingId } = (await request.json()) as { BookingId: number };
        if (refusesAll || BookingId === 802) return refuse(409, "checkout.refused", `${BookingId} is confirmed.`);
        queue = queue.filter(({ Booking }) => Booking.BookingId !== BookingId);
        return answer(null);
      }),
    );
    showWithAlerts();
    await user.click(await screen.findByRole("button", { name: "Extend or decline several" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Answer" }), "Decline");
    await user.selectOptions(screen.getByRole("combobox", { name: "Choose" }), "All of Cubacar");
    await user.type(screen.getByRole("textbox", { name: /Reason/ }), "The fleet is grounded");
    await user.click(screen.getByRole("button", { name: "Decline 3 bookings" }));
    expect(await screen.findByText("803 is confirmed.")).toBeVisible();
    expect(screen.queryByText(/declined\.$/)).not.toBeInTheDocument();
    refusesAll = false;
    await user.click(screen.getByRole("button", { name: "Decline 3 bookings" }));
    expect(await screen.findByText("2 bookings declined.")).toBeVisible();
    expect(screen.getByText("802 is confirmed.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Decline 1 booking" })).toBeEnabled();
  });
});

describe("the page of notes", () => {
  const note = (NoteId: number, ClientName: string, Subject: string) => ({
    ...{ NoteId, ClientId: NoteId, ClientName, ClientEmail: "client@example.com", Subject, Message: "When?" },
    ...{ ClientLanguage: "en", CreatedAt: NOW },
  });
  const Snooze = { By: "Rosa Molina", At: NOW, Until: null, Ends: null, Back: null };
  const item = {
    ...{ Kind: "note", ItemId: "1", Name: "A seat", Status: "waiting", Amount: null, CurrencyCode: "USD" },
    ...{ Documents: [], ClientName: "Ana García", TravelPlanId: null, Since: NOW, Until: null, OwnerId: null },
    ...{ HandedOver: null, Snooze },
  };
  let notes: ReturnType<typeof note>[];
  const show = () => {
    notes = [note(1, "Ana García", "A seat"), note(2, "Luis Mora", "The ferry"), note(3, "Eva Sanz", "The keys")];
    server.use(
      http.get("*/api/support/notes", () => answer(notes)),
      http.get("*/api/support/inbox", () => answer({ Now: NOW, Items: [item], Rates: [], Restored: null, Staff: [] })),
      http.get("*/api/support/changes", () => new Response(new ReadableStream())),
      http.post("*/api/support/presence", () => answer([])),
    );
    const page = (
      <>
        <DeskNav />
        <DeskNotesPage />
        <AlertHost />
      </>
    );
    showDesk(page, { route: "/support/notes", at: "/support/notes" });
  };

  test("has what is snoozed last, with until when (DESK-111)", async () => {
    show();
    const said = await screen.findByText("Snoozed by Rosa Molina until the client writes or acts");
    const subjects = screen
      .getAllByRole("article")
      .map((card) => /A seat|The ferry|The keys/.exec(card.textContent)?.[0]);
    expect(subjects).toEqual(["The ferry", "The keys", "A seat"]);
    expect(said.closest("li")).toHaveTextContent("A seat");
  });

  test("answers several with one text, filled in for each: nothing is sent with a wrong placeholder, and what is refused stays with its reason (DESK-112)", async () => {
    const user = userEvent.setup();
    const sent: unknown[] = [];
    show();
    server.use(
      http.post("*/api/support/notes/answer", async ({ request }) => {
        const body = (await request.json()) as { NoteId: number };
        sent.push(body);
        if (body.NoteId === 3) return refuse(409, "support.noteHandled", "A colleague was faster.");
        notes = notes.filter(({ NoteId }) => NoteId !== body.NoteId);
        return answer(null);
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Answer several" }));
    expect(screen.getByRole("button", { name: "Send the answers" })).toBeDisabled();
    const text = screen.getByRole("textbox", { name: /Answer to all that are chosen/ });
    await user.type(text, "Dear {{name}, about {{topic}: yes.");
    await user.click(screen.getByRole("checkbox", { name: /The ferry/ }));
    await user.click(screen.getByRole("checkbox", { name: /The keys/ }));
    await user.click(screen.getByRole("button", { name: "Send 2 answers" }));
    expect(await screen.findByText(/are filled in/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(text);
    await user.type(text, "Dear {{name}, about {{subject}: yes.");
    expect(screen.getByText("Dear Luis Mora, about The ferry: yes.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send 2 answers" }));
    expect(await screen.findByText("One answer was sent.")).toBeVisible();
    expect(sent).toEqual([
      { NoteId: 2, Message: "Dear Luis Mora, about The ferry: yes." },
      { NoteId: 3, Message: "Dear Eva Sanz, about The keys: yes." },
    ]);
    const refused = screen.getByRole("checkbox", { name: /The keys/ });
    expect(refused).toBeChecked();
    expect(refused).toHaveAccessibleDescription(/A colleague was faster\./);
    expect(text).toHaveValue("Dear {name}, about {subject}: yes.");
  });

  test("leads from an answer to the next item of the inbox's list, of another kind too (DESK-122)", async () => {
    const user = userEvent.setup();
    const listed = (Kind: "note" | "booking", ItemId: string) => ({ ...item, Kind, ItemId, Snooze: null }) as Waiting;
    noteTrail({ ...noTrail, items: [listed("note", "3"), listed("note", "2"), listed("booking", "801")] });
    show();
    server.use(
      http.get("*/api/support/inbox", () =>
        answer({
          Now: NOW,
          Items: [listed("booking", "801"), listed("note", "1")],
          Rates: [],
          Restored: null,
          Staff: [],
        }),
      ),
      http.post("*/api/support/notes/answer", async ({ request }) => {
        const { NoteId: answered } = (await request.json()) as { NoteId: number };
        notes = notes.filter(({ NoteId }) => NoteId !== answered);
        return answer(null);
      }),
    );
    await screen.findAllByRole("article");
    const ferry = screen.getAllByRole("article").find(({ textContent }) => /The ferry/.test(textContent ?? ""));
    const card = within(ferry as HTMLElement);
    await user.type(card.getByRole("textbox", { name: /Answer/ }), "At noon");
    await user.click(card.getByRole("button", { name: "Send the answer" }));
    const told = within(await screen.findByRole("status"));
    const next = await told.findByRole("link", { name: "Next in the inbox: Booking, A seat" });
    expect(next).toHaveAttribute("href", "/support/bookings#booking-801");
  });

  test("shows above a row whose it is, and the word with which a colleague handed it over (DESK-15, DESK-110)", async () => {
    const handed = { ...item, OwnerId: 4, Snooze: null, HandedOver: { By: "Marta Soler", At: NOW, Word: "Call her" } };
    const Staff = [{ StaffId: 4, Name: "Luis Roca", Kinds: ["note"] }];
    show();
    server.use(
      http.get("*/api/support/inbox", () => answer({ Now: NOW, Items: [handed], Rates: [], Restored: null, Staff })),
    );
    const said = await screen.findByText("With Luis Roca");
    expect(said.closest("li")).toHaveTextContent(/From Marta Soler: “Call her”.*A seat/);
  });

  test("says of a chosen note that a colleague was faster with who answered it (DESK-106, DESK-112)", async () => {
    const user = userEvent.setup();
    outcome = byMarta("note.answered");
    show();
    server.use(
      http.post("*/api/support/notes/answer", async ({ request }) => {
        const { NoteId: answered } = (await request.json()) as { NoteId: number };
        notes = notes.filter(({ NoteId }) => NoteId !== answered && NoteId !== 3);
        return answer(null);
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Answer several" }));
    await user.click(screen.getByRole("checkbox", { name: /The keys/ }));
    const card = within(
      screen.getAllByRole("article").find(({ textContent }) => /The ferry/.test(textContent ?? "")) as HTMLElement,
    );
    await user.type(card.getByRole("textbox", { name: /Answer/ }), "At noon");
    await user.click(card.getByRole("button", { name: "Send the answer" }));
    const lost = screen.getByRole("checkbox", { name: /The keys/ });
    await waitFor(() =>
      expect(lost).toHaveAccessibleDescription(/^No longer in this list Client’s note answered, by staff: Marta Soler/),
    );
    expect(lost).toBeDisabled();
    expect(outcomeAsked).toEqual({ Kind: "note", ItemId: "3" });
  });
});
