import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import {
  added,
  at,
  begin,
  booking,
  checked,
  PRICE,
  paid,
  payable,
  signed,
  starts,
  tooYoung,
  unsigned,
} from "../../../test/checkoutStory";
import { planOf } from "../../../test/fixtures/web/checkoutTestBed";
import { answerPlan, page, servePlanPage, show } from "../../../test/fixtures/web/planPageTestBed";
import { answer, refuse } from "../../../test/fixtures/web/wireTestBed";

const server = servePlanPage();

test.each(["signing", "printing"] as const)(
  "a paid plan shows that its documents were in order then while %s, whatever has changed since (DOC-14)",
  async (state) => {
    page.story = payable().and(starts("payment.started", 2)).and(paid("payment.captured", 2)).and(checked(3, tooYoung));
    if (state === "printing") page.story = page.story.and(signed(4));
    page.now = at(5);
    show();
    const step = within((await screen.findByText("Documents")).closest("li") as HTMLElement);
    expect(await step.findByText("done")).toBeVisible();
    // Once it is signed, the steps behind are named alone: the trip follows.
    const said = screen.queryByText("Your documents were in order when you paid.");
    expect(said !== null).toBe(state === "signing");
    expect(screen.queryByText("Your documents are in order.")).toBeNull();
    expect(page.story.state).toBe(state);
  },
);

test.each([
  ["inReview", "documentsInReview", /A new document is being checked by our team.*See your documents/],
  ["faulty", "documentsRejected", /not in order for this trip any more.*Put it right before you travel/],
] as const)(
  "a paid and signed plan says that its documents are %s since the payment, with the way there (DOC-14)",
  async (_since, code, text) => {
    page.story = unsigned().and(signed(4));
    page.now = at(5);
    const NotInOrder = { code, facts: {} };
    server.use(
      http.get("*/api/admin/clientDocuments/isNeededClientDocuments/7/1", () =>
        answer({ Needed: [2], Missing: [], ValidUntil: [], Drivers: [], NotInOrder }),
      ),
    );
    show();
    const step = (await screen.findByText("in progress")).closest("li") as HTMLElement;
    expect(step).toHaveTextContent(/^2?Documents/);
    expect(step).toHaveTextContent(text);
    expect(within(step).getByRole("link")).toHaveAttribute("href", "/documents?plan=1");
    expect(within(step).queryByText("done")).toBeNull();
  },
);

test("the documents in a plan's steps are those of its client, also when staff look at it (DOC-14)", async () => {
  page.story = unsigned().and(signed(4));
  page.now = at(5);
  answerPlan(server, () => ({ ClientId: 8 }));
  const NotInOrder = { code: "documentsInReview", facts: {} };
  server.use(
    http.get("*/api/admin/clientDocuments/isNeededClientDocuments/8/1", () =>
      answer({ Needed: [2], Missing: [], ValidUntil: [], Drivers: [], NotInOrder }),
    ),
  );
  show();
  const step = (await screen.findByText("in progress")).closest("li");
  expect(step).toHaveTextContent(/A new document is being checked by our team/);
});

