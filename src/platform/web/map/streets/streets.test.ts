import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { fitView, LARGEST_STREET_SCALE } from "../mapView";
import { fromSheet, toSheet } from "../projection";
import { cameraOf } from "./streetCamera";
import { type StreetColours, streetStyle } from "./streetStyle";

const colours: StreetColours = {
  ...{ land: "#EBCF8C", green: "#B5CDA0", sand: "#FFF8E7", built: "#DFD0AC", water: "#CFE7E4", sea: "#1F5B66" },
  ...{
    highway: "#E9902C",
    main: "#FFF8E7",
    casing: "#7A6A4B",
    ink: "rgb(20, 33, 38)",
    halo: "rgba(255, 250, 240, 0.82)",
  },
};
const style = streetStyle({
  tiles: "https://shop.example/map/streets.pmtiles",
  colours,
  language: "es",
  font: "Figtree",
});

it("the map of streets is a valid MapLibre style with our own tiles only (LODGE-37)", () => {
  expect(validateStyleMin(style)).toEqual([]);
  expect(style.sources).toEqual({
    streets: { type: "vector", url: "pmtiles://https://shop.example/map/streets.pmtiles" },
  });
  expect(style).not.toHaveProperty("glyphs");
});

it("the map of streets names towns in the reader's language if the tiles have it (LODGE-37)", () => {
  const towns = style.layers.find(({ id }) => id === "towns");
  expect(towns?.layout).toHaveProperty("text-field", ["coalesce", ["get", "name:es"], ["get", "name"]]);
});

/** Pixels from the middle, by Web Mercator. */
const mercator = ({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number) => {
  const world = 512 * 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  return { x: (longitude / 360) * world, y: (-Math.asinh(Math.tan(angle)) / (2 * Math.PI)) * world };
};

it.each([
  ["the island", []],
  [
    "a town",
    [
      { latitude: 23.14, longitude: -82.4 },
      { latitude: 23.1, longitude: -82.3 },
    ],
  ],
  [
    "a town in the south",
    [
      { latitude: 20.03, longitude: -75.83 },
      { latitude: 20.0, longitude: -75.8 },
    ],
  ],
])(
  "shows %s at the pins' positions, within 4 pixels at the edge of a map 500 pixels high (LODGE-37)",
  (_what, places) => {
    const size = { width: 700, height: 500, largest: LARGEST_STREET_SCALE };
    const view = fitView(places.map(toSheet), size);
    const { center, zoom } = cameraOf(view);
    const middle = mercator({ longitude: center[0], latitude: center[1] }, zoom);
    for (const y of [-240, 0, 240]) {
      const at = mercator(fromSheet({ x: view.x + 300 / view.scale, y: view.y + y / view.scale }), zoom);
      expect(Math.abs(at.x - middle.x - 300)).toBeLessThan(0.5);
      expect(Math.abs(at.y - middle.y - y)).toBeLessThan(4);
    }
  },
);
