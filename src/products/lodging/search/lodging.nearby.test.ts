import type { LodgingZone } from "../lodging.catalogue";
import { kilometresBetween, nearOf, roundedKilometres } from "./lodging.nearby";

const havana = { latitude: 23.136, longitude: -82.359 };
const santiago = { latitude: 20.021, longitude: -75.829 };

const place = (id: number, kilometresNorth: number): LodgingZone => ({
  ...{ id, code: `Z${id}`, name: `Zone ${id}`, provinceId: 1, provinceName: "Province" },
  ...{ latitude: 22 + kilometresNorth / 111.19, longitude: -80, offices: [] },
});
const office = (id: number, kilometresNorth: number, airport: boolean) => ({
  ...{ id, name: `Office ${id}`, airport, latitude: 22 + kilometresNorth / 111.19, longitude: -80 },
});

it.each([
  ["from a place to itself", havana, havana, 0],
  ["from Havana to Santiago de Cuba", havana, santiago, 759],
  ["a degree of latitude", { latitude: 22, longitude: -80 }, { latitude: 23, longitude: -80 }, 111],
])("tells the distance %s as the crow flies, to the kilometre (LODGE-18)", (_what, from, to, kilometres) => {
  expect(Math.round(kilometresBetween(from, to))).toBe(kilometres);
  expect(kilometresBetween(to, from)).toBeCloseTo(kilometresBetween(from, to));
});

it("lists the nearest airports, office and zones, the nearest first, and never the property's own zone (LODGE-18)", () => {
  const own = { ...place(1, 0), offices: [office(1, 30, true), office(2, 3, false), office(3, 1, false)] };
  const zones = [own, place(2, 40), place(3, 10), place(4, 20), place(5, 50)];
  expect(nearOf({ ...own, zone: own }, zones).map(({ kind, id, kilometres }) => [kind, id, kilometres])).toEqual([
    ["office", 3, 1],
    ["zone", 3, 10],
    ["zone", 4, 20],
    ["airport", 1, 30],
    ["zone", 2, 40],
  ]);
});

it("leaves out what is too far away", () => {
  const own = { ...place(1, 0), offices: [office(1, 151, true), office(2, 31, false)] };
  expect(nearOf({ ...own, zone: own }, [own, place(2, 121)])).toEqual([]);
});

it("lists nothing across the sea: an island has only what is on it, and is near nothing else (LODGE-18)", () => {
  const island = { ...place(1, 0), code: "IJV", offices: [office(1, 3, true)] };
  const [cay, mainland] = [{ ...place(2, 30), code: "CLS" }, place(3, 40)];
  const zones = [island, cay, mainland, place(4, 60)];
  const namesOf = (zone: LodgingZone) => nearOf({ ...zone, zone }, zones).map(({ name }) => name);
  expect(namesOf(island)).toEqual(["Office 1"]);
  expect(namesOf(cay)).toEqual([]);
  expect(namesOf(mainland)).toEqual(["Zone 4"]);
});

it.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [19, 19],
  [23, 25],
  [62, 60],
])("rounds %i km to the precision of the positions: %i", (kilometres, rounded) => {
  expect(roundedKilometres(kilometres)).toBe(rounded);
});
