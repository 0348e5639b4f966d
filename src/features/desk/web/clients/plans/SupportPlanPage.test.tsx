import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { added, at, begin, payable } from "../../../../../../test/checkoutStory";
import { bookingOf, planHandlers, planOf } from "../../../../../../test/fixtures/web/checkoutTestBed";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { narrowWindow } from "../../../../../../test/fixtures/web/narrowWindow";
import { plan, why } from "../../../../../../test/fixtures/web/supportPlanTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import { HOUR } from "../../../../../shared/instant";
import type { TimelineEntry } from "../../../timeline/timeline.schemas";
import { DeskKeys } from "../../shell/DeskKeys";
import SupportPlanPage from "./SupportPlanPage";

let timeline: TimelineEntry[];
beforeEach(() => {
  timeline = [];
});
const server = serve(
  http.post("*/api/support/plans/timeline", () => answer({ ClientName: "Ana", Entries: timeline, More: false })),
  http.get("*/api/support/plans/1001/en", () => answer(plan)),
  // The client's own page beside it has its own tests.
  http.get("*/api/travelPlans/1001/en", () => refuse(404, "notFound", "It is not there.")),
  http.get("*/api/support/plans/9/en", () => refuse(404, "plan.notFound", "This plan does not exist.")),
);

const nothing = {
  ...{ Impersonator: null, State: null, Due: [], Refusals: [] },
  ...{ Subject: null, Text: null, Unreadable: false, RequestId: null, Staff: [] },
};
const booked: TimelineEntry = {
  ...{ ...nothing, Key: "chart-1", Kind: "chart", At: plan.Now - 50 * HOUR, What: "booking.added" },
  ...{ Actor: { Kind: "client", Name: "Ana Rivera Soto" }, State: "confirming" },
  Facts: { number: 1, booking: 801, amount: 29_100 },
};
const ticked: TimelineEntry = {
  ...{ ...nothing, Key: "chart-2", Kind: "chart", At: plan.Now - 7 * HOUR, What: "clock.ticked" },
  ...{ Actor: { Kind: "system", Name: null }, State: "verifyingDocuments" },
  Facts: { number: 2, recordedAt: plan.Now - 5 * HOUR },
  Refusals: [{ code: "licenceMissing", facts: {} }],
  Due: [{ What: "reminder", Kind: "pay", HoursBefore: 24, BookingId: null }],
};
const matched: TimelineEntry = {
  ...{ ...nothing, Key: "audit-9", Kind: "staff", At: plan.Now - HOUR, What: "transfer.received" },
  ...{ Actor: { Kind: "staff", Name: "Lucía Peña" }, Text: "The bank said so" },
  Facts: { about: "booking 801", amount: 28_600, reference: "WIRE-1", status: "open" },
};

const show = (id = "1001") =>
  showDesk(<SupportPlanPage />, { route: "/support/plans/:planId", at: `/support/plans/${id}` });
const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("the plan's page shows its client, its state and the remaining time", async () => {
  show();
  expect(await screen.findByRole("link", { name: "ana@example.com" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Plan 1001" })).toBeInTheDocument();
  const status = await section("Status");
  expect(status.getByText("Documents or profile missing")).toBeInTheDocument();
  expect(status.getByText(/41 hours left to pay/)).toBeInTheDocument();
});

test("the deadline of a review of documents is not labelled as that of a transfer (PLAN-34)", async () => {
  const Deadlines = [{ Kind: "review" as const, At: plan.Now + 41 * HOUR, BookingId: null }];
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Deadlines })));
  show();
  const status = await section("Status");
  expect(await status.findByText("Our review ends")).toBeVisible();
  expect(status.queryByText(/transfer/)).toBeNull();
});

test("a dispute or another alert of a provider is highlighted on the plan's page, with its reference (DESK-10)", async () => {
  const Alerts = [{ At: plan.Now, What: "disputed", Reference: "dp_1", Amount: 500, CurrencyCode: "USD" }];
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Alerts })));
  show();
  const status = await section("Status");
  const alert = status.getByText("The payer disputes $5.00 with their bank").parentElement;
  expect(alert).toHaveTextContent("dp_1");
});

test("a dispute shows the blocked amount and the deadline for evidence, and sending it is recorded with a reason (DESK-12)", async () => {
  const user = userEvent.setup();
  const answered: unknown[] = [];
  const dispute = {
    ...{ DisputeId: "dp_1", Amount: 41_500, Reason: "fraudulent", Status: "open", OpenedAt: plan.Now },
    ...{ RespondBy: Date.UTC(2026, 11, 20, 17), AnsweredAt: null, ClosedAt: null },
    ...{ Shortfall: 0, SettledAt: null, SettledAs: null },
  };
  server.use(
    http.get("*/api/support/plans/1001/en", () =>
      answer({
        ...plan,
        Disputes: [dispute],
        Why: [why("disputeOpen", "desk", { ...{ Id: "dp_1", Since: plan.Now }, Facts: { amount: 41_500 } })],
      }),
    ),
    http.post("*/api/support/disputes/answer", async ({ request }) => {
      answered.push(await request.json());
      return answer(null);
    }),
  );
  show();
  const status = await section("Status");
  expect(status.getByText("The payer disputes $415.00 with their bank")).toBeInTheDocument();
  expect(status.getByText(/Signing, vouchers and refunds of this plan are on hold/)).toBeInTheDocument();
  expect(status.getByText(/Evidence due by/)).toHaveTextContent("December 20");
  const reasons = await section("Why, and what to do");
  await user.click(reasons.getByRole("button", { name: "The evidence was sent" }));
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "The signed receipt{Enter}");
  await waitFor(() => expect(answered).toEqual([{ DisputeId: "dp_1", Reason: "The signed receipt" }]));
});

