import { carEquipment } from "../../shared/carEquipment";
import { Transmission } from "../../shared/enumerations";
import { choice, code, day, dollars, hour, orEmpty, rate, someOf, whole, words, yesNo } from "./catalogue.cells";
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

export const companies: Sheet = {
  name: "companies",
  table: "suppliers",
  key: ["id"],
  unique: [["name"]],
  prices: { columns: ["extra_driver_per_day", "extra_driver_flat"] },
  columns: [
    id(),
    name(),
    ...columnsOf({
      confirms_instantly: yesNo(),
      extra_driver_per_day: orEmpty(dollars()),
      extra_driver_flat: orEmpty(dollars()),
      phone: orEmpty(words(40)),
      emergency_phone: orEmpty(words(40)),
      turnover_hours: whole(1, 240),
      drive_km_per_day: whole(50, 2000),
      cars_stay: yesNo(),
    }),
    onSale(),
  ],
};

export const offices: Sheet = {
  name: "offices",
  table: "car_offices",
  key: ["id"],
  unique: [["code"]],
  columns: [
    id(),
    { name: "code", cell: code() },
    name(),
    fixed(referenceByCode("zone", "zones", "zone_id")),
    ...coordinates(),
    { name: "airport", cell: yesNo() },
    ...columnsOf({ meeting_point: orEmpty(words(200)) }),
    onSale(),
  ],
};

export const classes: Sheet = {
  name: "classes",
  table: "car_classes",
  key: ["id"],
  unique: [["code"]],
  prices: { columns: ["per_day", "waiver_per_day", "deposit", "full_tank"] },
  columns: [
    id(),
    { name: "code", cell: code() },
    ...columnsOf({
      transmission: choice("integer", { manual: Transmission.Manual, automatic: Transmission.Automatic }),
      seats: whole(1, 60),
      bags: whole(0, 60),
      per_day: rate(),
      waiver_per_day: dollars(),
      deposit: dollars(),
      full_tank: orEmpty(dollars()),
      km_limit: orEmpty(whole(1, 10_000)),
      min_licence_years: whole(0, 50),
    }),
    onSale(),
  ],
  faults: (row) =>
    Number(row.waiver_per_day) > Number(row.per_day)
      ? [fault("waiver_per_day", "waiverAboveRate", { column: "per_day" })]
      : [],
};

export const models: Sheet = {
  name: "models",
  table: "car_models",
  key: ["id"],
  columns: [
    id(),
    name(),
    fixed(referenceByCode("class", "classes", "class_id")),
    { name: "year", cell: orEmpty(whole(1950, 2100)) },
    { name: "equipment", cell: someOf(carEquipment) },
    onSale(),
  ],
};

export const cars: Sheet = {
  name: "cars",
  table: "car_units",
  key: ["id"],
  unique: [["plate"]],
  columns: [
    id(),
    fixed(referenceById("company_id", "companies", "supplier_id")),
    fixed(referenceById("model_id", "models")),
    fixed(referenceByCode("zone", "zones", "zone_id")),
    { name: "plate", cell: orEmpty(words(20)) },
    onSale(),
  ],
};

const weekdays = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 };

/** When an office is open; without rows it always is. (OPS-71) */
export const officeHours: Sheet = {
  name: "office_hours",
  table: "car_office_hours",
  key: ["office", "weekday", "opens"],
  columns: [
    referenceByCode("office", "offices", "office_id"),
    ...columnsOf({ weekday: choice("integer", weekdays), opens: hour(), closes: hour() }),
  ],
  faults: (row) => (String(row.closes) <= String(row.opens) ? [fault("closes", "notAfter", { column: "opens" })] : []),
  faultsOfAll: (rows) =>
    overlappingRows(rows, "opens", "closes", ({ office, weekday }) => `${office} ${weekday}`, "mayTouch").map(
      ({ at, before }) => ({
        at,
        ...fault("opens", "inHours", { hour: before.opens ?? "" }),
      }),
    ),
};

/** Days on which an office, or all of them, is closed for a company's cars, or for all. (OPS-71) */
export const closedDays: Sheet = {
  name: "closed_days",
  table: "car_closed_days",
  key: ["from_day", "company_id", "office"],
  columns: [
    ...columnsOf({ from_day: day(), to_day: day() }),
    { ...referenceById("company_id", "companies", "supplier_id"), cell: orEmpty(whole(1)) },
    { ...referenceByCode("office", "offices", "office_id"), cell: orEmpty(code()) },
    name(),
  ],
  faults: (row) =>
    String(row.to_day) < String(row.from_day) ? [fault("to_day", "before", { column: "from_day" })] : [],
};

export const oneWay: Sheet = {
  name: "one_way",
  table: "drop_off_zones",
  key: ["company_id", "from_zone", "to_zone"],
  prices: { columns: ["km"], rows: true },
  columns: [
    referenceById("company_id", "companies", "supplier_id"),
    referenceByCode("from_zone", "zones", "from_zone_id"),
    referenceByCode("to_zone", "zones", "to_zone_id"),
    { name: "km", cell: whole(1, 5000) },
  ],
  faults: (row) => (row.from_zone === row.to_zone ? [fault("to_zone", "sameAs", { column: "from_zone" })] : []),
};
