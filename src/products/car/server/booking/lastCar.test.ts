import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { BOOK, bookingOf, caller, carHost, NOON, search } from "../../../../../test/fixtures/server/carTestBed";
import { openPatient, openTestEmbedded, openTestServer } from "../../../../../test/testDatabase";
import { THOROUGH } from "../../../../../test/thorough";
import { clients } from "../../../../features/account/server/account.tables";
import { carClosedDays } from "../../../../features/places/server/places.tables";
import { liftLimits } from "../../../../features/plan/server/bookings/limits.repository";
import { bookings } from "../../../../features/plan/server/plan.tables";
import type { OpenDatabase } from "../../../../platform/server/db/database";
import { addDays, havanaInstant } from "../../../../shared/havana";
import { DAY } from "../../../../shared/instant";
import type { CarOffer } from "../../car.schemas";
import { carReservations } from "../car.tables";
import { carUnits } from "../catalogue/catalogue.tables";

const BARACOA = 26;
const STAFF = 3;
const ROUNDS = THOROUGH ? 20 : 4;
const BLOCKED_ROUNDS = 6;
const BLOCK = "/api/support/blocks/car";
const oneModel = and(eq(carUnits.zoneId, BARACOA), eq(carUnits.supplierId, 1), eq(carUnits.modelId, 1));
const url = process.env.TEST_DATABASE_URL;
const onServer = url ? describe : describe.skip;
const onEmbedded = url && !THOROUGH ? describe.skip : describe;

/** The last car in the week of a round: each round has its own week. */
async function offerOf(host: FastifyInstance, round: number): Promise<CarOffer> {
  const stay = { PickUp: addDays(search.PickUp, 7 * round), DropOff: addDays(search.DropOff, 7 * round) };
  const question = { ...search, ...stay, IdZone: BARACOA, IdSupplier: 1, IdModel: 1 };
  const { data } = await caller(host)<CarOffer[]>("POST", "/api/carBookings/getCarOffer/en", question);
  const [offer] = data;
  if (!offer) throw new Error("no offer");
  return offer;
}

/** Makes these people book the last car concurrently, spread over the hosts; resolves to the answers. */
async function rush({ db }: OpenDatabase, hosts: FastifyInstance[], people: number[], round: number) {
  const [host] = hosts;
  if (!host) throw new Error("no host");
  const offer = await offerOf(host, round);
  const answers = await Promise.all(
    people.map((id, index) => caller(hosts[index % hosts.length] ?? host, id)("POST", BOOK, bookingOf(offer, id))),
  );
  const sold = await db.$count(carReservations, eq(carReservations.startsAt, havanaInstant(offer.PickUp, "0900")));
  return { codes: answers.map(({ code }) => code), sold };
}

/** Leaves one car of the model in the zone, and no closed days. */
async function leaveOne({ db }: OpenDatabase) {
  await db.delete(carClosedDays);
  const [, ...others] = await db.select().from(carUnits).where(oneModel);
  for (const { id } of others) await db.delete(carUnits).where(eq(carUnits.id, id));
}

async function peopleIn({ db }: OpenDatabase, count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, (_row, index) => ({
    email: `rush${index}@example.com`,
    passwordHash: "",
    firstName: "Ana",
    lastName: "Rivera",
    createdAt: NOON,
  }));
  const people = (await db.insert(clients).values(rows).returning({ id: clients.id })).map(({ id }) => id);
  // Some clients win many rounds and never pay, which exceeds their limits.
  for (const id of people) await liftLimits(db, id, NOON + DAY);
  return people;
}

const oneWinner = (people: number) => ["OK", ...Array.from({ length: people - 1 }, () => "car.soldOut")];

onEmbedded("the last car, wanted by ten at once on the embedded database", () => {
  it("is sold to one; the others are told that it is gone", async () => {
    const opened = await openTestEmbedded();
    const app = await carHost(opened);
    await leaveOne(opened);
    const { codes, sold } = await rush(opened, [app], await peopleIn(opened, 10), 0);
    expect(codes.sort()).toEqual(oneWinner(10));
    expect(sold).toBe(1);
    await app.close();
    await opened.close();
  }, 60_000);
});

onServer("the last car, wanted by fifty at once from two hosts on PostgreSQL", () => {
  let opened: OpenDatabase & { url: string };
  let other: OpenDatabase;
  let hosts: FastifyInstance[];
  let people: number[];

  beforeAll(async () => {
    opened = await openTestServer(url ?? "");
    other = await openPatient(opened.url);
    hosts = [await carHost(opened), await carHost(other)];
    await leaveOne(opened);
    people = await peopleIn(opened, 50);
  }, 120_000);
  afterAll(async () => {
    for (const host of hosts) await host.close();
    await other.close();
    await opened.close();
  });

  it("is sold once in each round; every other client gets a clean refusal (FAULT-1, SIM-1, OPS-17)", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { codes, sold } = await rush(opened, hosts, people, round);
      expect(codes.sort()).toEqual(oneWinner(50));
      expect(sold).toBe(1);
    }
    expect(await opened.db.$count(bookings)).toBe(ROUNDS);
  }, 180_000);

  it("is either sold once or blocked once, if the desk blocks it at the same time (DESK-26, SIM-1, OPS-17)", async () => {
    const [unit] = await opened.db.select().from(carUnits).where(oneModel);
    for (let round = ROUNDS; round < ROUNDS + BLOCKED_ROUNDS; round += 1) {
      const [host] = hosts;
      if (!host) throw new Error("no host");
      const offer = await offerOf(host, round);
      // From before the pick-up to after the return: it overlaps the booking without having the same hours.
      const days = { From: addDays(offer.PickUp, -1), Until: addDays(offer.DropOff, 1) };
      const body = { UnitId: unit?.id, ...days, FromHour: "0000", UntilHour: "0000", Why: "service", Reason: "Brakes" };
      const block = async (at: FastifyInstance) => {
        // A block takes less time than a booking, so it starts later from round to round.
        for (let before = ROUNDS; before < round; before += 0.5)
          await caller(at)("GET", "/api/information/carCharges/en");
        return caller(at, STAFF, "staff")("POST", BLOCK, body);
      };
      const answers = await Promise.all(
        people.slice(0, 12).map((id, index) => {
          const at = hosts[index % hosts.length] ?? host;
          return index % 3 === 0 ? block(at) : caller(at, id)("POST", BOOK, bookingOf(offer, id));
        }),
      );
      const codes = answers.map(({ code }) => code);
      expect(codes.filter((code) => code === "OK")).toHaveLength(1);
      for (const code of codes) expect(["OK", "car.soldOut", "block.booked", "block.blocked"]).toContain(code);
    }
    const meeting = sql`(select 1 from car_reservations a join car_reservations b
      on a.unit_id = b.unit_id and a.ctid < b.ctid and a.starts_at < b.ends_at and b.starts_at < a.ends_at) meeting`;
    expect(await opened.db.$count(meeting)).toBe(0);
  }, 60_000);
});
