import { type Colours, darkColours, lightColours } from "./palette";
import type { BrandColours } from "./shop";

/** Relative luminance of an sRGB colour `#RRGGBB`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG contrast ratio of two colours `#RRGGBB`, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** The palette by day and at night, with the shop's colours in it. */
export type ShopColours = { day: Colours; night: Colours };

type Scheme = keyof ShopColours;
type Ground = "page" | "surface" | "sunken";

/** The least contrast of a text with its background by WCAG 2.2, AA. (A11Y-6) */
export const LEAST_CONTRAST = 4.5;
/** The least contrast of a shape. */
const LEAST_OF_SHAPES = 3;

/** The backgrounds of a chosen colour, as a text and as a button. */
const groundsOf: Readonly<Record<"main" | "accent", readonly Ground[]>> = {
  main: ["page", "surface", "sunken"],
  accent: ["page", "surface"],
};

const neutral: ShopColours = { day: lightColours, night: darkColours };
/** The colour towards which an unreadable one is changed: black by day, white at night. */
const away: Readonly<Record<Scheme, string>> = { day: "#000000", night: "#FFFFFF" };

/** A colour that cannot be read: on which background, with what contrast, and the nearest one that can. */
export type ColourFault = {
  colour: keyof BrandColours;
  ground: Ground;
  ratio: number;
  nearest: string;
};

const places: readonly { colour: keyof BrandColours; kind: "main" | "accent"; scheme: Scheme }[] = [
  { colour: "main", kind: "main", scheme: "day" },
  { colour: "mainNight", kind: "main", scheme: "night" },
  { colour: "accent", kind: "accent", scheme: "day" },
  { colour: "accentNight", kind: "accent", scheme: "night" },
];

/** The chosen colours that cannot be read on a background where they are used; none if all can. (OPS-155) */
export function colourFaults(chosen: BrandColours): ColourFault[] {
  return places.flatMap(({ colour, kind, scheme }) => {
    const hex = chosen[colour];
    if (hex === null) return [];
    const [worst] = groundsOf[kind]
      .map((ground) => ({ ground, ratio: contrastRatio(hex, neutral[scheme][ground]) }))
      .sort((one, other) => one.ratio - other.ratio);
    if (!worst || worst.ratio >= LEAST_CONTRAST) return [];
    // Rounded down, so that a refused ratio is never shown as a sufficient one.
    return [{ colour, ...worst, ratio: Math.floor(worst.ratio * 10) / 10, nearest: readable(hex, kind, scheme) }];
  });
}

/**
 * The palette of a shop with these colours, which are readable. Colours that were not chosen are the default ones.
 * (OPS-155)
 */
export function coloursOf(chosen: BrandColours): ShopColours {
  const { main, accent } = chosen;
  const mainNight = chosen.mainNight ?? (main && readable(main, "main", "night"));
  const accentNight = chosen.accentNight ?? (accent && readable(accent, "accent", "night"));
  return { day: withChosen("day", main, accent), night: withChosen("night", mainNight, accentNight) };
}

function withChosen(scheme: Scheme, main: string | null, accent: string | null): Colours {
  const base = neutral[scheme];
  const ofMain = main && {
    sea: main,
    seaDeep: mixed(main, away[scheme], 0.3),
    seaWash: wash(scheme, main),
    ...(scheme === "day" && { focus: main }),
  };
  return {
    ...base,
    ...(ofMain || {}),
    ...(accent && { coral: accent, coralDeep: mixed(accent, away[scheme], 0.2) }),
  };
}

/** A tint of the surface on which the colour, ink and drawn cars can still be seen. */
function wash(scheme: Scheme, main: string): string {
  const { surface, ink, carDark } = neutral[scheme];
  for (let part = 0.16; part > 0; part -= 0.02) {
    const tint = mixed(surface, main, part);
    const isRead = [main, ink].every((text) => contrastRatio(text, tint) >= LEAST_CONTRAST);
    if (isRead && contrastRatio(carDark, tint) >= LEAST_OF_SHAPES) return tint;
  }
  return surface;
}

/** The nearest colour that can be read, darker by day and lighter at night. */
function readable(hex: string, kind: "main" | "accent", scheme: Scheme): string {
  const isRead = (colour: string) =>
    groundsOf[kind].every((ground) => contrastRatio(colour, neutral[scheme][ground]) >= LEAST_CONTRAST);
  for (let part = 0; part < 1; part += 0.01) {
    const colour = mixed(hex, away[scheme], part);
    if (isRead(colour)) return colour;
  }
  return away[scheme];
}

/** A colour with a part of another one, from 0 to 1. */
function mixed(colour: string, other: string, part: number): string {
  const channel = (at: number) => {
    const [own = 0, others = 0] = [colour, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(own + (others - own) * part)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase();
}
