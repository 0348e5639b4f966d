/** The bodies that can be drawn. */
export type CarBody = "hatchback" | "sedan" | "luxurySedan" | "jeep" | "suv" | "van" | "cabriolet";

interface CarLook {
  readonly body: CarBody;
  /** Paint, as CSS. */
  readonly colour: string;
}

const sedanLook: CarLook = { body: "sedan", colour: "#2A93A0" };

const looks: Readonly<Record<string, CarLook>> = {
  ECO: { body: "hatchback", colour: "#F4A62A" },
  MED: sedanLook,
  MAL: { body: "sedan", colour: "#D9563F" },
  LUX: { body: "luxurySedan", colour: "#2C4F86" },
  JEP: { body: "jeep", colour: "#4C8C4A" },
  SUV: { body: "suv", colour: "#B8472F" },
  VAN: { body: "van", colour: "#7FBDB8" },
  SPT: { body: "cabriolet", colour: "#DE3B33" },
};

/** The look of a class of the catalogue (`ECO-M`, `SUV-A`) by the letters before the dash. An unknown class is a sedan. */
function lookOfClass(className: string): CarLook {
  return looks[className.slice(0, 3).toUpperCase()] ?? sedanLook;
}

export function carBodyOfClass(className: string): CarBody {
  return lookOfClass(className).body;
}

/** As CSS. */
export function carColourOfClass(className: string): string {
  return lookOfClass(className).colour;
}
