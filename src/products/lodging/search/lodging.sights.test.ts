import { demoRows } from "../../../../test/catalogue/demoCatalogue";
import { sightsNear } from "./lodging.sights";

const at = (latitude: number, longitude: number, code: string) => ({ latitude, longitude, zone: { code } });

it("says how long it takes to what people come for, on foot where it is near (LODGE-34)", () => {
  expect(sightsNear(at(23.139, -82.358, "LHA"))).toEqual([
    { name: "Capitolio", minutes: 7, onFoot: true },
    { name: "Plaza Vieja", minutes: 15, onFoot: true },
    { name: "Malecón", minutes: 25, onFoot: true },
  ]);
});

it("drives to what is farther than a walk, and names it after what is not", () => {
  const [first, ...others] = sightsNear(at(22.602, -83.729, "VIN"));
  expect(first).toMatchObject({ name: "Mural de la Prehistoria" });
  expect(others.every(({ onFoot }) => !onFoot)).toBe(true);
});

it("knows nothing of a place that nobody has written down", () => {
  expect(sightsNear(at(20, -80, "XXX"))).toEqual([]);
});

it.each(demoRows("houses").map(({ name = "", zone = "", latitude, longitude }) => [name, zone, latitude, longitude]))(
  "%s in %s has somewhere to go within the hours of a day trip (LODGE-34)",
  (_name, zone = "", latitude = "", longitude = "") => {
    const sights = sightsNear(at(Number(latitude), Number(longitude), zone));
    expect(sights.length).toBeGreaterThan(0);
    for (const { minutes } of sights) {
      expect(minutes).toBeGreaterThanOrEqual(2);
      expect(minutes).toBeLessThanOrEqual(150);
    }
  },
);
