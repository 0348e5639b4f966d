import { type Colours, lightColours } from "./palette";

/** One tile of the wave pattern, 48 × 24: the inside of an `svg`. */
export const waveTile = ({ sea, page, mango, coral }: Pick<Colours, "sea" | "page" | "mango" | "coral">): string =>
  `<path fill="${sea}" d="M0 0h48v24H0z"/><path fill="${page}" d="M0 20C8 20 11 14 11 10 11 5 15 2 20 2c5 0 8 3 8 7 0 3-2 5-5 5-2 0-4-1-4-3 0-2 1-3 3-3-2-1-5 0-5 4 0 5 5 8 11 8h20v4H0z"/><path fill="${mango}" d="M40 5a4 4 0 1 1-.1 0z"/><path fill="${coral}" d="M0 21h48v3H0z"/>`;

/** The tile as the value of `background-image`. */
export function tileImage(colours: Pick<Colours, "sea" | "page" | "mango" | "coral">): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24" preserveAspectRatio="none">${waveTile(colours)}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
}

/** The variables that keep the day's colours at night: papers and tiles use them. */
export const daysOwn = (colours: Colours): Record<string, string> => ({
  "--day-sea": colours.sea,
  "--day-seaDeep": colours.seaDeep,
  "--day-seaWash": colours.seaWash,
  "--day-coral": colours.coral,
  "--day-coralDeep": colours.coralDeep,
  "--day-tiles": tileImage(colours),
});

/** A colour of the day's palette as CSS, in the shop's own where it has chosen one. */
export const dayToken = (name: keyof Colours): string => `var(--day-${name},${lightColours[name]})`;
