import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import {
  added,
  at,
  begin,
  booking,
  changed,
  checked,
  PRICE,
  type Story,
  signed,
  starts,
} from "../../../../../test/checkoutStory";
import { checkoutOf, open, planHandlers } from "../../../../../test/fixtures/web/checkoutTestBed";
import { nextLook, timersByHand } from "../../../../../test/fixtures/web/openPageTestBed";
import { answer, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import SignPage from "./SignPage";

const processing = begin()
  .and(added(0))
  .and(checked(0))
  .and(booking("booking.confirmed", 1))
  .and(starts("payment.started", 2));
const attemptId = processing.snapshot.context.attempt?.id ?? "";
const paid = processing.and({ type: "payment.captured", at: at(3), attemptId, amount: PRICE });

let story: Story;
let signature: unknown;
let held: string | null;
let lines: (typeof line)[];

const line = {
  BookingId: 1,
  Name: "Car 1",
  StartsAt: at(200),
  EndsAt: at(300),
  Amount: PRICE,
  PayInCuba: 6_500,
  Deposit: 20_000,
  Refunded: false,
};

const server = serve(
  http.get("*/api/checkout/:planId/receipt", () =>
    answer({
      TravelPlanId: 1,
      PayerName: "Ana García",
      PayerEmail: "ana@example.com",
      PaidAt: at(3),
      Amount: PRICE,
      FundAmount: 10_000,
      Charge: 0,
      PaidBy: "card",
      CurrencyCode: "USD",
      CardBrand: "Visa",
      CardLast4: "4242",
      ProviderReference: null,
      Lines: lines,
      ConsentVersion: "2026-11",
      SignedAt: story.snapshot.context.signedAt,
      Code: null,
      Held: held,
    }),
  ),
  http.post("*/api/checkout/:planId/sign", async ({ request }) => {
    signature = await request.json();
    story = paid.and(signed(4));
    return answer(checkoutOf(story.snapshot, at(4)));
  }),
  ...planHandlers(() => ({ snapshot: story.snapshot, now: at(3.5) })),
);

const { scrollIntoView } = Element.prototype;
const scrolledTo: Element[] = [];
beforeAll(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
});
afterAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

beforeEach(() => {
  scrolledTo.length = 0;
  story = paid;
  signature = null;
  held = null;
  lines = [line];
});

const show = () => open(<SignPage />, "/e_sign?plan=1", "/e_sign");

test("the receipt is read before it is signed, and 24 hours are counted from the payment", async () => {
  show();
  const receipt = await screen.findByRole("article", { name: "Payment receipt, plan 1" });
  expect(receipt).toHaveTextContent("Visa ending in 4242");
  expect(receipt).toHaveTextContent(
    /Paid in total\s*\$291\.00\s*Paid from your fund\s*\$100\.00\s*Paid by card\s*\$191\.00/,
  );
  expect(receipt).toHaveTextContent(
    /Booking 1 December 9, 2026 – December 13, 2026 another \$65.00 is paid in Cuba \$200.00 deposit, held in Cuba and returned/,
  );
  expect(screen.getByRole("timer")).toHaveTextContent("23 hours left to sign");
});

test("signing needs a signature and the consent, and the missing one is named", async () => {
  const user = userEvent.setup();
  show();
  const button = await screen.findByRole("button", { name: "Sign the receipt" });
  const name = screen.getByRole("textbox", { name: "Your full name" });
  expect(name).toHaveValue("Ana García");
  await user.clear(name);
  expect(button).toHaveAccessibleDescription(/add your signature.*give your consent/);
  await user.type(name, "Ana García");
  expect(button).toHaveAccessibleDescription("Please give your consent");
  await user.click(screen.getByRole("checkbox"));
  expect(button).toBeEnabled();
});

test("a typed name signs by keyboard alone and sends the version of the consent, and the vouchers follow", async () => {
  const user = userEvent.setup();
  show();
  await user.type(await screen.findByRole("textbox", { name: "Your full name" }), " ");
  await user.tab();
  await user.keyboard(" ");
  await user.tab();
  await user.keyboard("{Enter}");
  const voucher = await screen.findByRole("link", { name: "Voucher: Car 1" });
  expect(voucher).toHaveAttribute("href", "/vouchers/1");
  // The focus moves to where the form was, just before the vouchers.
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(voucher);
  // On a phone it stood above the window, which follows.
  expect(scrolledTo).toEqual([document.activeElement]);
  expect(signature).toEqual({ SignerName: "Ana García", Consent: true, ConsentVersion: "2026-11", Drawing: null });
});

