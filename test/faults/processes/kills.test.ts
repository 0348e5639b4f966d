import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type PaymentStep, paymentSteps } from "../../../src/features/payments/server/payment.ports";
import { MINUTE } from "../../../src/shared/instant";
import { openTestServer } from "../../testDatabase";
import { THOROUGH } from "../../thorough";
import { assertInvariants } from "../invariants";
import { openWorld, order, PRICE, portOf, rows, type World } from "../world";
import { buildVictims } from "./kills";

const server = process.env.TEST_DATABASE_URL;
const onServer = server ? describe : describe.skip;
/** How often a process is killed at each step: once here, 20 times by `npm run test:kills`. */
const TIMES = Number(process.env.KILLS ?? 1);
/**
 * Steps at which the money was sent but our rows do not say so yet. In npm test the other steps die within the process
 * (payment.test.ts).
 */
const inFlight = /\.(charged|settling|sent)$/;
const staff = { clientId: 3, role: "staff" } as const;

const stepsOf = (what: string) =>
  paymentSteps.filter((step) => step.startsWith(`${what}.`) && (THOROUGH || inFlight.test(step)));

onServer("processes killed with SIGKILL, a database server and a provider that live on", () => {
  let world: World;
  let url: string;
  let victims: Awaited<ReturnType<typeof buildVictims>>;

  beforeAll(async () => {
    const opened = await openTestServer(server ?? "");
    url = opened.url;
    [world, victims] = [await openWorld(opened), await buildVictims()];
  }, 30_000);
  afterAll(async () => {
    victims.remove();
    await world.close();
  });

  const startAll = (steps: readonly PaymentStep[]) =>
    Promise.all(
      steps.map(async (step) => ({
        step,
        victim: await victims.start(url, `http://127.0.0.1:${portOf(world.standIn)}`),
      })),
    );
  const goOn = async () => {
    for (let round = 0; round < 3; round += 1) {
      world.clock.at += MINUTE;
      await world.start().reconcile();
    }
  };
  const newPayment = async () => {
    const clientId = await world.newClient();
    return order(clientId, await world.payablePlan(clientId), await world.token("4242424242424242"));
  };
  const chargesOf = (key: string) => world.standIn.journal.charges().filter((charge) => charge.key === key);

  it("while a payment is made: it is charged once and its plan paid, and the client's next press changes nothing (FAULT-4)", async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const dying = await startAll(stepsOf("payment"));
      const payments = [];
      for (const { step, victim } of dying) payments.push({ step, victim, payment: await newPayment() });
      const at = world.clock.at;
      const ends = await Promise.all(payments.map(({ step, victim, payment }) => victim.obey({ step, at, payment })));
      expect(ends).toEqual(payments.map(() => "SIGKILL"));
      await goOn();
      await assertInvariants(world);
      for (const { payment } of payments) {
        const { ClientId: clientId, PaymentKey } = payment;
        const again = world.start().payments.pay({ clientId, role: "client" }, payment, "198.51.100.7");
        await expect(again).resolves.toMatchObject({ Status: 2 });
        expect(chargesOf(PaymentKey)).toHaveLength(1);
      }
    }
  }, 300_000);

  it("while a refund is sent: it is sent once (FAULT-4)", async () => {
    for (let time = 0; time < TIMES; time += 1) {
      for (const { step, victim } of await startAll(stepsOf("refund"))) {
        const payment = await newPayment();
        const { ClientId: clientId, PaymentKey } = payment;
        await world.start().payments.pay({ clientId, role: "client" }, payment, "198.51.100.7");
        const [booking] = await rows(
          world.db,
          sql`select id from bookings where plan_id = ${payment.TravelPlanId} and client_id = ${clientId}`,
        );
        await world.start().refundDesk.byHand(staff, {
          ...{ Key: randomUUID(), BookingId: Number(booking?.id), Destination: "client", EndsBooking: false },
          ...{ Reason: "Goodwill", Amount: PRICE / 2 },
        });
        expect(await victim.obey({ step, at: world.clock.at, payment: null })).toBe("SIGKILL");
        await goOn();
        const sent = world.standIn.journal.refunds().filter(({ charge }) => charge === chargesOf(PaymentKey)[0]?.id);
        expect(sent.map(({ amount }) => amount)).toEqual([PRICE / 2]);
      }
      await assertInvariants(world);
    }
  }, 300_000);
});
