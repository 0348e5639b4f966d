import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { startTestApp, type TestApp } from "../../../test/testApp";
import { cardPagesOf, configureMethods } from "../../features/payments/methods/server/methods.server";
import type { PurchaseMethod } from "../../features/payments/payments.schemas";
import { movableClock } from "../../platform/server/clock";
import { processHealth } from "../../platform/server/health";
import { PaymentProvider } from "../../shared/enumerations";
import { buildApp } from "./app";
import type { Config } from "./config/config";

const { Clover, Payeezy } = PaymentProvider;
let test: TestApp;
let config: Config;
/** The same shop without an account at Payeezy, as production is without its variables. */
let without: FastifyInstance;
let planId: number;

beforeAll(async () => {
  test = await startTestApp();
  // The catalogue still offers it.
  await test.db.execute(sql`update purchase_methods set enabled = true where id = ${Payeezy}`);
  config = { ...test.config, payments: { ...test.config.payments, payeezy: configureMethods({}, null).payeezy } };
  const health = processHealth({ db: test.db });
  without = await buildApp({ config, db: test.db, clock: await movableClock(test.db, test.now), health });
  planId = (await ask(test.app, "/qa/scenarios/plan-confirmed", {})).Data.TravelPlanId;
}, 60_000);
afterAll(async () => {
  await without.close();
  await test.close();
});

async function ask(app: FastifyInstance, url: string, payload?: object) {
  const call = { url, headers: test.as(1), ...(payload && { method: "POST" as const, payload }) };
  return (await app.inject(call)).json();
}

describe("a server without an account at Payeezy", () => {
  it("answers each of Payeezy's calls that this method is not offered (PAY-6, PAY-22)", async () => {
    const Token = { Type: "visa", Value: "8291000000008291", ExpDate: "1230" };
    const order = { TravelPlanId: planId, ClientId: 1, HolderName: "Ana Rivera", AcceptTerms: true, Token };
    const calls: [string, object?][] = [
      [`/api/travelPlans/getAcceptedCards/${Payeezy}`],
      [`/api/travelPlans/changePurchaseMethod/${planId}/${Payeezy}`],
      [`/api/checkout/${planId}/payeezyFields`],
      ["/api/travelPlans/doPaymentWithPayeezyAPI", order],
    ];
    for (const [url, payload] of calls)
      expect({ url, code: (await ask(without, url, payload)).ResultCode }).toEqual({
        url,
        code: "payment.methodNotOffered",
      });
  });

  it("offers every other method as before, and has the card fields of Clover alone (PAY-6, PAY-22)", async () => {
    const url = "/api/travelPlans/purchaseMethodsFromWebSite/11/en";
    const methods: PurchaseMethod[] = (await ask(test.app, url)).Data;
    expect(methods.map(({ Id }) => Id)).toContain(Payeezy);
    expect((await ask(without, url)).Data).toEqual(methods.filter(({ Id }) => Id !== Payeezy));
    expect((await ask(without, `/api/travelPlans/changePurchaseMethod/${planId}/${Clover}`)).ResultCode).toBe("OK");
    expect(cardPagesOf(config.payments).map(({ path }) => path)).toEqual(["/card-fields"]);
  });
});
