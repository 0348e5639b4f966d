import type { Tx } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import { isOpen } from "../bookingStatus";
import type { Booking } from "../plan.schemas";
import { planWarnings, type Warning } from "../plan.warnings";
import type { PlanChecks } from "./plan.ports";

/**
 * What a client is made aware of in a plan's open bookings: how they fit together, and how long the passport lasts.
 * (PLAN-25)
 */
export async function warningsOf(
  tx: Tx,
  clientId: number,
  bookings: readonly Booking[],
  { passportNeededUntil }: PlanChecks,
): Promise<Warning[]> {
  const open = bookings.filter(({ Status }) => isOpen(Status));
  if (open.length === 0) return [];
  const stays = open.flatMap(({ BookingId: bookingId, Lodging }) =>
    Lodging
      ? [
          {
            bookingId,
            hotel: Lodging.HotelName,
            zone: Lodging.ZoneName,
            checkIn: Lodging.CheckIn,
            checkOut: Lodging.CheckOut,
          },
        ]
      : [],
  );
  const cars = open.flatMap(({ BookingId: bookingId, Car }) =>
    Car ? [{ bookingId, zone: Car.PickUpZone, pickUp: Car.PickUp, dropOff: Car.DropOff }] : [],
  );
  const until = await passportNeededUntil(tx, clientId, {
    firstDay: havanaDate(Math.min(...open.map(({ StartsAt }) => StartsAt))),
    lastDay: havanaDate(Math.max(...open.map(({ EndsAt }) => EndsAt))),
  });
  const passport: Warning[] = until === null ? [] : [{ Code: "passportTooShort", Facts: { until } }];
  return [...planWarnings({ stays, cars }), ...passport];
}
