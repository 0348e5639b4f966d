import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type {
  ArrivalOutcome,
  DeskTransfer,
  ForeseenOutcome,
} from "../../../../payments/methods/transfer/transfer.schemas";
import TransfersPage from "./TransfersPage";

const NOW = Date.UTC(2026, 11, 1, 17);
const PaymentId = "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b10";
const Beneficiary = { Name: "M", Address: "A", Bank: "B", BankAddress: "C", RoutingNumber: "021000021", Account: "1" };
const transfer: DeskTransfer["Transfer"] = {
  ...{ PaymentId, TravelPlanId: 1001, Status: 1, Amount: 33_600, CurrencyCode: "USD", Reference: "MLC-1001-7K2QX" },
  ...{ Beneficiary, OrderedAt: NOW, ReportedAt: null, Arrived: 0, Missing: 33_600, Over: 0 },
  ...{ ToRefund: 0, Refunded: 0, Proofs: [], Findings: [] },
};
const awaited: DeskTransfer = {
  ...{ Transfer: transfer, ClientName: "Ana García", ClientEmail: "ana@example.com", ClientLanguage: "es" },
  ...{ Status: "waiting", Expected: 33_600, Until: NOW, Reversible: [], Entered: [] },
  Bookings: [{ BookingId: 7, Name: "Kia Picanto", StartsAt: NOW, EndsAt: NOW + 7 * 24 * 3_600_000 }],
};

const pays: ArrivalOutcome = { Outcome: "pays", GoesBack: 0 };

let item: DeskTransfer;
/** The queue without a transfer in the address. */
let waiting: DeskTransfer[];
let onSecondPage: DeskTransfer[];
let foreseen: ForeseenOutcome;
/** What follows once the money is entered. */
let arrival: ArrivalOutcome;
let asked: unknown[];
let sent: unknown[];
let refused: "asked" | "sent" | "changed" | null;
const refusal = () => refuse(409, "transfer.enteredBefore", "This was entered before.");
serve(
  http.get("*/api/support/transfers/of/:id", () => answer({ Items: [item], Total: 1, PageSize: 50 })),
  http.get("*/api/support/transfers/:page", ({ params }) =>
    answer(
      params.page === "0"
        ? { Items: waiting, Total: waiting.length, PageSize: 50 }
        : { Items: onSecondPage, Total: 50 + onSecondPage.length, PageSize: 50 },
    ),
  ),
  http.post("*/api/support/transfers/foreseen", async ({ request }) => {
    asked.push(await request.json());
    return refused === "asked" ? refusal() : answer(foreseen);
  }),
  http.post("*/api/support/transfers/reversed", async ({ request }) => {
    sent.push(await request.json());
    return answer(item.Transfer);
  }),
  http.post("*/api/support/transfers/received", async ({ request }) => {
    sent.push(await request.json());
    if (refused === "changed") return refuse(409, "transfer.outcomeChanged", "Something has changed.");
    return refused === "sent" ? refusal() : answer({ Transfer: item.Transfer, Arrival: arrival });
  }),
  http.post("*/api/support/transfers/rejected", async ({ request }) => {
    sent.push(await request.json());
    return answer(item.Transfer);
  }),
);
beforeEach(() => {
  [item, asked, sent, refused] = [awaited, [], [], null];
  [waiting, onSecondPage] = [[awaited], [awaited]];
  [foreseen, arrival] = [{ ...pays, Expected: 33_600 }, pays];
});

const show = () =>
  showDesk(<TransfersPage />, { route: "/support/transfers", at: `/support/transfers?transfer=${PaymentId}` });

async function enter(amount: string, open = show) {
  const user = userEvent.setup();
  open();
  await user.type(await screen.findByLabelText(/Amount received/), amount);
  await user.type(screen.getByLabelText(/bank’s reference/), "WIRE-1");
  await user.click(screen.getByRole("button", { name: "It has arrived" }));
  return user;
}

