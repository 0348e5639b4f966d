import type { Property } from "./lodging.catalogue";
import { scenesOf } from "./lodging.scenes";

const zone = { id: 2, code: "VAR", name: "Varadero", provinceId: 4, provinceName: "Matanzas" };
const room = (id: number, classId: number, beds: Property["roomTypes"][number]["beds"]) => ({
  ...{ id, classId, units: 4, maxAdults: 2, maxGuests: 3, cots: 0, coversGuests: 2, bedrooms: null },
  ...{ squareMetres: null, beds, plans: [] },
});
const house = (part: Partial<Property>): Property =>
  Object.assign(
    {
      ...{ id: 24, name: "Hotel", kind: "hotel" as const, categoryId: 5, stars: 5, chain: null, locationId: 2 },
      ...{ building: "resort" as const, area: "Las Américas", latitude: 23, longitude: -81 },
      ...{ checkInHour: "1600", checkOutHour: "1200", street: null, phone: null, confirmsInstantly: true },
      ...{ aboutEn: null, aboutEs: null, services: [], roomTypes: [] },
      zone: Object.assign({ latitude: 23, longitude: -81, offices: [] }, zone),
    },
    part,
  );
const shown = (part: Partial<Property>) =>
  scenesOf({ subject: "hotel", property: house(part) }).map(({ Scene }) =>
    Scene?.Room
      ? `room ${Scene.Room.RoomClassId}`
      : (Scene?.Part ?? `${Scene?.Building === null ? "place by " : ""}${Scene?.Hour}`),
  );

it("a property's gallery draws a house from outside, its rooms, and its services: up to eight different ones (LODGE-36)", () => {
  const beds = [{ kind: "king" as const, count: 1 }];
  const roomTypes = [room(1, 1, beds), room(2, 2, beds), room(3, 3, beds), room(4, 3, beds)];
  const all = shown({ roomTypes, services: ["pool", "beachfront", "wifi"] });
  expect(all).toEqual(["day", "room 1", "room 2", "room 3", "pool", "beach", "lobby", "dusk"]);
});

it("a property's gallery draws no pool, beach or lobby that does not exist, and no room with unknown beds (LODGE-36)", () => {
  expect(shown({ kind: "villa", roomTypes: [room(1, 4, null)] })).toEqual([
    "day",
    "dusk",
    "place by day",
    "night",
    "dawn",
  ]);
});

it("a gallery has eight different drawings for each kind of house that we know, whatever it is missing (LODGE-36)", () => {
  const beds = [{ kind: "double" as const, count: 2 }];
  const [standard, superior, suite] = [room(1, 1, beds), room(2, 2, beds), room(3, 3, beds)];
  const rooms = ["room 1", "room 2", "room 3"];
  const city = { roomTypes: [standard, superior, suite], services: ["pool", "bar", "restaurant", "gym"] } as const;
  const colonial = { roomTypes: [standard, superior, suite], services: ["terrace", "bar", "restaurant"] } as const;
  const lodge = { roomTypes: [standard, superior], services: ["pool", "garden", "bar", "restaurant"] } as const;
  const small = { roomTypes: [standard, superior], services: ["terrace", "bar", "restaurant"] } as const;
  const villa = { kind: "villa", roomTypes: [room(4, 4, beds)], services: ["garden", "kitchen", "terrace"] } as const;
  expect([city, colonial, lodge, small, villa].map((part) => shown({ ...part }))).toEqual([
    ["day", ...rooms, "pool", "lobby", "restaurant", "dusk"],
    ["day", ...rooms, "terrace", "lobby", "restaurant", "dusk"],
    ["day", "room 1", "room 2", "pool", "garden", "lobby", "restaurant", "dusk"],
    ["day", "room 1", "room 2", "terrace", "lobby", "restaurant", "bar", "dusk"],
    ["day", "room 4", "terrace", "garden", "kitchen", "dusk", "place by day", "night"],
  ]);
  const all = scenesOf({ subject: "hotel", property: house({ ...villa }) }).map(({ Id }) => Id);
  expect(new Set(all).size).toBe(8);
});

it("a room's drawing gives the better rooms a balcony, and the beds that the catalogue counts", () => {
  const beds = [{ kind: "double" as const, count: 2 }];
  const property = house({ roomTypes: [room(1, 1, beds), room(2, 2, beds)] });
  const rooms = scenesOf({ subject: "hotel", property }).flatMap(({ Scene }) => Scene?.Room ?? []);
  expect(rooms.map(({ Balcony }) => Balcony)).toEqual([false, true]);
  expect(rooms[0]?.Beds).toEqual([{ Kind: "double", Count: 2 }]);
});