test("a lost dispute explains its settlement, and is settled with a reason; evidence that was not sent is withdrawn (PAY-32, DESK-12)", async () => {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  const dispute = {
    ...{ DisputeId: "dp_1", Amount: 41_500, Reason: "fraudulent", Status: "lost", OpenedAt: plan.Now },
    ...{ RespondBy: null, AnsweredAt: null, ClosedAt: plan.Now, Shortfall: 5_000, SettledAt: null, SettledAs: null },
  };
  const answered = { ...dispute, DisputeId: "dp_2", Status: "answered", ClosedAt: null, Shortfall: 0 };
  server.use(
    http.get("*/api/support/plans/1001/en", () =>
      answer({
        ...plan,
        Disputes: [dispute, answered],
        Why: [
          why("disputeLost", "desk", { ...{ Id: "dp_1", Since: plan.Now }, Facts: { amount: 41_500 } }),
          why("disputeAnswered", "bank", { ...{ Id: "dp_2", Since: plan.Now }, Facts: { amount: 41_500 } }),
        ],
      }),
    ),
    http.post("*/api/support/disputes/:act", async ({ request, params }) => {
      asked.push([params.act, await request.json()]);
      return answer(null);
    }),
  );
  show();
  const status = await section("Status");
  expect(status.getByText(/The client got \$50.00 twice/)).toBeInTheDocument();
  expect(status.getByText(/signing and vouchers of this plan go on/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Write it off" }));
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "Not worth a court{Enter}");
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "It was not sent after all" }));
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "A slip{Enter}");
  await waitFor(() =>
    expect(asked).toEqual([
      ["settle", { DisputeId: "dp_1", SettledAs: "losses", Reason: "Not worth a court" }],
      ["unanswer", { DisputeId: "dp_2", Reason: "A slip" }],
    ]),
  );
});

test("a name under review shows that it stopped a payment, and what it waits for (PAY-4)", async () => {
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Payments: [] })));
  show();
  const [first] = (await section("Why, and what to do")).getAllByRole("listitem");
  expect(first).toHaveTextContent(/card of “A. Rivera”: nothing was charged.*until staff accept or refuse the name/);
  expect(first).toHaveTextContent(/The payment deadline is.*waits for staff/);
  expect(within(first ?? document.body).getByRole("button", { name: "Accept the unclear name" })).toBeInTheDocument();
  expect((await section("Payments")).getByText(/a payment was stopped before it/)).toBeInTheDocument();
});

test("a short transfer shows what came, what is missing, until when, and what staff can do (PAY-28)", async () => {
  const Facts = { amount: 29_100, arrived: 5_000, missing: 24_100 };
  const short = why("transferShort", "desk", { Id: "ab-1", Facts, Until: Date.UTC(2026, 11, 3, 17) });
  const Money = { Paid: 5_000, FromFund: 0, Back: 0, ToFund: 0, Owed: 0, Left: 5_000, Bookings: [] };
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Why: [short], Money })));
  show();
  const reasons = await section("Why, and what to do");
  const told = reasons.getByText(/Of a transfer of \$291\.00 only \$50\.00 has arrived: \$241\.00 is missing/);
  expect(told).toHaveTextContent(/can send the rest until.*December 3.*otherwise the plan ends and \$50\.00 goes back/);
  const link = reasons.getByRole("link", { name: "Enter what has arrived" });
  expect(link).toHaveAttribute("href", "/support/transfers?transfer=ab-1#transfer-ab-1");
  expect((await section("Status")).getByText("We hold for this plan").nextElementSibling).toHaveTextContent("$50.00");
});

test("a reason that waits for another role is shown without its button (DESK-17, DESK-23)", async () => {
  server.use(http.get("*/api/support/self", () => answer({ StaffRole: "finance" })));
  show();
  const reasons = await section("Why, and what to do");
  expect(reasons.getAllByRole("listitem")[0]).toHaveTextContent(/card of “A. Rivera”/);
  await waitFor(() => expect(reasons.queryByRole("button")).toBeNull());
  expect(screen.queryByRole("link", { name: "Act for this client" })).toBeNull();
});

test("an answered note is shown with its answer, and a waiting one links to where it is answered (NOTE-7)", async () => {
  const note = {
    NoteId: 2,
    Subject: "Vuelo",
    Message: "¿Puedo llegar más tarde?",
    CreatedAt: plan.Now,
    HandledAt: null,
  };
  const Answer = { Message: "Sí, le esperamos.", Language: "es", At: plan.Now };
  const Notes = [
    { ...note, Answer: null },
    { ...note, NoteId: 1, HandledAt: plan.Now, Answer },
  ];
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Notes })));
  show();
  const thread = await section("Messages and notes");
  expect(thread.getByRole("link", { name: "Waiting for an answer" })).toHaveAttribute("href", "/support/notes");
  const answered = thread.getAllByRole("listitem").find((item) => item.textContent?.includes("Sí, le esperamos."));
  expect(answered).toHaveTextContent(/^\s*Our answer\s+Spanish.*Sí, le esperamos\./);
});