test("the expected amount is recorded once the order that it pays is confirmed by its client, plan and days (DESK-99)", async () => {
  const user = await enter("336.00");
  const dialog = within(await screen.findByRole("dialog", { name: "Has $336.00 arrived for plan 1001?" }));
  expect(dialog.getByText("Client").nextElementSibling).toHaveTextContent("Ana García, ana@example.com");
  expect(dialog.getByText("Plan").nextElementSibling).toHaveTextContent("1001");
  expect(dialog.getByText("Reference of the order").nextElementSibling).toHaveTextContent("MLC-1001-7K2QX");
  expect(dialog.getByText("Kia Picanto").nextElementSibling).toHaveTextContent("Tue, Dec 1 – Tue, Dec 8");
  expect(dialog.getByText("Bank’s reference").nextElementSibling).toHaveTextContent("WIRE-1");
  expect(dialog.getByText("Expected").nextElementSibling).toHaveTextContent("$336.00");
  expect(dialog.getByText("Entered").nextElementSibling).toHaveTextContent("$336.00");
  expect(dialog.getByText(/This pays the plan of Ana García, and it cannot be taken back/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "$336.00 has arrived for plan 1001" }));
  await waitFor(() =>
    expect(sent).toEqual([{ PaymentId, Amount: 33_600, BankReference: "WIRE-1", Foreseen: foreseen }]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the entered amount is reported where its order was, which leaves the queue once it is paid (DESK-99, DESK-106)", async () => {
  const user = await enter("336.00", () =>
    showDesk(<TransfersPage />, { route: "/support/transfers", at: "/support/transfers" }),
  );
  waiting = [];
  await user.click(await screen.findByRole("button", { name: "$336.00 has arrived for plan 1001" }));
  expect(await screen.findByText("$336.00 from Ana García was entered for plan 1001. The plan is paid.")).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/MLC-1001-7K2QX/)).toBeNull());
  expect(screen.getByText("$336.00 from Ana García was entered for plan 1001. The plan is paid.")).toBeVisible();
});

test("the entered amount is reported as the server recorded it, if the plan ended meanwhile (DESK-99)", async () => {
  arrival = { Outcome: "back", GoesBack: 33_600 };
  const user = await enter("336.00");
  await user.click(await screen.findByRole("button", { name: "$336.00 has arrived for plan 1001" }));
  expect(await screen.findByText(/was entered for plan 1001\. \$336\.00 is owed back\./)).toBeVisible();
  expect(screen.queryByText(/The plan is paid/)).toBeNull();
});

const told = /was entered for plan 1001/;

async function entered() {
  const user = await enter("100.00");
  await user.click(await screen.findByRole("button", { name: "$100.00 has arrived for plan 1001" }));
  expect(await screen.findByText(told)).toBeVisible();
  return user;
}

test.each([
  ["its reversal", "Reverse the entry of $100.00 under WIRE-1", "Reverse this entry", /Why it was a mistake/],
  ["a rejection", "Do not accept the proof", "Do not accept the proof", /Why not/],
])("the report of an entered amount is gone after %s (DESK-99, PAY-33)", async (_what, opens, sends, reason) => {
  const ReviewId = "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b11";
  const entry = { ReviewId, At: NOW, Finding: "received", Amount: 10_000, Reason: null, ReversedAt: null } as const;
  item = {
    ...{ ...awaited, Status: "review", Reversible: [ReviewId], Entered: [{ ReviewId, BankReference: "WIRE-1" }] },
    Transfer: { ...transfer, Findings: [entry] },
  };
  const user = await entered();
  await user.click(screen.getByRole("button", { name: opens }));
  await user.type(screen.getByLabelText(reason), "Another order");
  await user.click(screen.getByRole("button", { name: sends }));
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
});

test("the report of an entered amount is gone when other transfers are shown (DESK-99)", async () => {
  const user = await entered();
  await user.click(screen.getByRole("link", { name: "All transfers" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "All transfers" })).toBeNull());
  expect(await screen.findByText(/MLC-1001-7K2QX/)).toBeVisible();
  expect(screen.queryByText(told)).toBeNull();
});

test("the report of an entered amount stays if its order was the last of its page (DESK-99)", async () => {
  const user = await enter("336.00", () =>
    showDesk(<TransfersPage />, { route: "/support/transfers", at: "/support/transfers?page=2" }),
  );
  [waiting, onSecondPage] = [[], []];
  await user.click(await screen.findByRole("button", { name: "$336.00 has arrived for plan 1001" }));
  expect(await screen.findByText("No transfers expected")).toBeVisible();
  expect(screen.queryByText(/transfers are expected/i)).not.toBeInTheDocument();
  expect(screen.getByText(/The plan is paid/)).toBeVisible();
});

