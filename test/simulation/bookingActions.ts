import type { CarDriver } from "../../src/features/documents/documents.rules";
import { isOpen } from "../../src/features/plan/bookings/bookingStatus";
import type { Caller } from "../../src/platform/server/http/caller";
import { Problem } from "../../src/platform/server/problem";
import { occupationOf } from "../../src/products/car/car.turnover";
import { loadFleet } from "../../src/products/car/server/availability.repository";
import { reserveForChange } from "../../src/products/car/server/booking/changes";
import { bookedUnits, insertCarBooking, reserveUnit } from "../../src/products/car/server/car.repository";
import { reserveForChange as takeRoomsForChange } from "../../src/products/lodging/server/changes";
import { holdRooms, insertLodgingBooking } from "../../src/products/lodging/server/lodging.repository";
import { ProductType } from "../../src/shared/enumerations";
import { addDays, havanaDate, havanaHour, havanaInstant } from "../../src/shared/havana";
import { HOUR } from "../../src/shared/instant";
import type { BookingFacts, Facts } from "./facts";
import type { SimulatedWorld } from "./simulatedWorld";
import type { Step } from "./steps";

type StepOf<Name extends Step["do"]> = Extract<Step, { do: Name }>;
type AboutBooking = Extract<Step, { do: "confirm" | "decline" | "extend" | "cancel" | "remove" }>;

export const callerOf = (world: SimulatedWorld, client: number): Caller => ({
  clientId: world.clientIds[client] ?? 0,
  role: "client",
});

/** Like the car service, without the price list: the unit, the papers and the plan in one transaction. */
export async function book(world: SimulatedWorld, { client, startsInHours, days, confirmedAtOnce }: StepOf<"book">) {
  const { db, server, clock, car } = world;
  const { clientId } = callerOf(world, client);
  const day = havanaDate(clock.at + startsInHours * HOUR);
  const hour = havanaHour(clock.at + startsInHours * HOUR).slice(0, 2);
  const period = { startsAt: havanaInstant(day, `${hour}00`), endsAt: havanaInstant(addDays(day, days), `${hour}00`) };
  const price = { priceLines: [], inCubaLines: [], deposit: 0, freeCancellationUntil: clock.at, days };
  const key = world.newKey();
  const booking = {
    clientId,
    productType: ProductType.CarRent,
    supplierId: car.supplierId,
    requestKey: key,
    requestHash: key,
    ...period,
    payNow: 10_000 * days,
    payInCuba: 0,
    price,
  };
  const booked = await db.transaction((tx) =>
    server.bookings.add(
      tx,
      booking,
      { kind: "client", id: clientId },
      {
        hold: async (bookingId) => {
          const rental = { ...period, fromZoneId: car.zoneId, toZoneId: car.zoneId };
          const occupation = occupationOf(await loadFleet(tx), car.supplierId, car.zoneId, rental);
          if (!(await reserveUnit(tx, { bookingId }, car.unitId, occupation))) throw new Problem("car.soldOut");
          const offices = { pickUpOfficeId: car.officeId, dropOffOfficeId: car.officeId };
          await insertCarBooking(tx, { bookingId, unitId: car.unitId, modelId: car.modelId, ...offices, ...driverRow });
          await server.rememberDriver(tx, clientId, driver);
        },
        confirmed: confirmedAtOnce ? () => "C1" : null,
      },
    ),
  );
  return `booking ${booked.bookingId} of plan ${booked.planId}`;
}

