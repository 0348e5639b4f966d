import { demoRows } from "../../../../test/catalogue/demoCatalogue";
import type { ServiceCode } from "../lodging.enumerations";
import { sightsNear } from "./lodging.sights";

const at = (latitude: number, longitude: number, code: string, services: readonly ServiceCode[] = []) => ({
  ...{ latitude, longitude, services },
  zone: { code },
});

it("a property's list of sights gives the time to nearby sights, on foot if they are close (LODGE-34)", () => {
  expect(sightsNear(at(23.139, -82.358, "LHA"))).toEqual([
    { name: "Capitolio", minutes: 7, onFoot: true },
    { name: "Malecón", minutes: 10, onFoot: true },
    { name: "Plaza Vieja", minutes: 15, onFoot: true },
  ]);
});

it("a property's list of sights gives the driving time to sights beyond walking distance, after the closer ones", () => {
  const [first, ...others] = sightsNear(at(22.602, -83.729, "VIN"));
  expect(first).toMatchObject({ name: "Mural de la Prehistoria" });
  expect(others.every(({ onFoot }) => !onFoot)).toBe(true);
});

it("a property's list of sights measures to the nearest part of Havana's sea wall", () => {
  const [first] = sightsNear(at(23.139, -82.403, "LHA"));
  expect(first).toEqual({ name: "Malecón", minutes: 3, onFoot: true });
});

it("a property's list of sights follows the roads if they are quicker than the straight line", () => {
  const camaguey = sightsNear(at(21.566, -77.05, "STL")).filter(({ name }) => name === "Camagüey");
  expect(camaguey).toEqual([{ name: "Camagüey", minutes: 130, onFoot: false }]);
});

it("a property's list of sights names no beach for a house with its own", () => {
  const names = (services: readonly ServiceCode[]) =>
    sightsNear(at(21.734, -80.02, "TRI", services)).map(({ name }) => name);
  expect(names([])).toContain("Playa Ancón");
  expect(names(["beachfront"])).toEqual(["Plaza Mayor", "Valle de los Ingenios"]);
});

it("a property's list of sights has no sights for a place without entries", () => {
  expect(sightsNear(at(20, -80, "XXX"))).toEqual([]);
});

const atTheSea = new Set(
  demoRows("services").flatMap(({ house_id: id, service }) => (service === "beachfront" ? [id] : [])),
);

it.each(
  demoRows("houses").map(({ id, name = "", zone = "", latitude, longitude }) => {
    const services: readonly ServiceCode[] = atTheSea.has(id) ? ["beachfront"] : [];
    return { name, zone, latitude: Number(latitude), longitude: Number(longitude), services };
  }),
)(
  "$name in $zone has somewhere to go within the hours of a day trip (LODGE-34)",
  ({ zone, latitude, longitude, services }) => {
    const sights = sightsNear(at(latitude, longitude, zone, services));
    expect(sights.length).toBeGreaterThan(0);
    for (const { minutes } of sights) {
      expect(minutes).toBeGreaterThanOrEqual(2);
      expect(minutes).toBeLessThanOrEqual(150);
    }
  },
);
