import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { buildStandIn, type StandIn } from "../../../../stand-ins/clover/standIn";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { forgetRestored, noticeRestored } from "../../../platform/server/restored.repository";
import { HOUR } from "../../../shared/instant";
import { accountContract } from "../../account/account.contract";
import type { PurchaseMethod } from "../payments.schemas";

describe("the checkout over HTTP", () => {
  let standIn: StandIn;
  let test: TestApp;
  const anaRivera = 1;
  const somebodyElse = 2;

  beforeAll(async () => {
    standIn = buildStandIn({ production: false, site: "http://localhost:8080", privateKey: "key", file: null });
    const url = await standIn.app.listen({ port: 0, host: "127.0.0.1" });
    const clover = { CLOVER_TOKEN_URL: url, CLOVER_CHARGE_URL: url, CLOVER_SDK_URL: `${url}/sdk.js` };
    test = await startTestApp({ ...clover, CLOVER_PRIVATE_KEY: "key" });
  }, 60_000);
  afterAll(async () => {
    await test.close();
    await standIn.app.close();
  });

  const get = (url: string, clientId = anaRivera, language = "en") =>
    test.call({ url, headers: { ...test.as(clientId), "accept-language": language } });
  const post = (url: string, payload: object, language = "en") =>
    test.call({ method: "POST", url, payload, headers: { ...test.as(anaRivera), "accept-language": language } });
  const rental = () =>
    storeRental(test.db, { clientId: anaRivera, at: test.now(), startsAt: test.now() + 40 * 24 * HOUR });
  const order = (TravelPlanId: number) => ({
    TravelPlanId,
    ClientId: anaRivera,
    PaymentKey: randomUUID(),
    Token: "clv_1TEST",
    Amount: 41_500,
    HolderName: "Ana Rivera",
    AcceptTerms: true,
  });

  it("answers with the stored state, the server's current time and the chart's version", async () => {
    const { planId } = await rental();
    const { Data } = (await get(`/api/checkout/${planId}`)).json();
    expect(Data).toMatchObject({
      TravelPlanId: planId,
      Now: test.now(),
      PaymentId: null,
      Stored: { value: "confirming" },
    });
  });

  it("reports that payments are paused while a restored database is reconciled, and not afterwards (PAY-45)", async () => {
    const { planId } = await rental();
    const held = async () => (await get(`/api/checkout/${planId}`)).json().Data.PaymentsHeld;
    expect(await held()).toBeUndefined();
    await noticeRestored(test.db, { noticedAt: test.now(), knowsUntil: null });
    expect(await held()).toBe(true);
    await forgetRestored(test.db);
    expect(await held()).toBeUndefined();
  });

  it("shows a deadline as enforced even if the sweeper has not run", async () => {
    const { planId } = await rental();
    test.pass(72 * HOUR);
    expect((await get(`/api/checkout/${planId}`)).json().Data.Stored.value).toBe("collecting");
  });

  it("refuses a method for a plan without bookings by the plan's step, not by its price of nothing (PAY-8)", async () => {
    const { planId } = await rental();
    test.pass(72 * HOUR);
    const refused = await get(`/api/travelPlans/changePurchaseMethod/${planId}/135`);
    expect([refused.statusCode, refused.json().Errors[0].Code]).toEqual([409, "notInState"]);
    const unknown = await get(`/api/travelPlans/changePurchaseMethod/${planId}/999`);
    expect(unknown.json().ResultCode).toBe("payment.methodNotOffered");
  });

  it("hides a plan from everybody but its client", async () => {
    const { planId } = await rental();
    for (const url of [
      `/api/checkout/${planId}`,
      `/api/checkout/${planId}/cardFields`,
      `/api/checkout/${planId}/payeezyFields`,
      `/api/admin/esign/getUrl/${planId}/11/en`,
    ]) {
      expect((await get(url, somebodyElse)).statusCode).toBe(404);
      expect((await test.call({ url })).statusCode).toBe(401);
    }
    expect((await get("/api/checkout/999999")).statusCode).toBe(404);
  });

  it.each([
    ["en", "is still waiting for the supplier"],
    ["es", "aún espera"],
  ])("refuses an early payment with every reason, in words (%s) (PAY-1)", async (language, words) => {
    const { planId, bookingId } = await rental();
    const answer = await post("/api/travelPlans/doPaymentWithCloverAPI", order(planId), language);
    expect(answer.statusCode).toBe(409);
    const { ResultCode, Status, Errors } = answer.json();
    expect({ ResultCode, Status }).toEqual({ ResultCode: "checkout.refused", Status: -1 });
    const notConfirmed = Errors.find(({ Code }: { Code: string }) => Code === "bookingNotConfirmed");
    expect(notConfirmed.Message).toContain(words);
    expect(notConfirmed.Message).toContain(String(bookingId).slice(-3));
    expect(Errors.every(({ Message }: { Message: string }) => Message !== "")).toBe(true);
  });

  it("takes no price, no card number, no unknown field and no wrong type from the browser (WIRE-16, PAY-5, PAY-17)", async () => {
    const { planId } = await rental();
    const pay = (change: object) => post("/api/travelPlans/doPaymentWithCloverAPI", { ...order(planId), ...change });
    expect((await pay({ Price: 1 })).statusCode).toBe(400);
    // The schema refuses it before the check for card numbers.
    expect((await pay({ Token: "4242424242424242" })).json().ResultCode).toBe("invalid");
    expect((await pay({ Amount: "41500" })).statusCode).toBe(400);
  });

  it("returns the card fields' public key, and not the private one", async () => {
    const { planId } = await rental();
    const answer = await get(`/api/checkout/${planId}/cardFields`);
    expect(answer.json().Data).toEqual({
      ApiAccessKey: "stand-in-access-key",
      Page: "http://127.0.0.1:8082/card-fields",
    });
    expect(answer.body).not.toContain('"key"');
  });

  it("offers the active payment methods, in both languages, for any price or for one, each with its charge (WIRE-11, PAY-5, PAY-6)", async () => {
    const methods = "/api/travelPlans/purchaseMethodsFromWebSite/11";
    const listed = async (url: string): Promise<PurchaseMethod[]> => (await get(url)).json().Data;
    const names = async (lang: string) => (await listed(`${methods}/${lang}`)).map(({ Name }) => Name);
    expect(await names("en")).toEqual(["Credit or debit card", "Payment link by Stripe", "Bank transfer to the USA"]);
    expect((await names("es"))[2]).toBe("Transferencia bancaria a EE.\u00a0UU.");
    const forAmount = async (price: string) =>
      (await listed(`/api/travelPlans/purchaseMethodsFromWebSiteAndAmount/11/${price}/en`)).map((m) => [
        m.Id,
        m.Charge,
      ]);
    expect(await forAmount("41500/0")).toEqual([
      [135, 0],
      [140, 1_038],
      [85, 1_500],
    ]);
    expect(await forAmount("9000/999")).toEqual([
      [135, 0],
      [140, 250],
    ]);
    expect(await forAmount("1500000/1")).toEqual([[85, 1_500]]);
  });

  it.each(["-5", "249.50"])(
    "refuses %s as an amount in a path, with its name and the expected form (PAY-5)",
    async (amount) => {
      const asked = `/api/travelPlans/purchaseMethodsFromWebSiteAndAmount/11/${amount}/0/es`;
      const { Errors } = (await get(asked, anaRivera, "es")).json();
      expect(Errors).toEqual([
        {
          Field: "price",
          Code: "minorUnits",
          Message: "Escriba el importe en centavos, como número entero sin signo menos: 24950 por 249.50 dólares",
        },
      ]);
    },
  );

  it.each([
    ["/api/travelPlans/doPaymentWithCloverAPI", "Amount", -5],
    ["/api/travelPlans/doPaymentWithCloverAPI", "Amount", 249.5],
    ["/api/travelPlans/doPaymentWithCloverAPI", "FundAmount", -5],
    ["/api/travelPlans/doPaymentWithPayeezyAPI", "Amount", -5],
    ["/api/checkout/transfers/order", "Amount", -5],
    ["/api/checkout/links/create", "Amount", -5],
    ["/api/admin/bookings/refundToClient/1", "Amount", -5],
  ])("%s refuses a %s of %d, with the field's name (PAY-5)", async (url, field, amount) => {
    const { Errors } = (await post(url, { ...order(1), [field]: amount })).json();
    expect(Errors).toContainEqual(expect.objectContaining({ Field: field, Code: "minorUnits" }));
  });

  it("names the contradiction in an order: more from the fund than the amount, both a token and a saved card", async () => {
    const url = "/api/travelPlans/doPaymentWithCloverAPI";
    const wrong = async (change: object) =>
      (await post(url, { ...order(1), ...change })).json().Errors.map(({ Field }: { Field: string }) => Field);
    expect(await wrong({ FundAmount: 41_501 })).toEqual(["FundAmount"]);
    expect(await wrong({ CardId: randomUUID() })).toEqual(["CardId"]);
  });

  it("lists the accepted cards of each active method, and none for a bank transfer (WIRE-11, PAY-6)", async () => {
    const cards = async (method: number) => (await get(`/api/travelPlans/getAcceptedCards/${method}`)).json();
    expect((await cards(135)).Data).toContain("Visa");
    expect((await cards(85)).Data).toEqual([]);
    for (const method of [120, 999]) expect((await cards(method)).ResultCode).toBe("payment.methodNotOffered");
  });

  const turn = (id: number, enabled: boolean) =>
    test.db.execute(sql`update purchase_methods set enabled = ${enabled} where id = ${id}`);

  it("offers Payeezy and its card fields while its row is turned on (PAY-6)", async () => {
    const { planId } = await rental();
    const fields = async () => (await get(`/api/checkout/${planId}/payeezyFields`)).json();
    expect((await fields()).ResultCode).toBe("payment.methodNotOffered");
    await turn(120, true);
    try {
      expect((await get("/api/travelPlans/getAcceptedCards/120")).json().Data).toContain("Visa");
      expect((await fields()).Data.Page).toMatch(/\/card-fields\/payeezy$/);
    } finally {
      await turn(120, false);
    }
  });

  it("refuses the card fields of Clover as not offered while its row is turned off (PAY-6)", async () => {
    const { planId } = await rental();
    const fields = async () => (await get(`/api/checkout/${planId}/cardFields`)).json();
    expect((await fields()).Data.Page).toMatch(/\/card-fields$/);
    await turn(135, false);
    try {
      expect((await fields()).ResultCode).toBe("payment.methodNotOffered");
    } finally {
      await turn(135, true);
    }
  });

  it("gives no page to sign on before the plan is paid", async () => {
    const { planId } = await rental();
    expect((await get(`/api/admin/esign/getUrl/${planId}/11/en`)).json().ResultCode).toBe("checkout.refused");
  });

  it("returns whether the name on a card is the client's (PAY-3)", async () => {
    const check = async (HolderName: string) =>
      (await post("/api/admin/clients/CheckIfNameIsValid", { ClientId: anaRivera, HolderName })).json().Data;
    const profile = (await get(accountContract.getProfile.path.replace(":id", String(anaRivera)))).json().Data;
    expect(await check(`${profile.LastName} ${profile.FirstName}`.toUpperCase())).toEqual({
      IsValid: true,
      Match: "matches",
    });
    expect(await check("Pedro Pérez")).toEqual({ IsValid: false, Match: "differs" });
  });
});
