import { demoRows } from "./demoCatalogue";

const properties = demoRows("houses");
const rooms = demoRows("rooms");
const rates = demoRows("room_rates");

/** The allowed price in dollars a night in high season of a standard room of the catalogue, by stars. (LODGE-6) */
const ranges = {
  city: { 3: [55, 95], 4: [90, 160], 5: [170, 320] },
  resort: { 3: [95, 140], 4: [140, 210], 5: [200, 360] },
} as const;

/** The meal plan to which a property's price range applies; null if its rates do not tell. */
function ratedWith(propertyId: string | undefined, stars: string | undefined): "ALL" | "CP" | null {
  const ids = new Set(rooms.filter(({ house_id }) => house_id === propertyId).map(({ id }) => id));
  const meals = new Set(rates.filter(({ room_id }) => ids.has(room_id ?? "")).map(({ meals: one }) => one));
  if (meals.has("ALL")) return "ALL";
  return stars === "3" ? null : "CP";
}

describe("the demonstration's properties", () => {
  it("are 89 hotels and 10 villas, each with rooms, a rate for every room and services (OPS-10)", () => {
    const ids = properties.map(({ id }) => id);
    expect(properties.filter(({ kind }) => kind === "hotel")).toHaveLength(89);
    expect(properties.filter(({ kind }) => kind === "villa")).toHaveLength(10);
    expect(new Set(rooms.map(({ house_id }) => house_id))).toEqual(new Set(ids));
    expect(new Set(rates.map(({ room_id }) => room_id))).toEqual(new Set(rooms.map(({ id }) => id)));
    expect(new Set(demoRows("services").map(({ house_id }) => house_id))).toEqual(new Set(ids));
  });

  it("each have a location, and a description in both languages (LODGE-34, LODGE-35)", () => {
    expect(properties.filter(({ area }) => !area)).toEqual([]);
    for (const about of ["about_en", "about_es"]) {
      const written = properties.map((property) => property[about] ?? "");
      expect(new Set(written).size).toBe(properties.length);
      for (const paragraph of written) {
        expect(paragraph.length).toBeGreaterThan(120);
        expect(paragraph.length).toBeLessThanOrEqual(800);
      }
    }
  });

  it("have a price per night in high season within the range for their stars (LODGE-6)", () => {
    const checked = properties.flatMap(({ id, name, stars }) => {
      const plan = ratedWith(id, stars);
      if (!plan || (stars !== "3" && stars !== "4" && stars !== "5")) return [];
      const [least, most] = ranges[plan === "ALL" ? "resort" : "city"][stars];
      const ids = rooms.filter(({ house_id }) => house_id === id).map((room) => room.id);
      const offered = rates.filter(({ room_id, meals }) => ids.includes(room_id ?? "") && meals === plan);
      for (const { high } of offered)
        expect({ name, within: Number(high) >= least && Number(high) <= most }).toEqual({ name, within: true });
      return offered;
    });
    expect(checked.length).toBeGreaterThan(150);
  });

  it("cost a quarter more in peak season and 18 % less in low season", () => {
    const cents = (text = "") => Math.round(Number(text) * 100);
    for (const { peak, high, low } of rates)
      expect([cents(peak), cents(low)]).toEqual([Math.round(cents(high) * 1.25), Math.round(cents(high) * 0.82)]);
  });

  it("have in every room beds for its capacity, and more square metres in higher classes (LODGE-17)", () => {
    const sleeps: Record<string, number> = { king: 2, double: 2, single: 1, sofa: 2 };
    for (const { beds = "", max_guests } of rooms) {
      const places = beds.split(" + ").map((one) => Number(one.split(" ")[0]) * (sleeps[one.split(" ")[1] ?? ""] ?? 0));
      expect(places.reduce((all, one) => all + one, 0)).toBeGreaterThanOrEqual(Number(max_guests));
    }
    for (const { id } of properties) {
      const sizes = rooms.filter(({ house_id }) => house_id === id).map(({ square_metres }) => Number(square_metres));
      expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
    }
  });

  it("have each villa as one unit for two guests a bedroom (LODGE-8)", () => {
    const flamboyan = rooms.find(({ house_id }) => house_id === "1001");
    expect(flamboyan).toMatchObject({ class: "whole_villa", units: "1", bedrooms: "4", max_guests: "8" });
    expect(rates.find(({ room_id }) => room_id === flamboyan?.id)?.high).toBe("150.00");
  });
});
