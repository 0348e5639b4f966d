import fc from "fast-check";
import { shapePairs, textPairs } from "../../test/palettePairs";
import { type ColourFault, colourFaults, coloursOf, contrastRatio, LEAST_CONTRAST } from "./brandColours";
import { darkColours, lightColours } from "./palette";
import type { BrandColours } from "./shop";

const none: BrandColours = { main: null, mainNight: null, accent: null, accentNight: null };
const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, "0"));
const colour = fc.tuple(byte, byte, byte).map((parts) => `#${parts.join("").toUpperCase()}`);
const grounds = { main: lightColours, accent: lightColours, mainNight: darkColours, accentNight: darkColours };

/** The colours, with the proposal in place of each unreadable one. */
const mended = (chosen: BrandColours, faults: readonly ColourFault[]): BrandColours => ({
  ...chosen,
  ...Object.fromEntries(faults.map((fault) => [fault.colour, fault.nearest])),
});

it("a shop that has chosen no colours has the default palette", () => {
  expect(colourFaults(none)).toEqual([]);
  expect(coloursOf(none)).toEqual({ day: lightColours, night: darkColours });
});

it("an unreadable colour is reported with its background and its contrast (OPS-155)", () => {
  const [fault, ...others] = colourFaults({ ...none, main: "#7CB342" });
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ colour: "main", ground: "sunken", ratio: 2 });
  expect(colourFaults({ ...none, mainNight: "#1B3A2B" })).toMatchObject([{ colour: "mainNight", ground: "sunken" }]);
});

it("the nearest readable colour is proposed for each refused one (OPS-155)", () => {
  fc.assert(
    fc.property(colour, fc.constantFrom("main", "mainNight", "accent", "accentNight"), (hex, place) => {
      const [fault] = colourFaults({ ...none, [place]: hex });
      if (!fault) return;
      expect(fault.ratio).toBeLessThan(LEAST_CONTRAST);
      expect(contrastRatio(hex, grounds[place][fault.ground])).toBeLessThan(LEAST_CONTRAST);
      expect(colourFaults({ ...none, [place]: fault.nearest })).toEqual([]);
    }),
  );
});

it("whatever colours are accepted, every pair of the palette is readable by day and at night (OPS-155, A11Y-6)", () => {
  const choice = fc.option(colour, { nil: null });
  const chosen = fc.record({ main: choice, mainNight: choice, accent: choice, accentNight: choice });
  fc.assert(
    fc.property(chosen, (typed) => {
      const palette = coloursOf(mended(typed, colourFaults(typed)));
      for (const colours of [palette.day, palette.night]) {
        for (const [text, ground] of textPairs)
          expect([text, ground, contrastRatio(colours[text], colours[ground]) >= 4.5]).toEqual([text, ground, true]);
        for (const [shape, ground] of shapePairs)
          expect([shape, ground, contrastRatio(colours[shape], colours[ground]) >= 3]).toEqual([shape, ground, true]);
      }
    }),
  );
});
