import { contrastRatio } from "../../shared/contrast";
import { darkColours, lightColours } from "../../shared/palette";
import { carBodyOfClass, carPaintOfModel, carPaints } from "./carLook";

it.each([
  ["ECO-M", "hatchback"],
  ["MED-A", "sedan"],
  ["MAL-M", "sedan"],
  ["LUX-A", "luxurySedan"],
  ["JEP-M", "jeep"],
  ["SUV-A", "suv"],
  ["VAN-M", "van"],
  ["SPT-A", "cabriolet"],
])("class %s is drawn as a %s", (className, body) => {
  expect(carBodyOfClass(className)).toBe(body);
});

it("draws a class it does not know as a sedan", () => {
  expect(carBodyOfClass("XYZ")).toBe("sedan");
});

it("paints a model the same each time, and any name with one of the paints", () => {
  expect(carPaintOfModel("Kia Picanto")).toBe(carPaintOfModel("Kia Picanto"));
  for (const name of ["", "Ñandú", "A very long name of a model that nobody knows 2026"])
    expect(carPaints).toContain(carPaintOfModel(name));
});

it.each(carPaints)("%s stands out from the picture's sky by day and by night (CAR-21)", (paint) => {
  expect(contrastRatio(paint, lightColours.seaWash)).toBeGreaterThan(1.7);
  expect(contrastRatio(paint, darkColours.seaWash)).toBeGreaterThan(2.4);
});
