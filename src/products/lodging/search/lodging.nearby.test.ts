import type { LodgingZone } from "../lodging.catalogue";
import { nearOf } from "./lodging.nearby";

type Offices = LodgingZone["offices"];

const zone = (id: number, name: string, latitude: number, longitude: number, offices: Offices = []): LodgingZone => ({
  ...{ id, code: `Z${id}`, name, provinceId: 1, provinceName: "Province" },
  ...{ latitude, longitude, offices },
});
const office = (id: number, name: string, latitude: number, longitude: number, airport = false) => ({
  ...{ id, name, airport, latitude, longitude },
});

const havana = zone(2, "La Habana", 23.136, -82.359, [
  office(1, "Aeropuerto José Martí", 22.998, -82.405, true),
  office(2, "Hotel Nacional", 23.143, -82.381),
  office(3, "Comodoro", 23.111, -82.444),
]);
const beaches = zone(1, "Playas del Este", 23.174, -82.195);
const jibacoa = zone(3, "Jibacoa", 23.157, -81.866);
const varadero = zone(4, "Varadero", 23.157, -81.245, [office(6, "Aeropuerto Varadero", 23.034, -81.435, true)]);
const vinales = zone(6, "Viñales", 22.616, -83.708);
const cayoLargo = zone(27, "Cayo Largo", 21.613, -81.564, [office(21, "Aeropuerto Cayo Largo", 21.617, -81.546, true)]);
const isla = zone(28, "Isla de la Juventud", 21.885, -82.804);
const zones = [beaches, havana, jibacoa, varadero, vinales, cayoLargo, isla];

const capri = { latitude: 23.141, longitude: -82.382, zone: havana };

it("the search for places nearby lists the nearest airports, office and zones by road, and never the property's own zone (LODGE-18)", () => {
  expect(nearOf(capri, zones).map(({ kind, name }) => [kind, name])).toEqual([
    ["office", "Hotel Nacional"],
    ["airport", "Aeropuerto José Martí"],
    ["zone", "Playas del Este"],
    ["zone", "Jibacoa"],
    ["airport", "Aeropuerto Varadero"],
    ["zone", "Varadero"],
  ]);
});

it("the search for places nearby gives driving kilometres and minutes, not the straight line (LODGE-18)", () => {
  const airport = nearOf(capri, zones).find(({ kind }) => kind === "airport");
  expect(airport?.kilometres).toBeGreaterThanOrEqual(18);
  expect(airport?.kilometres).toBeLessThanOrEqual(23);
  expect(airport?.minutes).toBeGreaterThanOrEqual(25);
  expect(airport?.minutes).toBeLessThanOrEqual(35);
});

it("the search for places nearby leaves out places that are too far away", () => {
  expect(nearOf(capri, zones).map(({ name }) => name)).not.toContain("Viñales");
});

it("the search for places nearby lists nothing across the sea: an island has only its own places, and is near nothing else (LODGE-18)", () => {
  const namesOf = (of: LodgingZone) => nearOf({ ...of, zone: of }, zones).map(({ name }) => name);
  expect(namesOf(cayoLargo)).toEqual(["Aeropuerto Cayo Largo"]);
  expect(namesOf(isla)).toEqual([]);
});