test("a returned refund is shown as such, with a link to where it is sent another way (DESK-10)", async () => {
  const back = { RefundId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b10", Amount: 41_500, Reason: "cancelled", Status: 1 };
  const about = { ProviderReference: "re_1", FailureCode: "sent_back", CreatedAt: plan.Now, SettledAt: null };
  const AskAgainAt = null;
  server.use(
    http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Refunds: [{ ...back, ...about, AskAgainAt }] })),
  );
  show();
  const refunds = await section("Refunds");
  expect(refunds.getByText("returned by the bank")).toBeInTheDocument();
  expect(refunds.getByText(/came back from the payer’s bank/)).toBeInTheDocument();
  expect(refunds.getByRole("link", { name: "Send it another way" })).toHaveAttribute(
    "href",
    `/support/refunds#refund-${back.RefundId}`,
  );
  expect(refunds.queryByText(/card/i)).toBeNull();
});

test("a waiting transfer is shown as such, and every transfer links to where its money is entered, for staff who may (DESK-98, DESK-100)", async () => {
  const [card] = plan.Payments;
  const waits = {
    ...card,
    PaymentId: "aaaaaaaa-0000-4000-8000-000000000001",
    Method: 85,
    Received: 0,
    Asked: 0,
    AskAgainAt: null,
  };
  const withdrawn = {
    ...waits,
    PaymentId: "aaaaaaaa-0000-4000-8000-000000000002",
    Status: 3,
    Received: 10_000,
    FailureCode: "withdrawn",
  };
  const link = { ...waits, PaymentId: "aaaaaaaa-0000-4000-8000-000000000003", Method: 140, Received: null };
  const Payments = [card, waits, withdrawn, link];
  server.use(
    http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Payments })),
    http.get("*/api/support/self", () => answer({ StaffRole: "finance" })),
    http.get("*/api/checkout/1001/:kind", () => answer(null)),
  );
  show();
  const rows = (await section("Payments")).getAllByRole("listitem");
  const statuses = ["outcome not known", "waiting for the transfer", "withdrawn", "waiting for the client to pay"];
  for (const [place, status] of statuses.entries()) expect(rows[place]).toHaveTextContent(status);
  expect(rows[2]).toHaveTextContent("The client chose another way to pay. The $100.00 that has arrived is refunded.");
  const links = await screen.findAllByRole("link", { name: "Enter what arrived" });
  expect(links.map((one) => one.getAttribute("href"))).toEqual(
    ["aaaaaaaa-0000-4000-8000-000000000001", "aaaaaaaa-0000-4000-8000-000000000002"].map(
      (id) => `/support/transfers?transfer=${id}#transfer-${id}`,
    ),
  );
});

test("a refund that staff send is shown as such, without a provider's reference (DESK-100)", async () => {
  const refund = {
    RefundId: "bbbbbbbb-0000-4000-8000-000000000002",
    Amount: 302_400,
    Reason: "overpaid",
    Status: 1,
    ProviderReference: null,
  };
  const about = { FailureCode: null, CreatedAt: plan.Now, SettledAt: null, AskAgainAt: null };
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Refunds: [{ ...refund, ...about }] })));
  show();
  const refunds = await section("Refunds");
  expect(refunds.getByText("to be sent by hand")).toBeVisible();
  expect(refunds.getByRole("link", { name: "Send it and enter its reference" })).toHaveAttribute(
    "href",
    "/support/refunds#refund-bbbbbbbb-0000-4000-8000-000000000002",
  );
  expect(refunds.queryByText(/The provider has given no reference/)).toBeNull();
});

test("a refund that its provider has refused permanently is not shown as being retried (DESK-100)", async () => {
  const refund = {
    RefundId: "bbbbbbbb-0000-4000-8000-000000000003",
    Amount: 1_000,
    Reason: "cancelled",
    Status: 1,
    ProviderReference: null,
  };
  const about = { FailureCode: "charge_disputed", CreatedAt: plan.Now, SettledAt: null, AskAgainAt: null };
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Refunds: [{ ...refund, ...about }] })));
  show();
  const refunds = await section("Refunds");
  expect(refunds.getByText("to be sent by hand")).toBeVisible();
  expect(refunds.getByText("The provider refuses it for good (charge_disputed).")).toBeVisible();
});

test.each([
  ["is still to be paid", 1, "confirmed", "$291.00 to pay now $65.00 to pay in Cuba"],
  ["is paid", 2, "confirmed", "$291.00 paid online $65.00 to pay in Cuba"],
  ["never will be paid", 1, "lapsed", "$291.00 online $65.00 in Cuba"],
])("the price of a booking that %s reads so (DESK-100)", async (_what, Status, status, price) => {
  const booking = {
    ...bookingOf(begin().and(added(0)).snapshot, 1),
    Status: status,
    PayNow: 29_100,
    PayInCuba: 6_500,
    Deposit: 0,
  };
  const [card] = plan.Payments;
  const shown = { ...plan, Bookings: [booking], Payments: [{ ...card, Status }] };
  server.use(http.get("*/api/support/plans/1001/en", () => answer(shown)));
  show();
  expect((await section("Bookings")).getByText(/in Cuba/).closest("p")).toHaveTextContent(price);
});

