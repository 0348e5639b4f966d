import type { FastifyInstance } from "fastify";
import { caller, lodgingHost, peopleIn } from "../../../../test/fixtures/server/lodgingTestBed";
import { openTestDatabase } from "../../../../test/testDatabase";
import type { SavedItem } from "../../../features/saved/saved.schemas";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { lodgingContract } from "../lodging.contract";
import type { LodgingChoices, LodgingOffer } from "../lodging.schemas";
import type { HomeZone, Photo, Province, TouristicZone, TouristicZoneDetail } from "../places.schemas";
import type { Hotel, HotelDetail, HotelService } from "../property.schemas";

let opened: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  opened = await openTestDatabase();
  app = await lodgingHost(opened);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close();
});

const get = async <Data>(path: string) => (await caller(app)<Data>("GET", path)).data;
const lodging = <Data>(path: string) => get<Data>(`/api/lodgingBookings/${path}`);

const VARADERO = 4;
const HOLGUIN_CITY = 22;

describe("the places of the country", () => {
  it("are the zones with a property or a rental office, and none for another country (OPS-10)", async () => {
    const zones = await lodging<TouristicZone[]>("getActiveTouristicZone/34");
    expect(zones).toHaveLength(28);
    expect(zones.find(({ Id }) => Id === HOLGUIN_CITY)).toMatchObject({ Code: "HOG", Hotels: 0, HasCars: true });
    expect(zones.find(({ Code }) => Code === "TOP")).toMatchObject({ Hotels: 1, HasCars: false });
    expect(await lodging("getActiveTouristicZone/167")).toEqual([]);
  });

  it("have a page each, with their province, properties and rental offices (LODGE-14)", async () => {
    const zone = await lodging<TouristicZoneDetail>(`getTouristicZone/${VARADERO}`);
    expect(zone).toMatchObject({ Code: "VAR", Name: "Varadero", ProvinceName: "Matanzas", HasCars: true });
    expect(zone.Offices.map(({ Name }) => Name)).toContain("Aeropuerto Varadero");
    expect(zone.CarClasses).toContainEqual({ Id: 10, Name: "SUV-A" });
    const hotels = await lodging<Hotel[]>(`getActiveHotelsByPolo/${VARADERO}`);
    expect(hotels).toHaveLength(zone.Hotels);
    expect(hotels.every(({ TouristZoneId }) => TouristZoneId === VARADERO)).toBe(true);
  });

  it("belong to provinces, whose pages show their zones and all their properties", async () => {
    const matanzas = await lodging<Province>("getProvince/4");
    expect(matanzas.Zones.map(({ Code }) => Code)).toEqual(["VAR", "ZAP"]);
    expect(matanzas.Hotels).toHaveLength(matanzas.Zones.reduce((sum, { Hotels }) => sum + Hotels, 0));
  });

  it.each(["getTouristicZone/99", "getProvince/2", "getActiveHotelsByPolo/99", "services/9999", "getHotel/9999"])(
    "are not found for an unknown place: %s",
    async (path) => {
      expect(await caller(app)("GET", `/api/lodgingBookings/${path}`)).toMatchObject({ status: 404, code: "notFound" });
    },
  );
});

