import { companyDifferences } from "./car.companies";

const company = (SupplierId: number, rest = {}) =>
  Object.assign({ SupplierId, Price: 24_900, PayInCuba: 6_500, ConfirmsInstantly: false, Breakdown: true }, rest);
const noMark = () => undefined;

it.each([
  ["nothing, where all are alike", {}, []],
  ["the price in all", { PayInCuba: 6_600 }, ["price"]],
  ["nothing, where only the parts of the price differ", { Price: 25_000, PayInCuba: 6_400 }, []],
  ["when they confirm", { ConfirmsInstantly: true }, ["confirmation"]],
  ["whether somebody helps after a breakdown", { Breakdown: false }, ["breakdown"]],
  ["several things, in one order", { Breakdown: false, Price: 1 }, ["price", "breakdown"]],
])("companies differ in %s (CAR-21)", (_what, other, expected) => {
  expect(companyDifferences([company(1), company(2, other)], noMark)).toEqual(expected);
});

it("companies differ in their review scores, even if one has none (CAR-21)", () => {
  expect(companyDifferences([company(1), company(2)], (id) => (id === 1 ? 45 : undefined))).toEqual(["opinions"]);
});

it("a single company has no differences", () => {
  expect(companyDifferences([company(1)], noMark)).toEqual([]);
});
