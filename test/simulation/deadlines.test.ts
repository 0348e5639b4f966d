import { Problem } from "../../src/platform/server/problem";
import { HOUR, type Instant, SECOND } from "../../src/shared/instant";
import { openTestDatabase } from "../testDatabase";
import { act } from "./actions";
import { readFacts } from "./facts";
import { beginWorld, type Ground, prepareGround, type SimulatedWorld } from "./simulatedWorld";
import type { Step } from "./steps";

/** An ordinary day, and days before Havana's clock goes forward (14 March 2027) and back (7 November 2027). */
const beginnings = [
  ["on ordinary days", Date.UTC(2026, 11, 1, 15)],
  ["while Havana's clock goes forward", Date.UTC(2027, 2, 13, 15)],
  ["while Havana's clock goes back", Date.UTC(2027, 10, 6, 15)],
] as const;
const sides = [-1, 0, 1] as const;
const cases = beginnings.flatMap(([when, at]) => sides.map((seconds) => ({ when, at, seconds })));

const book: Step = { do: "book", client: 0, startsInHours: 700, days: 3, confirmedAtOnce: false };
const fair = { weather: "fair", dieAt: null } as const;
const pay: Step = { do: "pay", client: 0, card: "approved", fund: 0, ...fair };

let close: () => Promise<void>;
let ground: Ground;
let world: SimulatedWorld;

beforeAll(async () => {
  const opened = await openTestDatabase();
  close = opened.close;
  ground = await prepareGround(opened.db);
});
afterAll(() => close());

const facts = () => readFacts(world.db, world.clientIds);
const memory = { orders: new Map() };
const happen = async (...steps: Step[]) => {
  for (const step of steps) await act(world, await facts(), memory, step);
};
/** The plan and its booking after a sweep at an instant. */
const sweptAt = async (at: Instant) => {
  world.clock.at = at;
  await world.server.sweep();
  const { plans, bookings, reservations, refunds } = await facts();
  return { plan: plans[0]?.state, booking: bookings[0]?.status, held: reservations.length, refunds: refunds.length };
};

describe.each(cases)("$when, $seconds s from the deadline, (FAULT-15)", ({ at, seconds }) => {
  beforeEach(async () => {
    world = await beginWorld(ground, at);
    await happen(book);
  });
  const later = (hours: number) => at + hours * HOUR + seconds * SECOND;
  const over = seconds >= 0;

  it("a booking lapses 72 hours after it was made", async () => {
    expect(await sweptAt(later(72))).toEqual(
      over
        ? { plan: "collecting", booking: "lapsed", held: 0, refunds: 0 }
        : { plan: "confirming", booking: "requested", held: 1, refunds: 0 },
    );
  });

  it("a booking that was extended lapses 96 hours after it was made", async () => {
    await happen({ do: "extend", booking: 0 });
    expect((await sweptAt(later(96))).booking).toBe(over ? "lapsed" : "requested");
  });

  it("a plan is cancelled 48 hours after its last confirmation, and its car is free", async () => {
    await happen({ do: "confirm", booking: 0 });
    expect(await sweptAt(later(48))).toEqual(
      over
        ? { plan: "cancelled", booking: "cancelled", held: 0, refunds: 0 }
        : { plan: "paying.choosing", booking: "confirmed", held: 1, refunds: 0 },
    );
  });

  it("a paid plan is cancelled and refunded 24 hours after its payment", async () => {
    await happen({ do: "confirm", booking: 0 }, pay);
    expect(await sweptAt(later(24))).toEqual(
      over
        ? { plan: "cancelled", booking: "cancelled", held: 0, refunds: 1 }
        : { plan: "signing", booking: "confirmed", held: 1, refunds: 0 },
    );
  });

  it("confirming, paying and signing are refused from the deadline on, also before a sweep", async () => {
    const confirm: Step = { do: "confirm", booking: 0 };
    const eventTypes = async () => (await facts()).events.map(({ type }) => type);
    /** Whether a step at this time after the opening of its window is accepted. */
    const taken = async (hours: number, step: Step, event: string) => {
      world.clock.at += hours * HOUR + seconds * SECOND;
      await happen(step).catch((error: unknown) => expect(error).toBeInstanceOf(Problem));
      return (await eventTypes()).includes(event);
    };
    expect(await taken(72, confirm, "booking.confirmed")).toBe(!over);

    world = await beginWorld(ground, at);
    await happen(book, confirm);
    expect(await taken(48, pay, "payment.captured")).toBe(!over);
    expect(world.clover.journal.charges().length).toBe(over ? 0 : 1);

    world = await beginWorld(ground, at);
    await happen(book, confirm, pay);
    expect(await taken(24, { do: "sign", client: 0 }, "receipt.signed")).toBe(!over);
  });
});
