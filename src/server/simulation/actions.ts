import { insertCarBooking, reserveUnit } from "../../features/car/server/car.repository";
import { ProductType } from "../../shared/enumerations";
import { addDays, havanaDate, havanaHour, havanaInstant } from "../../shared/havana";
import { HOUR, MINUTE, SECOND } from "../../shared/instant";
import type { Caller } from "../http/caller";
import { Problem } from "../problem";
import type { Facts } from "./facts";
import type { SimulatedWorld } from "./simulatedWorld";
import { cards, type Step, type Trouble } from "./steps";

type StepOf<Name extends Step["do"]> = Extract<Step, { do: Name }>;
type AboutBooking = Extract<Step, { booking: number }>;
type Order = Parameters<SimulatedWorld["server"]["payments"]["pay"]>[1];

/** What the clients remember: the orders they sent, so that one can be sent again. */
export type Memory = { orders: Map<number, Order> };

/** Does a step through the services, as the facts stand. Throws what they throw. Resolves to what came of it. */
export async function act(world: SimulatedWorld, facts: Facts, memory: Memory, step: Step): Promise<string> {
  const { server, clover, clock } = world;
  switch (step.do) {
    case "book":
      return book(world, step);
    case "confirm":
    case "decline":
    case "extend":
    case "cancel":
    case "remove":
      return answer(world, facts, step);
    case "giveLicence":
      return giveLicence(world, step);
    case "pay":
      return pay(world, facts, memory, step);
    case "payAgain":
      return payAgain(world, memory, step);
    case "reconcile":
      return reconcile(world, step);
    case "providerGoesOn":
      clover.goOn();
      return "went on";
    case "sign":
      return sign(world, facts, step);
    case "later":
      clock.at += step.minutes * MINUTE;
      return "";
    case "approachDeadline":
      return approach(world, facts, step);
    case "sweep":
      return `${await server.sweep()} plans`;
  }
}

const callerOf = (world: SimulatedWorld, client: number): Caller => ({
  clientId: world.clientIds[client] ?? 0,
  role: "client",
});

