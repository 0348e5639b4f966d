import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CarArt } from "../../../art/cars/CarArt";
import { carClassFamilies, modelOfClass, paintOfClass } from "../../../art/cars/carLook";
import { paletteOf } from "../../../art/scenes/paint";
import { compositionOf, ZoneScene, zoneCompositions } from "../../../art/scenes/ZoneScene";
import { type Colours, lightColours } from "../../../shared/palette";

/** Drawings for renderers without style sheets: the content of an `svg`, with each colour written out. */
export type DrawnArt = {
  /** By the zone's code, at its own hour, 780 × 292 from -150 24; "" is for zones without one. */
  scenes: Record<string, string>;
  /** By the class's code, 340 × 140 from -170 -128; "" is for unknown classes. */
  cars: Record<string, string>;
  colours: Pick<Colours, "page" | "sand" | "ink" | "inkSoft">;
};

/**
 * Draws the parts of link pictures (src/app/server/pages/pictures). Runs in Node, at the end of the build. (WEB-25)
 */
export function drawArt(): DrawnArt {
  const { page, sand, ink, inkSoft } = lightColours;
  const zones = [...Object.keys(zoneCompositions), ""];
  const classes = [...carClassFamilies.flatMap((family) => [`${family}-M`, `${family}-A`]), ""];
  return {
    scenes: Object.fromEntries(zones.map((zone) => [zone, sceneOf(zone)])),
    cars: Object.fromEntries(classes.map((code) => [code, carOf(code)])),
    colours: { page, sand, ink, inkSoft },
  };
}

function sceneOf(zone: string): string {
  const palette = paletteOf(compositionOf(zone).hour);
  return withColours(insideOf(<ZoneScene zone={zone} frame="wide" />), (name) => palette[`--${name}`]);
}

function carOf(code: string): string {
  const colours = new Map(Object.entries(lightColours));
  const car = <CarArt model={modelOfClass(code)} colour={paintOfClass(code)} />;
  return withColours(insideOf(car), (name) => colours.get(name.replace("m-palette-malecon-", "")));
}

function insideOf(drawing: ReactNode): string {
  const styles = createCache({ key: "art" });
  // Collects the styles in the cache instead of between the elements.
  styles.compat = true;
  return innerMarkup(renderToStaticMarkup(<CacheProvider value={styles}>{drawing}</CacheProvider>));
}

/** The content between a drawing's outermost tags. */
function innerMarkup(markup: string): string {
  const found = /^<svg[^>]*>(.*)<\/svg>$/s.exec(markup)?.[1];
  if (found === undefined) throw new Error(`not one drawing: ${markup.slice(0, 200)}`);
  return found;
}

/** Replaces the variables by their colours; translucent ones are written as `rgba()`, which older browsers know. */
function withColours(markup: string, colourOf: (name: string) => string | undefined): string {
  return markup.replaceAll(/var\(--([\w-]+)\)/g, (_reference, name: string) => {
    const colour = colourOf(name);
    if (colour === undefined) throw new Error(`no colour --${name}`);
    return colour.replace(/^rgb\((\d+) (\d+) (\d+)\/(.+)\)$/, "rgba($1,$2,$3,$4)");
  });
}
