import { coloursOf } from "./brandColours";
import { daysOwn } from "./daysOwn";
import type { Colours } from "./palette";
import type { BrandColours } from "./shop";

/** The CSS variables of the theme (src/platform/web/theme) that contain a palette's colours. */
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

/** MUI's CSS variables of a colour, each also as channels, from which MUI mixes translucent colours. */
function ofKind(kind: string, main: string, dark: string, contrastText: string): [string, string][] {
  return Object.entries({ main, dark, light: main, contrastText }).flatMap(([name, colour]): [string, string][] => [
    [`${kind}-${name}`, colour],
    [`${kind}-${name}Channel`, channels(colour)],
  ]);
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ");

/**
 * The shop's colours as a style sheet that overrides the default palette; "" for a shop that has chosen none. (OPS-155)
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
