import { randomUUID } from "node:crypto";
import { MINUTE } from "../../../src/shared/instant";
import type { ApiProcess } from "../../apiProcess";
import { openTestDatabase } from "../../testDatabase";
import { BEGINNING, codeOf, openWorld, order, PRICE, type World } from "../world";

/** Clover's own test cards for 3-D Secure. */
const [CHALLENGED, LOOKED_AT] = ["4012000033330026", "4043130007524792"];
const Browser = { browser_language: "en", browser_javascript_enabled: true };

let world: World;
let api: ApiProcess;
let clientId: number;
let planId: number;

beforeAll(async () => {
  world = await openWorld(await openTestDatabase());
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.at = BEGINNING;
  api = world.start();
  clientId = await world.newClient();
  planId = await world.payablePlan(clientId);
});

const me = () => ({ clientId, role: "client" }) as const;
const begin = async (number: string) => {
  const body = { ...order(clientId, planId, await world.token(number)), Browser };
  return api.payments.pay(me(), body, "198.51.100.7");
};
const authenticated = (paymentId: string, status: string) => api.payments.authenticated(me(), paymentId, status);
/** The client's charges that the provider has made, and that wait no more. */
const charged = () => world.standIn.journal.charges().filter(({ waits, key }) => !waits && keys.has(key)).length;
let keys: Set<string>;
beforeEach(() => {
  keys = new Set();
});

describe("a card whose bank asks the holder (PAY-44)", () => {
  it.each([
    ["for a confirmation", CHALLENGED, "challenge"],
    ["to look at the browser", LOOKED_AT, "method"],
  ])(
    "%s is charged once the holder has answered, and only once however often that is reported",
    async (_what, number, Kind) => {
      const waiting = await begin(`${number}`);
      keys.add(waiting.PaymentId);
      expect(waiting).toMatchObject({ Status: 1, Authentication: { Kind, Url: expect.any(String) } });
      expect(charged()).toBe(0);
      // The state after a reload.
      expect(await api.payments.getPayment(me(), waiting.PaymentId)).toMatchObject({ Authentication: { Kind } });
      const paid = await authenticated(waiting.PaymentId, "SUCCESS");
      expect(paid).toMatchObject({ Status: 2, Amount: PRICE, CardLast4: number?.slice(-4) });
      expect(paid.Authentication).toBeUndefined();
      expect(await authenticated(waiting.PaymentId, "SUCCESS")).toMatchObject({ Status: 2 });
      expect(charged()).toBe(1);
    },
  );

  it("is declined if the holder refuses, and another card may be used", async () => {
    const waiting = await begin(`${CHALLENGED}`);
    expect(await codeOf(authenticated(waiting.PaymentId, "FAILED"))).toBe("payment.declined");
    expect(await api.payments.getPayment(me(), waiting.PaymentId)).toMatchObject({ Status: 3 });
    expect(await begin("4242424242424242")).toMatchObject({ Status: 2 });
  });

  it("waits a quarter of an hour for the holder; then nothing was charged, and the plan can be paid again", async () => {
    const waiting = await begin(`${CHALLENGED}`);
    keys.add(waiting.PaymentId);
    for (let minute = 0; minute < 14; minute += 1) {
      world.clock.at += MINUTE;
      await api.reconcile();
    }
    expect(await api.payments.getPayment(me(), waiting.PaymentId)).toMatchObject({ Status: 1 });
    world.clock.at += 4 * MINUTE;
    await api.reconcile();
    expect(await api.payments.getPayment(me(), waiting.PaymentId)).toMatchObject({
      Status: 3,
      FailureCode: "authentication_required",
    });
    expect(await codeOf(authenticated(waiting.PaymentId, "SUCCESS"))).toBe("payment.declined");
    expect(charged()).toBe(0);
    expect(await begin("4242424242424242")).toMatchObject({ Status: 2 });
  });

  it("is recorded as paid even if the answer to the last step was lost", async () => {
    const waiting = await begin(`${CHALLENGED}`);
    keys.add(waiting.PaymentId);
    const charge = world.standIn.journal.chargeBy(waiting.PaymentId);
    const payload = { charge_id: charge?.id, threeds: { source: "CLOVER", flow_status: "SUCCESS" } };
    const headers = { authorization: "Bearer key" };
    const url = "/v1/charges/finalize_payment";
    const finished = await world.standIn.app.inject({ method: "POST", url, headers, payload });
    expect(finished.statusCode).toBe(200);
    world.clock.at += MINUTE;
    await api.reconcile();
    expect(await api.payments.getPayment(me(), waiting.PaymentId)).toMatchObject({ Status: 2 });
    expect(charged()).toBe(1);
  });

  it("is available only to its own client", async () => {
    const waiting = await begin(`${CHALLENGED}`);
    const other = { clientId: await world.newClient(), role: "client" } as const;
    expect(await codeOf(api.payments.authenticated(other, waiting.PaymentId, "SUCCESS"))).toBe("notFound");
    expect(await codeOf(api.payments.authenticated(me(), randomUUID(), "SUCCESS"))).toBe("notFound");
  });
});
