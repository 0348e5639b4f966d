import { CancelPolicyCode, PaymentProvider, ProductType, seasonNames } from "../../shared/enumerations";
import { shopSections } from "../../shared/shop";
import { isForStaff, type StaffRole } from "../../shared/staffRole";
import { cars, classes, closedDays, companies, models, officeHours, offices, oneWay } from "./catalogue.cars";
import {
  byRow,
  choice,
  code,
  day,
  dollars,
  emailAddress,
  internationalPhone,
  oneOf,
  orEmpty,
  percentOfPrice,
  percentOfRate,
  type Row,
  someOf,
  whole,
  words,
  yesNo,
} from "./catalogue.cells";
import { chains, childRates, houses, roomRates, rooms, services } from "./catalogue.lodging";
import {
  type Column,
  columnsOf,
  coordinates,
  type Fault,
  fault,
  id,
  name,
  overlappingRows,
  referenceByCode,
  type Sheet,
} from "./catalogue.sheet";

const products = { cars: ProductType.CarRent, lodging: ProductType.Lodging };
const product = (): Column => ({ name: "product", cell: choice("integer", products), stored: "product_type" });

/** The codes of the pricing's charges: all amounts, except one in per cent. */
export const chargeCodes = [
  "airportPickUp",
  "childSeatPerDay",
  "oneWayPerKm",
  "oneWayMinimum",
  "oneWayMaximum",
  "ageSurchargePercent",
];
const percent = whole(0, 1000);
const amount = dollars();

const provinces: Sheet = {
  name: "provinces",
  table: "provinces",
  key: ["id"],
  unique: [["code"]],
  columns: [id(), { name: "code", cell: code() }, name()],
};

const zones: Sheet = {
  name: "zones",
  table: "zones",
  key: ["id"],
  unique: [["code"]],
  columns: [
    id(),
    { name: "code", cell: code() },
    name(),
    referenceByCode("province", "provinces", "province_id"),
    ...coordinates(),
  ],
};

const seasons: Sheet = {
  name: "seasons",
  table: "seasons",
  key: ["from_day"],
  prices: { columns: ["to_day", "name", "percent"], rows: true },
  columns: [
    ...columnsOf({ from_day: day(), to_day: day(), name: oneOf(seasonNames) }),
    { name: "percent", cell: percentOfRate(), stored: "per_mille" },
  ],
  faults: (row) =>
    String(row.to_day) < String(row.from_day) ? [fault("to_day", "before", { column: "from_day" })] : [],
  faultsOfAll: (rows) =>
    overlappingRows(rows, "from_day", "to_day").map(({ at, before }) => ({
      at,
      ...fault("from_day", "inSeason", { day: before.from_day ?? "" }),
    })),
};

const lengths: Sheet = {
  name: "lengths",
  table: "length_tiers",
  key: ["from_days"],
  prices: { columns: ["percent"], rows: true },
  columns: [
    { name: "from_days", cell: whole(1, 365) },
    { name: "percent", cell: percentOfRate(), stored: "per_mille" },
  ],
};

const charges: Sheet = {
  name: "charges",
  table: "car_charges",
  key: ["code"],
  kept: true,
  all: chargeCodes,
  prices: { columns: ["amount"], rows: true },
  columns: columnsOf({
    code: oneOf(chargeCodes),
    amount: byRow((row) => (row.code === "ageSurchargePercent" ? percent : amount), "integer"),
  }),
};

/** What cancelling costs, by the days before the service. (REFUND-3) */
const cancellation: Sheet = {
  name: "cancellation",
  table: "cancellation_rules",
  key: ["product", "from_days", "to_days", "no_show"],
  prices: { columns: ["code", "percent", "units", "amount"], rows: true },
  columns: [
    product(),
    ...columnsOf({
      code: choice("integer", CancelPolicyCode),
      from_days: orEmpty(whole(0, 365)),
      to_days: whole(0, 365),
      percent: orEmpty(whole(0, 100)),
      units: orEmpty(whole(0, 365)),
      amount: orEmpty(dollars()),
      no_show: yesNo(),
    }),
  ],
  faults: (row) => [
    ...(row.from_days && Number(row.from_days) < Number(row.to_days)
      ? [fault("from_days", "countedDown", { column: "to_days" })]
      : []),
    ...faultsOfCode(row),
  ],
};

