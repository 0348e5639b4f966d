import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { confirm } from "../app/web/home/pictures/confirm";
import { drive } from "../app/web/home/pictures/drive";
import { pay } from "../app/web/home/pictures/pay";
import { reserve } from "../app/web/home/pictures/reserve";
import { provinceOutlines } from "../platform/web/map/cubaProvinces";
import { TileBand } from "../platform/web/ui/tiles/TileBand";
import { TilePanel } from "../platform/web/ui/tiles/TilePanel";
import { drawnParts } from "../products/lodging/drawnParts";
import { CarArt, CarBootArt } from "./cars/CarArt";
import { carModels } from "./cars/carModels";
import { generatedHouse } from "./scenes/lodgings/generated/generatedHouse";
import { housePlan } from "./scenes/lodgings/generated/housePlan";
import { PartScene, RoomScene } from "./scenes/lodgings/inside";
import * as hills from "./scenes/lodgings/landmarks/hills";
import * as oldHavana from "./scenes/lodgings/landmarks/oldHavana";
import * as towns from "./scenes/lodgings/landmarks/towns";
import * as varadero from "./scenes/lodgings/landmarks/varadero";
import * as vedado from "./scenes/lodgings/landmarks/vedado";
import { Scene } from "./scenes/Scene";
import { compositionOf, ZoneScene, zoneCompositions } from "./scenes/ZoneScene";

const numbersPerCommand: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Commands with too few or too many numbers; a browser stops drawing at one. */
function brokenCommands(pathData: string): string[] {
  return [...pathData.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([whole, command = "", text = ""]) => {
    const each = numbersPerCommand[command.toLowerCase()];
    const count = text.match(/-?(\d+\.\d+|\d+|\.\d+)/g)?.length ?? 0;
    const even = each === 0 ? count === 0 : each !== undefined && count > 0 && count % each === 0;
    return even ? [] : [whole];
  });
}

function brokenIn(picture: ReactElement): string[] {
  // Decodes pictures inside data URLs too.
  const markup = renderToStaticMarkup(picture).replaceAll("%22", '"').replaceAll("%20", " ").replaceAll("%3D", "=");
  return brokenInMarkup(markup);
}

function brokenInMarkup(markup: string): string[] {
  const paths = [...markup.matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? "");
  expect(paths.length).toBeGreaterThan(0);
  return paths.flatMap((path) => (/^(M|$)/.test(path) ? brokenCommands(path) : [path]));
}

it("distinguishes valid from broken path data", () => {
  expect(brokenCommands("M0 0C1 2 3 4 5 6L7-8.5.5 1z")).toEqual([]);
  expect(brokenCommands("M0 0C1 2 3 4 5S1 2 3 4z")).toEqual(["C1 2 3 4 5"]);
});

it.each(Object.keys(zoneCompositions))("every path of the scene of %s is valid", (zone) => {
  expect(brokenIn(<ZoneScene zone={zone} />)).toEqual([]);
});

const compositions = { ...vedado, ...oldHavana, ...varadero, ...hills, ...towns };

it.each(Object.entries(compositions))(
  "every path of the landmark %s is valid, in less than 12 KB of markup",
  (_name, { layers }) => {
    const markup = renderToStaticMarkup(layers);
    expect(brokenInMarkup(markup)).toEqual([]);
    expect(markup.match(/NaN|undefined|Infinity/)).toBeNull();
    expect(markup.length).toBeLessThan(12_000);
  },
);

// Sixty consecutive ids produce every form, roof and front of their kind.
const ids = Array.from({ length: 60 }, (_, id) => id);

describe.each([
  ["grandHotel", "LHA"],
  ["resort", "VAR"],
  ["colonialHouse", "TRI"],
  ["lodge", "ZAP"],
  ["villa", "VIN"],
  ["villa", "CMW"],
  ["villa", "PDE"],
] as const)("the drawings of a %s in %s", (kind, zone) => {
  it("have only valid paths, in less than 17 KB of markup and without a broken number", () => {
    for (const id of ids) {
      const house = generatedHouse(zone, housePlan(kind, zone, id), compositionOf(zone));
      const markup = renderToStaticMarkup(house.layers);
      expect(brokenInMarkup(markup)).toEqual([]);
      expect(markup.match(/NaN|undefined|Infinity/)).toBeNull();
      expect(markup.length).toBeLessThan(17_000);
    }
  });
});

it.each(Object.keys(carModels))("every path of a %s is valid, in less than 4 KB of markup", (model) => {
  const views = [
    <CarArt key="side" model={model} colour="#123456" />,
    <CarBootArt key="boot" model={model} colour="#123456" bags={6} />,
  ];
  for (const view of views) {
    const markup = renderToStaticMarkup(view);
    expect(brokenInMarkup(markup)).toEqual([]);
    expect(markup.match(/NaN|undefined|Infinity/)).toBeNull();
    expect(markup.length).toBeLessThan(4_000);
  }
});

it.each(["LHA", "VAR", "VIN"])("every path of the rooms and parts of a house in %s is valid", (zone) => {
  const beds = (["king", "double", "single", "sofa"] as const).map((Kind) => ({ Kind, Count: 1 }));
  const common = { zone, atSea: false };
  const pictures = [0, 1, 2].flatMap((variant) => [
    <RoomScene key="room" {...common} variant={variant} room={{ beds, balcony: variant === 1 }} />,
    ...drawnParts.map((part) => <PartScene key={part} {...common} variant={variant} part={part} />),
  ]);
  expect(pictures.flatMap(brokenIn)).toEqual([]);
});

it("every path of the pictures of the steps on the home page is valid", () => {
  const pictures = [reserve, confirm, pay, drive];
  expect(pictures.flatMap((picture) => brokenIn(<Scene composition={picture} />))).toEqual([]);
});

it("every path of the tiles is valid", () => {
  expect([TileBand, TilePanel].flatMap((Tiles) => brokenIn(<Tiles />))).toEqual([]);
});

it("every path of the map of Cuba is valid", () => {
  expect(Object.values(provinceOutlines).flatMap(brokenCommands)).toEqual([]);
});
