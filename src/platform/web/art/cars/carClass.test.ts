import { carBodyOfClass, carColourOfClass } from "./carClass";

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

it("paints the classes that share a body in different colours", () => {
  expect(carColourOfClass("MED-M")).not.toBe(carColourOfClass("MAL-M"));
});