/** As the car service does it, without the price list: the unit, the papers and the plan in one transaction. */
async function book(world: SimulatedWorld, { client, startsInHours, days, confirmedAtOnce }: StepOf<"book">) {
  const { db, server, clock, car } = world;
  const { clientId } = callerOf(world, client);
  const day = havanaDate(clock.at + startsInHours * HOUR);
  const hour = havanaHour(clock.at + startsInHours * HOUR).slice(0, 2);
  const period = { startsAt: havanaInstant(day, `${hour}00`), endsAt: havanaInstant(addDays(day, days), `${hour}00`) };
  const price = { priceLines: [], inCubaLines: [], deposit: 0, freeCancellationUntil: clock.at, days };
  const key = world.newKey();
  const booking = {
    ...{ clientId, productType: ProductType.CarRent, supplierId: car.supplierId, requestKey: key, requestHash: key },
    ...{ ...period, payNow: 10_000 * days, payInCuba: 0, price },
  };
  const booked = await db.transaction((tx) =>
    server.bookings.add(
      tx,
      booking,
      { kind: "client", id: clientId },
      {
        hold: async (bookingId) => {
          if (!(await reserveUnit(tx, bookingId, car.unitId, period))) throw new Problem("car.soldOut");
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

async function answer(world: SimulatedWorld, facts: Facts, step: AboutBooking): Promise<string> {
  // Most questions are about bookings that wait for an answer; sometimes about one that cannot get it any more.
  const waiting = facts.bookings.filter(({ status }) => status === "requested");
  const asked = step.do === "confirm" || step.do === "decline" || step.do === "extend";
  const booking = pick(asked && waiting.length > 0 ? waiting : facts.bookings, step.booking);
  if (!booking) return "no booking";
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

async function giveLicence(world: SimulatedWorld, { client, oldEnough }: StepOf<"giveLicence">): Promise<string> {
  const caller = callerOf(world, client);
  const IssuedOn = oldEnough ? "2015-03-01" : addDays(havanaDate(world.clock.at), -60);
  const person = { FirstName: "Ana", LastName: "García", BirthDate: "1988-05-17" };
  // Of Spain: a licence of the United States says nothing about how long its holder drives.
  const given = { ClientId: caller.clientId, Type: 3, Number: "L-998877", CountryId: world.spainId, IssuedOn } as const;
  await world.server.documents.giveDocument(caller, { ...given, ...person, ExpiresOn: "2035-01-01" });
  return oldEnough ? "old enough" : "too young";
}

async function pay(world: SimulatedWorld, facts: Facts, memory: Memory, step: StepOf<"pay">): Promise<string> {
  const { clientId } = callerOf(world, step.client);
  const plan = facts.plans.findLast((one) => one.clientId === clientId);
  if (!plan) return "no plan";
  const open = facts.bookings.filter(({ planId, status }) => planId === plan.id && isOpen(status));
  const order: Order = {
    ...{ TravelPlanId: plan.id, ClientId: clientId, PaymentKey: world.newKey(), HolderName: "ANA GARCIA" },
    ...{ Token: world.clover.token(cards[step.card]), AcceptTerms: true },
    Amount: open.reduce((sum, { payNow }) => sum + payNow, 0),
  };
  memory.orders.set(step.client, order);
  return sendOrder(world, order, step);
}

async function payAgain(world: SimulatedWorld, memory: Memory, step: StepOf<"payAgain">): Promise<string> {
  const order = memory.orders.get(step.client);
  return order ? sendOrder(world, order, step) : "nothing was ordered";
}

async function sendOrder(world: SimulatedWorld, order: Order, { weather, dieAt }: Trouble) {
  world.clover.weather = weather;
  const server = dieAt ? world.start(dieAt) : world.server;
  const { Status } = await server.payments.pay({ clientId: order.ClientId, role: "client" }, order, "198.51.100.7");
  return `plan ${order.TravelPlanId}, ${order.Amount}: status ${Status}`;
}

async function reconcile(world: SimulatedWorld, { weather, dieAt, processes }: StepOf<"reconcile">): Promise<string> {
  world.clover.weather = weather;
  const servers = Array.from({ length: processes }, (_, index) => world.start(index === 0 ? dieAt : null));
  const done = await Promise.all(servers.map(({ reconcile }) => reconcile()));
  return `${done.reduce((sum, count) => sum + count, 0)} asked`;
}

/** The fact that a receipt was signed; drawing and sealing the paper has tests of its own. */
async function sign(world: SimulatedWorld, facts: Facts, { client }: StepOf<"sign">): Promise<string> {
  const { clientId } = callerOf(world, client);
  const plan = facts.plans.findLast((one) => one.clientId === clientId && one.paidAt !== null);
  if (!plan) return "no paid plan";
  const by = { kind: "client", id: clientId } as const;
  const { refusals } = await world.db.transaction((tx) =>
    world.server.commands.happen(tx, plan.id, (at) => ({ type: "receipt.signed", at }), by),
  );
  return `plan ${plan.id} ${refusals.map(({ code }) => code).join(" ") || "signed"}`;
}

function approach(world: SimulatedWorld, facts: Facts, { client, seconds }: StepOf<"approachDeadline">): string {
  const { clientId } = callerOf(world, client);
  const next = facts.plans.findLast((one) => one.clientId === clientId)?.nextTickAt;
  // Time never runs backwards.
  if (next) world.clock.at = Math.max(world.clock.at, next + seconds * SECOND);
  return "";
}

const isOpen = (status: string) => status === "requested" || status === "confirmed";

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(items.length, 1)];
}

const driver = {
  ...{ FirstName: "Ana", LastName: "García", BirthDate: "1988-05-17", CountryId: 167 },
  ...{ Passport: "X1234567", PassportExpires: "2035-01-01", LicenseNumber: "D-998877", LicenseCountryId: 167 },
  ...{ LicenseIssued: "2010-01-01", LicenseExpires: "2035-01-01" },
};

const driverRow = {
  ...{ driverFirstName: driver.FirstName, driverLastName: driver.LastName, driverBirthDate: driver.BirthDate },
  ...{ driverCountryId: driver.CountryId, passportNumber: driver.Passport, passportExpiresOn: driver.PassportExpires },
  ...{ licenceNumber: driver.LicenseNumber, licenceCountryId: 167, licenceIssuedOn: driver.LicenseIssued },
  ...{ licenceExpiresOn: driver.LicenseExpires, policiesVersion: "1" },
  extras: { extraDrivers: 0, childSeats: 0, flightNumber: null },
};
