import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { sql } from "drizzle-orm";
import { liftLimits } from "../../../src/features/plan/server/bookings/limits.repository";
import { addDays, havanaDate } from "../../../src/shared/havana";
import { DAY } from "../../../src/shared/instant";
import { buildStandIn, type StandIn } from "../../../stand-ins/clover/standIn";
import { startTestApp, type TestApp } from "../../testApp";
import { storeRental } from "../../testBooking";
import { rows } from "../world";

const [ANA, STAFF, PAYMENTS] = [1, 3, 50];
/** Approved after a delay. */
const SLOW = "4000000000000101";

let standIn: StandIn;
/** Held requests to the provider, until they are released. */
let waiting: (() => void)[] | null;
let test: TestApp;
let origin: string;

beforeAll(async () => {
  // The time limit for a provider runs by the machine's clock, and fifty concurrent payments may exceed it.
  jest.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
  waiting = [];
  const wait = () => new Promise<void>((goOn) => void (waiting ? waiting.push(goOn) : goOn()));
  standIn = buildStandIn({ production: false, site: "http://localhost:8080", privateKey: "key", file: null, wait });
  const url = await standIn.app.listen({ port: 0, host: "127.0.0.1" });
  test = await startTestApp({ CLOVER_TOKEN_URL: url, CLOVER_CHARGE_URL: url, CLOVER_PRIVATE_KEY: "key" });
  origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
  for (const Type of [2, 3]) await giveDocument(Type);
  // One client pays everything concurrently, and payments without an answer yet count as declined.
  await liftLimits(test.db, ANA, test.now() + DAY);
}, 60_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await standIn.app.close();
  await test.close();
});

function giveDocument(Type: number) {
  const today = havanaDate(test.now());
  const payload = {
    ...{ ClientId: ANA, Type, Number: "X12345678", FirstName: "Ana", LastName: "Rivera Soto", CountryId: 167 },
    ...{ IssuedOn: addDays(today, -3000), ExpiresOn: addDays(today, 1000), BirthDate: "1988-05-17" },
  };
  return test.call({ method: "POST", url: "/api/documents/give", payload, headers: test.as(ANA) });
}

async function payablePlan(): Promise<number> {
  const rental = { clientId: ANA, at: test.now(), startsAt: test.now() + 40 * DAY };
  const { planId, bookingId } = await storeRental(test.db, rental);
  const payload = { BookingId: bookingId, Reference: "CUB-1" };
  const headers = test.as(STAFF, "staff");
  await test.call({ method: "POST", url: "/api/support/bookings/confirm", payload, headers });
  return planId;
}

async function orderFor(TravelPlanId: number) {
  const card = { number: SLOW, exp_month: "12", exp_year: "2040", cvv: "123" };
  const apikey = { apikey: "stand-in-access-key" };
  const token = await standIn.app.inject({ method: "POST", url: "/v1/tokens", headers: apikey, payload: { card } });
  const about = { TravelPlanId, ClientId: ANA, PaymentKey: randomUUID(), Token: token.json().id };
  return { ...about, Amount: 41_500, HolderName: "Ana Rivera", AcceptTerms: true };
}

/**
 * Pays over a separate socket, from one of several addresses, because each may pay thirty times a minute. Resolves to
 * `Data`.
 */
function pay(order: object, from = 0): Promise<{ Status: number }> {
  const path = "/api/travelPlans/doPaymentWithCloverAPI";
  const headers = { ...test.as(ANA), "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const localAddress = `127.0.0.${2 + (from % 4)}`;
    const sent = request(`${origin}${path}`, { method: "POST", headers, localAddress, agent: false }, (answer) => {
      answer.setEncoding("utf8");
      let body = "";
      answer.on("data", (part: string) => {
        body += part;
      });
      answer.on("end", () => resolve(JSON.parse(body).Data));
    });
    sent.on("error", reject);
    sent.end(JSON.stringify(order));
  });
}

it(`a server that is stopped during ${PAYMENTS} payments answers them all, and none is left unknown (FAULT-20, OPS-15)`, async () => {
  const orders = [];
  for (let made = 0; made < PAYMENTS; made += 1) orders.push(await orderFor(await payablePlan()));
  let arrived = 0;
  test.app.server.on("request", () => {
    arrived += 1;
  });
  const answers = orders.map(async (order, index) => (await pay(order, index)).Status);
  while (arrived < PAYMENTS) await new Promise(setImmediate);

  // The effect of SIGTERM. It closes the database at the end, so the state is read just before.
  let stopped = false;
  const stopping = test.app.close().then(() => {
    stopped = true;
  });
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  for (const goOn of waiting ?? []) goOn();
  waiting = null;
  const statuses = await Promise.all(answers);
  const left = await rows(test.db, sql`select status, count(*)::int n from payments group by status`);
  await stopping;
  expect(statuses).toEqual(Array.from({ length: PAYMENTS }, () => 2));
  expect(left).toEqual([{ status: 2, n: PAYMENTS }]);
  expect(new Set(standIn.journal.charges().map(({ key }) => key)).size).toBe(PAYMENTS);
  await expect(pay(orders[0] ?? {})).rejects.toThrow();
}, 120_000);
