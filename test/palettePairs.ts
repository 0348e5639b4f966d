import type { Colours } from "../src/shared/palette";

type Name = keyof Colours;

const grounds: readonly Name[] = ["page", "surface", "sunken"];
const textOnGrounds: readonly Name[] = ["ink", "inkSoft", "sea", "seaDeep", "mangoText", "palm", "wine"];
/** Texts and their backgrounds: 4.5:1 at least. (A11Y-6) */
export const textPairs: readonly (readonly [Name, Name])[] = [
  ...textOnGrounds.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ["coral", "page"],
  ["coral", "surface"],
  ["onSea", "sea"],
  ["onSea", "seaDeep"],
  ["onCoral", "coral"],
  ["onCoral", "coralDeep"],
  ["onMango", "mango"],
  ["onPalm", "palm"],
  ["onWine", "wine"],
  ["ink", "seaWash"],
  ["ink", "mangoWash"],
  ["ink", "palmWash"],
  ["ink", "wineWash"],
  ["sea", "seaWash"],
  ["mangoText", "mangoWash"],
  ["palm", "palmWash"],
  ["wine", "wineWash"],
];
/** Shapes and their backgrounds: 3:1 at least. (A11Y-6) */
export const shapePairs: readonly (readonly [Name, Name])[] = [
  ...grounds.map((ground) => ["outline", ground] as const),
  ...grounds.map((ground) => ["focus", ground] as const),
  ...(["surface", "seaWash"] as const).map((ground) => ["carDark", ground] as const),
];
