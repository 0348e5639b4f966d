import { eq } from "drizzle-orm";
import { auditLines } from "../../../../../../test/auditLines";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import { DAY, HOUR, MINUTE, SECOND } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { checkoutEvents } from "../../../../plan/server/plan.tables";

const [ANA, STAFF] = [1, 3];
let test: TestApp;
let planId: number;
let bookingId: number;
beforeAll(async () => {
  test = await startTestApp();
  const rental = { clientId: ANA, at: test.now(), startsAt: test.now() + 30 * DAY };
  ({ planId, bookingId } = await storeRental(test.db, rental));
});
afterAll(() => test.close());

const staff = () => test.as(STAFF, "staff");
const begin = (Client: string, headers = staff(), language = "en") =>
  test.call({
    method: "POST",
    url: "/api/support/impersonation/begin",
    headers: { ...headers, "accept-language": language },
    payload: { Client, Reason: " They cannot find their booking " },
  });
const actAs = async (Client: string) => {
  const { Data } = (await begin(Client)).json();
  return { authorization: `Bearer ${Data.access_token}` };
};
const get = (url: string, headers: Record<string, string>) => test.call({ method: "GET", url, headers });
const audit = (action: string) => auditLines(test.db, eq(auditLog.action, action));

describe("beginning", () => {
  it("answers a token for the client, named by email address or id, and sets no cookie (DESK-7)", async () => {
    const byEmail = await begin(" Tourist@Example.com ");
    expect(byEmail.json().Data).toMatchObject({
      data: { clientId: ANA, FirstName: "Ana", Role: "client" },
      EndsAt: test.now() + 15 * MINUTE,
    });
    expect(byEmail.headers["set-cookie"]).toBeUndefined();
    expect((await begin(`#${ANA}`)).json().Data.data.email).toBe("tourist@example.com");
  });

  it("is recorded with the reason, who and whose place", async () => {
    expect((await audit("impersonation.begun"))[0]).toMatchObject({
      actor: "staff",
      actorId: STAFF,
      subject: `client ${ANA}`,
      reason: "They cannot find their booking",
    });
  });

  it("is allowed to staff only, for clients only, and with a reason", async () => {
    expect((await begin("tourist2@example.com", test.as(ANA))).statusCode).toBe(403);
    expect((await begin("staff@example.com")).json().ResultCode).toBe("support.clientUnknown");
    expect((await begin("nobody@example.com")).statusCode).toBe(404);
  });

  it.each(["", "  ", "\u00a0", "…", "\u200b"])("is refused with %j for a reason (DESK-2)", async (Reason) => {
    const payload = { Client: "tourist@example.com", Reason };
    const url = "/api/support/impersonation/begin";
    const answer = await test.call({ method: "POST", url, headers: staff(), payload });
    expect([answer.statusCode, answer.json().Errors[0].Field]).toEqual([400, "Reason"]);
  });
});

