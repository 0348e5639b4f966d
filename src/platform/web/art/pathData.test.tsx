import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { confirm } from "../../../app/web/home/pictures/confirm";
import { drive } from "../../../app/web/home/pictures/drive";
import { pay } from "../../../app/web/home/pictures/pay";
import { reserve } from "../../../app/web/home/pictures/reserve";
import { provinceOutlines } from "../map/cubaProvinces";
import { CarArt } from "./cars/CarArt";
import type { CarBody } from "./cars/carLook";
import { LODGING_LOOKS, LodgingScene } from "./scenes/lodgings/LodgingScene";
import { Scene } from "./scenes/Scene";
import { ZoneScene, zoneCompositions } from "./scenes/ZoneScene";
import { TileBand } from "./tiles/TileBand";
import { TilePanel } from "./tiles/TilePanel";

const numbersPerCommand: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Commands with too few or too many numbers; a browser would stop drawing there. */
function brokenCommands(pathData: string): string[] {
  return [...pathData.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([whole, command = "", text = ""]) => {
    const each = numbersPerCommand[command.toLowerCase()];
    const count = text.match(/-?(\d+\.\d+|\d+|\.\d+)/g)?.length ?? 0;
    const even = each === 0 ? count === 0 : each !== undefined && count > 0 && count % each === 0;
    return even ? [] : [whole];
  });
}

function brokenIn(picture: ReactElement): string[] {
  // A picture in an address is read as it is drawn.
  const markup = renderToStaticMarkup(picture).replaceAll("%22", '"').replaceAll("%20", " ").replaceAll("%3D", "=");
  const paths = [...markup.matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? "");
  expect(paths.length).toBeGreaterThan(0);
  return paths.flatMap((path) => (/^(M|$)/.test(path) ? brokenCommands(path) : [path]));
}

it("tells broken path data from sound path data", () => {
  expect(brokenCommands("M0 0C1 2 3 4 5 6L7-8.5.5 1z")).toEqual([]);
  expect(brokenCommands("M0 0C1 2 3 4 5S1 2 3 4z")).toEqual(["C1 2 3 4 5"]);
});

it.each(Object.keys(zoneCompositions))("every path of the scene of %s can be drawn to its end", (zone) => {
  expect(brokenIn(<ZoneScene zone={zone} />)).toEqual([]);
});

describe.each(["grandHotel", "resort", "colonialHouse", "villa", "lodge"] as const)("the drawing of a %s", (kind) => {
  const drawLook = (look: number) => <LodgingScene zone="VAR" kind={kind} variant={look} />;
  const looks = Array.from({ length: LODGING_LOOKS }, (_, look) => drawLook(look));

  it("has only paths that can be drawn to their end", () => {
    expect(looks.flatMap(brokenIn)).toEqual([]);
  });

  it("has no two looks that are the same", () => {
    expect(new Set(looks.map((look) => renderToStaticMarkup(look))).size).toBe(LODGING_LOOKS);
  });
});

const bodies: readonly CarBody[] = ["hatchback", "sedan", "luxurySedan", "jeep", "suv", "van", "cabriolet"];

it.each(bodies)("every path of a %s can be drawn to its end", (body) => {
  expect(brokenIn(<CarArt body={body} colour="#123456" />)).toEqual([]);
});

it("every path of the pictures of how it works can be drawn to its end", () => {
  const pictures = [reserve, confirm, pay, drive];
  expect(pictures.flatMap((picture) => brokenIn(<Scene composition={picture} />))).toEqual([]);
});

it("every path of the tiles can be drawn to its end", () => {
  expect([TileBand, TilePanel].flatMap((Tiles) => brokenIn(<Tiles />))).toEqual([]);
});

it("every path of the map of Cuba can be drawn to its end", () => {
  expect(Object.values(provinceOutlines).flatMap(brokenCommands)).toEqual([]);
});
