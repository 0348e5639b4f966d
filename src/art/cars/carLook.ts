import { type CarModel, carModels } from "./carModels";

/** The model that stands for a class of the catalogue, by the letters before the dash of the class's code. */
const modelsOfFamilies: Readonly<Record<string, string>> = {
  ECO: "Hyundai i10",
  MED: "Peugeot 301",
  MAL: "VW Jetta",
  LUX: "Audi A4",
  JEP: "Suzuki Jimny",
  SUV: "Audi Q5",
  VAN: "Hyundai H1",
  SPT: "Audi A4 Cabriolet",
};

/** The prefixes, before the dash, of the class codes that have a drawing of their own. */
export const carClassFamilies = Object.keys(modelsOfFamilies);

/** Longer names first, so that "Audi A4 Cabriolet" is not drawn as an "Audi A4". */
const names = Object.keys(carModels).sort((a, b) => b.length - a.length);

/** The name under which a class is drawn; an unknown class is drawn as an intermediate car. */
export function modelOfClass(className: string): string {
  return modelsOfFamilies[className.slice(0, 3).toUpperCase()] ?? "Peugeot 301";
}

/**
 * The name under which a model is drawn: the known name within the operator's one ("Kia Picanto AT"). A model without
 * measurements is drawn as its class.
 */
export function drawnModel(modelName: string, className: string): string {
  const asked = modelName.toLowerCase();
  return names.find((name) => asked.includes(name.toLowerCase())) ?? modelOfClass(className);
}

/** The proportions of a name that `drawnModel` or `modelOfClass` gave. */
export function proportionsOf(name: string): CarModel {
  const found = carModels[name];
  if (!found) throw new Error(`no car is drawn as ${name}`);
  return found;
}

/**
 * Mango, coral, sea, palm, guava, dusk, tobacco and jacaranda: all contrast with the picture's sky by day and by night.
 */
export const carPaints = [
  ...["#F4A62A", "#D9563F", "#2A93A0", "#5E9E4E"],
  ...["#E0788A", "#5B86C9", "#A8683A", "#9B6FB0"],
] as const;

/** The hash's start value, chosen so that the models of each class of the catalogue get different paints. */
const START = 3_745;

/** A model's paint, as CSS: the same on each page, for any company. */
export function carPaintOfModel(modelName: string): string {
  let hash = START;
  for (const letter of modelName) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 8_191;
  return carPaints[hash % carPaints.length] ?? carPaints[0];
}

/** A class's paint, as CSS, where no model is named: neighbours in a list of classes differ. */
export function paintOfClass(className: string): string {
  const family = carClassFamilies.indexOf(className.slice(0, 3).toUpperCase());
  const place = Math.max(family, 0) + (className.endsWith("-A") ? 3 : 0);
  return carPaints[place % carPaints.length] ?? carPaints[0];
}
