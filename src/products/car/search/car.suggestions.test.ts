import type { CarSearch } from "../car.schemas";
import { zonesAround, zonesByRoad } from "./car.byRoad";
import type { PricedOffer } from "./car.offers";
import { carSuggestions, type OtherSearch, withSuggestion } from "./car.suggestions";

const search = {
  ...{
    IdZone: 2,
    PickUp: "2026-11-28",
    DropOff: "2026-12-01",
    IdPickUpOffice: 4,
    IdDropOffZone: 0,
    IdDropOffOffice: 4,
  },
  ...{ IdClass: 3, IdModel: 0, IdSupplier: 0, TransmissionId: 0, AnyOf: { IdSupplier: [1, 4], IdModel: [7, 8] } },
};
const same = { PickUp: search.PickUp, DropOff: search.DropOff, IdZone: 2, Without: [] };
const zoneAt = (id: number, longitude: number) =>
  [id, { id, code: "", name: `zone ${id}`, provinceId: 1, latitude: 22, longitude }] as const;
const zones = new Map([zoneAt(2, -80), ...[3, 4, 5, 6, 7].map((id) => zoneAt(id, -80 + (8 - id)))]);

/** An offer of a class and company with this total, in minor units. */
function anOffer(classId: number, supplierId: number, total: number): PricedOffer {
  const sizes = { code: "", transmission: 1, seats: 4, bags: 2, perDay: 0, waiverPerDay: 0, deposit: 0 };
  const company = {
    name: "",
    confirmsInstantly: true,
    emergencyPhone: null,
    extraDriverPerDay: null,
    extraDriverFlat: null,
    turnoverHours: 1,
    driveKmPerDay: 500,
    carsStay: false,
  };
  return {
    model: { id: classId * 10, name: "", classId, year: null, equipment: [] },
    carClass: { id: classId, ...sizes, fullTank: null, kmLimit: null, minLicenceYears: 2 },
    supplier: { id: supplierId, ...company },
    price: {
      ...{ days: 3, payNow: total - 1_000, perDay: 0, priceLines: [], payInCuba: 1_000, inCubaLines: [] },
      ...{ deposit: 0, freeCancellationUntil: 0 },
    },
  };
}
const look = (change: Partial<OtherSearch>, ...offers: PricedOffer[]): OtherSearch => ({
  ...same,
  km: null,
  ...change,
  offers,
});
const asked = { GroupByModel: true, IdClass: 3, AnyOf: { IdSupplier: [4] } } satisfies Partial<CarSearch>;

it("another place may use any of its offices; a different place of return is kept (CAR-25)", () => {
  const there = { ...same, IdZone: 5 };
  expect(withSuggestion(search, there)).toMatchObject({ IdZone: 5, IdPickUpOffice: 0, IdDropOffOffice: 0, IdClass: 3 });
  const oneWay = { ...search, IdDropOffZone: 9, IdDropOffOffice: 11 };
  expect(withSuggestion(oneWay, there)).toMatchObject({ IdZone: 5, IdDropOffZone: 9, IdDropOffOffice: 11 });
});

it("a dropped filter loses all of its choices, and the others stay (CAR-25)", () => {
  expect(withSuggestion(search, { ...same, Without: ["IdClass", "IdSupplier"] })).toMatchObject({
    ...{ IdClass: 0, IdSupplier: 0, AnyOf: { IdModel: [7, 8] } },
  });
});

it("each filter whose removal finds something is named, with the number of offers and the lowest price (CAR-25)", () => {
  const here = look({}, anOffer(3, 1, 40_000), anOffer(3, 2, 39_000), anOffer(5, 4, 60_000));
  expect(carSuggestions(asked, here, [], zones)).toEqual([
    expect.objectContaining({ Without: ["IdClass"], Count: 1, From: 60_000, Km: null, ZoneName: "zone 2" }),
    expect.objectContaining({ Without: ["IdSupplier"], Count: 1, From: 39_000 }),
  ]);
});

it("if no single filter is the cause, all are dropped together (CAR-25)", () => {
  const [way, ...more] = carSuggestions(asked, look({}, anOffer(5, 1, 60_000)), [], zones);
  expect(way).toMatchObject({ Without: ["IdClass", "IdSupplier"], Count: 1 });
  expect(more).toEqual([]);
});

it("other days and places keep the filters, and drop them only if nothing else is left (CAR-25)", () => {
  const fits = look({ PickUp: "2026-11-29", DropOff: "2026-12-02" }, anOffer(3, 4, 50_000));
  const fitsNot = look({ IdZone: 3, km: 20 }, anOffer(5, 4, 50_000));
  expect(carSuggestions(asked, look({}), [fits, fitsNot], zones)).toEqual([
    expect.objectContaining({ PickUp: "2026-11-29", Without: [] }),
  ]);
  expect(carSuggestions(asked, look({}), [fitsNot], zones)).toEqual([
    expect.objectContaining({ IdZone: 3, Km: 20, Without: ["IdClass", "IdSupplier"] }),
  ]);
});

it("at most the four nearest places with an office are named (CAR-25)", () => {
  const office = (zoneId: number) => ({ id: zoneId, code: "", name: "", zoneId, airport: false });
  const known = { zones, offices: [2, 3, 4, 5, 6, 7].map(office).filter(({ zoneId }) => zoneId !== 6) };
  const around = zonesAround(known, 2);
  expect(around.map(({ zoneId }) => zoneId)).toEqual([7, 5, 4, 3]);
  const looks = [7, 6, 5, 4, 3].map((IdZone, km) => look({ IdZone, km }, anOffer(3, 4, 50_000)));
  expect(carSuggestions(asked, look({}), looks, zones).map(({ IdZone }) => IdZone)).toEqual([7, 6, 5, 4]);
});

it("a suggestion of other places names the places to drive to with kilometres and time, without adjacent ones and those across the sea (ROAD-2)", () => {
  const at = (id: number, name: string, latitude: number, longitude: number) => ({ id, name, latitude, longitude });
  const havana = at(2, "La Habana", 23.136, -82.359);
  const places = [
    havana,
    at(9, "Trinidad", 21.803, -79.984),
    at(4, "Varadero", 23.157, -81.245),
    at(27, "Cayo Largo del Sur", 21.613, -81.564),
    at(99, "Vedado", 23.139, -82.388),
  ];
  const named = zonesByRoad(havana, places);
  expect(named.map(({ ZoneName }) => ZoneName)).toEqual(["Varadero", "Trinidad"]);
  expect(named[0]?.Kilometres).toBeGreaterThan(135);
  expect(named[0]?.Minutes).toBeGreaterThan(105);
});
