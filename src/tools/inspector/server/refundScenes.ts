import { randomUUID } from "node:crypto";
import { planContract } from "../../../features/plan/plan.contract";
import { refundsContract } from "../../../features/refunds/refunds.contract";
import { FUND_VALID_YEARS } from "../../../shared/constants";
import { DAY } from "../../../shared/instant";
import { inClientsLanguage, LANG } from "./scenes";
import type { World } from "./world";

/** Scenes of refunds, each from a plan that is paid (and signed). */

/** Six days before credit expires, as time before now, in milliseconds. */
export const ALMOST_EXPIRED = (FUND_VALID_YEARS * 365 - 6) * DAY;

async function bookingOf({ call }: World, planId: number) {
  const { Bookings } = await call(planContract.getPlan, { id: planId, lang: LANG });
  const booking = Bookings.find(({ Status }) => Status === "confirmed");
  if (!booking) throw new Error(`plan ${planId} has nothing to refund`);
  return booking;
}

/** The client says that the supplier failed: staff must decide. */
export async function requestRefund(world: World, planId: number): Promise<number> {
  const { BookingId } = await bookingOf(world, planId);
  const order = { SupplierFault: true, Reason: await inClientsLanguage(world, "noCar") };
  await world.call(refundsContract.refundToClient, { id: BookingId }, order);
  return planId;
}

/** Staff refund two fifths; the client keeps the booking. */
export async function refundPartly(world: World, planId: number): Promise<number> {
  const { BookingId, PayNow } = await bookingOf(world, planId);
  const part = { BookingId, Amount: Math.round(PayNow * 0.4), Destination: "client", EndsBooking: false } as const;
  const order = { ...part, Key: randomUUID(), Reason: await inClientsLanguage(world, "smallerCar") };
  await world.callAsStaff(refundsContract.refundByHand, {}, order);
  return planId;
}

export async function refundToClient(world: World, planId: number): Promise<number> {
  const { BookingId } = await bookingOf(world, planId);
  await world.call(refundsContract.refundToClient, { id: BookingId }, {});
  return planId;
}

/** A payment by link is refunded, and the payer's bank returns the refund. */
export async function refundReturned(world: World, planId: number, url: string): Promise<number> {
  await refundToClient(world, planId);
  await world.settle();
  await happensTo(url, "returned");
  return planId;
}

/** Makes the stand-in of the link provider simulate an event of a paid link's charge, and notify the shop. */
export async function happensTo(url: string, what: "disputed" | "won" | "lost" | "returned"): Promise<void> {
  const answer = await fetch(`${url}/afterwards`, { method: "POST", body: new URLSearchParams({ what }) });
  if (answer.status !== 200) throw new Error(`the provider answered ${answer.status} when it was to be ${what}`);
}

export async function refundToFund(world: World, planId: number): Promise<number> {
  const { BookingId } = await bookingOf(world, planId);
  await world.call(refundsContract.refundToFund, { id: BookingId }, {});
  return planId;
}