test.each(["signing", "printing"] as const)(
  "while %s, the documents of a paid plan are neither done nor at fault until that is known, nor after a failed call (DOC-14)",
  async (state) => {
    const isSigning = state === "signing";
    page.story = isSigning ? unsigned() : unsigned().and(signed(4));
    page.now = at(5);
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const needed = "*/api/admin/clientDocuments/isNeededClientDocuments/*";
    let refused = 0;
    server.use(
      http.get(needed, async () => {
        await told;
        refused += 1;
        return refuse(503, "unavailable", "We are busy.");
      }),
    );
    const { unmount } = show();
    const documents = async () => within((await screen.findByText("Documents")).closest("li") as HTMLElement);
    const isUnknown = (step: Awaited<ReturnType<typeof documents>>) => {
      expect(step.getByText("not known yet")).toBeVisible();
      expect(step.queryByText(/^(done|in progress|later)$/)).toBeNull();
      expect(step.queryByRole("link")).toBeNull();
      // The same line as once they are known to be in order, so that nothing moves.
      expect(step.queryByText("Your documents were in order when you paid.") !== null).toBe(isSigning);
      expect(step.queryByText(/^You add your passport/)).toBeNull();
    };
    const step = await documents();
    isUnknown(step);
    tell();
    await waitFor(() => expect(refused).toBeGreaterThan(0));
    // The page has read the refusal.
    await act(() => new Promise((read) => setTimeout(read, 100)));
    isUnknown(step);
    unmount();
    server.use(http.get(needed, () => answer({ Needed: [], Missing: [], ValidUntil: [], Drivers: [] })));
    show();
    expect(await (await documents()).findByText("done")).toBeVisible();
    expect(screen.queryByText("not known yet")).toBeNull();
  },
);

test("a refunded plan links to no other page for the money that it shows itself (REFUND-17)", async () => {
  page.story = payable()
    .and(starts("payment.started", 2))
    .and(paid("payment.captured", 2))
    .and(booking("booking.refunded", 3));
  page.now = at(4);
  show();
  expect(await screen.findByText(/^Below you see, step by step/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "See your paid plans" })).toBeNull();
});

test("a plan whose refunds cannot be loaded reports that in their place", async () => {
  server.use(http.get("*/api/refunds/plans/:planId", () => refuse(503, "unavailable", "We are busy.")));
  page.story = payable()
    .and(starts("payment.started", 2))
    .and(paid("payment.captured", 2))
    .and(booking("booking.refunded", 3));
  page.now = at(4);
  show();
  expect(await screen.findByText("Below you see, step by step, where your money is.")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "The refunds of this plan could not be loaded" })).toBeVisible();
  expect(screen.getByText("We are busy.")).toBeVisible();
});

test("a paid plan that waits for its signature links to the server's signing URL (WIRE-27)", async () => {
  const waiting = { ...planOf(unsigned().snapshot), TravelPlanId: 77 };
  server.use(
    http.get("*/api/travelPlans/paidTravelPlans/:clientId/:lang", () => answer([waiting])),
    http.get("*/api/admin/esign/getUrl/77/11/en", () => answer("/e_sign?plan=77&from=server")),
  );
  show();
  await waitFor(() =>
    expect(
      screen.getAllByRole("link").filter((link) => link.getAttribute("href") === "/e_sign?plan=77&from=server"),
    ).toHaveLength(1),
  );
});

test.each([
  ["undecided", "Signing is on hold", "Paid. The payment is disputed.", 1],
  ["lost", "The payment was taken back", "Paid, and taken back after a dispute.", 0],
] as const)(
  "a dispute that is %s is read in place of the request to sign and of thanks, with the way to write to us (DESK-90)",
  async (Held, title, remark, deadlines) => {
    page.story = page.story
      .and(booking("booking.confirmed", 1))
      .and(starts("payment.started", 2))
      .and(paid("payment.captured", 2));
    page.now = at(3);
    const held = { TravelPlanId: planOf(page.story.snapshot).TravelPlanId, Held };
    server.use(http.get("*/api/checkout/holds/:clientId", () => answer([held])));
    show();
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(remark)).toBeInTheDocument();
    expect(screen.queryByText("Paid. Thank you.")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/notes?box=new");
    expect(screen.queryByRole("link", { name: "Sign the receipt" })).not.toBeInTheDocument();
    expect(screen.queryAllByText(/left to sign/)).toHaveLength(deadlines);
  },
);

