import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import { DAY, HOUR } from "../../../../../shared/instant";
import type { QueuedDispute, QueuedMovement, QueuedRefund, StuckRefund } from "../../../../refunds/refunds.schemas";
import RefundDeskPage from "./RefundDeskPage";

const idOf = (number: number) => `00000000-0000-4000-8000-0000000000${String(number).padStart(2, "0")}`;

const stuck = (RefundId: string, ClientName: string): StuckRefund => ({
  RefundId,
  TravelPlanId: 1001,
  BookingId: 801,
  Method: 2,
  Amount: 12_000,
  ClientName,
  FailureCode: null,
  ByHand: true,
  CreatedAt: Date.UTC(2026, 11, 1, 15),
});

const Stuck: StuckRefund[] = [
  stuck(idOf(1), "Ana García"),
  stuck(idOf(2), "Luis Pérez"),
  { ...stuck(idOf(3), "Iris Mora"), FailureCode: "disputed", ByHand: false },
  { ...stuck(idOf(4), "Juan Sosa"), FailureCode: "charge_disputed" },
  { ...stuck(idOf(5), "Rosa Díaz"), FailureCode: "outcome_unknown" },
  { ...stuck(idOf(6), "Pedro Vega"), FailureCode: "amount_exceeded", ByHand: false },
];

const NOW = Date.UTC(2026, 11, 1, 17);
const disputed = { Shortfall: 0, TravelPlanId: 1002, ClientName: "Eva Ríos", Amount: 41_500 };
const Disputes: QueuedDispute[] = [
  { ...disputed, DisputeId: "dp_1", Status: "open", RespondBy: NOW + 30 * HOUR },
  { ...disputed, DisputeId: "dp_2", Status: "open", RespondBy: NOW + 10 * DAY },
  { ...disputed, DisputeId: "dp_3", Status: "answered", RespondBy: NOW + HOUR },
];

const Losses: QueuedDispute[] = [
  { ...disputed, DisputeId: "dp_4", Status: "lost", RespondBy: null, Shortfall: 12_000 },
];

const movement: QueuedMovement = {
  ...{
    MovementId: idOf(11),
    Kind: "refundedElsewhere",
    TravelPlanId: 1003,
    ClientName: "Inés Roca",
    ClientLanguage: "en",
  },
  ...{ Method: 140, Amount: 30_000, CurrencyCode: "USD", Reference: "re_1", KnownAt: NOW - HOUR, Shortfall: 0 },
  Bookings: [
    { BookingId: 811, Name: "Kia Picanto", Left: 10_000, MayEnd: true },
    { BookingId: 812, Name: "Hotel Nacional", Left: 40_000, MayEnd: false },
  ],
  Owed: [{ RefundId: idOf(21), Amount: 30_000 }],
};
const bare = { ...movement, Bookings: [], Owed: [] };
const Movements: QueuedMovement[] = [
  movement,
  { ...bare, MovementId: idOf(12), ClientName: "Omar Gil", Shortfall: 5_000 },
  { ...bare, MovementId: idOf(13), ClientName: "Lola Paz", Kind: "fraudWarning", Amount: 41_500, Reference: "issfr_1" },
  { ...bare, MovementId: idOf(14), ClientName: "Teo Luz", Kind: "currencyDiffers", CurrencyCode: "CAD" },
  { ...bare, MovementId: idOf(15), ClientName: "Eva Sol", Kind: "chargeMissing", Amount: 12_300 },
  { ...bare, MovementId: idOf(16), ClientName: "Ivo Rey", Kind: "amountDiffers", Amount: 45_600 },
];

const asked: QueuedRefund = {
  ...{ BookingName: "Kia Picanto", BookingAmount: 41_500, StartsAt: NOW + 30 * DAY, Disputed: false },
  ...{ ClientName: "Ana Rivera", ClientEmail: "ana@example.com", ClientLanguage: "es" },
  Refund: {
    ...{ RequestId: "0b7e7c1e-0000-4000-8000-000000000001", Cause: "booking", BookingId: 801, TravelPlanId: 1001 },
    ...{
      Amount: 41_500,
      Charge: 0,
      ToMethod: 30_000,
      ToLots: 11_500,
      ToNewLot: 0,
      LotsLost: 0,
      LotsRenewed: 0,
      Destination: "client",
    },
    ...{ Status: "requested", Means: null, Reason: null, SupplierFault: false, EndsBooking: true, AskedAt: NOW },
    ...{ DecidedAt: null, Decision: null, SentAt: null, ArrivesBy: null, Reference: null },
  },
};