test("a limit that the client or the plan has reached is highlighted, and can be lifted with a reason (SAFE-21)", async () => {
  const user = userEvent.setup();
  const lifted: unknown[] = [];
  let Limits = { Reached: ["unpaidBookings", "declinesOfCard"], LiftedUntil: null as number | null };
  server.use(
    http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Limits })),
    http.post("*/api/support/clients/liftLimits", async ({ request }) => {
      lifted.push(await request.json());
      Limits = { ...Limits, LiftedUntil: plan.Now + 24 * 60 * 60 * 1000 };
      return answer(null);
    }),
  );
  show();
  const status = await section("Status");
  expect(status.getByText(/12 unpaid bookings: no more can be made/)).toBeInTheDocument();
  expect(status.getByText(/A card was declined 4 times in 24 hours/)).toBeInTheDocument();
  const lift = "Lift this client’s limits for 24 hours";
  await user.click(status.getByRole("button", { name: lift }));
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "A group, known to us{Enter}");
  expect(await screen.findByText(/Staff have lifted the limits until/)).toBeInTheDocument();
  expect(lifted).toEqual([{ ClientId: plan.ClientId, Reason: "A group, known to us" }]);
  expect(screen.queryByRole("button", { name: lift })).toBeNull();
  expect(screen.queryByText("The client is blocked by a limit")).toBeNull();
});

test("staff remove a client's second factor with a note on how they checked the identity; without one nothing is offered (SAFE-72)", async () => {
  const user = userEvent.setup();
  const taken: unknown[] = [];
  let SecondFactor = true;
  server.use(
    http.get("*/api/support/plans/1001/en", () => answer({ ...plan, SecondFactor })),
    http.post("*/api/support/clients/forgetFactor", async ({ request }) => {
      taken.push(await request.json());
      SecondFactor = false;
      return answer(null);
    }),
  );
  show();
  const status = await section("Status");
  await user.click(status.getByRole("button", { name: "Take off the client’s second factor" }));
  expect(status.getByText(/make sure who is asking, by more than their email/)).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: /How you checked who they are/ }), "Their passport{Enter}");
  await waitFor(() => expect(status.queryByText(/signs in with a second factor/)).toBeNull());
  expect(taken).toEqual([{ ClientId: plan.ClientId, Reason: "Their passport" }]);
  expect(status.queryByRole("button", { name: /second factor/ })).toBeNull();
});

test("the plan's page mentions no limit while none is reached", async () => {
  show();
  await section("Status");
  expect(screen.queryByText("The client is blocked by a limit")).toBeNull();
});

test("the client's page is shown with the review of the name on their card, as the client sees it (DESK-23, PAY-4)", async () => {
  const { snapshot } = payable();
  const review = { HolderName: "A Pérez", Status: "waiting", AskedAt: plan.Now };
  server.use(
    http.get("*/api/travelPlans/1001/en", () => answer(planOf(snapshot))),
    http.get("*/api/checkout/:planId/holders", () => answer([review])),
    ...planHandlers(() => ({ snapshot, now: at(2) })),
  );
  show();
  const page = await section("What the client sees");
  await userEvent.click(page.getByText("Show the page as the client sees it"));
  expect(await page.findByText("Our staff are looking at the name “A Pérez”")).toBeInTheDocument();
});

test("a blocked event shows its reasons, a possible one that it is possible", async () => {
  show();
  const next = await section("What can happen next");
  // The plan may be payable by other methods in addition to cards, or only by these.
  expect(next.getByText("Pay").closest("li")).toHaveTextContent(/blocked · client.*has not given a driver’s license/i);
  expect(next.getByText("Cancel booking 801").closest("li")).toHaveTextContent("possible · client");
});

test("the newest entries of the timeline are on the page, with their instant, actor and the state after it (DESK-24)", async () => {
  const many = Array.from({ length: 9 }, (_, place) => ({ ...booked, Key: `chart-before-${place}` }));
  timeline = [ticked, ...many];
  show();
  const happened = await section("What has happened");
  await userEvent.click(await happened.findByRole("button", { name: "Show 5 more" }));
  const rows = (await happened.findAllByRole("row")).slice(1);
  expect(rows).toHaveLength(8);
  expect(rows[0]).toHaveTextContent(/Reminder: 24 hours left to pay.*recorded.*the system/);
  expect(rows[0]).not.toHaveTextContent("licenceMissing");
  expect(rows[1]).toHaveTextContent(
    /Booking added → Waiting for suppliers.*no\. 1.*\$291\.00.*client: Ana Rivera Soto/,
  );
  expect(happened.getByRole("link", { name: "Full timeline" })).toHaveAttribute(
    "href",
    expect.stringMatching(/timeline=all$/),
  );
});

test("the timeline lists the actions of staff with person and subject (DESK-2)", async () => {
  timeline = [matched];
  show();
  const [row] = (await (await section("What has happened")).findAllByRole("row")).slice(1);
  expect(row).toHaveTextContent(/Transfer matched.*amount \$286\.00.*WIRE-1.*The bank said so.*Lucía Peña/);
});

test("staff write first from a draft that fits the plan, in the client's language (DESK-25)", async () => {
  const user = userEvent.setup();
  let sent: unknown;
  server.use(
    http.post("*/api/support/plans/write", async ({ request }) => {
      sent = await request.json();
      return answer(null);
    }),
  );
  show();
  const thread = await section("Messages and notes");
  await user.click(thread.getByRole("button", { name: "Write to the client" }));
  const message = thread.getByRole("textbox", { name: /Message/ });
  expect(message).toHaveValue("Hola, Ana:");
  expect(message).toHaveAccessibleDescription(/to whom we write in Spanish/);
  expect(thread.queryByRole("checkbox")).toBeNull();
  await user.type(message, " gracias");
  await user.click(thread.getByRole("button", { name: "Send it" }));
  await waitFor(() => expect(thread.queryByRole("textbox")).toBeNull());
  expect(sent).toEqual({
    ...{ TravelPlanId: 1001, Subject: "Faltan documentos", Message: "Hola, Ana: gracias", WhatsApp: false },
    RequestKey: expect.any(String),
  });
});