/** Like the lodging service, without the price list: the room nights, the guest and the plan in one transaction. */
export async function bookRoom(world: SimulatedWorld, step: StepOf<"bookRoom">): Promise<string> {
  const { db, server, clock, room } = world;
  const { clientId } = callerOf(world, step.client);
  const checkIn = addDays(havanaDate(clock.at), step.startsInDays);
  const checkOut = addDays(checkIn, step.nights);
  const period = { startsAt: havanaInstant(checkIn, "1500"), endsAt: havanaInstant(checkOut, "1200") };
  const { nights: days, rooms, confirmedAtOnce } = step;
  const price = { priceLines: [], inCubaLines: [], deposit: 0, freeCancellationUntil: clock.at, days };
  const key = world.newKey();
  const booking = {
    clientId,
    productType: ProductType.Lodging,
    supplierId: null,
    requestKey: key,
    requestHash: key,
    ...period,
    payNow: 7_000 * days * rooms,
    payInCuba: 0,
    price,
  };
  const stay = { roomTypeId: room.roomTypeId, checkIn, checkOut };
  const hold = async (tx: typeof db, bookingId: number) => {
    if (!(await holdRooms(tx, { bookingId, rooms, ...stay }))) throw new Problem("lodging.soldOut");
    const what = {
      bookingId,
      hotelId: room.hotelId,
      mealsPlanId: room.mealsPlanId,
      requests: null,
    };
    const guest = { firstName: "Ana", lastName: "García", countryId: 167, passportNumber: "X1234567", age: null };
    const guests = Array.from({ length: rooms }, (_room, position) => ({ bookingId, position, room: position + 1 }));
    await insertLodgingBooking(
      tx,
      { ...what, ...stay },
      guests.map((place) => ({ ...place, ...guest })),
    );
  };
  const booked = await db.transaction((tx) =>
    server.bookings.add(
      tx,
      booking,
      { kind: "client", id: clientId },
      { hold: (bookingId) => hold(tx, bookingId), confirmed: confirmedAtOnce ? () => "L1" : null },
    ),
  );
  return `booking ${booked.bookingId} of plan ${booked.planId}`;
}

/** Requests another length of an open booking, at another price; sometimes of one that has ended. (PLAN-40) */
export async function change(world: SimulatedWorld, facts: Facts, step: StepOf<"change">): Promise<string | null> {
  const open = facts.bookings.filter(({ status }) => isOpen(status));
  const was = pick(open.length > 0 ? open : facts.bookings, step.booking);
  return was ? changeOf(world, facts, was, step) : null;
}

/** Requests another length of this booking. */
export async function changeOf(
  world: SimulatedWorld,
  facts: Facts,
  was: BookingFacts,
  step: Omit<StepOf<"change">, "do" | "booking">,
): Promise<string | null> {
  const { db, server, car, room } = world;
  const clientId = facts.plans.find(({ id }) => id === was.planId)?.clientId;
  if (clientId === undefined) return null;
  const { id: replaces, startsAt } = was;
  const { days, confirmedAtOnce: atOnce, refundTo } = step;
  const [rented] = await bookedUnits(db, [replaces]);
  const checkIn = havanaDate(startsAt);
  const endsAt = havanaInstant(addDays(checkIn, days), rented ? havanaHour(startsAt) : "1200");
  const price = { priceLines: [], inCubaLines: [], deposit: 0, freeCancellationUntil: world.clock.at, days };
  const key = world.newKey();
  const booking = {
    ...{ clientId, requestKey: key, requestHash: key, startsAt, endsAt, payInCuba: 0, price },
    productType: rented ? ProductType.CarRent : ProductType.Lodging,
    supplierId: rented ? car.supplierId : null,
    payNow: (rented ? 10_000 : 7_000) * days,
  };
  const hold = async (tx: typeof db, bookingId: number, isSwapped: boolean) => {
    const how = { bookingId, replaces, atOnce: isSwapped };
    if (!rented) {
      const stay = { roomTypeId: room.roomTypeId, checkIn, checkOut: addDays(checkIn, days) };
      await takeRoomsForChange(tx, how, { ...stay, rooms: 1 });
      const what = { bookingId, hotelId: room.hotelId, mealsPlanId: room.mealsPlanId, requests: null };
      const guest = { firstName: "Ana", lastName: "García", countryId: 167, passportNumber: "X1234567", age: null };
      return insertLodgingBooking(tx, { ...what, ...stay }, [{ bookingId, position: 0, room: 1, ...guest }]);
    }
    const rental = { startsAt, endsAt, fromZoneId: car.zoneId, toZoneId: car.zoneId };
    const unitId = await reserveForChange(tx, await loadFleet(tx), how, car, rental);
    const offices = { pickUpOfficeId: car.officeId, dropOffOfficeId: car.officeId };
    await insertCarBooking(tx, { bookingId, unitId, modelId: car.modelId, ...offices, ...driverRow });
  };
  const booked = await db.transaction((tx) =>
    server.bookings.add(
      tx,
      booking,
      { kind: "client", id: clientId },
      {
        hold: (bookingId, isSwapped) => hold(tx, bookingId, isSwapped),
        confirmed: atOnce ? () => "N1" : null,
        replaces,
        refundTo,
      },
    ),
  );
  const isPaid = facts.plans.some(({ id, paidAt }) => id === was.planId && paidAt !== null);
  if (isPaid) world.happened(atOnce ? "paid booking changed" : "change of a paid booking asked for");
  return `booking ${booked.bookingId} in place of ${replaces}`;
}

