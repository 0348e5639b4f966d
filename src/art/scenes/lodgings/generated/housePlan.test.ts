import type { Building } from "../../../../shared/lodgingCodes";
import { housePlan } from "./housePlan";

const hotels = ["grandHotel", "resort", "colonialHouse", "lodge"] as const satisfies readonly Building[];

function structure(kind: Building, zone: string, id: number): string {
  const { style, form, roof, front } = housePlan(kind, zone, id);
  return [style, form, roof, front].join(" ");
}

it.each(hotels)("no two of sixty neighbours are built alike: %s (LODGE-21)", (kind) => {
  for (const first of [0, 1, 37]) {
    const built = Array.from({ length: 60 }, (_, index) => structure(kind, "VAR", first + index));
    expect(new Set(built).size).toBe(60);
  }
});

it("two consecutive houses differ in their form, not only in their foreground", () => {
  for (const kind of hotels)
    for (let id = 0; id < 60; id += 1)
      expect(housePlan(kind, "VAR", id).form).not.toBe(housePlan(kind, "VAR", id + 1).form);
});

it("a house has the same drawing each time", () => {
  expect(housePlan("resort", "VAR", 31)).toEqual(housePlan("resort", "VAR", 31));
});

it.each([
  ["VIN", 1005, "porch"],
  ["BAR", 1010, "porch"],
  ["TRI", 1007, "casa"],
  ["LHA", 1001, "modern"],
  ["LHA", 1002, "casa"],
  ["PDE", 1003, "modern"],
  ["NEW", 2000, "modern"],
])("a villa is built as villas in %s are", (zone, id, style) => {
  expect(housePlan("villa", zone, id).style).toBe(style);
});
