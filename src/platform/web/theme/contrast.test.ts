import { contrastRatio } from "../../../../test/contrast";
import { type Colours, darkColours, lightColours } from "./palette";

type Name = keyof Colours;

const grounds: readonly Name[] = ["page", "surface", "sunken"];
const textOnGrounds: readonly Name[] = ["ink", "inkSoft", "sea", "seaDeep", "mangoText", "palm", "wine"];
const textPairs: readonly (readonly [Name, Name])[] = [
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
const shapePairs: readonly (readonly [Name, Name])[] = [
  ...grounds.map((ground) => ["outline", ground] as const),
  ...grounds.map((ground) => ["focus", ground] as const),
  ...(["surface", "seaWash"] as const).map((ground) => ["carDark", ground] as const),
];

describe.each([
  ["light", lightColours],
  ["dark", darkColours],
] as const)("the %s palette", (_mode, colours) => {
  it.each(textPairs)("%s on %s reads at 4.5:1 or better (A11Y-6)", (text, ground) => {
    expect(contrastRatio(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("%s on %s is seen at 3:1 or better (A11Y-6)", (shape, ground) => {
    expect(contrastRatio(colours[shape], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

it("contrast runs from 1 for a colour on itself to 21 for black on white", () => {
  expect(contrastRatio("#777777", "#777777")).toBe(1);
  expect(contrastRatio("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
});