test("pressing Enter twice records nothing: the way back has the focus, and what was typed stays (DESK-99)", async () => {
  const user = userEvent.setup();
  show();
  await user.type(await screen.findByLabelText(/Amount received/), "336");
  await user.type(screen.getByLabelText(/bank’s reference/), "WIRE-1{Enter}");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("button", { name: "Back" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByLabelText(/bank’s reference/)).toHaveValue("WIRE-1");
  expect(sent).toEqual([]);
});

test("money that was entered before is refused before it is confirmed (DESK-99)", async () => {
  refused = "asked";
  await enter("336");
  expect(await screen.findByRole("alert")).toHaveTextContent("This was entered before.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("another amount is compared with the expected one first, and nothing is recorded before it is confirmed (DESK-99)", async () => {
  foreseen = { Outcome: "paysOver", GoesBack: 302_400, Expected: 33_600 };
  const user = await enter("3360");
  const dialog = within(await screen.findByRole("dialog", { name: "Has $3,360.00 arrived for plan 1001?" }));
  expect(dialog.getByText("Expected").nextElementSibling).toHaveTextContent("$336.00");
  expect(dialog.getByText("Entered").nextElementSibling).toHaveTextContent("$3,360.00");
  expect(dialog.getByText("Over").nextElementSibling).toHaveTextContent("$3,024.00");
  expect(dialog.getByText(/This pays the plan of Ana García.*\$3,024\.00 is owed back/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Back" }));
  expect(sent).toEqual([]);
  expect(await screen.findByLabelText(/Amount received/)).toHaveValue("3360");
});

test.each([
  ["100", "waiting", "short", 0, [/Ana García is asked by email for the \$236\.00 that is missing/]],
  ["100", "expired", "back", 10_000, [/taken up again only by/, /\$100\.00 does not pay the plan and is owed back/]],
  ["336", "ended", "back", 33_600, [/taken up again only by/, /\$336\.00 does not pay the plan and is owed back/]],
  ["400", "ended", "back", 40_000, [/taken up again only by/, /\$400\.00 does not pay the plan and is owed back/]],
  ["336", "ended", "pays", 0, [/still free: it is taken up again/, /This pays the plan of Ana García/]],
  ["400", "expired", "paysOver", 6_400, [/still free: it is taken up again/, /This pays .* \$64\.00 is owed back/]],
] as const)(
  "%s of a transfer that is %s: the dialog states what the server says, %s (DESK-99)",
  async (amount, Status, Outcome, GoesBack, follows) => {
    item = { ...awaited, Status };
    foreseen = { Outcome, GoesBack, Expected: 33_600 };
    await enter(amount);
    const dialog = within(await screen.findByRole("dialog"));
    expect(asked).toEqual([{ PaymentId, Amount: Number(amount) * 100, BankReference: "WIRE-1" }]);
    for (const sentence of follows) expect(dialog.getByText(sentence)).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test("a bank reference that reads like one entered before is shown with that one's plan before it is confirmed (PAY-28)", async () => {
  foreseen = { ...foreseen, Similar: { PlanId: 1044, BankReference: "W1RE-1" } };
  const user = await enter("336");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/plan 1044 was entered with a reference that reads almost the same: W1RE-1/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "$336.00 has arrived for plan 1001" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ Foreseen: foreseen }));
});

test("an entry whose outcome has changed is not recorded, but shown again to be confirmed, however often (DESK-99)", async () => {
  const user = await enter("336");
  const first = within(await screen.findByRole("dialog"));
  [refused, foreseen] = ["changed", { Outcome: "over", GoesBack: 33_600, Expected: 0 }];
  await user.click(first.getByRole("button", { name: "$336.00 has arrived for plan 1001" }));
  expect(await screen.findByText("Something has changed.")).toBeVisible();
  const again = within(screen.getByRole("dialog"));
  expect(again.getByText(/\$336\.00 is owed back to Ana García/)).toBeVisible();
  expect(again.getByText("Expected").nextElementSibling).toHaveTextContent("$0.00");
  expect(again.getByRole("button", { name: "Back" })).toHaveFocus();
  foreseen = { Outcome: "over", GoesBack: 13_600, Expected: 20_000 };
  await user.click(again.getByRole("button", { name: "$336.00 has arrived for plan 1001" }));
  expect(await screen.findByText(/\$136\.00 is owed back to Ana García/)).toBeVisible();
  const last = within(screen.getByRole("dialog"));
  expect(last.getByRole("button", { name: "Back" })).toHaveFocus();
  refused = null;
  await user.click(last.getByRole("button", { name: "$336.00 has arrived for plan 1001" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ Foreseen: foreseen }));
});

test("money for an order that its client withdrew can be entered, and goes back (DESK-98)", async () => {
  item = { ...awaited, Transfer: { ...transfer, Status: 3 }, Status: "withdrawn", Expected: 0, Until: null };
  [foreseen, refused] = [{ Outcome: "back", GoesBack: 33_600, Expected: 0 }, "sent"];
  const user = await enter("336");
  expect(screen.getByText("withdrawn by the client")).toBeVisible();
  expect(screen.getByText(/Nothing more is expected for this order/)).toBeVisible();
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/\$336\.00 does not pay the plan and is owed back/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "$336.00 has arrived for plan 1001" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This was entered before.");
});

test("an entry that can be reversed is named by its bank reference, and reversed after its outcome was shown (PAY-33)", async () => {
  const [first, second, reversed] = [1, 2, 3].map((last) => `3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b1${last}`) as [
    string,
    string,
    string,
  ];
  const entry = { At: NOW, Finding: "received", Amount: 10_000, Reason: null, ReversedAt: null } as const;
  const Findings = [
    { ...entry, ReviewId: first },
    { ...entry, ReviewId: second },
    { ...entry, ReviewId: reversed, Amount: 5_000, ReversedAt: NOW },
  ];
  item = {
    ...awaited,
    ...{ Status: "short", Expected: 13_600, Reversible: [first, second] },
    Entered: [
      { ReviewId: first, BankReference: "WIRE-1" },
      { ReviewId: second, BankReference: "WIRE-2" },
    ],
    Transfer: { ...transfer, Arrived: 20_000, Missing: 13_600, Findings },
  };
  const user = userEvent.setup();
  show();
  expect(await screen.findByText(/under the bank’s reference WIRE-1\./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reverse the entry of $100.00 under WIRE-2" }));
  expect(screen.queryByRole("button", { name: /\$50\.00/ })).toBeNull();
  expect(screen.getByText(/Ana García is told .* \$236\.00/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reverse this entry" }));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/Why it was a mistake/), "Another order");
  await user.click(screen.getByRole("button", { name: "Reverse this entry" }));
  await waitFor(() => expect(sent).toEqual([{ ReviewId: second, Reason: "Another order" }]));
});

test("the way back has the focus without being scrolled to, so that what will happen is read first", async () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  await enter("336.00");
  const back = within(await screen.findByRole("dialog")).getByRole("button", { name: "Back" });
  expect(back).toHaveFocus();
  const ofBack = focus.mock.contexts.flatMap((element, call) => (element === back ? [focus.mock.calls[call]] : []));
  focus.mockRestore();
  expect(ofBack).toEqual([[{ preventScroll: true }]]);
});

test.each([
  ["1,234", "BANK-77", /without a thousands separator/],
  ["99999999999", "BANK-77", /At most \$10,000,000\.00/],
  ["336", "77X", /too short: copy the bank’s whole reference, at least 4 letters or digits/],
  ["336", "7-7/ X", /too short/],
  ["336", "   ", /Enter the bank’s reference/],
])(
  "an amount of %s under the reference %p is refused at its field, before any confirmation",
  async (amount, reference, says) => {
    const user = userEvent.setup();
    show();
    await user.type(await screen.findByLabelText(/Amount received/), amount);
    await user.type(screen.getByLabelText(/bank’s reference/), reference);
    await user.click(screen.getByRole("button", { name: "It has arrived" }));
    expect(await screen.findByText(says)).toBeVisible();
    expect(asked).toEqual([]);
  },
);
