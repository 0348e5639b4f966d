import { highlightsOf } from "./lodging.about";

it("names what distinguishes a property from others, the rarest first and four at most, and nothing it does not have (LODGE-16)", () => {
  expect(highlightsOf(["wifi", "pool", "gym", "spa", "kidsClub", "waterSports"])).toEqual([
    "spa",
    "kidsClub",
    "waterSports",
    "pool",
  ]);
  expect(highlightsOf(["wifi", "safe"])).toEqual([]);
});
