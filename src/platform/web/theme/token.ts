import type { Colours } from "../../../shared/palette";

/** A colour of the palette as CSS: light or dark as the system chooses, without a theme object. */
export function token(name: keyof Colours): string {
  return `var(--m-palette-malecon-${name})`;
}
