import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { BOOK, bookingOf, caller, carHost, NOON, search } from "../../../../test/beds/server/carTestBed";
import { openPatient, openTestEmbedded, openTestServer } from "../../../../test/testDatabase";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { addDays, havanaInstant } from "../../../shared/havana";
import { DAY } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { liftLimits } from "../../plan/server/limits.repository";
import { bookings, carReservations } from "../../plan/server/plan.tables";
import type { CarOffer } from "../car.schemas";
import { carUnits } from "./catalogue.tables";

const BARACOA = 26;
const url = process.env.TEST_DATABASE_URL;
const onServer = url ? describe : describe.skip;

/** People who all want the last car at once, spread over the hosts; how each was answered. */
async function rush({ db }: OpenDatabase, hosts: FastifyInstance[], people: number[], round: number) {
  const stay = { PickUp: addDays(search.PickUp, 7 * round), DropOff: addDays(search.DropOff, 7 * round) };
  const question = { ...search, ...stay, IdZone: BARACOA, IdSupplier: 1, IdModel: 1 };
  const [host] = hosts;
  if (!host) throw new Error("no host");
  const { data } = await caller(host)<CarOffer[]>("POST", "/api/carBookings/getCarOffer/en", question);
  const [offer] = data;
  if (!offer) throw new Error("no offer");
  const answers = await Promise.all(
    people.map((id, index) => caller(hosts[index % hosts.length] ?? host, id)("POST", BOOK, bookingOf(offer, id))),
  );
  const sold = await db.$count(carReservations, eq(carReservations.startsAt, havanaInstant(stay.PickUp, "0900")));
  return { codes: answers.map(({ code }) => code), sold };
}

/** Leaves one car of the model in the zone. */
async function leaveOne({ db }: OpenDatabase) {
  const units = await db.select().from(carUnits).where(eq(carUnits.zoneId, BARACOA));
  const [, ...others] = units.filter(({ supplierId, modelId }) => supplierId === 1 && modelId === 1);
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
  // Some win in many rounds, and pay for none.
  for (const id of people) await liftLimits(db, id, NOON + DAY);
  return people;
}

const oneWinner = (people: number) => ["OK", ...Array.from({ length: people - 1 }, () => "car.soldOut")];

describe("the last car, wanted by ten at once on the embedded database", () => {
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

onServer("the last car, wanted by fifty at once from two hosts on PostgreSQL, twenty times", () => {
  it("is sold once in each of twenty rounds; every other client gets a clean refusal (FAULT-1, SIM-1, OPS-17)", async () => {
    const opened = await openTestServer(url ?? "");
    const other = await openPatient(opened.url);
    const hosts = [await carHost(opened), await carHost(other)];
    try {
      await leaveOne(opened);
      const people = await peopleIn(opened, 50);
      for (let round = 0; round < 20; round += 1) {
        const { codes, sold } = await rush(opened, hosts, people, round);
        expect(codes.sort()).toEqual(oneWinner(50));
        expect(sold).toBe(1);
      }
      expect(await opened.db.$count(bookings)).toBe(20);
    } finally {
      for (const host of hosts) await host.close();
      await other.close();
      await opened.close();
    }
  }, 180_000);
});