test("a paid plan lists by date what to do and where to be, with its calendar and a link to share (PAPER-14)", async () => {
  page.story = page.story.and(booking("booking.confirmed", 1));
  page.now = at(2);
  const unpaid = show();
  expect(await screen.findByRole("region", { name: "Steps of your plan" })).toBeVisible();
  expect(screen.queryByText("Before you fly")).not.toBeInTheDocument();
  unpaid.unmount();
  page.story = page.story.and(starts("payment.started", 2)).and(paid("payment.captured", 2));
  page.now = at(3);
  show();
  const trip = within(await screen.findByRole("region", { name: "Your trip, day by day" }));
  expect(trip.getByText(/^Fill in the D’Viajeros form online from seven days before you arrive /)).toBeVisible();
  expect(await trip.findByText("Guide: tips")).toBeVisible();
  expect(await trip.findByText("Guide: road-guide")).toBeVisible();
  expect(trip.getByRole("button", { name: "Add the trip to my calendar" })).toBeVisible();
  expect(await trip.findByRole("button", { name: "Make a link for fellow travelers" })).toBeVisible();
});

test("the page thanks for a payment that is not disputed", async () => {
  page.story = page.story
    .and(booking("booking.confirmed", 1))
    .and(starts("payment.started", 2))
    .and(paid("payment.captured", 2));
  page.now = at(3);
  server.use(http.get("*/api/checkout/holds/:clientId", () => answer([])));
  show();
  expect(await screen.findByText("Paid. Thank you.")).toBeInTheDocument();
});

test("no signature is requested until it is known whether a dispute blocks the receipt (DESK-90)", async () => {
  page.story = page.story
    .and(booking("booking.confirmed", 1))
    .and(starts("payment.started", 2))
    .and(paid("payment.captured", 2));
  page.now = at(3);
  let tell = () => {};
  const known = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let asked = 0;
  server.use(
    http.get("*/api/checkout/holds/:clientId", async () => {
      asked += 1;
      await known;
      return answer([]);
    }),
  );
  show();
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  // Its facts are folded from the start, so that nothing moves once the trip tells them.
  const booked = within(await screen.findByRole("article", { name: "Car 1" }));
  expect(booked.getByText("Details")).toBeVisible();
  expect(screen.queryByText("Before you fly")).toBeNull();
  expect(screen.queryByRole("link", { name: "Sign the receipt" })).not.toBeInTheDocument();
  tell();
  expect(await screen.findByRole("link", { name: "Sign the receipt" })).toBeInTheDocument();
  expect(screen.getByText("Before you fly")).toBeVisible();
  expect(booked.getByText("Details")).toBeVisible();
});

test("a paid plan besides the shown one needs no signature while a dispute blocks it (DESK-90)", async () => {
  const waiting = [77, 78].map((id) => ({ ...planOf(unsigned().snapshot), TravelPlanId: id }));
  server.use(
    http.get("*/api/travelPlans/paidTravelPlans/:clientId/:lang", () => answer(waiting)),
    http.get("*/api/checkout/holds/:clientId", () => answer([{ TravelPlanId: 77, Held: "undecided" }])),
    http.get("*/api/admin/esign/getUrl/:planId/11/en", ({ params }) => answer(`/e_sign?plan=${params.planId}`)),
  );
  show();
  const banner = await screen.findByText("Your payment receipt for Car 1 (plan 78) is waiting for your signature");
  expect(banner).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sign the receipt : Car 1 (plan 78)" })).toBeVisible();
  expect(screen.queryByText(/for Car 1 \(plan 77\)/)).not.toBeInTheDocument();
});

