import { act, screen, within } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, serve } from "../../../../test/fixtures/web/wireTestBed";
import { POLLING_INTERVAL } from "../../../platform/web/pollingOptions";
import type { PlanSums, RefundState } from "../refunds.schemas";
import PlanRefunds from "./PlanRefunds";

const nothing: PlanSums = {
  ...{ Paid: 0, FromFund: 0, ForBookings: 0, KeptByPolicy: 0, KeptCharge: 0, OnItsWay: 0, Sent: 0, InFund: 0 },
  ExpiredInFund: 0,
};
const refund: RefundState = {
  ...{ RequestId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b10", BookingId: null, TravelPlanId: 1001, Destination: "client" },
  ...{ Cause: "unsigned", Means: "card", Status: "approved", Reason: null, SupplierFault: false, EndsBooking: false },
  ...{
    Amount: 29_100,
    Charge: 0,
    ToMethod: 29_100,
    ToLots: 0,
    ToNewLot: 0,
    LotsLost: 0,
    LotsRenewed: 0,
    AskedAt: 1,
    DecidedAt: 1,
    Decision: null,
  },
  ...{ SentAt: null, ArrivesBy: null, Reference: null },
};

let refunds: RefundState[];
let sums: PlanSums;
serve(
  on("/api/refunds/plans/:planId", () => answer(refunds)),
  on("/api/refunds/plans/:planId/sums", () => answer(sums)),
);

function show(known: PlanSums, given: RefundState[] = []) {
  [sums, refunds] = [known, given];
  openPages(<Route path="/" element={<PlanRefunds planId={1001} />} />, "/");
}

test("the refund of an unsigned plan is shown: how much, by which way, and when the bank shows it (REFUND-15)", async () => {
  show({ ...nothing, Paid: 29_100, OnItsWay: 29_100 }, [refund]);
  expect(await screen.findByText("The receipt was not signed in time")).toBeVisible();
  expect(screen.getByText("On its way")).toBeVisible();
  expect(screen.getByText(/\$291\.00 goes back to the card you paid with/)).toBeVisible();
  expect(screen.getByText(/Your bank shows it within 10.days of our sending it/)).toBeVisible();
  expect(screen.queryByText("Approved")).toBeNull();
});

test("an excess paid by transfer is refunded by hand, and named as such (REFUND-14)", async () => {
  show({ ...nothing, Paid: 30_000, ForBookings: 29_100, OnItsWay: 900 }, [
    { ...refund, Cause: "overpaid", Means: "transfer", Amount: 900, ToMethod: 900 },
  ]);
  expect(await screen.findByText("You paid more than was due")).toBeVisible();
  expect(screen.getByText(/\$9\.00 goes back to the bank account it came from/)).toBeVisible();
  expect(screen.getByText(/Our staff send it by hand/)).toBeVisible();
});

test("the paid amount and the kept part are shown as money (REFUND-17)", async () => {
  const kept = { KeptByPolicy: 5_000, KeptCharge: 250 };
  show({ ...nothing, ...kept, Paid: 29_350, FromFund: 2_000, Sent: 24_100 });
  const money = within((await screen.findByRole("heading", { name: "Your money" })).closest("section") as HTMLElement);
  const rows = money.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ["Paid", "$293.50, $20.00 of it from your fund"],
    ["Sent back to you", "$241.00"],
    ["Kept under the cancellation policy", "$50.00"],
    ["Kept: the payment method’s charge", "$2.50"],
  ]);
});

test("the paid amount is not repeated while all of it is for continuing bookings", async () => {
  show({ ...nothing, Paid: 29_350, ForBookings: 29_100, KeptCharge: 250 }, [
    { ...refund, Cause: "booking", Status: "declined" },
  ]);
  expect(await screen.findByRole("heading", { name: "Refunds" })).toBeVisible();
  expect(screen.queryByText("Your money")).toBeNull();
});

test("a refund that staff approve or a bank carries out is shown without loading the page again (REFUND-15)", async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "performance"] });
  show({ ...nothing, Paid: 29_100, OnItsWay: 29_100 }, [refund]);
  expect(await screen.findByText("On its way")).toBeVisible();
  [sums, refunds] = [{ ...nothing, Paid: 29_100, Sent: 29_100 }, [{ ...refund, Status: "sent", SentAt: 1 }]];
  await act(() => jest.advanceTimersByTimeAsync(POLLING_INTERVAL));
  expect(await screen.findByText("Sent back to you")).toBeVisible();
  expect(screen.queryByText("On its way")).toBeNull();
  jest.useRealTimers();
});