/** The column that a cancellation code needs. (REFUND-1) */
const amountOfCode: Readonly<Record<string, string>> = { NB: "percent", NP: "units", PA: "amount" };

function faultsOfCode(row: Row): Fault[] {
  const needed = amountOfCode[row.code ?? ""];
  return needed && !row[needed] ? [fault(needed, "ruleNeeds", { rule: row.code ?? "" })] : [];
}

const reservePeriods: Sheet = {
  name: "reserve_periods",
  table: "reserve_periods",
  key: ["product"],
  columns: [product(), ...columnsOf({ minimum_days: whole(0, 365), maximum_days: whole(1, 1000) })],
  faults: (row) =>
    Number(row.maximum_days) < Number(row.minimum_days)
      ? [fault("maximum_days", "lessThan", { column: "minimum_days" })]
      : [],
};

const cards = ["Visa", "Mastercard", "American Express", "Discover"];

/** The payment methods offered for new payments, and their charges. (OPS-74) */
const paymentMethods: Sheet = {
  name: "payment_methods",
  table: "purchase_methods",
  key: ["method"],
  kept: true,
  staff: "finance",
  columns: [
    { name: "method", cell: choice("integer", PaymentProvider), stored: "id" },
    { name: "offered", cell: yesNo(), stored: "enabled" },
    ...columnsOf({ position: whole(1, 100) }),
    { name: "charge_percent", cell: percentOfPrice(), stored: "charge_rate" },
    ...columnsOf({ charge_fixed: dollars(), min_amount: dollars(), max_amount: orEmpty(dollars()) }),
    { name: "cards", cell: someOf(cards), stored: "accepted_cards" },
  ],
  faults: (row) =>
    row.max_amount && Number(row.max_amount) < Number(row.min_amount)
      ? [fault("max_amount", "lessThan", { column: "min_amount" })]
      : [],
};

/** The company behind the shop and its contacts: one row, for the owner. Empty cells are not shown. (OPS-91) */
const shop: Sheet = {
  name: "shop",
  table: "shop",
  key: ["shop"],
  kept: true,
  staff: "owner",
  columns: [
    { name: "shop", cell: choice("integer", { main: 1 }), stored: "id" },
    ...columnsOf({ name: orEmpty(words(80)), street: orEmpty(words(120)), town: orEmpty(words(120)) }),
    ...columnsOf({ phone: orEmpty(internationalPhone()), email: orEmpty(emailAddress()) }),
    { name: "whatsapp", cell: orEmpty(internationalPhone()), stored: "whats_app" },
  ],
};

/** What the owner leaves out of the shop: one row for each such section. (WEB-18) */
const sections: Sheet = {
  name: "sections",
  table: "shop_sections",
  key: ["section"],
  kept: true,
  staff: "owner",
  columns: columnsOf({ section: oneOf(shopSections), shown: yesNo() }),
};

/** The id of a payment method by its name in the sheet. */
export const methodIdOf = (name: string): number | undefined =>
  Object.entries(PaymentProvider).find(([known]) => known === name)?.[1];

/** Whether staff of a role may change a table; the owner may change all. */
export const isEditableBy = ({ staff = "content" }: Sheet, role: StaffRole | undefined): boolean =>
  role !== undefined && isForStaff(role, [staff]);

/** Every table of the catalogue, each after those that it refers to. */
export const sheets: readonly Sheet[] = [
  ...[provinces, zones, companies, offices, officeHours, closedDays, classes, models, cars, oneWay],
  ...[seasons, lengths, charges, cancellation, reservePeriods],
  ...[chains, houses, services, rooms, roomRates, childRates],
  ...[paymentMethods, shop, sections],
];

export const fileOf = ({ name: sheet }: Pick<Sheet, "name">): string => `${sheet}.csv`;

/** A row's key as one text. */
export const keyOf = ({ key }: Pick<Sheet, "key">, row: Row): string =>
  key.map((column) => row[column] ?? "").join(" / ");
