/** The bodies that can be drawn. */
export type CarBody = "hatchback" | "sedan" | "luxurySedan" | "jeep" | "suv" | "van" | "cabriolet";

const bodies: Readonly<Record<string, CarBody>> = {
  ECO: "hatchback",
  MED: "sedan",
  MAL: "sedan",
  LUX: "luxurySedan",
  JEP: "jeep",
  SUV: "suv",
  VAN: "van",
  SPT: "cabriolet",
};

/** The prefixes, before the dash, of the class codes that have their own body. */
export const carClassFamilies = Object.keys(bodies);

/**
 * The body of a class of the catalogue (`ECO-M`, `SUV-A`) by the letters before the dash. An unknown class gets a
 * sedan.
 */
export function carBodyOfClass(className: string): CarBody {
  return bodies[className.slice(0, 3).toUpperCase()] ?? "sedan";
}

/**
 * Mango, coral, sea, palm, guava, dusk, tobacco and jacaranda: all contrast with the picture's sky by day and by night.
 */
export const carPaints = [
  ...["#F4A62A", "#D9563F", "#2A93A0", "#5E9E4E"],
  ...["#E0788A", "#5B86C9", "#A8683A", "#9B6FB0"],
] as const;

/** The hash's start value: chosen so that the models of each class of the catalogue get different paints. */
const START = 3_745;

/** A model's paint, as CSS: the same on each page, for any company. */
export function carPaintOfModel(modelName: string): string {
  let hash = START;
  for (const letter of modelName) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 8_191;
  return carPaints[hash % carPaints.length] ?? carPaints[0];
}

/** A class's paint, as CSS, where no model is named: neighbours in a list of classes differ. */
export function paintOfClass(className: string): string {
  const body = carBodyOfClass(className);
  const place = Object.values(bodies).indexOf(body) + (className.endsWith("-A") ? 3 : 0);
  return carPaints[place % carPaints.length] ?? carPaints[0];
}
