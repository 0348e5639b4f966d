import { addProtocol, Map as StreetMap, setWorkerUrl } from "maplibre-gl";
import worker from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { Protocol } from "pmtiles";
import { STREET_TILES_PATH } from "../../../../shared/streets";
import { allowWorker } from "../../allowWorker";
import type { View } from "../mapView";
import { cameraOf } from "./streetCamera";
import { type StreetColours, streetStyle } from "./streetStyle";

type Asked = {
  readonly place: HTMLElement;
  /** The path of our tiles, or the address of a style. */
  readonly source: string;
  readonly view: View;
  readonly language: string;
  /** Called once the streets are shown, with the attribution of their source. */
  readonly onShown: (sources: readonly string[]) => void;
  /** Called if nothing can be shown: no tiles, no style, no WebGL. */
  readonly onMissing: () => void;
};

/** The colours that the map's frame declares for the present scheme (`mapColours.ts`). */
function coloursAt(place: HTMLElement): StreetColours {
  const style = getComputedStyle(place);
  const declared = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    land: declared("land0"),
    green: declared("land1"),
    built: declared("land3"),
    sand: declared("other"),
    water: declared("water"),
    sea: declared("sea"),
    highway: declared("highway"),
    main: declared("main"),
    casing: declared("casing"),
    halo: declared("halo"),
    ink: style.color,
  };
}

/** MapLibre accepts one family, without quotes. */
const firstFamily = (families: string) => (families.split(",")[0] ?? "").replaceAll(/["']/g, "").trim();

let isReady = false;

/** Once per page: MapLibre's worker is a file of ours, and its tiles are parts of one file. */
function prepare(): void {
  if (isReady) return;
  isReady = true;
  const address = new URL(worker, location.href).href;
  allowWorker(address);
  setWorkerUrl(address);
  // The metadata contains the attribution of the data.
  addProtocol("pmtiles", new Protocol({ metadata: true }).tile);
}

/**
 * Shows streets in an element. The map moves them: MapLibre listens to no pointer and no key. Returns functions to move
 * and to remove them.
 */
export function openStreets({ place, source, view, language, onShown, onMissing }: Asked) {
  prepare();
  const ownStyle = () =>
    streetStyle({
      tiles: new URL(source, location.href).href,
      colours: coloursAt(place),
      language,
      font: firstFamily(getComputedStyle(place).fontFamily),
    });
  const isOurs = source.startsWith(STREET_TILES_PATH);
  const map = new StreetMap({
    container: place,
    style: isOurs ? ownStyle() : source,
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    ...cameraOf(view),
  });
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  const restyle = () => void map.setStyle(ownStyle());
  if (isOurs) scheme.addEventListener("change", restyle);
  let isShown = false;
  map.once("load", () => {
    isShown = true;
    onShown(sourcesOf(map));
  });
  map.on("error", () => isShown || onMissing());
  return {
    /** The duration in milliseconds: none under a finger; after a key or button the same as for the pins. */
    show: (view: View, duration: number) =>
      map.easeTo({ ...cameraOf(view), duration, easing: (part) => 1 - (1 - part) ** 2 }),
    resize: () => map.resize(),
    end: () => {
      scheme.removeEventListener("change", restyle);
      map.remove();
    },
  };
}

/** The attributions of a style's sources, as text, because they are HTML of another party. */
function sourcesOf(map: StreetMap): string[] {
  const said = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? "");
  const texts = said.map((html) =>
    html
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&copy;", "©")
      .trim(),
  );
  return [...new Set(texts.filter((text) => text !== ""))];
}
