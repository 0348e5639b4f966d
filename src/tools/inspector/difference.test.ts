import fc from "fast-check";
import { differenceOf } from "./difference";

describe("the difference between two values", () => {
  it("names each leaf that changed by its path", () => {
    const before = { method: null, bookings: [{ id: 1, status: "requested" }], paidAt: 5 };
    const after = { method: 9, bookings: [{ id: 1, status: "confirmed" }], paidAt: 5 };
    expect(differenceOf(before, after)).toEqual([
      { path: "method", before: null, after: 9 },
      { path: "bookings.0.status", before: "requested", after: "confirmed" },
    ]);
  });

  it("shows added and removed values whole", () => {
    expect(differenceOf({ window: null }, { window: { opensAt: 1 } })).toEqual([
      { path: "window", before: null, after: { opensAt: 1 } },
    ]);
    expect(differenceOf({ keys: ["a", "b"] }, { keys: ["a"] })).toEqual([
      { path: "keys.1", before: "b", after: undefined },
    ]);
  });

  it("distinguishes a list from a record", () => {
    expect(differenceOf({ value: [] }, { value: {} })).toEqual([{ path: "value", before: [], after: {} }]);
  });

  it("is empty exactly when two values are alike", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(differenceOf(one, JSON.parse(JSON.stringify(one)))).toEqual([]);
        const alike = JSON.stringify(one) === JSON.stringify(other);
        expect(differenceOf({ value: one }, { value: other }).length > 0 || alike || isDeepEqual(one, other)).toBe(
          true,
        );
      }),
    );
  });
});

function isDeepEqual(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
}