describe("staff in a client's place", () => {
  it("staff see what the client sees, for 15 minutes (DESK-7)", async () => {
    const token = await actAs("tourist@example.com");
    const plan = await get(`/api/travelPlans/activeTravelPlan/${ANA}/en`, token);
    expect(plan.json().Data.TravelPlanId).toBe(planId);
    test.pass(15 * MINUTE - SECOND);
    expect((await get(`/api/checkout/${planId}`, token)).statusCode).toBe(200);
    test.pass(SECOND);
    expect((await get(`/api/checkout/${planId}`, token)).statusCode).toBe(401);
  });

  it("the token is not renewed, and ends no session of the staff's own", async () => {
    const payload = "grant_type=refresh_token";
    const headers = { ...(await actAs("tourist@example.com")), "content-type": "application/x-www-form-urlencoded" };
    const renewed = await test.call({ method: "POST", url: "/token", headers, payload });
    expect([renewed.statusCode, renewed.json().error_description]).toEqual([400, expect.stringContaining("acting")]);
    const logOff = await test.call({ method: "POST", url: "/api/clients/logOff", headers: await actAs("1") });
    expect([logOff.statusCode, logOff.headers["set-cookie"]]).toEqual([403, undefined]);
  });

  it.each([
    ["en", /Only the client can book, pay, sign/],
    ["es", /Solo el cliente puede reservar, pagar, firmar/],
  ])("paying is refused with the reason, in %s", async (language, words) => {
    const answer = await test.call({
      method: "POST",
      url: "/api/travelPlans/doPaymentWithCloverAPI",
      headers: { ...(await actAs("1")), "accept-language": language },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ ResultCode: "impersonated", Data: expect.stringMatching(words) });
  });

  it("the token is invalid once acting has ended (DESK-7, SAFE-13)", async () => {
    const token = await actAs("1");
    expect((await get(`/api/checkout/${planId}`, token)).statusCode).toBe(200);
    const ended = await test.call({ method: "POST", url: "/api/support/impersonation/end", headers: token });
    expect(ended.statusCode).toBe(200);
    expect((await get(`/api/checkout/${planId}`, token)).statusCode).toBe(401);
    expect((await get(`/api/checkout/${planId}`, await actAs("1"))).statusCode).toBe(200);
  });

  it("the token dies with the session of the staff who began it, and with no other of theirs (DESK-7, SAFE-13)", async () => {
    const signIn = () =>
      test.call({
        method: "POST",
        url: "/token",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "grant_type=password&cremail=staff%40example.com&password=Malecon-2026",
      });
    const [mine, other] = [await signIn(), await signIn()];
    const tokens: { authorization: string }[] = [];
    for (const session of [mine, other]) {
      const { Data } = (await begin("1", { authorization: `Bearer ${session.json().access_token}` })).json();
      tokens.push({ authorization: `Bearer ${Data.access_token}` });
    }
    const statuses = async () => {
      const answers = [];
      for (const token of tokens) answers.push((await get(`/api/checkout/${planId}`, token)).statusCode);
      return answers;
    };
    expect(await statuses()).toEqual([200, 200]);
    const cookies = Object.fromEntries(mine.cookies.map(({ name, value }) => [name, value]));
    await test.call({ method: "POST", url: "/api/clients/logOff", cookies });
    expect(await statuses()).toEqual([401, 200]);
    await test.db.update(clients).set({ disabledAt: test.now() }).where(eq(clients.id, STAFF));
    expect(await statuses()).toEqual([401, 401]);
    await test.db.update(clients).set({ disabledAt: null }).where(eq(clients.id, STAFF));
  });

  it.each([
    ["a booking of a car", "/api/carBookings/en"],
    ["a booking of a stay", "/api/lodgingBookings/createBooking"],
    ["a document", "/api/documents/give"],
    ["a proposal", "/api/checkout/proposals/accept"],
  ])("%s is the client's own to give or accept (DESK-8)", async (_what, url) => {
    const answer = await test.call({ method: "POST", url, headers: await actAs("1"), payload: {} });
    expect([answer.statusCode, answer.json().ResultCode]).toEqual([403, "impersonated"]);
  });

  it("name, phone and day of birth stay as they are, an address may be changed (DESK-8)", async () => {
    const token = await actAs("1");
    const { FirstName, LastName, Phone, BirthDate, CountryId, Address, City, PostalCode, Language } = (
      await get(`/api/profile/${ANA}/2`, token)
    ).json().Data;
    const kept = { FirstName, LastName, Phone, BirthDate, CountryId, Address, City, PostalCode, Language };
    const update = (change: object) =>
      test.call({
        method: "POST",
        url: "/api/profile/update",
        headers: token,
        payload: { clientId: ANA, ...kept, ...change },
      });
    for (const change of [{ LastName: "Molina" }, { Phone: "+34 600 000 001" }, { BirthDate: "1990-01-01" }])
      expect((await update(change)).json().ResultCode).toBe("impersonated");
    expect((await update({ City: "Matanzas" })).statusCode).toBe(200);
  });

  it("changes by staff are recorded as theirs in the plan's log, and both identities are audited (DESK-8)", async () => {
    // With their own token there would be no recorded reason, and the client would read that they asked. (DESK-101)
    for (const way of ["cancel", "delete"])
      expect((await get(`/api/bookings/${way}/${bookingId}`, test.as(STAFF, "staff"))).json().ResultCode).toBe(
        "forbidden",
      );
    const cancelled = await get(`/api/bookings/cancel/${bookingId}`, await actAs("1"));
    expect(cancelled.statusCode).toBe(200);
    const facts = await test.db.select().from(checkoutEvents).where(eq(checkoutEvents.planId, planId));
    expect(facts.find(({ type }) => type === "booking.cancelled")).toMatchObject({ actor: "staff", actorId: STAFF });
    expect((await audit("impersonator.called")).at(-1)).toMatchObject({
      actor: "client",
      actorId: ANA,
      impersonatorId: STAFF,
      facts: { call: "GET /api/bookings/cancel/:id" },
    });
  });

  it("viewing the client's documents is recorded, as for any staff: once an hour, because the page polls (DESK-2, FAULT-26)", async () => {
    const look = async () => get(`/api/admin/clientDocuments/getClientDocumentsInfo/${ANA}/0`, await actAs("1"));
    await look();
    await look();
    const once = { actorId: ANA, impersonatorId: STAFF };
    expect(await audit("documents.read")).toMatchObject([once]);
    test.pass(HOUR);
    await look();
    expect(await audit("documents.read")).toMatchObject([once, once]);
  });

  it("ending is recorded, and is possible only for the staff who began", async () => {
    const end = (headers: { authorization: string }) =>
      test.call({ method: "POST", url: "/api/support/impersonation/end", headers });
    expect((await end(await actAs("1"))).statusCode).toBe(200);
    expect((await audit("impersonation.ended")).at(-1)).toMatchObject({ actorId: ANA, impersonatorId: STAFF });
    expect((await end(test.as(ANA))).statusCode).toBe(403);
    const [owner] = await test.db.select({ role: clients.role }).from(clients).where(eq(clients.id, ANA));
    expect(owner?.role).toBe("client");
  });
});
