import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { ANA, openRefundBed, PRICE, type RefundBed } from "../../../../../test/fixtures/server/refundsTestBed";
import { clients, countries } from "../../../account/server/account.tables";
import { clientDocuments } from "../../../documents/server/documents.tables";
import { usTravel } from "../plan.tables";

const opened: RefundBed[] = [];
afterAll(() => Promise.all(opened.map(({ close }) => close())));

async function openBed(env: Record<string, string> = {}) {
  const bed = await openRefundBed(env);
  opened.push(bed);
  return bed;
}

/** Gives Ana this residence, and a passport of the country. */
async function liveIn(bed: RefundBed, iso: string): Promise<void> {
  const [country] = await bed.test.db.select().from(countries).where(eq(countries.iso, iso));
  await bed.test.db.update(clients).set({ countryId: country?.id }).where(eq(clients.id, ANA));
  await bed.test.db.update(clientDocuments).set({ countryId: country?.id }).where(eq(clientDocuments.clientId, ANA));
}

const of = (planId: number) => `/api/checkout/${planId}/usTravel`;
const support = { UnderUsLaw: true, Category: "support" };

describe("the category of travel under US law (PLAN-50)", () => {
  let bed: RefundBed;
  let planId: number;
  beforeAll(async () => {
    bed = await openBed({ ASK_US_TRAVEL_CATEGORY: "on" });
    ({ planId } = await bed.payable());
  });

  it("must be chosen before a client who lives in the United States pays, with any method", async () => {
    await liveIn(bed, "US");
    expect((await bed.get(of(planId))).Data).toEqual({ Asked: true, ByData: true, UnderUsLaw: true, Category: null });
    expect(await bed.pay(planId)).toMatchObject({ status: 409, ResultCode: "payment.usTravelUnstated" });
    const order = { TravelPlanId: planId, ClientId: ANA, PaymentKey: randomUUID(), Amount: PRICE, AcceptTerms: true };
    for (const path of ["/api/checkout/transfers/order", "/api/checkout/links/create"])
      expect(await bed.post(path, order)).toMatchObject({ status: 409, ResultCode: "payment.usTravelUnstated" });
  });

  it("cannot be avoided by stating that US law does not apply", async () => {
    const said = await bed.post(of(planId), { UnderUsLaw: false, Category: null });
    expect(said.Data).toMatchObject({ UnderUsLaw: true, Category: null });
    expect((await bed.pay(planId)).status).toBe(409);
  });

  it("is required of others only if they state that US law applies to a person who travels with them", async () => {
    await liveIn(bed, "CA");
    expect((await bed.get(of(planId))).Data).toMatchObject({ ByData: false, UnderUsLaw: false });
    await bed.post(of(planId), { UnderUsLaw: true, Category: null });
    expect((await bed.pay(planId)).ResultCode).toBe("payment.usTravelUnstated");
    const taken = await bed.post(of(planId), { UnderUsLaw: false, Category: null });
    expect(taken.Data).toMatchObject({ UnderUsLaw: false });
    expect(await bed.test.db.select().from(usTravel)).toEqual([]);
  });

  it("can be read and stated by its client only, and must be on the list", async () => {
    const luis = bed.test.as(2);
    expect((await bed.get(of(planId), luis)).status).toBe(404);
    expect((await bed.post(of(planId), support, luis)).status).toBe(404);
    expect((await bed.post(of(planId), { UnderUsLaw: true, Category: "tourism" })).status).toBe(400);
  });

  it("lets the plan be paid, and is shown at the desk and in the client's copy", async () => {
    await liveIn(bed, "US");
    expect((await bed.post(of(planId), support)).Data).toMatchObject({ Category: "support" });
    expect((await bed.pay(planId)).status).toBe(200);
    expect((await bed.get(`/api/support/plans/${planId}/en`, bed.asStaff())).Data.UsTravel).toBe("support");
    for (const UnderUsLaw of [true, false]) {
      const emptied = await bed.post(of(planId), { UnderUsLaw, Category: null });
      expect(emptied).toMatchObject({ status: 409, ResultCode: "plan.usTravelKept" });
    }
    const copy = await bed.get(`/api/clients/myData/${ANA}`);
    expect(copy.Data.UsTravel).toEqual([{ TravelPlanId: planId, Category: "support", StatedAt: expect.any(Number) }]);
  });
});

it("the reason for travel under US law is neither required nor stored if the operator has not enabled it (PLAN-50)", async () => {
  const bed = await openBed();
  await liveIn(bed, "US");
  const { planId } = await bed.payable();
  expect((await bed.get(of(planId))).Data).toEqual({ Asked: false, ByData: false, UnderUsLaw: false, Category: null });
  expect((await bed.post(of(planId), support)).status).toBe(409);
  expect((await bed.pay(planId)).status).toBe(200);
  expect(await bed.test.db.select().from(usTravel)).toEqual([]);
});