export async function answer(world: SimulatedWorld, facts: Facts, step: AboutBooking): Promise<string | null> {
  // Mostly for bookings that wait for an answer; sometimes for one that cannot get it any more.
  const waiting = facts.bookings.filter(({ status }) => status === "requested");
  const asked = step.do === "confirm" || step.do === "decline" || step.do === "extend";
  const booking = pick(asked && waiting.length > 0 ? waiting : facts.bookings, step.booking);
  if (!booking) return null;
  const { server, staffId } = world;
  const staff: Caller = { clientId: staffId, role: "staff" };
  const owner = facts.plans.find(({ id }) => id === booking.planId)?.clientId ?? 0;
  const BookingId = booking.id;
  if (step.do === "confirm") await server.desk.confirm(staff, { BookingId, Reference: "R1" });
  if (step.do === "decline") await server.desk.decline(staff, { BookingId, Reason: "No car is left" });
  if (step.do === "extend") await server.desk.extend(staff, { BookingId, Reason: "The supplier asked" });
  if (step.do === "cancel") await server.plans.cancel({ clientId: owner, role: "client" }, BookingId);
  if (step.do === "remove") await server.plans.remove({ clientId: owner, role: "client" }, BookingId);
  return `booking ${BookingId}`;
}

export async function giveLicence(
  world: SimulatedWorld,
  { client, oldEnough }: StepOf<"giveLicence">,
): Promise<string> {
  const caller = callerOf(world, client);
  const IssuedOn = oldEnough ? "2015-03-01" : addDays(havanaDate(world.clock.at), -60);
  // From Spain: a licence of the United States does not show for how long its holder has had it.
  const given = { ClientId: caller.clientId, Type: 3, Number: "L-998877", CountryId: world.spainId, IssuedOn } as const;
  await world.server.documents.giveDocument(caller, { ...given, ...person, ExpiresOn: "2035-01-01" });
  return oldEnough ? "old enough" : "too young";
}

/** A car's booking includes the driver's passport; for rooms alone it is needed before payment. */
export async function givePassport(world: SimulatedWorld, { client }: StepOf<"givePassport">): Promise<string> {
  const caller = callerOf(world, client);
  const given = { ClientId: caller.clientId, Type: 2, Number: "X1234567", CountryId: 167 } as const;
  const days = { IssuedOn: "2025-01-01", ExpiresOn: "2035-01-01" };
  await world.server.documents.giveDocument(caller, { ...given, ...person, ...days });
  return "";
}

const person = { FirstName: "Ana", LastName: "García", BirthDate: "1988-05-17" };

export function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(items.length, 1)];
}

const driver = {
  firstName: "Ana",
  lastName: "García",
  birthDate: "1988-05-17",
  passport: { number: "X1234567", expiresOn: "2035-01-01", countryId: 167, months: 6 },
  licence: {
    number: "D-998877",
    countryId: 167,
    countryIso: "US",
    issuedOn: "2010-01-01",
    expiresOn: "2035-01-01",
  },
} satisfies CarDriver;

const driverRow = {
  driverFirstName: driver.firstName,
  driverLastName: driver.lastName,
  driverBirthDate: driver.birthDate,
  driverCountryId: driver.passport.countryId,
  passportNumber: driver.passport.number,
  licenceNumber: driver.licence.number,
  licenceCountryId: 167,
  licenceIssuedOn: driver.licence.issuedOn,
  passportExpiresOn: driver.passport.expiresOn,
  licenceExpiresOn: driver.licence.expiresOn,
  extras: { extraDrivers: 0, childSeats: 0, flightNumber: null },
};
