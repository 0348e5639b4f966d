import { ANA, LUIS, openRefundBed, PRICE, type RefundBed } from "../../../../../../test/fixtures/server/refundsTestBed";

let bed: RefundBed;
beforeAll(async () => {
  bed = await openRefundBed();
});
afterAll(() => bed.close());

const pay = (clientId: number, TravelPlanId: number, more: object = {}) =>
  bed.post(
    "/api/travelPlans/doPaymentWithCloverAPI",
    { TravelPlanId, ClientId: clientId, ...more },
    bed.test.as(clientId),
  );
const wrong = ({ Errors }: { Errors: { Field: string; Code: string }[] }) =>
  Errors.map(({ Field, Code }) => [Field, Code]);
const charges = () => bed.standIn.journal.charges().length;

describe("a payment with the specification's two fields (PAY-29)", () => {
  it("is refused with the names of what only the payer can give: the consent and the card", async () => {
    const { planId } = await bed.payable();
    expect(wrong(await pay(ANA, planId))).toEqual([
      ["AcceptTerms", "acceptPolicies"],
      ["Token", "cardRequired"],
    ]);
    expect(wrong(await pay(ANA, planId, { AcceptTerms: true, Token: "clv_1" }))).toEqual([["HolderName", "required"]]);
    expect((await pay(LUIS, planId)).ResultCode).toBe("notFound");
  });

  it("charges the amount due to the client's only saved card, once", async () => {
    const first = await bed.payable();
    expect((await bed.pay(first.planId, ANA, { KeepCard: true })).status).toBe(200);
    const { planId } = await bed.payable();
    const before = charges();
    const answer = await pay(ANA, planId, { AcceptTerms: true });
    expect(answer.Data).toMatchObject({ TravelPlanId: planId, Status: 2, Amount: PRICE });
    expect((await pay(ANA, planId, { AcceptTerms: true })).ResultCode).toBe("checkout.refused");
    expect(charges()).toBe(before + 1);
  });
});
