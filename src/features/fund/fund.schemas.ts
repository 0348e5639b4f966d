import Type, { type Static } from "typebox";
import { Id, InstantMs, MinorUnits, Nullable, Strict, USD } from "../../shared/schemas";
import { entryKinds } from "./fund.rules";

export const FundLot = Strict({
  LotId: Id,
  Amount: MinorUnits,
  /** What can still be used of it; 0 once it has expired. */
  Left: MinorUnits,
  IssuedAt: InstantMs,
  ExpiresAt: InstantMs,
  BookingId: Nullable(Id),
});
export type FundLot = Static<typeof FundLot>;

/** A line of the statement. Negative `Amount`: taken from the fund. */
export const FundEntry = Strict({
  Kind: Type.Enum(entryKinds),
  At: InstantMs,
  Amount: MinorUnits,
  Balance: MinorUnits,
  LotId: Id,
  PlanId: Nullable(Id),
  BookingId: Nullable(Id),
  /** What it is about, by name: the booking, or what is booked in the plan. (PLAN-45) */
  Names: Type.Array(Type.String()),
});
export type FundEntry = Static<typeof FundEntry>;

export const Fund = Strict({
  Now: InstantMs,
  CurrencyCode: USD,
  /** The amount that the client can pay with now. */
  Balance: MinorUnits,
  /** Lots with something left, the first to expire first. */
  Lots: Type.Array(FundLot),
  /** Everything that happened, newest first. */
  Entries: Type.Array(FundEntry),
});
export type Fund = Static<typeof Fund>;