describe("the properties", () => {
  it("are 99, each with its rooms, meal plans and the price from which two can stay", async () => {
    const hotels = await lodging<Hotel[]>("getActiveHotels/34");
    expect(hotels).toHaveLength(99);
    for (const { RoomClasses, MealsPlans, FromPerNight } of hotels) {
      expect(RoomClasses.length).toBeGreaterThan(0);
      expect(MealsPlans.length).toBeGreaterThan(0);
      expect(FromPerNight).toBeGreaterThan(2_500);
    }
    const villa = hotels.find(({ HotelName }) => HotelName === "Villa Flamboyán");
    expect(villa).toMatchObject({ Kind: "villa", Stars: null, ChainId: 0, Building: "villa", FromPerNight: 15_000 });
  });

  it("have a page each, with beds, sizes and prices of their rooms, surroundings and similar properties (LODGE-16)", async () => {
    const hotel = await lodging<HotelDetail>("getHotel/23");
    expect(hotel).toMatchObject({ HotelName: "Meliá Varadero", Stars: 5, CheckInHour: "1600" });
    expect(hotel.Rooms.map(({ RoomClassCode }) => RoomClassCode)).toEqual(["Standard", "Superior", "Suite"]);
    expect(hotel.Rooms[0]).toMatchObject({ SquareMetres: 29, Beds: [{ Kind: "double", Count: 2 }] });
    const prices = hotel.Rooms.flatMap(({ Plans }) => Plans.map(({ FromPerNight }) => FromPerNight));
    expect(Math.min(...prices)).toBe(hotel.FromPerNight);
    expect(hotel.Near.map(({ Kind, Name }) => [Kind, Name])).toContainEqual(["airport", "Aeropuerto Varadero"]);
    expect(hotel.Similar).toHaveLength(4);
    expect(hotel.Similar.every(({ TouristZoneId, Stars }) => TouristZoneId === VARADERO && Stars === 5)).toBe(true);
  });

  it("have services, by code", async () => {
    const services = await lodging<HotelService[]>("services/23");
    expect(services.map(({ Code }) => Code)).toEqual(expect.arrayContaining(["pool", "beachfront", "spa"]));
  });

  it("are those of the search form", async () => {
    const choices = await lodging<LodgingChoices>("choices/34");
    expect(choices.Zones).toHaveLength(27);
    expect(choices.RoomClasses.map(({ Code }) => Code)).toEqual(["Standard", "Superior", "Suite", "WholeVilla"]);
    expect(choices.MealsPlans.map(({ Code }) => Code)).toEqual(["EP", "CP", "MAP", "AP", "ALL"]);
    expect(choices.Chains.map(({ Name }) => Name)).toContain("Gran Caribe");
  });
});

describe("the home page", () => {
  it("gets the cheapest free offer of every zone for the default stay, none of another country, and the zones with their least price (WIRE-31)", async () => {
    const offers = await lodging<LodgingOffer[]>("getHomeOffers/11/34/en");
    expect(offers).toHaveLength(27);
    expect(offers[0]).toMatchObject({ CheckIn: "2026-12-05", CheckOut: "2026-12-08", Nights: 3 });
    expect(await lodging<LodgingOffer[]>("getHomeOffers/11/0/en")).toEqual(offers);
    expect(await lodging<LodgingOffer[]>("getHomeOffers/11/167/en")).toEqual([]);
    const zones = await lodging<HomeZone[]>("getTouristicZonesForHome/11");
    expect(zones).toHaveLength(27);
    for (const { Id, FromPerNight } of zones)
      expect(offers.find(({ TouristZoneId }) => TouristZoneId === Id)?.PerNight).toBe(FromPerNight);
  });
});

