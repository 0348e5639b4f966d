import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { ManualRefund, RefundByHand } from "../../../../refunds/refunds.schemas";
import { ManualRefundForm } from "./ManualRefundForm";

const booking: RefundByHand = {
  ...{ BookingId: 801, BookingName: "Kia Picanto", TravelPlanId: 1001 },
  ...{ ClientName: "Ana Rivera", ClientEmail: "ana@example.com", ClientLanguage: "es" },
  ...{ StartsAt: Date.UTC(2026, 11, 20, 15), EndsAt: Date.UTC(2026, 11, 27, 15), BookingAmount: 41_500 },
  ...{
    Left: 30_000,
    LeftFromFund: 0,
    LeftRenewed: 0,
    LeftOfCharge: 0,
    Method: 135,
    CardBrand: "Visa",
    CardLast4: "4242",
    Charge: 0,
  },
  ...{ ArrivesBy: Date.UTC(2026, 11, 11, 15), FundUntil: Date.UTC(2028, 11, 1, 15), MayEnd: true, Disputed: false },
};
let orders: ManualRefund[];
let answers: (() => Response)[];
const server = serve(
  http.get("*/api/support/refunds/manual/801", () => answer(booking)),
  http.post("*/api/support/refunds/manual", async ({ request }) => {
    orders.push((await request.json()) as ManualRefund);
    return answers.shift()?.() ?? answer({ BookingId: 801, Amount: 10_000 });
  }),
);
beforeEach(() => {
  orders = [];
  answers = [];
});

async function fillIn(amount: string) {
  const user = userEvent.setup();
  showDesk(<ManualRefundForm />, { route: "/", at: "/?booking=801" });
  await user.type(await screen.findByRole("textbox", { name: /Amount/ }), amount);
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "A smaller car");
  const check = () => user.click(screen.getByRole("button", { name: "Check the refund" }));
  const confirm = async () => user.click(await screen.findByRole("button", { name: "Refund $100.00" }));
  return { user, check, confirm };
}

test("a refund by hand shows the client, the booking, and how much is left at which provider (REFUND-18)", async () => {
  showDesk(<ManualRefundForm />, { route: "/", at: "/?booking=801" });
  const card = within(await screen.findByRole("article"));
  for (const shown of [/Ana Rivera/, /Kia Picanto/, /\$300\.00 through Clover, to the Visa card ending in 4242/])
    expect(card.getByText(shown)).toBeInTheDocument();
  expect(card.getByRole("link", { name: "1001" })).toHaveAttribute("href", "/support/plans/1001");
});

test("a refund by hand is shown as it will be, and moves no money before its amount is confirmed (REFUND-18)", async () => {
  const { user, check, confirm } = await fillIn("100");
  expect(screen.getByText(/\$100\.00 through Clover/).closest("li")).toHaveTextContent(/by .*December 11, 2026/);
  expect(screen.getByText(/\$200\.00 of it can still be refunded later/)).toBeInTheDocument();
  await check();
  const asked = within(await screen.findByRole("dialog", { name: "Refund $100.00 to Ana Rivera?" }));
  expect(orders).toEqual([]);
  await user.click(asked.getByRole("button", { name: "Back" }));
  await check();
  await confirm();
  expect(await screen.findByText(/\$100\.00 of booking 801 will be refunded to Ana Rivera/)).toBeInTheDocument();
  expect(orders).toMatchObject([{ BookingId: 801, Amount: 10_000, Destination: "client", EndsBooking: false }]);
});

test("above what is left, the limit is shown at the amount and nothing is sent (REFUND-18)", async () => {
  const { check } = await fillIn("300.01");
  await check();
  expect(screen.getByRole("textbox", { name: /Amount/ })).toHaveAccessibleDescription(
    /At most \$300\.00 can be refunded/,
  );
  expect([screen.queryByRole("dialog"), orders]).toEqual([null, []]);
});

async function refundTwice() {
  const { check, confirm } = await fillIn("100");
  for (const _time of [1, 2]) {
    await check();
    await confirm();
    if (orders.length === 1) await screen.findByRole("alert");
  }
  expect(await screen.findByText(/refunded to Ana Rivera/)).toBeInTheDocument();
  return orders.map(({ Key }) => Key);
}

test.each([
  ["whose answer was lost", () => HttpResponse.error()],
  ["at which the server failed", () => refuse(500, "unexpected", "Sorry.")],
])("a refund %s is asked for again under the same key, so that it is made once", async (_what, failing) => {
  answers = [failing];
  const keys = await refundTwice();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("a refund that the server refused gets a new key when it is asked for again", async () => {
  answers = [() => refuse(409, "refund.beyondCaptured", "Too much.")];
  expect(new Set(await refundTwice()).size).toBe(2);
});

test("the message that a booking was not found is gone once the number is wrong", async () => {
  const user = userEvent.setup();
  server.use(http.get("*/api/support/refunds/manual/999", () => refuse(404, "notFound", "This does not exist.")));
  showDesk(<ManualRefundForm />, { route: "/", at: "/?booking=999" });
  expect(await screen.findByText("This does not exist.")).toBeVisible();
  await user.clear(screen.getByRole("textbox", { name: /Booking number/ }));
  await user.click(screen.getByRole("button", { name: "Show what can be refunded" }));
  expect(await screen.findByText("Please enter a booking number")).toBeVisible();
  expect(screen.queryByText("This does not exist.")).toBeNull();
});
