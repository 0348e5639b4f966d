import { screen } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import type { RefundState } from "../refunds.schemas";
import { RefundTimeline } from "./RefundTimeline";

const refund: RefundState = {
  ...{
    RequestId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b10",
    BookingId: 801,
    Cause: "booking",
    Means: "card",
    TravelPlanId: 1001,
    Destination: "client",
  },
  ...{
    Status: "declined",
    Amount: 29_100,
    Charge: 0,
    ToMethod: 29_100,
    ToLots: 0,
    ToNewLot: 0,
    LotsLost: 0,
    LotsRenewed: 0,
  },
  ...{ Reason: "No había auto en el mostrador", SupplierFault: true, EndsBooking: true, AskedAt: 0, DecidedAt: 1 },
  ...{ Decision: "The car was handed over an hour later", SentAt: null, ArrivesBy: null, Reference: null },
};

const show = (changes: Partial<RefundState> = {}) =>
  openPages(<Route path="/" element={<RefundTimeline refund={{ ...refund, ...changes }} />} />, "/");

test("people's texts about a refund are quoted literally, and read aloud in their own language", () => {
  show();
  const asked = screen.getByText("No había auto en el mostrador");
  expect(asked).toHaveAttribute("lang", "es");
  expect(asked.parentElement).toHaveTextContent("“No había auto en el mostrador”");
  expect(screen.getByText("The car was handed over an hour later")).toHaveAttribute("lang", "en");
});

test.each([
  ["returned", "Returned by the bank", /\$291\.00 came back from your bank/],
  ["held", "On hold", /\$291\.00 is waiting until your bank has decided/],
] as const)("a refund that is %s says so to its client (REFUND-15)", (Status, chip, step) => {
  show({ Status });
  expect(screen.getByText(chip)).toBeInTheDocument();
  expect(screen.getByText(step)).toBeInTheDocument();
  expect(screen.queryByText(/On your statement/)).toBeNull();
});

test("an external refund is shown as sent, without a request (PAY-34)", () => {
  show({ Cause: "elsewhere", Status: "sent", Reason: null, Decision: null, SentAt: 1, ArrivesBy: 2 });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("$291.00 sent to the card you paid with"),
    expect.stringContaining("On your statement by"),
  ]);
});

test("a text whose language cannot be recognised gets no `lang`", () => {
  show({ Decision: "OK, W-1" });
  expect(screen.getByText("OK, W-1")).not.toHaveAttribute("lang");
});

test("credit refunded after its expiry is not shown as being in the fund (FUND-6)", () => {
  const approved = { Status: "credited", Destination: "client", Decision: null, Reason: null } as const;
  show({ ...approved, ToMethod: 0, Amount: 30_000, ToLots: 30_000, LotsLost: 12_000, LotsRenewed: 5_000 });
  expect(screen.getByText("$180.00 back to you")).toBeVisible();
  expect(
    screen.getByText("$180.00 is in your fund, $50.00 of it credited anew, as its two years were over"),
  ).toBeVisible();
  expect(screen.getByText("$120.00 went back to credit that had expired, and cannot be used any more")).toBeVisible();
});
