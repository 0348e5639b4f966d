import { randomUUID } from "node:crypto";
import { accountContract } from "../../../features/account/account.contract";
import type { AddedBooking } from "../../../features/plan/checkout/checkout.events";
import type { BookingService } from "../../../features/plan/server/bookings/booking.service";
import { requestHash } from "../../../features/plan/server/bookings/requestHash";
import { insertPlan } from "../../../features/plan/server/plan.repository";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import type { CarOffer } from "../../../products/car/car.schemas";
import type { Fleet, Rental } from "../../../products/car/car.turnover";
import { freeUnits, loadFleet } from "../../../products/car/server/availability.repository";
import { reserveForChange } from "../../../products/car/server/booking/changes";
import { reserveAnyUnit } from "../../../products/car/server/booking/units";
import { insertCarBooking } from "../../../products/car/server/car.repository";
import { ProductType } from "../../../shared/enumerations";
import { addDays, havanaDate } from "../../../shared/havana";
import { DAY } from "../../../shared/instant";
import { findOffers } from "./carScene";
import { completeProfile } from "./scenes";
import type { World } from "./world";

type Deps = Pick<Services, "db"> & { bookings: Pick<BookingService, "add"> };

/**
 * Repeats a booking of a bundle, at its price and on its days, for a made-up driver in a real car that is free then. A
 * stay is booked as a car too, as bundles do not name the property. Resolves to the id of its plan. `replaces`: already
 * the new plan's booking.
 * `inNewPlan`: starts a new plan; `instantly`: the supplier confirms at once.
 */
export async function bookAgain(
  { db, bookings }: Deps,
  world: World,
  { startsAt, endsAt, amount, id, replaces, refundTo }: AddedBooking,
  { inNewPlan, instantly }: { inNewPlan: boolean; instantly: boolean },
) {
  const { clientId } = world;
  const { BirthDate, CountryId } = await completeProfile(world);
  const { FirstName, LastName } = await world.call(accountContract.getProfile, { id: clientId });
  const offers = await findOffers(world, { confirmsInstantly: true });
  const from = havanaDate(startsAt);
  const to = havanaDate(endsAt);
  const days = Math.max(1, Math.round((endsAt - startsAt) / DAY));
  const booking = {
    clientId,
    productType: ProductType.CarRent,
    startsAt,
    endsAt,
    payNow: amount,
    payInCuba: 0,
    price: {
      priceLines: [{ Code: "agreed", Amount: amount, Facts: {} }],
      inCubaLines: [],
      deposit: 0,
      freeCancellationUntil: startsAt,
      days,
    },
    requestKey: randomUUID(),
    requestHash: requestHash(["recreated", id]),
  };
  const driver = {
    driverFirstName: FirstName,
    driverLastName: LastName,
    driverBirthDate: BirthDate,
    driverCountryId: CountryId,
    passportNumber: "X12345678",
    passportExpiresOn: addDays(to, 2 * 365),
    licenceNumber: "D4567890",
    licenceCountryId: CountryId,
    licenceIssuedOn: addDays(from, -8 * 365),
    licenceExpiresOn: addDays(to, 2 * 365),
    extras: { extraDrivers: 0, childSeats: 0, flightNumber: null },
  };
  return db.transaction(async (tx) => {
    if (inNewPlan) await insertPlan(tx, clientId, world.now());
    const fleet = await loadFleet(tx);
    const { car, office, rental } = await freeCar(tx, fleet, offers, { startsAt, endsAt });
    const hold = async (bookingId: number, atOnce: boolean) => {
      const unitId = await (replaces === undefined
        ? reserveAnyUnit(tx, fleet, bookingId, car, rental)
        : reserveForChange(tx, fleet, { bookingId, replaces, atOnce }, car, rental));
      const row = {
        bookingId,
        unitId,
        modelId: car.modelId,
        pickUpOfficeId: office,
        dropOffOfficeId: office,
        ...driver,
      };
      return insertCarBooking(tx, row);
    };
    const confirmed = instantly ? () => `R-${id}` : null;
    const { supplierId } = car;
    return bookings.add(
      tx,
      { ...booking, supplierId },
      { kind: "client", id: clientId },
      { hold, confirmed, replaces, refundTo },
    );
  });
}

/** The first of some offers with a free car in a period, which may be another than that of the offers. */
async function freeCar(tx: Tx, fleet: Fleet, offers: readonly CarOffer[], period: Pick<Rental, "startsAt" | "endsAt">) {
  for (const { SupplierId: supplierId, ModelId: modelId, ZoneId: zoneId, PickUpOffice } of offers) {
    const car = { supplierId, modelId };
    const rental = { ...period, fromZoneId: zoneId, toZoneId: zoneId };
    if ((await freeUnits(tx, fleet, car, rental)).length > 0) return { car, rental, office: PickUpOffice.Id };
  }
  throw new Problem("car.soldOut");
}
