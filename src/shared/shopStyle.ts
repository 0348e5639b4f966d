import { coloursOf } from "./brandColours";
import { type Colours, lightColours } from "./palette";
import type { BrandColours } from "./shop";

/** The variables of the theme (src/platform/web/theme) in which a palette's own colours are. */
export function variablesOf(colours: Colours): Record<string, string> {
  const { sea, seaDeep, onSea, seaWash, coral, coralDeep, onCoral, focus } = colours;
  const malecon = Object.entries({ sea, seaDeep, onSea, seaWash, coral, coralDeep, onCoral, focus }).map(
    ([name, colour]) => [`malecon-${name}`, colour],
  );
  const mains = [
    ...["primary", "info"].flatMap((kind) => ofKind(kind, sea, seaDeep, onSea)),
    ...ofKind("secondary", coral, coralDeep, onCoral),
  ];
  return Object.fromEntries([...malecon, ...mains].map(([name, colour]) => [`--m-palette-${name}`, colour ?? ""]));
}

/** MUI's variables of a colour, each also as channels, of which MUI mixes translucent ones. */
function ofKind(kind: string, main: string, dark: string, contrastText: string): [string, string][] {
  return Object.entries({ main, dark, light: main, contrastText }).flatMap(([name, colour]): [string, string][] => [
    [`${kind}-${name}`, colour],
    [`${kind}-${name}Channel`, channels(colour)],
  ]);
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ");

/** One tile of the wave pattern, 48 × 24: the inside of an `svg`. */
export const waveTile = ({ sea, page, mango, coral }: Pick<Colours, "sea" | "page" | "mango" | "coral">): string =>
  `<path fill="${sea}" d="M0 0h48v24H0z"/><path fill="${page}" d="M0 20C8 20 11 14 11 10 11 5 15 2 20 2c5 0 8 3 8 7 0 3-2 5-5 5-2 0-4-1-4-3 0-2 1-3 3-3-2-1-5 0-5 4 0 5 5 8 11 8h20v4H0z"/><path fill="${mango}" d="M40 5a4 4 0 1 1-.1 0z"/><path fill="${coral}" d="M0 21h48v3H0z"/>`;

/** The tile as the value of `background-image`. */
export function tileImage(colours: Pick<Colours, "sea" | "page" | "mango" | "coral">): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24" preserveAspectRatio="none">${waveTile(colours)}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
}

/** The variables that have the day's colours at night too, as papers and tiles do. */
export const daysOwn = (colours: Colours): Record<string, string> => ({
  "--day-sea": colours.sea,
  "--day-seaDeep": colours.seaDeep,
  "--day-seaWash": colours.seaWash,
  "--day-coral": colours.coral,
  "--day-coralDeep": colours.coralDeep,
  "--day-tiles": tileImage(colours),
});

/**
 * The shop's colours as a style sheet, which overrides the program's own wherever it stands; "" for a shop that has
 * chosen none. (OPS-155)
 */
export function shopStyle(chosen: BrandColours): string {
  if (chosen.main === null && chosen.mainNight === null && chosen.accent === null && chosen.accentNight === null)
    return "";
  const { day, night } = coloursOf(chosen);
  const rules = (variables: Record<string, string>) =>
    `:root:root{${Object.entries(variables)
      .map(([name, value]) => `${name}:${value}`)
      .join(";")}}`;
  return `${rules({ ...variablesOf(day), ...daysOwn(day) })}@media (prefers-color-scheme:dark){${rules(variablesOf(night))}}`;
}

/** A colour of the day's palette as CSS, in the shop's own where it has chosen one. */
export const dayToken = (name: keyof Colours): string => `var(--day-${name},${lightColours[name]})`;
