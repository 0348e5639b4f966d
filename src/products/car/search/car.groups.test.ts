import { demoRows } from "../../../../test/catalogue/demoCatalogue";
import { carPaintOfModel } from "../../../art/cars/carLook";
import { byModel } from "./car.groups";

it("the grouping of offers puts the offers of a model together, in the order in which they came (CAR-21)", () => {
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

it.each(demoRows("classes").map(({ code }) => code))(
  "the models of class %s wear different paints (CAR-21)",
  (code) => {
    const models = demoRows("models").flatMap((model) => (model.class === code ? (model.name ?? "") : []));
    expect(models.length).toBeGreaterThan(0);
    expect(new Set(models.map(carPaintOfModel)).size).toBe(models.length);
  },
);
