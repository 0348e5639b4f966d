import { eq } from "drizzle-orm";
import { bookingOf, SEARCH, search } from "../../../../../test/fixtures/server/carTestBed";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import type { CarBookingRequest } from "../../../../products/car/carBooking.schemas";
import { storedPolicies } from "../../../information/server/information.tables";
import type { PoliciesOfPlan } from "../../plan.schemas";
import { bookings, cancellationRules, policyAcceptances } from "../plan.tables";

const [ANA, JAMES, STAFF] = [1, 2, 3];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const days = [
  ["2026-12-10", "2026-12-13"],
  ["2026-12-15", "2026-12-18"],
  ["2026-12-20", "2026-12-23"],
] as const;

/** Requests a car over HTTP. */
async function request(which: 0 | 1 | 2, clientId: number, more: Partial<CarBookingRequest> = {}) {
  const [PickUp, DropOff] = days[which];
  const found = await test.call({ method: "POST", url: SEARCH, payload: { ...search, PickUp, DropOff } });
  const offer = found.json().Data.Offers[0];
  const payload = { ...bookingOf(offer, clientId), ...more };
  return test.call({ method: "POST", url: "/api/carBookings/en", headers: test.as(clientId), payload });
}

/** Books a car; returns its plan. */
async function book(which: 0 | 1 | 2, clientId = ANA): Promise<number> {
  const made = await request(which, clientId);
  expect(made.json().ResultCode).toBe("OK");
  return made.json().Data.TravelPlanId;
}
const accepted = async (planId: number, lang = "en", headers = test.as(ANA)): Promise<PoliciesOfPlan | null> =>
  (await test.call({ method: "GET", url: `/api/travelPlans/acceptedPolicies/${planId}/${lang}`, headers })).json().Data;
const edition = async (): Promise<string> =>
  (await test.call({ method: "GET", url: "/api/information/policyEdition" })).json().Data.Edition;
const publish = async (Title: string, Seen: number) => {
  const Words = (["en", "es"] as const).map((Language) => ({ Language, Title, Lead: "In short." }));
  const section = { Heading: "Paying", Text: "Within {payHours} hours.", List: "", Table: "" };
  const Sections = [{ Words: (["en", "es"] as const).map((Language) => ({ Language, ...section })) }];
  const payload = { Name: "terms", Seen, Reason: "Ours", SectionedText: { Words, Sections } };
  const headers = test.as(STAFF, "content");
  const answer = await test.call({ method: "POST", url: "/api/support/texts/sectioned", headers, payload });
  expect(answer.statusCode).toBe(200);
};

describe("the policies accepted with a booking (INFO-24)", () => {
  let planId: number;
  let delivered: string;

  it("are stored unchanged, in every language and with their figures, including the delivered text", async () => {
    delivered = await edition();
    planId = await book(0);
    const [english, spanish] = [await accepted(planId), await accepted(planId, "es")];
    expect(english).toMatchObject({ AcceptedAt: test.now(), InForce: true });
    expect(english?.Policies.map(({ Name, Version }) => [Name, Version])).toEqual([
      ["terms", 0],
      ["privacy", 0],
      ["cancellation", 0],
    ]);
    expect(english?.Policies[0]?.Text.title).toBe("General terms");
    expect(spanish?.Policies[0]?.Text.title).not.toBe("General terms");
    expect(JSON.stringify(english)).not.toMatch(/\{\w+\}/);
    const held = await test.call({ method: "GET", url: "/api/information/generalTerms/en" });
    expect(english?.Policies[0]?.Text).toEqual(held.json().Data);
  });

  it("stay the same when another version is published or a figure changes; a plan accepts once", async () => {
    const before = await accepted(planId);
    await publish("Our terms", 0);
    await test.db.update(cancellationRules).set({ toDays: 9 });
    expect(await book(1)).toBe(planId);
    expect(await accepted(planId)).toEqual({ ...before, InForce: false });
    const rows = await test.db.select().from(policyAcceptances);
    expect(new Set(rows.map(({ terms, acceptedAt }) => `${terms} ${acceptedAt}`)).size).toBe(1);
  });

  it("are of the edition that the page showed: another one is refused, unless the plan was asked before (INFO-26)", async () => {
    const refused = await request(2, JAMES, { PolicyEdition: delivered });
    expect([refused.statusCode, refused.json().ResultCode]).toEqual([409, "plan.policiesChanged"]);
    expect(await test.db.select().from(bookings).where(eq(bookings.clientId, JAMES))).toEqual([]);
    expect(await edition()).not.toBe(delivered);
    expect((await request(2, JAMES, { PolicyEdition: await edition() })).statusCode).toBe(200);
    expect((await request(1, JAMES, { PolicyEdition: delivered })).statusCode).toBe(200);
  });

  it("are the version in force for the first booking, and each text is stored once", async () => {
    const kept = async () =>
      (await test.db.select().from(storedPolicies)).map(({ name, version }) => `${name} ${version}`);
    const terms = (await accepted(await book(0, JAMES), "en", test.as(JAMES)))?.Policies[0];
    expect(terms).toMatchObject({ Version: 1, Text: { title: "Our terms", since: "2026-12-01" } });
    expect(terms?.Text.sections[0]?.paragraphs).toEqual(["Within 48 hours."]);
    const texts = await kept();
    expect(texts.filter((one) => one === "terms 1")).toHaveLength(1);
    expect(texts.filter((one) => one === "privacy 0").length).toBe(1);
  });

  it("are for the client and staff who look after clients, and do not exist for another client", async () => {
    const path = `/api/travelPlans/acceptedPolicies/${planId}/en`;
    expect(await accepted(planId, "en", test.as(STAFF, "desk"))).toEqual(await accepted(planId));
    expect((await test.call({ method: "GET", url: path, headers: test.as(JAMES) })).statusCode).toBe(404);
  });

  it("are in the copy of the client's data (SAFE-24)", async () => {
    const url = `/api/clients/myData/${ANA}`;
    const { Data } = (await test.call({ method: "GET", url, headers: test.as(ANA) })).json();
    const { AcceptedAt, Policies } = (await accepted(planId)) ?? {};
    expect(Data.Accepted).toEqual([{ TravelPlanId: planId, AcceptedAt, Policies }]);
  });

  it("are unknown for a booking from before they were stored, and are not added with the plan's next booking", async () => {
    await test.db.delete(policyAcceptances);
    expect(await accepted(planId)).toBeNull();
    expect(await book(2)).toBe(planId);
    expect(await accepted(planId)).toBeNull();
  });
});
