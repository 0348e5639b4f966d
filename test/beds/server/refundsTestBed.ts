import { randomUUID } from "node:crypto";
import type { Writable } from "node:stream";
import type { CloverPayment } from "../../../src/features/payments/methods/clover/clover.schemas";
import { addDays, havanaDate } from "../../../src/shared/havana";
import { DAY } from "../../../src/shared/instant";
import { buildStandIn, type StandIn } from "../../../stand-ins/clover/standIn";
import { startTestApp, type TestApp } from "../../testApp";
import { storeRental } from "../../testBooking";

export const [ANA, LUIS, STAFF] = [1, 2, 3];
/** The price of storeRental's booking, minor units. */
export const PRICE = 41_500;
const APPROVED_CARD = "4242424242424242";
export const DECLINED_CARD = "4005571702222222";

export type RefundBed = Awaited<ReturnType<typeof openRefundBed>>;

type CallHeaders = Record<string, string>;

/** For tests: the whole API with the card provider's stand-in, and clients who pay. */
export async function openRefundBed(env: Record<string, string> = {}, logTo?: Writable) {
  const standIn: StandIn = buildStandIn({
    production: false,
    site: "http://localhost:8080",
    privateKey: "key",
    file: null,
  });
  const url = await standIn.app.listen({ port: 0, host: "127.0.0.1" });
  const provider = { CLOVER_TOKEN_URL: url, CLOVER_CHARGE_URL: url, CLOVER_PRIVATE_KEY: "key" };
  const test: TestApp = await startTestApp({ ...provider, ...env }, logTo);

  const post = async (path: string, payload: object = {}, headers: CallHeaders = test.as(ANA)) => {
    const answer = await test.call({ method: "POST", url: path, payload, headers });
    return { status: answer.statusCode, ...answer.json() };
  };
  const get = async (path: string, headers: CallHeaders = test.as(ANA)) => {
    const answer = await test.call({ method: "GET", url: path, headers });
    return { status: answer.statusCode, ...answer.json() };
  };
  const asStaff = () => test.as(STAFF, "staff");

  async function giveDocuments(clientId: number): Promise<void> {
    const today = havanaDate(test.now());
    for (const Type of [2, 3]) {
      const person = { FirstName: "Ana", LastName: "Rivera Soto", CountryId: 167, BirthDate: "1988-05-17" };
      const dates = { IssuedOn: addDays(today, -3000), ExpiresOn: addDays(today, 2000) };
      const payload = { ClientId: clientId, Type, Number: "X12345678", ...person, ...dates };
      await post("/api/documents/give", payload, test.as(clientId));
    }
  }

  /** A plan with one booking, confirmed, ready to be paid. */
  async function payable(clientId = ANA, startsInDays = 40) {
    const rental = await storeRental(test.db, { clientId, at: test.now(), startsAt: test.now() + startsInDays * DAY });
    await giveDocuments(clientId);
    await post("/api/support/bookings/confirm", { BookingId: rental.bookingId, Reference: "CUB-1" }, asStaff());
    return rental;
  }

  async function pay(planId: number, clientId = ANA, more: Partial<CloverPayment> = {}, number = APPROVED_CARD) {
    const card = { number, exp_month: "12", exp_year: "2040", cvv: "123" };
    const headers = { apikey: "stand-in-access-key" };
    const token = await standIn.app.inject({ method: "POST", url: "/v1/tokens", headers, payload: { card } });
    const who = await get(`/api/profile/${clientId}/2`, test.as(clientId));
    const HolderName = `${who.Data.FirstName} ${who.Data.LastName}`;
    const order = { TravelPlanId: planId, ClientId: clientId, PaymentKey: randomUUID(), Token: token.json().id };
    const payload = { ...order, Amount: PRICE, HolderName, AcceptTerms: true, ...more };
    return post("/api/travelPlans/doPaymentWithCloverAPI", payload, test.as(clientId));
  }

  async function paid(clientId = ANA, startsInDays = 40) {
    const rental = await payable(clientId, startsInDays);
    const answer = await pay(rental.planId, clientId);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return rental;
  }

  /** As Ana: cancels a paid booking for a refund to how it was paid, or into the fund. */
  const toClient = (bookingId: number, body = {}) => post(`/api/admin/bookings/refundToClient/${bookingId}`, body);
  const toFund = (bookingId: number, body = {}) => post(`/api/admin/bookings/refundToFund/${bookingId}`, body);

  /** Does everything that is due: sends refunds, writes notifications. */
  const sweep = async (advance = "PT1S") =>
    expect(await post("/qa/clock", { advance }, asStaff())).toMatchObject({ status: 200 });

  return {
    test,
    standIn,
    post,
    get,
    asStaff,
    payable,
    pay,
    paid,
    toClient,
    toFund,
    sweep,
    close: async () => {
      await test.close();
      await standIn.app.close();
    },
  };
}
