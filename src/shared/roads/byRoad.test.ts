import fc from "fast-check";
import { byRoad, fuelStops, kilometresBetween, pointsOfWay, roadKm, wayBetween } from "./byRoad";
import { shownKilometres, shownMinutes } from "./roadDistance";
import { roadLegs } from "./roadLegs";
import { roadPlaces } from "./roadPlaces";

const places = [...roadPlaces.values()];
const known = (code: string) => {
  const place = roadPlaces.get(code);
  if (!place) throw new Error(`there is no ${code}`);
  return place;
};
const islands = new Set(["IJV", "GER", "COO", "CLS", "CYO"]);

describe("the table of roads (ROAD-1)", () => {
  it("connects known places only, and every one of them", () => {
    const ends = roadLegs.flatMap(({ from, to }) => [from, to]);
    expect(ends.filter((code) => !roadPlaces.has(code))).toEqual([]);
    expect([...roadPlaces.keys()].filter((code) => !ends.includes(code))).toEqual([]);
  });

  it.each(roadLegs.map((leg) => [`${leg.from}–${leg.to}`, leg] as const))(
    "has a plausible distance, speed and drawing from %s",
    (_name, leg) => {
      const points = [
        known(leg.from),
        ...leg.via.map(([latitude, longitude]) => ({ latitude, longitude })),
        known(leg.to),
      ];
      const drawn = points.slice(1).reduce((sum, point, at) => sum + kilometresBetween(points[at] ?? point, point), 0);
      // Drawn lines cut corners; positions are accurate to a kilometre at either end.
      expect(leg.kilometres).toBeGreaterThan(drawn * 0.97 - 1);
      expect(leg.kilometres).toBeLessThan(drawn * 1.85 + 2);
      const speed = (leg.kilometres / leg.minutes) * 60;
      expect(speed).toBeGreaterThan(20);
      expect(speed).toBeLessThan(95);
    },
  );

  it.each([
    ["LHA", "VAR", 145, 120],
    ["LHA", "VIN", 185, 165],
    ["LHA", "TRI", 315, 255],
    ["LHA", "CFG", 235, 180],
    ["LHA", "SCL", 275, 200],
    ["VAR", "TRI", 265, 245],
    ["TRI", "CCO", 245, 255],
    ["SCL", "CSM", 105, 115],
    ["CMW", "SCU", 335, 345],
    ["SCU", "BAR", 235, 275],
    ["GUA", "SCU", 200, 210],
  ])("has %s–%s as guide books do: about %i km and %i minutes", (from, to, kilometres, minutes) => {
    const way = wayBetween(from, to);
    expect(Math.abs(way.kilometres - kilometres)).toBeLessThanOrEqual(10);
    expect(Math.abs(way.minutes - minutes)).toBeLessThanOrEqual(15);
  });
});

describe("the way by road between two positions (ROAD-1)", () => {
  const position = fc.constantFrom(...places).chain((place) =>
    fc.record({
      latitude: fc.double({ min: place.latitude - 0.03, max: place.latitude + 0.03, noNaN: true }),
      longitude: fc.double({ min: place.longitude - 0.03, max: place.longitude + 0.03, noNaN: true }),
    }),
  );

  it("is equally long in both directions, and not shorter than the straight line within the accuracy of positions", () => {
    fc.assert(
      fc.property(position, position, (from, to) => {
        const way = byRoad(from, to);
        const back = byRoad(to, from);
        expect(back?.kilometres ?? 0).toBeCloseTo(way?.kilometres ?? 0, 6);
        if (way) expect(way.kilometres).toBeGreaterThan(kilometresBetween(from, to) * 0.9 - 3);
      }),
    );
  });

  it("takes no longer than the way over any third place", () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...places), fc.constantFrom(...places), (a, b, c) => {
        if ([a, b, c].some(({ code }) => islands.has(code))) return;
        const minutes = (from: string, to: string) => wayBetween(from, to).minutes;
        expect(minutes(a.code, c.code)).toBeLessThanOrEqual(minutes(a.code, b.code) + minutes(b.code, c.code));
      }),
    );
  });

  it("does not exist across the sea, where kilometres are estimated", () => {
    for (const place of places) {
      const way = byRoad(known("LHA"), place);
      expect([place.code, way === null]).toEqual([place.code, islands.has(place.code)]);
    }
    expect(byRoad(known("CLS"), known("IJV"))).toBeNull();
    expect(roadKm(known("LHA"), known("CLS"))).toBeGreaterThan(150);
  });

  it("goes straight between two positions close to each other", () => {
    const [capri, nacional] = [
      { latitude: 23.141, longitude: -82.382 },
      { latitude: 23.143, longitude: -82.381 },
    ];
    const way = byRoad(capri, nacional);
    expect(way?.places).toEqual([]);
    expect(way?.kilometres).toBeLessThan(1);
    expect(byRoad(capri, capri)?.kilometres).toBe(0);
  });

  it("names the towns with gas stations between its ends", () => {
    const stops = fuelStops(wayBetween("LHA", "TRI")).map(({ name }) => name);
    expect(stops).toEqual(["San José de las Lajas", "Jagüey Grande", "Aguada de Pasajeros", "Cienfuegos"]);
  });

  it("is drawn along the roads from its first place to its last, without a gap", () => {
    const points = pointsOfWay(wayBetween("BAR", "LHA"));
    expect(points[0]).toBe(known("BAR"));
    expect(points.at(-1)).toBe(known("LHA"));
    for (const [index, point] of points.slice(1).entries())
      expect(kilometresBetween(points[index] ?? point, point)).toBeLessThan(95);
  });
});

it.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [19, 19],
  [23, 25],
  [62, 60],
])("%i km are shown as %i", (kilometres, shown) => {
  expect(shownKilometres(kilometres)).toBe(shown);
});

it.each([
  [1, 5],
  [12, 10],
  [31, 30],
  [57, 55],
  [58, 60],
  [164, 165],
  [259, 255],
])("%i minutes are shown as %i", (minutes, shown) => {
  expect(shownMinutes(minutes)).toBe(shown);
});
