import { DEFAULT_CAR_SEARCH, DRIVER_AGE, MOST_PAGES } from "../../../shared/constants";
import { type CarSortField, carSortFields, RECOMMENDED, SortOrder } from "../../../shared/enumerations";
import { addDays, type HavanaDate, isHavanaDate } from "../../../shared/havana";
import { severalIds } from "../../../shared/multiSelectFilter";
import type { BookedCar } from "../bookedCar.schemas";
import type { CarSearch } from "../car.schemas";

/** What a visitor chooses, with the call's field names; 0 means any, and for the drop-off the office of pick-up. */
export type CarSearchChoice = Required<
  Pick<
    CarSearch,
    | "IdZone"
    | "PickUp"
    | "DropOff"
    | "StartHour"
    | "EndHour"
    | "IdPickUpOffice"
    | "IdDropOffZone"
    | "IdDropOffOffice"
    | "IdClass"
    | "IdModel"
    | "IdSupplier"
    | "TransmissionId"
    | "DriverAge"
    | "LicenceCountryId"
  >
> &
  Pick<CarSearch, "AnyOf">;

/** The URL name of each filter and the field that it sets. One choice is written `class=3`, several `class=3,5`. */
const filters = [
  ["class", "IdClass"],
  ["model", "IdModel"],
  ["supplier", "IdSupplier"],
  ["transmission", "TransmissionId"],
] as const;

/** A search with its view: all that a link or a reload restores from the URL. Pages count from 0. (WEB-16) */
export type CarSearchView = {
  search: CarSearchChoice;
  /** The recommended order has no direction. (CAR-24) */
  field: CarSortField | typeof RECOMMENDED;
  order: SortOrder;
  page: number;
};

/** The parameters of pick-up and drop-off, Havana dates. */
export const dayNames = ["from", "to"] as const;

const LARGEST_ID = 2_147_483_647;
const hourPattern = /^([01]\d|2[0-3])(00|30)$/;

/** The default search of CAR-12, by Havana's date. */
export function defaultCarSearch(today: HavanaDate): CarSearchView {
  const { pickUpInDays, dropOffInDays, startHour, endHour, zoneId } = DEFAULT_CAR_SEARCH;
  return {
    search: {
      IdZone: zoneId,
      PickUp: addDays(today, pickUpInDays),
      DropOff: addDays(today, dropOffInDays),
      StartHour: startHour,
      EndHour: endHour,
      IdPickUpOffice: 0,
      IdDropOffZone: 0,
      IdDropOffOffice: 0,
      IdClass: 0,
      IdModel: 0,
      IdSupplier: 0,
      TransmissionId: 0,
      DriverAge: 0,
      LicenceCountryId: 0,
    },
    field: RECOMMENDED,
    order: SortOrder.Ascending,
    page: 0,
  };
}

/** The search for a booked car's class, place and days. */
export function searchOfBooked({ PickUp, StartHour, DropOff, EndHour, ZoneId, ClassId }: BookedCar): CarSearchView {
  const plain = defaultCarSearch(PickUp);
  const stay = { PickUp, StartHour, DropOff, EndHour };
  return { ...plain, search: { ...plain.search, ...stay, IdZone: ZoneId, IdClass: ClassId } };
}

/** The query string of a view. It always has days and hours, so that a link means the same offers tomorrow. */
export function toSearchParams({ search, field, order, page }: CarSearchView): URLSearchParams {
  const params = new URLSearchParams({
    zone: String(search.IdZone),
    from: search.PickUp,
    fromHour: search.StartHour,
    to: search.DropOff,
    toHour: search.EndHour,
  });
  const optional: (readonly [name: string, value: number | number[]])[] = [
    ["office", search.IdPickUpOffice],
    ["returnZone", search.IdDropOffZone],
    ["returnOffice", search.IdDropOffOffice],
    ["age", search.DriverAge],
    ["licence", search.LicenceCountryId],
    ...filters.map(([name, field]) => [name, search[field] || (search.AnyOf?.[field] ?? 0)] as const),
  ];
  for (const [name, value] of optional) if (value !== 0) params.set(name, String(value));
  if (field !== RECOMMENDED) params.set("sort", field);
  if (order === SortOrder.Descending) params.set("order", "desc");
  if (page > 0) params.set("page", String(page + 1));
  return params;
}

/** Reads a view from a query string: missing or invalid values are the default's, unknown names are ignored. */
export function fromSearchParams(params: URLSearchParams, today: HavanaDate): CarSearchView {
  const fallback = defaultCarSearch(today);
  const id = (name: string, otherwise = 0, largest = LARGEST_ID) => {
    const text = params.get(name) ?? "";
    return /^\d{1,10}$/.test(text) && Number(text) > 0 && Number(text) <= largest ? Number(text) : otherwise;
  };
  const hour = (name: string, otherwise: string) => {
    const text = params.get(name) ?? "";
    return hourPattern.test(text) ? text : otherwise;
  };
  const [zone, office] = place(params.get("place"), id("zone"), id("office"));
  const [returnZone, returnOffice] = place(params.get("returnPlace"), id("returnZone"), id("returnOffice"));
  return {
    search: {
      IdZone: zone || fallback.search.IdZone,
      ...stay(params, fallback.search),
      StartHour: hour("fromHour", fallback.search.StartHour),
      EndHour: hour("toHour", fallback.search.EndHour),
      IdPickUpOffice: office,
      IdDropOffZone: returnZone,
      IdDropOffOffice: returnOffice,
      IdClass: id("class"),
      IdModel: id("model"),
      IdSupplier: id("supplier"),
      TransmissionId: id("transmission", 0, 2),
      DriverAge: id("age", 0, DRIVER_AGE.maximum),
      LicenceCountryId: id("licence"),
      ...severalOf(params),
    },
    field: carSortFields.find((field) => field === params.get("sort")) ?? fallback.field,
    order: params.get("order") === "desc" ? SortOrder.Descending : SortOrder.Ascending,
    page: id("page", 1, MOST_PAGES) - 1,
  };
}

/** Zone and office: "zone" or "zone.office" in one field, as the plain HTML form sends it; otherwise two fields. */
function place(text: string | null, zone: number, office: number): [zone: number, office: number] {
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(text ?? "")) return [zone, office];
  const [ofZone = 0, ofOffice = 0] = (text ?? "").split(".").map(Number);
  return [ofZone, ofOffice];
}

/** The filters with two choices or more, as `AnyOf`; invalid ones are left out. (CAR-22) */
function severalOf(params: URLSearchParams): Pick<CarSearch, "AnyOf"> {
  const several = filters.flatMap(([name, field]) => {
    const ids = severalIds(params.get(name));
    return ids && (field !== "TransmissionId" || Math.max(...ids) <= 2) ? [[field, ids] as const] : [];
  });
  return several.length > 0 ? { AnyOf: Object.fromEntries(several) } : {};
}

/** A drop-off that is not after the pick-up is moved to the default length after it. */
function stay(params: URLSearchParams, fallback: CarSearchChoice): Pick<CarSearchChoice, "PickUp" | "DropOff"> {
  const pickUp = params.get("from") ?? "";
  const dropOff = params.get("to") ?? "";
  if (!isHavanaDate(pickUp)) return { PickUp: fallback.PickUp, DropOff: fallback.DropOff };
  if (isHavanaDate(dropOff) && dropOff > pickUp) return { PickUp: pickUp, DropOff: dropOff };
  return {
    PickUp: pickUp,
    DropOff: addDays(pickUp, DEFAULT_CAR_SEARCH.dropOffInDays - DEFAULT_CAR_SEARCH.pickUpInDays),
  };
}
