import { why } from "../../../../test/fixtures/web/supportPlanTestBed";
import { filledIn, occasionsOf, unknownPlaceholders } from "./templates.rules";

const ana = { name: "Ana", plan: 1001 };

describe("the beginnings of messages for staff (DESK-25)", () => {
  it("begins with templates for why the plan waits, with its facts, and ends with the general one", () => {
    const short = why("transferShort", "desk", { Facts: { amount: 900, arrived: 400, missing: 500 }, Until: 7 });
    expect([...occasionsOf(ana, [short])]).toEqual([
      ["transferShort", { ...ana, amount: 900, missing: 500, deadline: 7 }],
      ["question", ana],
    ]);
  });

  it("is offered once, however many bookings wait", () => {
    const waits = (booking: number) => why("bookingToAnswer", "desk", { Facts: { booking } });
    const found = occasionsOf(ana, [waits(801), waits(802), why("vouchersOut", "nobody")]);
    expect([...found.keys()]).toEqual(["supplierLate", "question"]);
    expect(found.get("supplierLate")).toMatchObject({ booking: 801 });
  });
});

describe("a template (DESK-32)", () => {
  it("is filled with the plan's facts in the client's language", () => {
    const facts = { ...ana, missing: 123_450, deadline: Date.UTC(2026, 11, 1, 17) };
    expect(filledIn("{name}: {missing} ({plan}), {deadline}", facts, "en")).toBe(
      "Ana: $1,234.50 (1001), Tuesday, December 1 at 12:00",
    );
    expect(filledIn("{deadline}", facts, "es")).toBe("martes 1 de diciembre a las 12:00");
  });

  it("is not offered if it needs a fact that is not known", () => expect(filledIn("{amount}", ana, "en")).toBeNull());

  it("reports each placeholder that its occasion does not have, and each unmatched brace", () => {
    expect(unknownPlaceholders("{name}, {plan} until {deadline}", "sign")).toEqual([]);
    expect(unknownPlaceholders("{amount} {Name} {} {amount} {name", "sign")).toEqual(["{amount}", "{Name}", "{}", "{"]);
  });
});
