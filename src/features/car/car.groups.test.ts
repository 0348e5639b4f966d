import { carPaintOfModel } from "../../platform/web/art/cars/carLook";
import { byModel } from "./car.groups";
import { classData } from "./server/fleet.data";

it("puts the offers of a model together, in the order in which they came (CAR-21)", () => {
  const offers = [
    [5, "first"],
    [7, "other"],
    [5, "second"],
  ] as const;
  expect(byModel(offers, ([model]) => model)).toEqual([
    [
      [5, "first"],
      [5, "second"],
    ],
    [[7, "other"]],
  ]);
});

it.each(classData.map(({ code, models }) => [code, models.split("|")] as const))(
  "the models of class %s wear different paints (CAR-21)",
  (_code, models) => {
    expect(new Set(models.map(carPaintOfModel)).size).toBe(models.length);
  },
);
