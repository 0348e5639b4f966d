import { DocPeriod } from "../../../shared/enumerations";
import { RoomClass } from "../../../shared/lodgingCodes";
import { hotelData, VILLA_IDS, villaData } from "./hotels.data";
import { mealsDifference, roomRanges } from "./houses.data";
import { houseRows, roomRows, serviceRows } from "./lodging.rows.seed";

const codes = [...new Set([...hotelData.map(([, , , zone]) => zone), ...villaData.map(([, zone]) => zone)])];
const zones = codes.map((code, index) => ({ id: index + 1, code, latitude: 22, longitude: -80 }));
const { types, rates } = roomRows();

describe("the catalogue's houses", () => {
  it("are 89 hotels and 10 villas, each with rooms, a rate for every room and services (OPS-10)", () => {
    const ids = houseRows(zones).map(({ id }) => id);
    expect(ids).toHaveLength(99);
    expect(new Set(types.map(({ hotelId }) => hotelId))).toEqual(new Set(ids));
    expect(new Set(rates.map(({ roomTypeId }) => roomTypeId))).toEqual(new Set(types.map(({ id }) => id)));
    expect(new Set(serviceRows().map(({ hotelId }) => hotelId))).toEqual(new Set(ids));
  });

  it("cost per night in high season what the catalogue's range for their stars allows (LODGE-6)", () => {
    for (const [index, [name, stars, , , , , plan]] of hotelData.entries()) {
      const [least, most] = roomRanges[plan === "ALL" ? "resort" : "city"][stars];
      const ids = types.filter(({ hotelId }) => hotelId === index + 1).map(({ id }) => id);
      const offered = rates.filter((rate) => ids.includes(rate.roomTypeId) && rate.mealsPlanId === DocPeriod[plan]);
      expect(offered).toHaveLength(ids.length);
      for (const { high } of offered) {
        expect({ name, within: high >= least * 100 && high <= most * 100 }).toEqual({ name, within: true });
      }
    }
  });

  it("cost a quarter more in peak season and 18 % less in low season", () => {
    for (const { peak, high, low } of rates)
      expect([peak, low]).toEqual([Math.round(high * 1.25), Math.round(high * 0.82)]);
  });

  it("cost more with more meals, and never less than nothing", () => {
    expect(mealsDifference(4, "CP", "MAP")).toBeGreaterThan(0);
    expect(Math.min(...rates.map(({ low }) => low))).toBeGreaterThan(2_000);
  });

  it("have in every room beds for as many as fit in, and more square metres the finer it is (LODGE-17)", () => {
    const sleeps = { king: 2, double: 2, single: 1, sofa: 2 };
    for (const { beds, maxGuests } of types)
      expect((beds ?? []).reduce((all, { kind, count }) => all + count * sleeps[kind], 0)).toBeGreaterThanOrEqual(
        maxGuests,
      );
    for (const hotelId of new Set(types.map((type) => type.hotelId))) {
      const sizes = types.filter((type) => type.hotelId === hotelId).map(({ squareMetres }) => squareMetres ?? 0);
      expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
    }
  });

  it("have a villa as one unit for two guests a bedroom (LODGE-8)", () => {
    const flamboyan = types.find(({ hotelId }) => hotelId === VILLA_IDS + 1);
    expect(flamboyan).toMatchObject({ classId: RoomClass.WholeVilla, units: 1, bedrooms: 4, maxGuests: 8 });
    expect(rates.find(({ roomTypeId }) => roomTypeId === flamboyan?.id)?.high).toBe(15_000);
  });
});