test("after a lost answer the same message has the same key, and one that was changed has another (DESK-25)", async () => {
  const user = userEvent.setup();
  const keys: unknown[] = [];
  server.use(
    http.post("*/api/support/plans/write", async ({ request }) => {
      keys.push(((await request.json()) as { RequestKey: string }).RequestKey);
      return HttpResponse.error();
    }),
  );
  show();
  const thread = await section("Messages and notes");
  await user.click(thread.getByRole("button", { name: "Write to the client" }));
  const send = async (times: number) => {
    await user.click(thread.getByRole("button", { name: "Send it" }));
    await waitFor(() => expect(keys).toHaveLength(times));
    await waitFor(() => expect(thread.getByRole("button", { name: "Send it" })).toBeEnabled());
  };
  await send(1);
  await send(2);
  await user.type(thread.getByRole("textbox", { name: /Message/ }), " gracias");
  await send(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("the timeline lists everything, keeps its filter in the URL, and can be saved as a file (DESK-24)", async () => {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  const entry = { ...booked, At: Date.UTC(2026, 11, 1, 17, 0, 5), RequestId: "rbcdfghjkmnp" };
  const older = {
    ...entry,
    Key: "mail-9",
    Kind: "message",
    What: "message.mail",
    State: null,
    Subject: "Gracias",
    RequestId: null,
  };
  server.use(
    http.post("*/api/support/plans/timeline", async ({ request }) => {
      const body = (await request.json()) as { Before: unknown };
      asked.push(body);
      return answer({ ClientName: "Ana", Entries: [body.Before ? older : entry], More: body.Before === null });
    }),
  );
  showDesk(<SupportPlanPage />, { route: "/support/plans/:planId", at: "/support/plans/1001?timeline=all" });
  const row = (await screen.findAllByRole("row"))[1];
  expect(row).toHaveTextContent(/12:00:05.*Booking added → Waiting for suppliers.*\$291\.00.*client: Ana/);
  await user.click(screen.getByRole("button", { name: "Show older entries (1 are shown)" }));
  expect(await screen.findByText("Gracias")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Messages", pressed: false }));
  expect(screen.getByTestId("address")).toHaveTextContent("/support/plans/1001?timeline=message");
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ TravelPlanId: 1001, Kinds: ["message"], RequestId: null, Before: null }),
  );
  // From an event to its request, and back. (OPS-37)
  await user.click(await screen.findByRole("link", { name: "Request rbcdfghjkmnp" }));
  expect(await screen.findByText(/^What request rbcdfghjkmnp did/)).toBeInTheDocument();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ Kinds: [], RequestId: "rbcdfghjkmnp" }));
  await user.click(await screen.findByRole("button", { name: "Copy: rbcdfghjkmnp" }));
  expect(await screen.findByText("Copied")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show everything" })).toHaveAttribute(
    "href",
    expect.stringMatching(/timeline=all$/),
  );
});

test("facts whose values are codes are shown as text (DESK-93)", async () => {
  const facts = {
    "payment.answered": { Kind: "provider", Facts: { failure: "insufficient_funds" } },
    "refund.begun": { Kind: "money", Facts: { why: "unsigned", failure: "sent_back" } },
    "dispute.opened": { Kind: "money", Facts: { why: "fraudulent" } },
    "provider.told": { Kind: "provider", Facts: { event: "charge.refunded", outcome: "refused: another amount" } },
    "checkout.refused": { Kind: "refused", Facts: { about: "plan 1001", event: "payment.started" } },
    "payment.disputed": { Kind: "staff", Facts: { what: "disputed", status: "open", object: "dp_1" } },
    "timeline.exported": { Kind: "staff", Facts: { kinds: "chart staff", format: "csv" } },
    "transfer.short": { Kind: "chart", Facts: { missing: 4_000 } },
  } as const;
  timeline = Object.entries(facts).map(([What, said]) => ({ ...matched, ...said, Key: What, What, Text: null }));
  show();
  const happened = await section("What has happened");
  await userEvent.click(await happened.findByRole("button", { name: /^Show \d more$/ }));
  const rows = happened.getAllByRole("row").slice(1);
  const words = [
    /said the card has not enough funds/,
    /The receipt was not signed in time.*It came back from the payer’s bank/,
    /The bank’s reason: not authorized by the card’s holder/,
    /event charge\.refunded.*outcome refused: another amount/,
    /about plan 1001.*event Payment started/,
    /^(?!.*status open).*Charge disputed.*provider’s number dp_1/,
    /kinds: Plan(,| and) Staff.*format csv/,
    /Bank transfer came short.*missing \$40\.00/,
  ];
  for (const [index, expected] of words.entries()) expect(rows[index]).toHaveTextContent(expected);
});