test.each(["/e_sign?plan=1", "/e_sign"])("a plan that is not paid has no receipt to sign at %s", async (path) => {
  story = begin().and(added(0)).and(checked(0));
  open(<SignPage />, path, "/e_sign");
  expect(await screen.findByRole("heading", { name: "There is nothing to sign yet" })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "Back to your plan" }).at(-1)).toHaveAttribute(
    "href",
    "/shopping-cart?plan=1",
  );
});

test("a signed receipt shows that a dispute blocks the vouchers, and can still be downloaded (PAY-30)", async () => {
  story = paid.and(signed(4));
  held = "undecided";
  show();
  expect(await screen.findByText("This voucher is on hold")).toBeVisible();
  expect(screen.queryByText(/can be signed|deadline to sign/)).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Voucher/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Receipt (PDF)" })).toBeVisible();
});

describe("a receipt that is to be signed again after a change (PLAN-43, DESK-90)", () => {
  beforeEach(() => {
    story = paid
      .and(signed(4))
      .and(changed(5, 2, 1, { amount: PRICE - 1_000 }))
      .and(booking("booking.confirmed", 6, 2));
    lines = [
      { ...line, BookingId: 2, Name: "Car 2" },
      { ...line, BookingId: 3, Name: "House" },
    ];
  });

  test("says what was changed, and which vouchers stay valid", async () => {
    show();
    expect(
      await screen.findByText(/^You changed Car 2, and the price with it: .* Your other voucher stays valid\./),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Sign the receipt" })).toBeVisible();
  });

  test("says while a dispute holds it what cannot be signed, and that the other vouchers are held too", async () => {
    held = "undecided";
    show();
    expect(
      await screen.findByText(/the new receipt for Car 2 cannot be signed, .* your other voucher is not valid for now/),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Sign the receipt" })).toBeNull();
    expect(screen.queryByText(/^You changed/)).toBeNull();
  });
});

test("two similar bookings of one day have distinguishable links to their vouchers (PAPER-6)", async () => {
  story = paid.and(signed(4));
  lines = [line, { ...line, BookingId: 2 }];
  show();
  for (const id of [1, 2])
    expect(await screen.findByRole("link", { name: `Voucher: Car 1, booking ${id}` })).toHaveAttribute(
      "href",
      `/vouchers/${id}`,
    );
});

test("a refunded booking has no voucher link with the signed receipt (PAPER-6)", async () => {
  story = paid.and(signed(4));
  lines = [line, { ...line, BookingId: 2, Name: "Car 2", Refunded: true }];
  show();
  expect(await screen.findByRole("link", { name: "Voucher: Car 1" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Voucher: Car 2" })).not.toBeInTheDocument();
});

test("vouchers of two cars of one model are distinguished by their first day", async () => {
  story = paid.and(signed(4));
  const { EndsAt } = line;
  lines = [line, { ...line, BookingId: 2, StartsAt: EndsAt }, { ...line, BookingId: 3, Name: "Car 3" }];
  show();
  const links = await screen.findAllByRole("link", { name: /^Voucher: / });
  const names = links.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
  expect(names).toEqual(["Voucher: Car 1, Wed, Dec 9", "Voucher: Car 1, Sun, Dec 13", "Voucher: Car 3"]);
});

test("a failure to load the plans is shown, and they can be loaded again", async () => {
  const user = userEvent.setup();
  server.use(
    http.get("*/api/travelPlans/paidTravelPlans/:clientId/:lang", () => refuse(500, "unexpected", "It failed."), {
      once: true,
    }),
  );
  open(<SignPage />, "/e_sign");
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article", { name: "Payment receipt, plan 1" })).toBeInTheDocument();
});

describe("while the page stays open", () => {
  timersByHand();

  test("the signature is taken away once the payment is disputed (FAULT-26, PAY-30)", async () => {
    show();
    expect(await screen.findByRole("button", { name: "Sign the receipt" })).toBeVisible();
    held = "undecided";
    await nextLook();
    expect(await screen.findByText(/disputed/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Sign the receipt" })).toBeNull();
  });
});