test("disputes that could not be loaded are not read as none: no thanks, no papers, and a new try (DESK-90)", async () => {
  page.story = page.story
    .and(booking("booking.confirmed", 1))
    .and(starts("payment.started", 2))
    .and(paid("payment.captured", 2))
    .and(signed(3));
  page.now = at(4);
  const plan = planOf(page.story.snapshot);
  const Bookings = plan.Bookings.map((booked) => ({ ...booked, VoucherNumber: `V-${booked.BookingId}` }));
  let loads = false;
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer({ ...plan, Bookings })),
    http.get("*/api/checkout/holds/:clientId", () => (loads ? answer([]) : refuse(503, "unavailable", "We are busy."))),
    http.get("*/api/checkout/vouchers/:bookingId", () => refuse(404, "notFound", "It is not there.")),
  );
  show();
  expect(await screen.findByText("We could not check whether the payment is disputed")).toBeVisible();
  expect(screen.getByText("We are busy.")).toBeVisible();
  expect(screen.getByText("Paid.")).toBeVisible();
  expect(screen.getByText("We could not check whether this is on hold.")).toBeVisible();
  expect(screen.queryByRole("link", { name: /voucher/i })).toBeNull();
  // The trip is not told, so the booking shows its facts.
  expect(screen.queryByText("Before you fly")).toBeNull();
  expect(screen.queryByText("Details")).toBeNull();
  loads = true;
  const [again] = screen.getAllByRole("button", { name: "Try again" });
  if (again) await userEvent.click(again);
  expect(await screen.findByRole("link", { name: "Open the voucher" })).toHaveAttribute("href", "/vouchers/1");
  expect(screen.getByText("Paid. Thank you.")).toBeVisible();
  expect(screen.getByText("Before you fly")).toBeVisible();
  expect(screen.getByText("Details")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a plan held by a dispute mentions only the vouchers of its open bookings (DESK-90)", async () => {
  page.story = begin()
    .and(added(0))
    .and(added(0, 2))
    .and(checked(0))
    .and(booking("booking.confirmed", 1))
    .and(booking("booking.confirmed", 1, 2))
    .and(starts("payment.started", 2, { amount: 2 * PRICE }))
    .and(paid("payment.captured", 2, 2 * PRICE))
    .and(signed(3))
    .and(booking("booking.refunded", 4, 2));
  page.now = at(5);
  const plan = planOf(page.story.snapshot);
  const Bookings = plan.Bookings.map((booked) => ({ ...booked, VoucherNumber: `V-${booked.BookingId}` }));
  server.use(
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer({ ...plan, Bookings })),
    http.get("*/api/checkout/holds/:clientId", () => answer([{ TravelPlanId: 1, Held: "undecided" }])),
  );
  show();
  expect(await screen.findByText("This voucher is on hold")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Voucher/ })).toBeNull();
});

test("each voucher of a signed plan is offered once: the only one by the main action, several at their day of the trip (PAPER-14)", async () => {
  const vouchers = () =>
    screen.getAllByRole("link", { name: /voucher/i }).map((link) => [link.textContent, link.getAttribute("href")]);
  server.use(http.get("*/api/checkout/vouchers/:bookingId", () => refuse(404, "notFound", "It is not there.")));
  answerPlan(server, () => ({
    Bookings: planOf(page.story.snapshot).Bookings.map((booked) => ({
      ...booked,
      VoucherNumber: `V-${booked.BookingId}`,
    })),
  }));
  page.now = at(5);
  page.story = payable().and(starts("payment.started", 2)).and(paid("payment.captured", 2)).and(signed(4));
  const { unmount } = show();
  await screen.findByRole("heading", { name: "Your trip, day by day" });
  expect(vouchers()).toEqual([["Open the voucher", "/vouchers/1"]]);
  unmount();
  page.story = begin()
    .and(added(0))
    .and(added(0, 2))
    .and(booking("booking.confirmed", 1))
    .and(booking("booking.confirmed", 1, 2))
    .and(checked(1))
    .and(starts("payment.started", 2, { amount: 2 * PRICE }))
    .and(paid("payment.captured", 2, 2 * PRICE))
    .and(signed(4));
  show();
  await screen.findByRole("heading", { name: "Your trip, day by day" });
  expect(vouchers()).toEqual([
    ["Open the voucher: Car 1", "/vouchers/1"],
    ["Open the voucher: Car 2", "/vouchers/2"],
  ]);
});