test("the history shows refunds at the provider, and how finance attributed them (PAY-34)", async () => {
  const said = {
    "payment.refundedElsewhere": { what: "refundedElsewhere", object: "re_1", amount: 8_226, currency: "USD" },
    "refund.attributed": { amount: 8_226, for: "bookings", bookings: "801, 802" },
    "payment.currencyDiffers": { what: "currencyDiffers", object: "pi_1", amount: 8_226, currency: "CAD" },
    "movement.handled": { what: "currencyDiffers" },
  };
  timeline = Object.entries(said).map(([What, Facts]) => ({
    ...matched,
    Kind: "staff",
    Key: What,
    What,
    Facts,
    Text: null,
  }));
  show();
  const happened = await section("What has happened");
  await userEvent.click(await happened.findByRole("button", { name: /^Show \d more$/ }));
  const rows = happened.getAllByRole("row").slice(1);
  const words = [
    /Refunded at the provider.*provider’s number re_1.*amount \$82\.26$/,
    /Refund at the provider accounted for.*amount \$82\.26.*for bookings.*bookings 801, 802/,
    /charged in another currency.*amount CA\$82\.26/,
    /Dealt with at the provider.*about money in another currency/,
  ];
  for (const [index, expected] of words.entries()) expect(rows[index]?.children[1]).toHaveTextContent(expected);
});

test("a timeline's file is limited to the request that the page shows (DESK-95)", async () => {
  const user = userEvent.setup();
  let asked: unknown;
  timeline = [matched];
  server.use(
    http.post("*/api/support/plans/timeline/export", async ({ request }) => {
      asked = await request.json();
      return answer([]);
    }),
  );
  showDesk(<SupportPlanPage />, {
    route: "/support/plans/:planId",
    at: "/support/plans/1001?timeline=staff&request=rbcdfghjkmnp",
  });
  await user.click(await screen.findByRole("button", { name: "Save as JSON" }));
  await waitFor(() =>
    expect(asked).toEqual({ TravelPlanId: 1001, Kinds: ["staff"], RequestId: "rbcdfghjkmnp", Format: "json" }),
  );
});

test("e opens what a row of the timeline has: its long text, else what its request did (DESK-72)", async () => {
  const user = userEvent.setup();
  const request = { ...booked, RequestId: "rbcdfghjkmnp" };
  const text = "Your plan is confirmed. ".repeat(10);
  const mail: TimelineEntry = { ...request, Key: "mail-9", Kind: "message", What: "message.mail", Text: text };
  timeline = [mail, request];
  const page = (
    <main id="content">
      <DeskKeys />
      <SupportPlanPage />
    </main>
  );
  showDesk(page, { route: "/support/plans/:planId", at: "/support/plans/1001?timeline=all" });
  const words = await screen.findByText("Read the text");
  await user.keyboard("je");
  expect(words.closest("summary")).toHaveFocus();
  expect(screen.getByTestId("address")).toHaveTextContent(/timeline=all$/);
  await user.keyboard("je");
  expect(screen.getByTestId("address")).toHaveTextContent("/support/plans/1001?timeline=all&request=rbcdfghjkmnp");
});

test("payments, communication and documents are listed; messages to staff are only in the history (DESK-34)", async () => {
  show();
  expect((await section("Payments")).getByRole("listitem")).toHaveTextContent(/\$291\.00outcome not known/);
  expect(screen.queryByRole("region", { name: "Refunds" })).toBeNull();
  const [sent, ...others] = (await section("Messages and notes")).getAllByRole("listitem");
  expect(sent).toHaveTextContent(/Email delivered.*Booking 801 is confirmed/);
  expect(others).toEqual([]);
  expect((await section("Documents")).getByRole("listitem")).toHaveTextContent("Passport: under review");
});

test.each([
  [
    "an amount and a deposit are two",
    6_500,
    20_000,
    /\$291\.00 to pay now \$65\.00 to pay in Cuba \$200\.00 deposit in Cuba/,
  ],
  ["a deposit may be all that is known of Cuba", 0, 20_000, /\$291\.00 to pay now \$200\.00 deposit in Cuba/],
  ["a stay is paid in full", 0, 0, /\$291\.00 to pay now(?!.*in Cuba)/],
])("a booking shows what is paid and held where: %s", async (_rule, PayInCuba, Deposit, said) => {
  const booking = { ...bookingOf(begin().and(added(0)).snapshot, 1), PayInCuba, Deposit };
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Bookings: [booking] })));
  show();
  expect((await section("Bookings")).getByRole("listitem")).toHaveTextContent(said);
});

test("the paid, refunded and remaining amounts are shown together, in total and by booking", async () => {
  const booking = bookingOf(begin().and(added(0)).snapshot, 1);
  const Money = { Paid: 29_100, FromFund: 9_100, Back: 10_000, ToFund: 0, Owed: 1_640, Left: 17_460 };
  const Bookings = [{ BookingId: 1, Back: 11_640 }];
  const changed = { ...plan, Bookings: [booking], Money: { ...Money, Bookings } };
  server.use(http.get("*/api/support/plans/1001/en", () => answer(changed)));
  show();
  const terms = (await section("Status")).getAllByRole("term");
  expect(terms.map((term) => term.parentElement?.textContent)).toEqual([
    "Paid$291.00$91.00 of it from the fund",
    "Refunded$100.00",
    "Still to be refunded$16.40",
    "We hold for this plan$174.60",
  ]);
  expect((await section("Bookings")).getByRole("listitem")).toHaveTextContent("$116.40 of it back, $174.60 left");
});

