import { why } from "../../../../test/beds/web/supportPlanTestBed";
import { draftsFor } from "./drafts.rules";

describe("what staff may begin a message with (DESK-25)", () => {
  it("is first what fits why the plan waits, filled with its facts, and last a plain question", () => {
    const short = why("transferShort", "desk", { Facts: { amount: 900, arrived: 400, missing: 500 }, Until: 7 });
    expect(draftsFor(1001, [short])).toEqual([
      { name: "transferShort", values: { planId: 1001, amount: 900, missingAmount: 500, deadlineAt: 7 } },
      { name: "question", values: { planId: 1001 } },
    ]);
  });

  it("is nothing that would have to say a fact that is not known", () => {
    const endless = why("clientToPay", "client", { Facts: { amount: 900 } });
    expect(draftsFor(1001, [endless, why("vouchersOut", "nobody")]).map(({ name }) => name)).toEqual(["question"]);
  });

  it("is offered once, however many bookings wait", () => {
    const waits = (booking: number) => why("bookingToAnswer", "desk", { Facts: { booking } });
    const [late, ...others] = draftsFor(1001, [waits(801), waits(802)]);
    expect(late).toMatchObject({ name: "supplierLate" });
    expect(others.map(({ name }) => name)).toEqual(["question"]);
  });
});
