import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";

/** The colours of a map of streets as values, because MapLibre reads no CSS variables. */
export type StreetColours = Readonly<
  Record<"land" | "green" | "sand" | "built" | "water" | "sea" | "highway" | "main" | "casing" | "ink" | "halo", string>
>;

type Asked = {
  /** The address of a PMTiles archive with the layers of Protomaps' basemap. */
  readonly tiles: string;
  readonly colours: StreetColours;
  /** The language of names, for names that the tiles have in it. */
  readonly language: string;
  /** A font family that the page has loaded: names are drawn in it if no server provides glyphs. */
  readonly font: string;
};

const is = (...kinds: string[]): FilterSpecification => ["in", ["get", "kind"], ["literal", kinds]];
const width = (from: [zoom: number, pixels: number], to: [zoom: number, pixels: number]) =>
  ["interpolate", ["exponential", 1.6], ["zoom"], ...from, ...to] satisfies ExpressionSpecification;

/** Streets in the colours of our map, from vector tiles of OpenStreetMap data in Protomaps' schema. (LODGE-37) */
export function streetStyle({ tiles, colours, language, font }: Asked): StyleSpecification {
  const named: ExpressionSpecification = ["coalesce", ["get", `name:${language}`], ["get", "name"]];
  const text = { "text-font": [font], "text-field": named };
  const name = { "text-color": colours.ink, "text-halo-color": colours.halo, "text-halo-width": 1.4 } as const;
  const fill = (id: string, layer: string, colour: string, filter?: FilterSpecification): LayerSpecification => ({
    id,
    type: "fill",
    source: "streets",
    "source-layer": layer,
    paint: { "fill-color": colour },
    ...(filter && { filter }),
  });
  /** A class of roads with its edge: from a zoom on, with a width in pixels at two zooms. */
  const road = (
    kind: string,
    colour: string,
    minzoom: number,
    from: [number, number],
    to: [number, number],
  ): LayerSpecification[] =>
    [
      { part: "edge", paint: colours.casing, more: 1.6 },
      { part: "line", paint: colour, more: 0 },
    ].map(({ part, paint, more }) => ({
      id: `${kind} ${part}`,
      type: "line",
      source: "streets",
      "source-layer": "roads",
      minzoom,
      filter: is(kind),
      layout: { "line-cap": "round", "line-join": "round" },
      paint: {
        "line-color": paint,
        "line-opacity": part === "edge" ? 0.4 : 1,
        "line-width": width([from[0], from[1] + more], [to[0], to[1] + more]),
      },
    }));
  return {
    version: 8,
    sources: { streets: { type: "vector", url: `pmtiles://${tiles}` } },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": colours.water } },
      fill("land", "earth", colours.land),
      fill("parks", "landuse", colours.green, is("park", "forest", "wood", "nature_reserve", "national_park", "grass")),
      fill("beaches", "landuse", colours.sand, is("beach", "sand")),
      fill("runways", "landuse", colours.built, is("aerodrome")),
      fill("water", "water", colours.water, ["==", ["geometry-type"], "Polygon"]),
      { ...fill("buildings", "buildings", colours.built), minzoom: 14 },
      ...road("minor_road", colours.main, 12, [12, 0.6], [18, 14]),
      ...road("major_road", colours.main, 7, [7, 0.8], [18, 20]),
      ...road("highway", colours.highway, 5, [5, 1.2], [18, 24]),
      {
        id: "street names",
        type: "symbol",
        source: "streets",
        "source-layer": "roads",
        minzoom: 14,
        filter: is("highway", "major_road", "minor_road"),
        layout: { ...text, "symbol-placement": "line", "text-size": 12 },
        paint: name,
      },
      {
        id: "districts",
        type: "symbol",
        source: "streets",
        "source-layer": "places",
        minzoom: 12,
        filter: is("neighbourhood", "macrohood"),
        layout: { ...text, "text-size": 13, "text-letter-spacing": 0.03 },
        paint: name,
      },
      {
        id: "towns",
        type: "symbol",
        source: "streets",
        "source-layer": "places",
        maxzoom: 14,
        filter: is("locality"),
        layout: {
          ...text,
          "symbol-sort-key": ["-", 20, ["coalesce", ["get", "population_rank"], 0]],
          "text-size": ["interpolate", ["linear"], ["coalesce", ["get", "population_rank"], 0], 4, 12, 12, 16],
        },
        paint: name,
      },
      {
        id: "seas",
        type: "symbol",
        source: "streets",
        "source-layer": "water",
        filter: ["==", ["geometry-type"], "Point"],
        layout: { ...text, "text-size": 13 },
        paint: { "text-color": colours.sea },
      },
    ],
  };
}
