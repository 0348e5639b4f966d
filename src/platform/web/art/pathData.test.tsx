import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { confirm } from "../../../app/web/home/pictures/confirm";
import { drive } from "../../../app/web/home/pictures/drive";
import { pay } from "../../../app/web/home/pictures/pay";
import { reserve } from "../../../app/web/home/pictures/reserve";
import { CarArt } from "./cars/CarArt";
import type { CarBody } from "./cars/carClass";
import { LodgingScene } from "./scenes/lodgings/LodgingScene";
import { LODGING_LOOKS } from "./scenes/lodgings/lodgingLooks";
import { Scene } from "./scenes/Scene";
import { ZoneScene } from "./scenes/ZoneScene";
import { zoneCompositions } from "./scenes/zoneCompositions";
import { TileBand } from "./tiles/TileBand";
import { TilePanel } from "./tiles/TilePanel";

const numbersPerCommand: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Commands whose numbers do not come out even; a browser would stop drawing there. */
function brokenCommands(pathData: string): string[] {
  return [...pathData.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([whole, command = "", text = ""]) => {
    const each = numbersPerCommand[command.toLowerCase()];
    const count = text.match(/-?(\d+\.\d+|\d+|\.\d+)/g)?.length ?? 0;
    const even = each === 0 ? count === 0 : each !== undefined && count > 0 && count % each === 0;
    return even ? [] : [whole];
  });
}

function brokenIn(picture: ReactElement): string[] {
  return [...renderToStaticMarkup(picture).matchAll(/ d="([^"]*)"/g)].flatMap((match) =>
    brokenCommands(match[1] ?? ""),
  );
}

it("tells broken path data from sound path data", () => {
  expect(brokenCommands("M0 0C1 2 3 4 5 6L7-8.5.5 1z")).toEqual([]);
  expect(brokenCommands("M0 0C1 2 3 4 5S1 2 3 4z")).toEqual(["C1 2 3 4 5"]);
});

it.each(Object.keys(zoneCompositions))("every path of the scene of %s can be drawn to its end", (zone) => {
  expect(brokenIn(<ZoneScene zone={zone} />)).toEqual([]);
});

const lodgingLooks = Array.from({ length: LODGING_LOOKS }, (_, look) => look);

it.each(["grandHotel", "resort", "colonialHouse", "villa", "lodge"] as const)("every path of a %s can", (kind) => {
  expect(lodgingLooks.flatMap((look) => brokenIn(<LodgingScene zone="VAR" kind={kind} variant={look} />))).toEqual([]);
});

it.each(["grandHotel", "resort", "colonialHouse", "villa", "lodge"] as const)(
  "no two looks of a %s are the same",
  (kind) => {
    const drawn = lodgingLooks.map((look) =>
      renderToStaticMarkup(<LodgingScene zone="VAR" kind={kind} variant={look} />),
    );
    expect(new Set(drawn).size).toBe(LODGING_LOOKS);
  },
);

const bodies: readonly CarBody[] = ["hatchback", "sedan", "luxurySedan", "jeep", "suv", "van", "cabriolet"];

it.each(bodies)("every path of a %s can", (body) => {
  expect(brokenIn(<CarArt body={body} colour="#123456" />)).toEqual([]);
});

it("every path of the pictures of how it works can", () => {
  const pictures = [reserve, confirm, pay, drive];
  expect(pictures.flatMap((picture) => brokenIn(<Scene composition={picture} />))).toEqual([]);
});

it("every path of the tiles can", () => {
  expect([TileBand, TilePanel].flatMap((Tiles) => brokenIn(<Tiles />))).toEqual([]);
});
