import type { Paint, ScenePalette } from "./scenePalettes";

/** The CSS value of a scene colour; the hour's palette on the scene's root gives it its meaning. */
export function paint(name: Paint): string {
  return `var(--${name})`;
}

/** A palette as the custom properties that `paint` refers to. */
export function paletteProperties(palette: ScenePalette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value]));
}
