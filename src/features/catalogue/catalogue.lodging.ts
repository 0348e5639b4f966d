import { bedKinds, HotelLocation, serviceCodes } from "../../products/lodging/lodging.enumerations";
import { EXTRA_ADULT_SHARE } from "../../products/lodging/lodging.pricing";
import { LONGEST_ABOUT, MOST_CHILD_AGE } from "../../products/lodging/lodging.rules";
import { DocPeriod, seasonNames } from "../../shared/enumerations";
import { buildings, propertyKinds, RoomClass } from "../../shared/lodgingCodes";
import { choice, counted, hour, oneOf, orEmpty, rate, whole, words, yesNo } from "./catalogue.cells";
import {
  columnsOf,
  coordinates,
  fault,
  fixed,
  id,
  name,
  onSale,
  overlappingRows,
  referenceByCode,
  referenceById,
  type Sheet,
} from "./catalogue.sheet";

export const chains: Sheet = {
  name: "chains",
  table: "hotel_chains",
  key: ["id"],
  unique: [["name"]],
  columns: [id(), name()],
};

export const houses: Sheet = {
  name: "houses",
  table: "hotels",
  key: ["id"],
  unique: [["zone", "name"]],
  columns: [
    id(),
    name(120),
    fixed({ name: "kind", cell: oneOf(propertyKinds) }),
    { name: "stars", cell: orEmpty(whole(3, 5)) },
    { ...referenceById("chain_id", "chains"), cell: orEmpty(whole(1)) },
    fixed(referenceByCode("zone", "zones", "zone_id")),
    {
      name: "location",
      cell: choice("integer", lowered(HotelLocation)),
      stored: "location_id",
    },
    { name: "building", cell: oneOf(buildings) },
    { name: "area", cell: orEmpty(words(60)) },
    ...coordinates(),
    { name: "check_in", cell: hour(), stored: "check_in_hour" },
    { name: "check_out", cell: hour(), stored: "check_out_hour" },
    ...columnsOf({
      street: orEmpty(words(160)),
      phone: orEmpty(words(40)),
      confirms_instantly: yesNo(),
      about_en: orEmpty(words(LONGEST_ABOUT)),
      about_es: orEmpty(words(LONGEST_ABOUT)),
    }),
    onSale("active"),
  ],
  // A villa's category is 1, a hotel's its stars.
  derived: { category_id: "coalesce(r.stars, 1)" },
  faults: (row) => {
    if (row.kind === "hotel" && !row.stars) return [fault("stars", "starsMissing")];
    return row.kind === "villa" && row.stars ? [fault("stars", "starsOfVilla")] : [];
  },
};

export const services: Sheet = {
  name: "services",
  table: "hotel_services",
  key: ["house_id", "service"],
  columns: [
    referenceById("house_id", "houses", "hotel_id"),
    { name: "service", cell: oneOf(serviceCodes), stored: "code" },
  ],
};

const roomClasses = {
  standard: RoomClass.Standard,
  superior: RoomClass.Superior,
  suite: RoomClass.Suite,
  whole_villa: RoomClass.WholeVilla,
};

export const rooms: Sheet = {
  name: "rooms",
  table: "room_types",
  key: ["id"],
  unique: [["house_id", "class"]],
  prices: { columns: ["covers_guests", "release_days"] },
  columns: [
    id(),
    fixed(referenceById("house_id", "houses", "hotel_id")),
    fixed({ name: "class", cell: choice("integer", roomClasses), stored: "class_id" }),
    ...columnsOf({
      units: whole(0, 5000),
      max_adults: whole(1, 60),
      max_guests: whole(1, 60),
      cots: whole(0, 20),
      covers_guests: whole(1, 60),
      bedrooms: orEmpty(whole(1, 40)),
      square_metres: orEmpty(whole(5, 5000)),
      beds: orEmpty(counted(bedKinds)),
      release_days: orEmpty(whole(1, 365)),
    }),
    onSale(),
  ],
  faults: (row) =>
    Number(row.max_adults) > Number(row.max_guests)
      ? [fault("max_adults", "adultsAboveGuests", { column: "max_guests" })]
      : [],
};

export const roomRates: Sheet = {
  name: "room_rates",
  table: "room_rates",
  key: ["room_id", "meals"],
  prices: { columns: seasonNames, rows: true },
  columns: [
    referenceById("room_id", "rooms", "room_type_id"),
    { name: "meals", cell: choice("integer", DocPeriod), stored: "meals_plan_id" },
    ...columnsOf({ peak: rate(), high: rate(), low: rate() }),
  ],
};

/** A child never pays more than an extra adult, so that an additional guest never lowers a price. */
const mostOfChild = Math.round(EXTRA_ADULT_SHARE * 100);

/** What children in a room pay by age; a room without rows has the default. (OPS-73) */
export const childRates: Sheet = {
  name: "child_rates",
  table: "room_child_rates",
  key: ["room_id", "from_age"],
  prices: { columns: ["to_age", "percent"], rows: true },
  columns: [
    referenceById("room_id", "rooms", "room_type_id"),
    ...columnsOf({
      from_age: whole(0, MOST_CHILD_AGE),
      to_age: whole(0, MOST_CHILD_AGE),
      percent: whole(0, mostOfChild),
    }),
  ],
  faults: (row) =>
    Number(row.to_age) < Number(row.from_age) ? [fault("to_age", "lessThan", { column: "from_age" })] : [],
  faultsOfAll: (rows) =>
    overlappingRows(rows, "from_age", "to_age", ({ room_id }) => String(room_id)).map(({ at, before }) => ({
      at,
      ...fault("from_age", "inAges", { from: before.from_age ?? "", to: before.to_age ?? "" }),
    })),
};

function lowered(values: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key.toLowerCase(), value]));
}
