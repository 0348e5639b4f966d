import { type Instant, MINUTE } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { PriceLine, StatedPrice } from "../../../shared/schemas";
import type { CancellationRule } from "../cancellation/cancellation.rules";
import { type PriceParts, totalOf } from "./total";

/** The breakdown of a booking's price as it was shown and is guaranteed. Amounts in minor units. */
export type BookedPrice = {
  priceLines: PriceLine[];
  inCubaLines: PriceLine[];
  deposit: Minor;
  /** Until when cancelling is free, epoch ms. */
  freeCancellationUntil: Instant | null;
  /** Rental days or nights. */
  days: number;
  /** The cancellation schedule at the time of booking; older bookings without one follow the current rules. */
  cancellation?: CancellationRule[];
};

/**
 * A stored breakdown; null: it is damaged. The amounts due have columns of their own, so lists work without the
 * breakdown. (OPS-113)
 */
export function readPrice(stored: Partial<BookedPrice> | string | null): BookedPrice | null {
  if (stored === null || typeof stored === "string") return null;
  const { priceLines, inCubaLines, deposit, freeCancellationUntil = null, days, cancellation } = stored;
  if (!Array.isArray(priceLines) || !Array.isArray(inCubaLines)) return null;
  if (typeof deposit !== "number" || typeof days !== "number") return null;
  return { priceLines, inCubaLines, deposit, freeCancellationUntil, days, ...(cancellation && { cancellation }) };
}

/** Replaces a damaged breakdown. */
export const noBreakdown: BookedPrice = {
  priceLines: [],
  inCubaLines: [],
  deposit: 0,
  freeCancellationUntil: null,
  days: 0,
};

/**
 * How long a client may look at an offer before booking it: a newer price is booked only if the request names it as the
 * one shown. (PLAN-37)
 */
export const SHOWN_PRICE_VALID_FOR = 30 * MINUTE;

type BookedAt = PriceParts & { readonly price: Pick<BookedPrice, "priceLines" | "inCubaLines" | "deposit"> };

/** A booking's price as calls return it. */
export function statedPrice({ payNow, payInCuba, price: { priceLines, inCubaLines, deposit } }: BookedAt): StatedPrice {
  return {
    Total: totalOf({ payNow, payInCuba }),
    PayNow: payNow,
    PriceLines: priceLines,
    PayInCuba: payInCuba,
    InCubaLines: inCubaLines,
    Deposit: deposit,
    CurrencyCode: "USD",
  };
}

type Offered = {
  readonly Price: Minor;
  readonly PriceLines: readonly PriceLine[];
  readonly PayInCuba: Minor;
  readonly InCubaLines?: readonly PriceLine[];
  readonly Deposit?: Minor;
};

/** The price of an offer. */
export function offeredPrice({ Price, PriceLines, PayInCuba, InCubaLines = [], Deposit = 0 }: Offered): StatedPrice {
  const price = { priceLines: [...PriceLines], inCubaLines: [...InCubaLines], deposit: Deposit };
  return statedPrice({ payNow: Price, payInCuba: PayInCuba, price });
}

/** The price of a booking as calls show it. */
export const priceOfBooking = ({
  PayNow,
  ...booking
}: Omit<Offered, "Price"> & { readonly PayNow: Minor }): StatedPrice => offeredPrice({ Price: PayNow, ...booking });

/** A line of a price and its former line; null: there is or was none. */
export type ComparedLine = { readonly was: PriceLine | null; readonly now: PriceLine | null };

/**
 * The lines of two prices matched with each other, removed ones last. Lines of one code are matched in their order,
 * such as two seasons, and children's lines by age.
 */
export function comparedLines(was: readonly PriceLine[], now: readonly PriceLine[]): ComparedLine[] {
  const named = (lines: readonly PriceLine[]) => {
    const ofKind = new Map<string, number>();
    return new Map(
      lines.map((line) => {
        const kind = `${line.Code} ${line.Facts.fromAge ?? ""}`;
        const count = ofKind.get(kind) ?? 0;
        ofKind.set(kind, count + 1);
        return [`${kind} ${count}`, line] as const;
      }),
    );
  };
  const before = named(was);
  const after = named(now);
  const gone = [...before].filter(([name]) => !after.has(name));
  return [
    ...[...after].map(([name, line]) => ({ was: before.get(name) ?? null, now: line })),
    ...gone.map(([, line]) => ({ was: line, now: null })),
  ];
}

/** The parts of a price that a client was shown; absent parts were not stated. */
export type ShownPrice = { readonly [Part in "Total" | "PayInCuba" | "Deposit"]?: Minor | undefined };

/** The shown price as the booking call names it. */
export const shownPrice = ({ Total, PayInCuba, Deposit }: Required<ShownPrice>): Required<ShownPrice> => ({
  Total,
  PayInCuba,
  Deposit,
});

/** Whether a price equals the shown one, in all stated parts. (PLAN-37) */
export function isShown(shown: ShownPrice, price: StatedPrice): boolean {
  return (["Total", "PayInCuba", "Deposit"] as const).every((part) => (shown[part] ?? price[part]) === price[part]);
}

/** The extras booked with a car. */
export type BookedExtras = { extraDrivers: number; childSeats: number; flightNumber: string | null };