describe("pictures", () => {
  it("are drawn if an operator has no photograph: the property in its zone, the zone, the province's zones (LODGE-12)", async () => {
    const ofHotel = await get<Photo[]>("/api/photos/hotelPhotos/23");
    expect(ofHotel[0]?.Scene).toMatchObject({ ZoneCode: "VAR", Building: "resort" });
    const ofZone = await get<Photo[]>(`/api/photos/poloPhotos/${VARADERO}`);
    expect(ofZone.map(({ Scene }) => [Scene?.ZoneCode, Scene?.Building])).toEqual(
      Array.from({ length: 4 }, () => ["VAR", null]),
    );
    const ofProvince = await get<Photo[]>("/api/photos/provincePhotos/4");
    expect(ofProvince.map(({ Scene }) => Scene?.ZoneCode)).toEqual(["VAR", "ZAP"]);
    for (const pictures of [ofHotel, ofZone, ofProvince])
      expect(new Set(pictures.map(({ Id }) => Id)).size).toBe(pictures.length);
  });

  it("are eight different ones for every house of the seeded catalogue (LODGE-36)", async () => {
    const zones = await lodging<TouristicZone[]>("getActiveTouristicZone/34");
    const houses = await Promise.all(
      zones.filter(({ Hotels }) => Hotels > 0).map(({ Id }) => lodging<Hotel[]>(`getActiveHotelsByPolo/${Id}`)),
    );
    expect(houses.flat().length).toBeGreaterThan(27);
    for (const { HotelId, HotelName } of houses.flat()) {
      const pictures = await get<Photo[]>(`/api/photos/hotelPhotos/${HotelId}`);
      expect([HotelName, new Set(pictures.map(({ Id }) => Id)).size]).toEqual([HotelName, 8]);
    }
  });

  it("pictures of a province begin with the place that gives it its name, as on its page (LODGE-21)", async () => {
    const zones = await lodging<TouristicZone[]>("getActiveTouristicZone/34");
    const capitals = zones.filter(({ Name, ProvinceName }) => Name === ProvinceName);
    expect(capitals.map(({ Code }) => Code)).toEqual(["LHA", "CFG", "CMW", "HOG", "SCU", "IJV"]);
    for (const { ProvinceId, Code } of capitals) {
      const { Zones } = await lodging<Province>(`getProvince/${ProvinceId}`);
      expect(Zones[0]?.Code).toBe(Code);
      const pictures = await get<Photo[]>(`/api/photos/provincePhotos/${ProvinceId}`);
      expect(pictures.map(({ Scene }) => Scene?.ZoneCode)).toEqual(Zones.map((zone) => zone.Code));
    }
  });
});

it("every call of the contract is public except booking and reading a booking", () => {
  const closed = Object.entries(lodgingContract).filter(([, { access }]) => access !== "public");
  expect(closed.map(([name]) => name)).toEqual(["createLodgingBooking", "quoteLodgingChange", "getLodgingBooking"]);
});

describe("saved items (LODGE-25)", () => {
  const join = async (clientId: number, Saved: string[], Removed: string[] = []) => {
    const change = { ClientId: clientId, Saved, Removed };
    return caller(app, clientId)<SavedItem[]>("POST", "/api/saved", change);
  };
  const held = async (...change: Parameters<typeof join>) => (await join(...change)).data.map(({ Item }) => Item);

  it("saved items of two devices are one list, the newest first, without removed or unknown ones", async () => {
    const [ana = 0, luis = 0] = await peopleIn(opened, 2, "saver");
    expect(await held(ana, ["house.9", "house.3"])).toEqual(["house.9", "house.3"]);
    const nowhere = ["house.9999", "car.2.9999", "car.9999.1", "yacht.1"];
    expect((await held(ana, ["house.20", "car.2.1", "house.20", ...nowhere])).sort()).toEqual([
      "car.2.1",
      "house.20",
      "house.3",
      "house.9",
    ]);
    expect((await held(ana, [], ["house.9", ...nowhere])).sort()).toEqual(["car.2.1", "house.20", "house.3"]);
    expect(await held(luis, [])).toEqual([]);
    const names = (await join(ana, [])).data.map(({ Name }) => Name);
    expect(names).toContain("Geely CK, La Habana");
    expect(names.every((name) => name !== "")).toBe(true);
  });

  it("are at most fifty, and an invalid change has no effect", async () => {
    const [ana = 0] = await peopleIn(opened, 1, "keeper");
    const hotels = await lodging<Hotel[]>("getActiveHotels/34");
    const all = hotels.map(({ HotelId }) => `house.${HotelId}`);
    expect(await held(ana, all)).toEqual(all.slice(0, 50));
    for (const wrong of ["house.0", "house", "3", "car.1.2.3.4"])
      expect(await join(ana, [wrong])).toMatchObject({ status: 400, code: "invalid" });
    expect(await held(ana, [])).toHaveLength(50);
  });
});