let decided: unknown[];
let decision: () => Response | Promise<Response>;
let sent: unknown[];
let again: unknown[];
let settled: unknown[];
let attributed: unknown[];
let attribution: () => Response;
let handled: unknown[];
serve(
  http.get("*/api/support/refunds", () => answer({ Now: NOW, Movements, Disputes, Losses, Requests: [asked], Stuck })),
  http.post("*/api/support/refunds/decide", async ({ request }) => {
    decided.push(await request.json());
    return decision();
  }),
  http.post("*/api/support/refunds/attribute", async ({ request }) => {
    attributed.push(await request.json());
    return attribution();
  }),
  http.post("*/api/support/refunds/settle", async ({ request }) => {
    handled.push(await request.json());
    return answer(null);
  }),
  http.post("*/api/support/disputes/settle", async ({ request }) => {
    settled.push(await request.json());
    return answer(null);
  }),
  http.post("*/api/support/refunds/sent", async ({ request }) => {
    sent.push(await request.json());
    return refuse(409, "support.nothingWaiting", "It was sent already.");
  }),
  http.post("*/api/support/refunds/again", async ({ request }) => {
    again.push(await request.json());
    return again.length > 1 ? answer(null) : refuse(404, "notFound", "It is not waiting any more.");
  }),
);
beforeEach(() => {
  sent = [];
  again = [];
  settled = [];
  attributed = [];
  attribution = () => answer(null);
  handled = [];
  decided = [];
  decision = () => answer({});
  showDesk(<RefundDeskPage />, { route: "/support/refunds", at: "/support/refunds" });
});

const cardOf = async (client: string) => {
  const card = (await screen.findByText(new RegExp(client))).closest("article");
  if (!card) throw new Error(`no card of ${client}`);
  return within(card);
};

test("each queue has its own heading", async () => {
  const parts = [
    ["At the provider, without us", "$300.00 was refunded at the provider"],
    ["Undecided disputes", /disputes \$415\.00/],
    ["Lost disputes to settle", /decided for the payer/],
    ["Requests to decide", "$415.00 for booking 801, Kia Picanto"],
    ["To be sent by hand", /to Ana García/],
  ] as const;
  for (const [heading, row] of parts) {
    const part = within(await screen.findByRole("region", { name: heading }));
    expect(part.getAllByText(row).length).toBeGreaterThan(0);
  }
});

const nothing = { BookingIds: [], EndsBookings: false, RefundId: null, ShortfallAs: null };

