import { Transmission } from "../../shared/enumerations";
import { fitOf, isNoWorse } from "./car.alternatives";

const medium = { perDay: 9_700, seats: 5, bags: 3, transmission: Transmission.Automatic, minLicenceYears: 2 };

it.each<[string, Partial<typeof medium> | { transmission: 1 }, boolean]>([
  ["the same in everything", {}, true],
  ["dearer and larger", { perDay: 10_000, seats: 7, bags: 4 }, true],
  ["driven by who has a licence for a shorter time", { minLicenceYears: 0 }, true],
  ["of a cheaper class", { perDay: 9_699 }, false],
  ["with a seat less", { seats: 4 }, false],
  ["with room for a bag less", { bags: 2 }, false],
  ["manual, where an automatic was booked", { transmission: Transmission.Manual }, false],
  ["for who has had a licence for longer", { minLicenceYears: 3 }, false],
])("a car that is %s replaces a booked one: %s (DESK-5)", (_what, change, may) => {
  expect(isNoWorse(medium, { ...medium, ...change })).toBe(may);
});

it("an automatic replaces a manual car (DESK-5)", () => {
  expect(isNoWorse({ ...medium, transmission: Transmission.Manual }, medium)).toBe(true);
});

it("the same model suits a booking best, then the same class, then a better one; a worse one does not (DESK-104)", () => {
  const booked = { modelId: 7, carClass: { ...medium, id: 4 } };
  const other = (modelId: number, id: number, change: object = {}) => ({
    modelId,
    carClass: { ...medium, id, ...change },
  });
  expect([other(7, 4), other(8, 4), other(9, 5), other(9, 5, { seats: 4 })].map((car) => fitOf(booked, car))).toEqual([
    "model",
    "class",
    "better",
    null,
  ]);
});