test.each([
  ["paid", 2, 1],
  ["unpaid", 3, 0],
])(
  "a confirmed booking of a plan that is %s offers its refund only if there is money to give back",
  async (_what, Status, links) => {
    const [card] = plan.Payments;
    const booking = { ...bookingOf(begin().and(added(0)).snapshot, 1), Status: "confirmed" };
    const Money = { Paid: 29_100, FromFund: 0, Back: 0, ToFund: 0, Owed: 0, Left: 29_100, Bookings: [] };
    const shown = { ...plan, Bookings: [booking], Payments: [{ ...card, Status }], Money };
    server.use(http.get("*/api/support/plans/1001/en", () => answer(shown)));
    show();
    const bookings = await section("Bookings");
    expect(bookings.queryAllByRole("link", { name: "Refund a part or all of it" })).toHaveLength(links);
  },
);

test("a transfer shows the arrived amount and has no provider to ask; a requested refund links to its decision", async () => {
  const [attempt] = plan.Payments;
  const transfer = attempt && { ...attempt, Method: 85, Amount: 33_600, Received: 28_600, AskAgainAt: null };
  const asked = {
    RequestId: "cccccccc-0000-4000-8000-000000000001",
    BookingId: 801,
    Amount: 29_100,
    Reason: "No car was there",
    AskedAt: plan.Now,
  };
  const changed = { ...plan, Payments: [transfer], AskedRefunds: [asked] };
  server.use(
    http.get("*/api/support/plans/1001/en", () => answer(changed)),
    http.get("*/api/checkout/1001/transfer", () => answer(null)),
  );
  show();
  const payments = await section("Payments");
  expect(payments.getByRole("listitem")).toHaveTextContent(/Bank transfer.*\$286\.00 has arrived; \$50\.00 is missing/);
  expect(payments.queryByRole("button")).toBeNull();
  const refunds = await section("Refunds");
  expect(refunds.getByText(/No car was there/)).toBeInTheDocument();
  expect(refunds.getByRole("link", { name: "Decide" })).toHaveAttribute("href", "/support/refunds");
});

test.each([
  [0, "before anything arrived"],
  [10_000, "The $100.00 that has arrived is refunded"],
])("a transfer that its client withdrew is called so, not failed (PAY-14): %d had arrived", async (Received, said) => {
  const [attempt] = plan.Payments;
  const ended = { Method: 85, Status: 3, FailureCode: "withdrawn", AskAgainAt: null };
  server.use(
    http.get("*/api/support/plans/1001/en", () =>
      answer({ ...plan, Payments: [{ ...attempt, ...ended, Amount: 33_600, Received }] }),
    ),
    http.get("*/api/checkout/1001/transfer", () => answer(null)),
  );
  show();
  const transfer = (await section("Payments")).getByRole("listitem");
  expect(within(transfer).getByText("withdrawn")).toBeVisible();
  expect(transfer).toHaveTextContent(said);
  expect(transfer).not.toHaveTextContent(/failed|declined|missing/);
});

test.each(["9", "abc", "-1"])("plan %s does not exist, and the page links back to the search", async (id) => {
  show(id);
  expect(await screen.findByRole("heading", { name: "This plan does not exist" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Clients and plans" })).toHaveAttribute("href", "/support/plans");
});

test("a plan that could not be loaded can be asked for again", async () => {
  const failing = () => refuse(500, "unexpected", "Sorry.");
  server.use(http.get("*/api/support/plans/1001/en", failing, { once: true }));
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("The plan could not be loaded");
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  expect((await section("Status")).getByText("Documents or profile missing")).toBeInTheDocument();
});

test("staff read why a card was declined and which document was not accepted, in their own texts (DESK-22, DESK-23)", async () => {
  const declined = why("cardDeclined", "client", { Facts: { amount: 29_100, code: "card_declined" }, Since: plan.Now });
  const facts = { amount: 29_100, type: 2, holder: "client", name: "Blurred" };
  const missing = why("clientMissing", "client", { Facts: facts });
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Why: [declined, missing] })));
  show();
  const reasons = await section("Why, and what to do");
  const [first, second] = reasons.getAllByRole("listitem");
  expect(first).toHaveTextContent(/declined on .*: the client’s bank declined it without a reason\./);
  expect(second).toHaveTextContent(/Staff did not accept the client’s passport \(“Blurred”\)/);
});

test.each(["providerSilent", "paymentUnderWay"] as const)(
  "an action of a reason is not offered a second time in its row: %s (DESK-23)",
  async (what) => {
    const silent = why(what, "provider", {
      Id: String(plan.Payments[0]?.PaymentId),
      Facts: { amount: 29_100 },
      Since: plan.Now,
    });
    server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Why: [silent] })));
    show();
    const reasons = await section("Why, and what to do");
    expect(screen.getAllByRole("button", { name: "Ask the provider now" })).toEqual([
      reasons.getByRole("button", { name: "Ask the provider now" }),
    ]);
  },
);

test.each([
  ["Extend booking 802 by 24 hours", "bookings/extend", { BookingId: 802 }, "extend"],
  ["Accept the unclear name", "plans/acceptHolder", { HolderId: 31 }, "holder"],
  ["Send email 7 again", "mails/again", { MailId: 7 }, "mail"],
  ["Ask the provider now", "payments/retry", { PaymentId: plan.Payments[0]?.PaymentId }, "payment"],
])("“%s” asks for a reason, sends it, and shows the result", async (name, path, what, kind) => {
  const user = userEvent.setup();
  let sent: unknown;
  const take = http.post(`*/api/support/${path}`, async ({ request }) => {
    sent = await request.json();
    return answer(path === "payments/retry" ? { Status: 2 } : null);
  });
  server.use(take);
  const { store } = show();
  if (kind === "mail") await user.click(await screen.findByText("Booking 801 is confirmed"));
  await user.click(await screen.findByRole("button", { name }));
  await user.click(screen.getByRole("button", { name }));
  const reason = screen.getByRole("textbox", { name: /Reason/ });
  expect(reason).toHaveAccessibleDescription(/Please give a reason/);
  expect(sent).toBeUndefined();
  await user.type(reason, " They called {Enter}");
  await waitFor(() => expect(reason).not.toBeInTheDocument());
  expect(sent).toEqual({ ...what, Reason: "They called" });
  expect(store.getState().alerts).toEqual([
    expect.objectContaining({ kind: "success", message: `support.act.done.${kind}` }),
  ]);
});

