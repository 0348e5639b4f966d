import { RoomClass } from "../../shared/lodgingCodes";
import { type DrawnPart, drawnParts } from "./drawnParts";
import type { LodgingZone, Property, RoomType } from "./lodging.catalogue";
import type { ServiceCode } from "./lodging.enumerations";
import type { Photo } from "./places.schemas";

/** The drawings; `subject` names the call that requests its pictures. */
type Pictured =
  | { subject: "hotel"; property: Property }
  | { subject: "zone"; zone: LodgingZone }
  | { subject: "province"; zones: readonly LodgingZone[] };

type Scene = NonNullable<Photo["Scene"]>;
const hours = ["day", "dusk", "night", "dawn"] as const;

/** The most drawings in a gallery. */
const MOST = 8;

/**
 * The browser's drawings if there is no photograph: a property from outside, its rooms, and its services; a zone at
 * every hour, and a province's zones, each at its own hour. (LODGE-36)
 */
export function scenesOf(pictured: Pictured): Photo[] {
  if (pictured.subject === "hotel") return scenesOfProperty(pictured.property);
  if (pictured.subject === "zone") return hours.map((hour) => drawn(ofZone(pictured.zone, hour)));
  return pictured.zones.map((zone, index) => drawn(ofZone(zone, hours[index % hours.length] ?? "day")));
}

function scenesOfProperty(property: Property): Photo[] {
  const { zone, services, roomTypes, kind } = property;
  const common = (Hour: Scene["Hour"]) => ({
    ...ofZone(zone, Hour),
    Building: property.building,
    Variant: property.id,
    Area: property.area,
    AtSea: services.includes("beachfront"),
  });
  const parts = drawnParts
    .filter((part) => (part === "lobby" ? kind === "hotel" : services.includes(serviceOf(part))))
    .map((Part): Scene => Object.assign(common("day"), { Part }));
  const rooms = roomTypes
    .filter(({ beds }) => beds !== null && beds.length > 0)
    .map((type): Scene => Object.assign(common("day"), { Room: roomOf(type) }));
  const front = common("day");
  const inside = [...rooms.slice(0, 3), ...parts].slice(0, MOST - 2);
  // Where the services name too little to draw, the place around the house and its front at other hours follow.
  return [front, ...inside, common("dusk"), ofZone(zone, "day"), common("night"), common("dawn")]
    .slice(0, MOST)
    .map(drawn);
}

/** The service that says that a part is there; of the lobby none does. */
const serviceOf = (part: Exclude<DrawnPart, "lobby">): ServiceCode => (part === "beach" ? "beachfront" : part);

function roomOf({ classId, beds }: RoomType): NonNullable<Scene["Room"]> {
  return {
    RoomClassId: classId,
    Beds: (beds ?? []).map(({ kind, count }) => ({ Kind: kind, Count: count })),
    // The better rooms are drawn with a balcony.
    Balcony: classId === RoomClass.Superior || classId === RoomClass.Suite,
  };
}

const ofZone = ({ code, name }: LodgingZone, Hour: Scene["Hour"]): Scene => ({
  ZoneCode: code,
  ZoneName: name,
  Hour,
  Building: null,
  Variant: 0,
  Area: null,
  AtSea: false,
});

function drawn(Scene: Scene): Photo {
  const { ZoneCode, Hour, Building, Variant, Part, Room } = Scene;
  const of = Room ? `room${Room.RoomClassId}` : (Part ?? Hour);
  return {
    Id: `scene-${ZoneCode}-${of}-${Building ?? "place"}-${Variant}`,
    Url: null,
    Width: null,
    Height: null,
    Scene,
  };
}
