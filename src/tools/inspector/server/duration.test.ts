import { durationMs } from "./duration";

describe("an ISO 8601 duration", () => {
  it.each([
    ["PT24H", 86_400_000],
    ["P2DT1M", 172_860_000],
    ["PT47H59M59S", 172_799_000],
    ["P5D", 432_000_000],
  ])("%s is %i milliseconds", (text, expected) => expect(durationMs(text)).toBe(expected));

  it.each(["", "P", "PT", "24H", "PT-1H", "P1Y", "PT1.5H"])("%j is none", (text) =>
    expect(durationMs(text)).toBeNull(),
  );
});
