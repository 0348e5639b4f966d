import { demoRows } from "../../../test/catalogue/demoCatalogue";
import { contrastRatio } from "../../shared/brandColours";
import { darkColours, lightColours } from "../../shared/palette";
import { carPaintOfModel, carPaints, drawnModel, modelOfClass, proportionsOf } from "./carLook";
import { carModels } from "./carModels";

it.each(demoRows("models").map(({ name = "" }) => name))("a %s has a drawing of its own (CAR-21)", (name) => {
  expect(drawnModel(name, "")).toBe(name.replace(/ AT$/, ""));
});

it("the choice of a car's drawing finds a model by its name within an operator's longer one, and prefers the longer of two names", () => {
  expect(drawnModel("2021 KIA PICANTO 1.2 automatic", "VAN-M")).toBe("Kia Picanto");
  expect(drawnModel("Audi A4 Cabriolet", "SPT-A")).toBe("Audi A4 Cabriolet");
  expect(drawnModel("Audi A4 Avant", "LUX-A")).toBe("Audi A4");
});

it.each([
  ["ECO-M", "hatchback"],
  ["MED-A", "saloon"],
  ["MAL-M", "saloon"],
  ["LUX-A", "saloon"],
  ["JEP-M", "offRoader"],
  ["SUV-A", "suv"],
  ["VAN-M", "van"],
  ["SPT-A", "cabriolet"],
  ["XYZ", "saloon"],
])("a model without measurements is drawn as its class: %s as a %s", (className, body) => {
  expect(drawnModel("Lada Niva", className)).toBe(modelOfClass(className));
  expect(proportionsOf(modelOfClass(className)).body).toBe(body);
});

it.each(Object.entries(carModels))("a %s has its axles under the body and its parts in order", (_name, car) => {
  const [length, , height, wheelbase, overhang] = car.measures;
  expect(overhang + wheelbase + car.wheels[0]).toBeLessThan(length);
  expect(car.roof[2]).toBeLessThanOrEqual(height);
  expect(car.bonnet[1]).toBeLessThan(car.roof[0]);
  expect(car.roof[1]).toBeLessThan(car.tail[0]);
  expect(car.tail[0]).toBeLessThan(length);
});

it("the choice of a car's paint gives a model the same one each time, and an unknown name one of the paints", () => {
  expect(carPaintOfModel("Kia Picanto")).toBe(carPaintOfModel("Kia Picanto"));
  for (const name of ["", "Ñandú", "A very long name of a model that nobody knows 2026"])
    expect(carPaints).toContain(carPaintOfModel(name));
});

it.each(carPaints)("%s stands out from the picture's sky by day and by night (CAR-21)", (paint) => {
  expect(contrastRatio(paint, lightColours.seaWash)).toBeGreaterThan(1.7);
  expect(contrastRatio(paint, darkColours.seaWash)).toBeGreaterThan(2.4);
});