test("the purpose of an external refund has to be chosen, with a reason (PAY-34)", async () => {
  const user = userEvent.setup();
  const card = await cardOf("Inés Roca");
  await user.click(card.getByRole("button", { name: "Check the entry" }));
  expect(card.getByText("Please choose what it was for")).toBeVisible();
  await user.click(card.getByRole("radio", { name: /^Bookings/ }));
  expect(card.getByText("Please choose at least one booking")).toBeVisible();
  expect(card.getByText("Please give a reason")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(attributed).toEqual([]);
});

test("an external refund for bookings shows each one's part before and in its confirmation, and does not end a booking that is over (PAY-34)", async () => {
  const user = userEvent.setup();
  const card = await cardOf("Inés Roca");
  expect(card.getByRole("link", { name: "Plan 1003" })).toHaveAttribute("href", "/support/plans/1003");
  await user.click(card.getByRole("radio", { name: /^Bookings/ }));
  await user.click(card.getByRole("checkbox", { name: "Booking 812, Hotel Nacional" }));
  expect(card.getByRole("checkbox", { name: "End these bookings too" })).toBeDisabled();
  await user.click(card.getByRole("checkbox", { name: "Booking 811, Kia Picanto" }));
  await user.click(card.getByRole("checkbox", { name: "End these bookings too" }));
  expect(card.getByText("$60.00 for booking 811, Kia Picanto")).toBeVisible();
  expect(card.getByText("$240.00 for booking 812, Hotel Nacional")).toBeVisible();
  await user.type(card.getByRole("textbox", { name: /Reason/ }), " They called us ");
  await user.click(card.getByRole("button", { name: "Check the entry" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Record what $300.00 was for?" }));
  expect(dialog.getByText(/refunded for bookings 811, 812, which end with it/)).toBeVisible();
  expect(attributed).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Record it" }));
  expect(await screen.findByText("What $300.00 was for is recorded, and Inés Roca is told.")).toBeVisible();
  expect(attributed).toEqual([
    {
      ...{ ...nothing, MovementId: idOf(11), As: "bookings", BookingIds: [811, 812] },
      ...{ EndsBookings: true, Reason: "They called us" },
    },
  ]);
});

test("the only refund that was owed is preselected, and earlier choices are not sent; a refusal stays at the row (PAY-34)", async () => {
  const user = userEvent.setup();
  attribution = () => refuse(409, "refund.attributed", "Somebody was faster.");
  const card = await cardOf("Inés Roca");
  await user.click(card.getByRole("radio", { name: /^Bookings/ }));
  await user.click(card.getByRole("checkbox", { name: "Booking 811, Kia Picanto" }));
  await user.click(card.getByRole("radio", { name: /^A refund that we owed/ }));
  await user.type(card.getByRole("textbox", { name: /Reason/ }), "By me{Enter}");
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Record it" }));
  expect(await card.findByRole("alert")).toHaveTextContent("Somebody was faster.");
  expect(attributed).toEqual([{ ...nothing, MovementId: idOf(11), As: "refund", RefundId: idOf(21), Reason: "By me" }]);
});

test("if the client got money twice, its settlement has to be chosen; an impossible one is not offered (PAY-34)", async () => {
  const user = userEvent.setup();
  const card = await cardOf("Omar Gil");
  expect(card.getByText(/The client has \$50\.00 twice/)).toBeVisible();
  expect(within(card.getByRole("radiogroup", { name: /What was it for/ })).getAllByRole("radio")).toHaveLength(1);
  await user.click(card.getByRole("radio", { name: /^Goodwill/ }));
  await user.type(card.getByRole("textbox", { name: /Reason/ }), "So agreed{Enter}");
  expect(await card.findByText("Please choose how that ends")).toBeVisible();
  await user.click(card.getByRole("radio", { name: "We write it off" }));
  await user.click(card.getByRole("button", { name: "Check the entry" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Record it" }));
  await waitFor(() =>
    expect(attributed).toEqual([
      { ...nothing, MovementId: idOf(12), As: "goodwill", ShortfallAs: "losses", Reason: "So agreed" },
    ]),
  );
});

test("a warning, or money in another currency, is recorded as dealt with, with a reason (PAY-35)", async () => {
  const user = userEvent.setup();
  const money = await cardOf("Teo Luz");
  expect(money.getByText("CA$300.00 came in another currency")).toBeVisible();
  const card = await cardOf("Lola Paz");
  expect(card.getByText("The payer’s bank warns of fraud: $415.00")).toBeVisible();
  await user.click(card.getByRole("button", { name: "It was dealt with" }));
  await user.type(card.getByRole("textbox", { name: /Reason/ }), "She showed us her card{Enter}");
  expect(await screen.findByText("It is recorded as dealt with.")).toBeVisible();
  expect(handled).toEqual([{ MovementId: idOf(13), Reason: "She showed us her card" }]);
});

test("recording that a refund was sent needs its reference", async () => {
  const user = userEvent.setup();
  const card = await cardOf("Ana García");
  await user.click(card.getByRole("button", { name: "Mark as sent" }));
  expect(card.getByLabelText(/Reference of the transfer/)).toHaveAccessibleDescription(
    "Enter the reference under which it was sent.",
  );
  expect(sent).toEqual([]);
});

test("a refund that waits for a bank is shown as waiting, and one that its provider refuses permanently is sent by hand (PAY-31)", async () => {
  const waiting = await cardOf("Iris Mora");
  expect(waiting.getByText(/it waits until the bank has decided/)).toBeVisible();
  expect(waiting.queryByRole("button")).toBeNull();
  const refused = await cardOf("Juan Sosa");
  expect(refused.getByText(/refused it \(charge_disputed\)/)).toBeVisible();
  expect(refused.getByRole("button", { name: "Mark as sent" })).toBeVisible();
});

test("a refund that its provider may have sent is checked there, and recorded as sent or sent again (REFUND-13)", async () => {
  const user = userEvent.setup();
  const card = await cardOf("Rosa Díaz");
  expect(card.getByText(/Look it up at the provider/)).toBeVisible();
  expect(card.getByRole("button", { name: "Mark as sent" })).toBeVisible();
  await user.click(card.getByRole("button", { name: "Not found there: send it again" }));
  expect(await card.findByRole("alert")).toHaveTextContent("It is not waiting any more.");
  expect(card.getByLabelText(/Reference of the transfer/)).not.toHaveAccessibleDescription();
  await user.click(card.getByRole("button", { name: "Not found there: send it again" }));
  await waitFor(() => expect(card.queryByRole("alert")).toBeNull());
  expect(again).toEqual([{ RefundId: idOf(5) }, { RefundId: idOf(5) }]);
});

test("a refund that its provider refuses can be ended by staff, who cannot send it again (REFUND-13)", async () => {
  const card = await cardOf("Pedro Vega");
  expect(card.getByText(/refused it \(amount_exceeded\); we keep trying/)).toBeVisible();
  expect(card.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Mark as sent"]);
});

test("recording that a refund was sent is confirmed first; a refusal of the server is shown at that one alone (DESK-99)", async () => {
  const user = userEvent.setup();
  const card = await cardOf("Luis Pérez");
  await user.type(card.getByLabelText(/Reference of the transfer/), " BB-77 ");
  await user.click(card.getByRole("button", { name: "Mark as sent" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/sent to Luis Pérez under the reference BB-77/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Mark as sent" }));
  expect(await card.findByRole("alert")).toHaveTextContent("It was sent already.");
  expect(sent).toEqual([{ RefundId: idOf(2), Reference: "BB-77" }]);
  expect((await cardOf("Ana García")).queryByRole("alert")).toBeNull();
});

test("a lost dispute that has to be settled is listed, and can be settled in its row (PAY-32)", async () => {
  const user = userEvent.setup();
  const losses = within(await screen.findByRole("region", { name: "Lost disputes to settle" }));
  expect(losses.getByText(/\$120\.00/)).toBeVisible();
  await user.click(losses.getByRole("button", { name: "Write it off" }));
  await user.type(losses.getByRole("textbox", { name: /Reason/ }), "They do not answer{Enter}");
  await waitFor(() =>
    expect(settled).toEqual([{ DisputeId: "dp_4", SettledAs: "losses", Reason: "They do not answer" }]),
  );
  expect(await losses.findByText("The amount is written off, and the dispute is settled.")).toBeVisible();
});

test("undecided disputes come first, with a reminder before their evidence is due (DESK-12)", async () => {
  const disputes = within(await screen.findByRole("region", { name: "Undecided disputes" }));
  const [urgent, later, answered] = disputes.getAllByRole("article");
  expect(urgent).toHaveTextContent(/The evidence is due on .*December 2.* \(30\s?hours left\)/);
  expect(within(urgent ?? document.body).getByRole("link", { name: "Plan 1002" })).toHaveAttribute(
    "href",
    "/support/plans/1002",
  );
  expect(later).toHaveTextContent(/Evidence due by.*December 11/);
  expect(later).not.toHaveTextContent("is due on");
  expect(answered).toHaveTextContent("the evidence was sent");
  expect(answered).not.toHaveTextContent(/is due on|Evidence due by/);
});

test("Enter in the reason moves no money: an approval is confirmed first, the way back having the focus (DESK-99)", async () => {
  const user = userEvent.setup();
  const card = await cardOf("ana@example.com");
  await user.type(card.getByLabelText(/Reason/), "As agreed{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "Refund $415.00 to Ana Rivera?" }));
  expect(
    dialog.getByText(/booking 801 in plan 1001, \$300\.00 goes back .* \$115\.00 goes into their fund/),
  ).toBeVisible();
  expect(dialog.getByRole("button", { name: "Back" })).toHaveFocus();
  expect(decided).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Approve $415.00" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(decided).toEqual([{ RequestId: asked.Refund.RequestId, Approve: true, Reason: "As agreed" }]);
});

test("a refund is declined with its reason without a confirmation, and Enter afterwards still asks for confirmation of an approval (DESK-99)", async () => {
  const user = userEvent.setup();
  decision = () => refuse(409, "support.nothingWaiting", "It was decided already.");
  const card = await cardOf("ana@example.com");
  await user.click(card.getByRole("button", { name: "Decline" }));
  await user.type(card.getByLabelText(/Reason/), "No{Enter}");
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Back" }));
  await user.click(card.getByRole("button", { name: "Decline" }));
  expect(await card.findByRole("alert")).toHaveTextContent("It was decided already.");
  expect(decided).toEqual([{ RequestId: asked.Refund.RequestId, Approve: false, Reason: "No" }]);
});

test("a confirmation that is under way cannot be closed any more (DESK-99)", async () => {
  const user = userEvent.setup();
  let finish = (_answer: Response) => {};
  decision = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const card = await cardOf("ana@example.com");
  await user.type(card.getByLabelText(/Reason/), "As agreed{Enter}");
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Approve $415.00" }));
  await waitFor(() => expect(decided).toHaveLength(1));
  expect(dialog.getByRole("button", { name: "Back" })).toBeDisabled();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeVisible();
  finish(answer({}));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