test("input stays when a later load of the plan fails (DESK-25)", async () => {
  const user = userEvent.setup();
  let looks = 0;
  server.use(
    http.get("*/api/support/plans/1001/en", () => {
      looks += 1;
      if (looks === 2) return refuse(500, "unexpected", "Sorry.");
      return answer(looks === 1 ? plan : { ...plan, ClientName: "Ana Nueva" });
    }),
    http.post("*/api/support/plans/acceptHolder", () => answer(null)),
  );
  const accept = async () => {
    await user.click(await screen.findByRole("button", { name: "Accept the unclear name" }));
    await user.keyboard("They called{Enter}");
  };
  show();
  await user.click(await screen.findByRole("button", { name: "Refuse the name on the card" }));
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "Not the client");
  await accept();
  await waitFor(() => expect(looks).toBe(2));
  await accept();
  expect(await screen.findByText(/Ana Nueva/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: /Reason/ })).toHaveValue("Not the client");
});

test("the error of a missing reason disappears once one is entered, and when the form is opened again", async () => {
  const user = userEvent.setup();
  const name = "Accept the unclear name";
  const field = () => screen.getByRole("textbox", { name: /Reason/ });
  show();
  await user.click(await screen.findByRole("button", { name }));
  await user.type(field(), "\u200b{Enter}");
  expect(field()).toHaveAttribute("aria-invalid");
  await user.type(field(), "T");
  expect(field()).not.toHaveAttribute("aria-invalid");
  expect(field()).not.toHaveAccessibleDescription(/Please give a reason/);
  await user.clear(field());
  expect(field()).toHaveAttribute("aria-invalid");
  await user.click(screen.getByRole("button", { name: "Back" }));
  await user.click(screen.getByRole("button", { name }));
  expect(field()).not.toHaveAttribute("aria-invalid");
});

test("a form that is closed gives the focus back to the button that opened it (A11Y-5)", async () => {
  const user = userEvent.setup();
  show();
  for (const name of ["Accept the unclear name", "Write to the client"]) {
    await user.click(await screen.findByRole("button", { name }));
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByRole("button", { name })).toHaveFocus();
  }
});

test("the latest possible payment deadline is shown with its deadlines (PLAN-27)", async () => {
  const Bounds = { HeldUntil: plan.Now + 60 * 60 * 1000, PayableUntil: plan.Now + 120 * 60 * 60 * 1000 };
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Bounds })));
  show();
  expect((await section("Status")).getByText(/reopen the payment window until/)).toBeInTheDocument();
});

test("for a reason that the client will read, staff see the client's language (DESK-9)", async () => {
  const user = userEvent.setup();
  show();
  const reasons = await section("Why, and what to do");
  await user.click(reasons.getByRole("button", { name: "Refuse the name on the card" }));
  expect(reasons.getByRole("textbox", { name: /Reason/ })).toHaveAccessibleDescription(/to whom we write in Spanish/);
});

test("an action that the server refuses stays open with the server's reason", async () => {
  const user = userEvent.setup();
  const tooLate = () => refuse(409, "checkout.refused", "Too late.");
  server.use(http.post("*/api/support/plans/acceptHolder", tooLate));
  show();
  await user.click(await screen.findByRole("button", { name: "Accept the unclear name" }));
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "They called{Enter}");
  expect((await screen.findByText(/Too late\./)).closest("[role=alert]")).toBeVisible();
});

test("an email that is still being sent is not sent again, and shows that immediately (DESK-34)", async () => {
  const [, sending] = plan.Mails;
  const Mails = sending ? [{ ...sending, ToClient: true }] : [];
  server.use(http.get("*/api/support/plans/1001/en", () => answer({ ...plan, Mails })));
  show();
  const [item] = (await section("Messages and notes")).getAllByRole("listitem");
  expect(item).toHaveTextContent(/not delivered yet after 2 attempts/);
  expect(item?.querySelector("button, summary")).toBeNull();
});

test("finance see their own actions on a plan, and not the desk's (DESK-17)", async () => {
  server.use(http.get("*/api/support/self", () => answer({ StaffRole: "finance" })));
  show();
  expect(await screen.findByRole("button", { name: "Ask the provider now" })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Send email/ })).not.toBeInTheDocument());
});

test("in a narrow window each fact is one line, and a bar has the first action (DESK-39)", async () => {
  narrowWindow();
  const user = userEvent.setup();
  show();
  const line = await screen.findByText("Passport: under review");
  expect(line.closest("details")).not.toHaveAttribute("open");
  await user.click(line);
  expect(line.closest("details")).toHaveAttribute("open");
  const bar = screen.getByRole("complementary");
  await user.click(within(bar).getByRole("button", { name: "Accept the unclear name" }));
  expect(screen.getByRole("textbox", { name: /Reason/ })).toHaveFocus();
});
