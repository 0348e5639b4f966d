import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { caller, carHost, NOON } from "../../../../test/fixtures/server/carTestBed";
import { openTestDatabase } from "../../../../test/testDatabase";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { auditLog } from "../../../platform/server/db/schema/operations";
import { loadCatalogue } from "../../../products/car/server/catalogue/catalogue.repository";
import { carUnits } from "../../../products/car/server/catalogue/catalogue.tables";
import { PaymentProvider } from "../../../shared/enumerations";
import { DAY } from "../../../shared/instant";
import type { StaffRole } from "../../../shared/staffRole";
import type { PurchaseMethod } from "../../payments/payments.schemas";
import type { Row } from "../catalogue.cells";
import type { CatalogueSetup } from "../catalogue.schemas";
import { sheets } from "../catalogue.sheets";
import type { ChangeOutcome, MadeChange, RowsChange, TablePage } from "../tables.schemas";
import { importCatalogue } from "./importCatalogue";
import { sheetText } from "./sheetFiles";
import { tablesService } from "./tables.service";

const STAFF = 3;
let opened: OpenDatabase;
let staff: ReturnType<typeof caller>;
let as: (role: StaffRole) => ReturnType<typeof caller>;
let close: () => Promise<void>;
beforeEach(async () => {
  opened = await openTestDatabase();
  const app = await carHost(opened);
  as = (role) => caller(app, STAFF, role);
  staff = as("owner");
  close = async () => {
    await app.close();
    await opened.close();
  };
}, 60_000);
afterEach(() => close());

const first = { Page: 0, PageSize: 50, Sort: null, Descending: false, Find: "" };
const pageOf = async (Table: string, asked: object = {}) =>
  (await staff<TablePage>("POST", "/api/support/catalogue/rows", { ...first, Table, ...asked })).data;
const change = (asked: Partial<RowsChange>) =>
  staff<ChangeOutcome>("POST", "/api/support/catalogue/changes", {
    ...{ Table: "classes", Set: [], Remove: [], From: null, Reason: "low season", Preview: false },
    ...asked,
  });
const changes = async () => (await staff<MadeChange[]>("GET", "/api/support/catalogue/changes")).data;
const undo = (ChangeId: number, Preview = false) =>
  staff<ChangeOutcome>("POST", "/api/support/catalogue/changes/undo", { ChangeId, Reason: "a slip", Preview });

async function economy(): Promise<Row> {
  const [row] = (await pageOf("classes")).Rows;
  if (!row) throw new Error("there is no class");
  return row;
}
const perDay = async (at = NOON) => (await loadCatalogue(opened.db, at)).classes.get(1)?.perDay;

it("the catalogue shows a table in pages, sorted by any column and searched in all, as its file writes it (OPS-42)", async () => {
  const all = await pageOf("cars", { PageSize: 200 });
  const second = await pageOf("cars", { PageSize: 20, Page: 1 });
  expect(all.Total).toBe(await opened.db.$count(carUnits));
  expect(second.Rows).toEqual(all.Rows.slice(20, 40));
  const seasons = await pageOf("seasons", { Sort: "percent", Descending: true });
  const percents = seasons.Rows.map(({ percent }) => Number(percent));
  expect(percents).toEqual([...percents].sort((a, b) => b - a));
  const found = await pageOf("classes", { Find: "eco-" });
  expect(found.Rows.map(({ code }) => code)).toEqual(["ECO-M", "ECO-A"]);
  expect(found.Columns.find(({ Name }) => Name === "per_day")).toMatchObject({ Waits: true, Fixed: false });
  expect((await pageOf("classes", { Find: "%" })).Total).toBe(0);
});

it("the catalogue changes rows of a table immediately or from an instant on, with person and reason, and audits it (OPS-42)", async () => {
  const was = await economy();
  const { data } = await change({ Set: [{ Was: was, Row: { ...was, per_day: "70,5" } }] });
  expect(data).toMatchObject({ Changed: 1, Added: 0, Findings: [] });
  expect(await perDay()).toBe(7_050);
  const now = await economy();
  await change({ Set: [{ Was: now, Row: { ...now, per_day: "60.00" } }], From: NOON + DAY, Reason: "January" });
  expect([await perDay(), await perDay(NOON + DAY)]).toEqual([7_050, 6_000]);
  const [later, made] = await changes();
  expect(later).toMatchObject({ Reason: "January", From: NOON + DAY, Tables: [{ Name: "classes", Rows: 1 }] });
  expect(made).toMatchObject({ ChangeId: data.ChangeId, Reason: "low season", From: NOON, UndoneBy: null });
  expect(made?.MadeBy).toMatch(/\w+ \w+/);
  const audited = await opened.db.select().from(auditLog).where(eq(auditLog.action, "catalogue.changed"));
  expect(audited).toMatchObject([
    { actorId: STAFF, reason: "low season", facts: { classes: 1 } },
    { reason: "January" },
  ]);
});

it("the catalogue refuses amounts that change by more than half until they are confirmed, now and later; an undo asks nothing (OPS-99)", async () => {
  const was = await economy();
  const slip = { Set: [{ Was: was, Row: { ...was, per_day: "830.00" } }] };
  expect((await change({ ...slip, Preview: true })).data).toMatchObject({ Changed: 1, Findings: [] });
  for (const From of [null, NOON + DAY]) {
    const { status, code } = await change({ ...slip, From });
    expect([status, code]).toEqual([409, "catalogue.notConfirmed"]);
  }
  const raised = { Set: [{ Was: was, Row: was }], Each: { Column: "per_day", To: null, ByBasisPoints: 5_001 } };
  expect((await change(raised)).code).toBe("catalogue.notConfirmed");
  expect([await perDay(), await changes()]).toEqual([8_300, []]);
  const { data } = await change({ ...slip, Confirmed: true });
  expect(await perDay()).toBe(83_000);
  expect((await undo(data.ChangeId ?? 0)).status).toBe(200);
  expect(await perDay()).toBe(8_300);
});

it("the catalogue refuses a row that was changed since it was loaded (OPS-42)", async () => {
  const was = await economy();
  await change({ Set: [{ Was: was, Row: { ...was, deposit: "180.00" } }] });
  const { status, code } = await change({ Set: [{ Was: was, Row: { ...was, per_day: "70.00" } }] });
  expect([status, code]).toEqual([409, "catalogue.changedMeanwhile"]);
  expect(await perDay()).toBe(8_300);
});

it("the catalogue reports the errors of each row and column, by the checks of an import, and changes nothing (OPS-42)", async () => {
  const was = await economy();
  const { data } = await change({
    Set: [
      { Was: was, Row: { ...was, waiver_per_day: "90.00" } },
      { Was: null, Row: { ...was, id: "99", per_day: "cheap" } },
    ],
  });
  expect(data.ChangeId).toBeNull();
  expect(data.Findings).toEqual(
    expect.arrayContaining([
      { At: 0, Column: "waiver_per_day", Code: "waiverAboveRate", Facts: { column: "per_day" }, From: null },
      { At: 1, Column: "per_day", Code: "rate", Facts: { given: "other", written: "cheap" }, From: null },
    ]),
  );
  expect(await changes()).toEqual([]);
});

it("a preview lists the changes, and makes none (OPS-42)", async () => {
  const was = await economy();
  const { data } = await change({ Set: [{ Was: was, Row: { ...was, per_day: "70.00" } }], Preview: true });
  expect(data).toMatchObject({ ChangeId: null, Changed: 1, Findings: [] });
  expect([await perDay(), await changes()]).toEqual([8_300, []]);
});

it("an undo restores the rows of a change, is a change itself, and can be undone (OPS-42)", async () => {
  const was = await economy();
  const [season] = (await pageOf("seasons")).Rows;
  const { data: rate } = await change({ Set: [{ Was: was, Row: { ...was, per_day: "70.00" } }] });
  const { data: gone } = await change({ Table: "seasons", Remove: season ? [season] : [] });
  expect(gone).toMatchObject({ Deleted: 1 });
  const { data: back } = await undo(rate.ChangeId ?? 0);
  expect(await perDay()).toBe(8_300);
  expect(await economy()).toEqual(was);
  await undo(gone.ChangeId ?? 0);
  expect((await pageOf("seasons")).Rows[0]).toEqual(season);
  await undo(back.ChangeId ?? 0);
  expect(await perDay()).toBe(7_000);
  expect((await changes()).map(({ Undoes }) => Undoes)).toEqual([
    back.ChangeId,
    gone.ChangeId,
    rate.ChangeId,
    null,
    null,
  ]);
  const late = await undo(back.ChangeId ?? 0);
  expect([late.status, late.code]).toEqual([409, "catalogue.changedMeanwhile"]);
});

describe("a price that is scheduled", () => {
  const [DEC_20, JAN_10] = [NOON + 20 * DAY, NOON + 40 * DAY];
  /** Schedules a change of a column of the first class, based on today's value. */
  const schedule = async (cells: Row, From: number | null) => {
    const was = await economy();
    return change({ Set: [{ Was: was, Row: { ...was, ...cells } }], From });
  };
  const listed = async (id: number | null | undefined) => (await changes()).find(({ ChangeId }) => ChangeId === id);

  it("can be followed by another one, and replaced by one of the same instant (OPS-40, OPS-42)", async () => {
    await schedule({ per_day: "90.00" }, DEC_20);
    expect((await schedule({ per_day: "80.00" }, JAN_10)).data).toMatchObject({ Changed: 1, Findings: [] });
    const { data } = await schedule({ per_day: "95.00" }, DEC_20);
    expect(data.Tables[0]?.Set).toMatchObject([{ Was: { per_day: "90.00" }, Row: { per_day: "95.00" } }]);
    expect([await perDay(), await perDay(DEC_20), await perDay(JAN_10)]).toEqual([8_300, 9_500, 8_000]);
    expect((await pageOf("classes")).Coming).toMatchObject([
      { From: DEC_20, ChangeId: data.ChangeId, Cells: { per_day: "95.00" } },
      { From: JAN_10, Cells: { per_day: "80.00" } },
    ]);
  });

  it("survives changes of other columns or other instants, and does not prevent these from being undone (OPS-42)", async () => {
    const { data: price } = await schedule({ per_day: "90.00" }, DEC_20);
    const { data: deposit } = await schedule({ deposit: "180.00" }, NOON + 10 * DAY);
    await schedule({ per_day: "85.00" }, null);
    for (const { ChangeId } of [price, deposit]) {
      expect(await listed(ChangeId)).toMatchObject({ CanUndo: true });
      expect((await undo(ChangeId ?? 0)).status).toBe(200);
    }
    expect([await perDay(), await perDay(DEC_20)]).toEqual([8_500, 8_500]);
    expect((await pageOf("classes")).Coming).toEqual([]);
  });

  it("that was replaced for the same instant can be withdrawn after its replacement (OPS-42)", async () => {
    const { data: wrong } = await schedule({ per_day: "90.00" }, DEC_20);
    const { data: worse } = await schedule({ per_day: "95.00" }, DEC_20);
    expect((await undo(wrong.ChangeId ?? 0, true)).code).toBe("catalogue.changedMeanwhile");
    expect(await listed(wrong.ChangeId)).toMatchObject({ CanUndo: false });
    await undo(worse.ChangeId ?? 0);
    expect((await pageOf("classes")).Coming).toMatchObject([{ ChangeId: wrong.ChangeId, Cells: { per_day: "90.00" } }]);
    expect(await listed(worse.ChangeId)).toMatchObject({ CanUndo: false });
    await undo(wrong.ChangeId ?? 0);
    expect([await perDay(DEC_20), (await pageOf("classes")).Coming]).toEqual([8_300, []]);
  });

  it("is computed from the price at its instant, by a percentage or back to today's (OPS-40, OPS-42)", async () => {
    await schedule({ per_day: "90.00" }, DEC_20);
    const was = await economy();
    const each = (To: string | null, ByBasisPoints: number | null, From: number) =>
      change({ Set: [{ Was: was, Row: was }], Each: { Column: "per_day", To, ByBasisPoints }, From });
    await each(null, 500, NOON + 30 * DAY);
    await each("83.00", null, JAN_10);
    expect([await perDay(NOON + 30 * DAY), await perDay(JAN_10)]).toEqual([9_450, 8_300]);
  });

  it("is refused for a row that ends before it (OPS-40, OPS-42)", async () => {
    const [season = {}] = (await pageOf("seasons")).Rows;
    await change({ Table: "seasons", Remove: [season], From: DEC_20 });
    const longer = { ...season, percent: "140.0" };
    const { data } = await change({ Table: "seasons", Set: [{ Was: season, Row: longer }], From: JAN_10 });
    expect(data.Findings).toMatchObject([{ At: 0, Code: "endedThen" }]);
  });
});

it("a change from a past instant is refused, because it would apply immediately (OPS-40, OPS-42)", async () => {
  const was = await economy();
  const { data } = await change({ Set: [{ Was: was, Row: { ...was, per_day: "70.00" } }], From: NOON - DAY });
  expect(data.Findings).toMatchObject([{ At: null, Code: "instantOver", Facts: { instant: NOON - DAY } }]);
  expect(await perDay()).toBe(8_300);
});

it("a row that was added cannot be undone once a later change of it is scheduled (OPS-42)", async () => {
  const added = { from_days: "45", percent: "70.0" };
  const { data } = await change({ Table: "lengths", Set: [{ Was: null, Row: added }] });
  const later = { ...added, percent: "65.0" };
  const { data: next } = await change({ Table: "lengths", Set: [{ Was: added, Row: later }], From: NOON + DAY });
  expect((await undo(data.ChangeId ?? 0, true)).code).toBe("catalogue.changedMeanwhile");
  await undo(next.ChangeId ?? 0);
  expect((await undo(data.ChangeId ?? 0)).data).toMatchObject({ Deleted: 1 });
});

it("an undo is seen beforehand, row by row, and changes nothing until it is made (OPS-42)", async () => {
  const was = await economy();
  const is = { ...was, per_day: "70.00" };
  const { data: rate } = await change({ Set: [{ Was: was, Row: is }] });
  const { data } = await undo(rate.ChangeId ?? 0, true);
  expect(data).toMatchObject({ ChangeId: null, Changed: 1, Findings: [], From: null });
  expect(data.Tables).toEqual([{ Table: "classes", Set: [{ Was: is, Row: was }], Remove: [] }]);
  expect([await perDay(), (await changes()).length]).toEqual([7_000, 1]);
  const From = NOON + DAY;
  const { data: later } = await change({ Set: [{ Was: is, Row: was }], From });
  expect((await undo(later.ChangeId ?? 0, true)).data.From).toBe(From);
});

it("a page names the rows that its rows refer to, and finds by these names (OPS-42)", async () => {
  const { Rows, Names } = await pageOf("cars", { Find: "Cubacar", Sort: "company_id" });
  const [car] = Rows;
  const named = (Table: string, Key = "") => Names.find((one) => one.Table === Table && one.Key === Key)?.Name;
  expect(named("companies", car?.company_id)).toBe("Cubacar");
  expect([named("models", car?.model_id), named("zones", car?.zone)]).not.toContain(undefined);
  const rates = await pageOf("room_rates");
  const room = rates.Names.find(({ Key }) => Key === rates.Rows[0]?.room_id);
  expect(room).toMatchObject({
    ...{ Table: "rooms", Name: expect.stringMatching(/\w/), RoomClass: expect.stringMatching(/\w/) },
  });
});

it("a preview names what the changed rows referred to and what they refer to (OPS-42)", async () => {
  const [car] = (await pageOf("cars", { Find: "Cubacar" })).Rows;
  const other = (await pageOf("companies")).Rows.find(({ name }) => name !== "Cubacar");
  const moved = { ...car, company_id: other?.id ?? "" };
  const { data } = await change({ Table: "cars", Set: [{ Was: car ?? null, Row: moved }], Preview: true });
  const companies = data.Names.flatMap(({ Table, Name }) => (Table === "companies" ? [Name] : []));
  expect(companies.sort()).toEqual(["Cubacar", other?.name].sort());
});

it("a page shows what is scheduled for its rows (OPS-40, OPS-42)", async () => {
  const was = await economy();
  const [season] = (await pageOf("seasons")).Rows;
  const From = NOON + DAY;
  await change({ Set: [{ Was: was, Row: { ...was, per_day: "70.00", full_tank: "" } }], From });
  await change({ Table: "seasons", Remove: season ? [season] : [], From });
  const [, rate] = await changes();
  const { Coming, Scheduled } = await pageOf("classes");
  const ChangeId = rate?.ChangeId;
  expect(Coming).toEqual([{ Key: "1", From, ChangeId, Cells: { per_day: "70.00", full_tank: "" } }]);
  expect(Scheduled).toMatchObject([{ ChangeId, Reason: "low season", CanUndo: true }]);
  expect((await pageOf("seasons")).Coming).toMatchObject([{ Key: season?.from_day, From, Cells: null }]);
  await undo(rate?.ChangeId ?? 0);
  expect((await pageOf("classes")).Coming).toEqual([]);
});

it("a page shows the rows that scheduled changes add, until they are undone (OPS-40, OPS-42)", async () => {
  const added = { from_days: "45", percent: "70.0" };
  const From = NOON + DAY;
  await change({ Table: "lengths", Set: [{ Was: null, Row: added }], From });
  const { Rows, ToCome } = await pageOf("lengths");
  expect(Rows).not.toContainEqual(added);
  const [last] = await changes();
  expect(ToCome).toEqual([{ From, ChangeId: last?.ChangeId, Row: added }]);
  expect((await pageOf("lengths", { Find: "70" })).ToCome).toEqual([]);
  await undo(last?.ChangeId ?? 0);
  expect((await pageOf("lengths")).ToCome).toEqual([]);
});

it("an undone scheduled change never comes into force (OPS-42)", async () => {
  const was = await economy();
  const From = NOON + DAY;
  const { data } = await change({ Set: [{ Was: was, Row: { ...was, per_day: "70.00" } }], From });
  expect(await perDay(From)).toBe(7_000);
  await undo(data.ChangeId ?? 0);
  expect([await perDay(From - 1), await perDay(From)]).toEqual([8_300, 8_300]);
});

describe("the ways to pay", () => {
  const [CARD, LINK, TRANSFER] = [135, 140, 85];
  const offered = async () => {
    const path = "/api/travelPlans/purchaseMethodsFromWebSite/11/en";
    const { data } = await staff<PurchaseMethod[]>("GET", path);
    return data.map(({ Id, ChargeRate }) => [Id, ChargeRate]);
  };
  const rowsOf = async (role: StaffRole) =>
    (await as(role)<TablePage>("POST", "/api/support/catalogue/rows", { ...first, Table: "payment_methods" })).data
      .Rows;
  const set = (role: StaffRole, was: Row, cells: Row) =>
    as(role)<ChangeOutcome>("POST", "/api/support/catalogue/changes", {
      ...{ Table: "payment_methods", Set: [{ Was: was, Row: { ...was, ...cells } }], Remove: [] },
      ...{ From: null, Reason: "the bank asks for more", Preview: false },
    });

  it("are turned on and off and get their charge by finance, for new payments immediately, and that can be undone (OPS-74)", async () => {
    expect(await offered()).toEqual([
      [CARD, 0],
      [LINK, 250],
      [TRANSFER, 0],
    ]);
    const rows = await rowsOf("finance");
    const [clover = {}, stripe = {}] = ["Clover", "Stripe"].map((name) => rows.find(({ method }) => method === name));
    await set("finance", clover, { offered: "no" });
    const { data } = await set("finance", stripe, { charge_percent: "3.25" });
    expect(await offered()).toEqual([
      [LINK, 325],
      [TRANSFER, 0],
    ]);
    await as("finance")("POST", "/api/support/catalogue/changes/undo", {
      ChangeId: data.ChangeId,
      Reason: "a slip",
      Preview: false,
    });
    expect((await offered())[0]).toEqual([LINK, 250]);
  });

  it("are visible to finance and the owner only, and finance see no other table (OPS-74)", async () => {
    const status = async (role: StaffRole) =>
      (await as(role)<CatalogueSetup>("GET", "/api/support/catalogue")).data.Tables.map(({ Name }) => Name);
    expect(await status("finance")).toEqual(["payment_methods"]);
    expect(await status("content")).not.toContain("payment_methods");
    expect(await status("owner")).toEqual(expect.arrayContaining(["cars", "payment_methods"]));
    const [clover = {}] = await rowsOf("owner");
    const { data } = await set("owner", clover, { offered: "no" });
    expect((await set("content", clover, {})).status).toBe(403);
    const undone = { ChangeId: data.ChangeId, Reason: "mine", Preview: false };
    expect((await as("content")("POST", "/api/support/catalogue/changes/undo", undone)).status).toBe(403);
    const cars = { ...first, Table: "cars" };
    expect((await as("finance")("POST", "/api/support/catalogue/rows", cars)).status).toBe(403);
    expect((await as("content")<MadeChange[]>("GET", "/api/support/catalogue/changes")).data).toEqual([]);
  });

  it("are hidden from others in the list of an import, which only a role with all its tables may undo (OPS-42, OPS-74)", async () => {
    const file = (name: string, rows: readonly Row[]) => {
      const sheet = sheets.find((one) => one.name === name);
      if (!sheet) throw new Error(`there is no ${name}`);
      const text = sheetText(sheet, rows);
      return { name: `${name}.csv`, open: () => Readable.from([Buffer.from(text)]) };
    };
    const lengths = (await pageOf("lengths")).Rows.map((row) => ({ ...row, percent: "99.0" }));
    const methods = (await rowsOf("owner")).map((row) => ({ ...row, min_amount: "7.00" }));
    const files = [file("lengths", lengths), file("payment_methods", methods)];
    await importCatalogue({ db: opened.db, now: () => NOON }, files);
    const seen = async (role: StaffRole) => {
      const { data } = await as(role)<MadeChange[]>("GET", "/api/support/catalogue/changes");
      return data.map(({ Tables, CanUndo }) => [...Tables.map(({ Name }) => Name).sort(), CanUndo]);
    };
    expect(await seen("owner")).toEqual([["lengths", "payment_methods", true]]);
    expect(await seen("content")).toEqual([["lengths", false]]);
    expect(await seen("finance")).toEqual([["payment_methods", false]]);
  });

  it("without their settings are not turned on: nobody could pay, and production would not start (OPS-4, OPS-74)", async () => {
    const own = { clientId: STAFF, role: "staff", staffRole: "owner" } as const;
    const tables = tablesService({
      db: opened.db,
      now: () => NOON,
      canBeOffered: (id) => id !== PaymentProvider.Payeezy,
    });
    const was = (await rowsOf("owner")).find(({ method }) => method === "Payeezy") ?? {};
    const turned = (cells: Row): RowsChange => ({
      ...{ Table: "payment_methods", Set: [{ Was: was, Row: { ...was, ...cells } }], Remove: [] },
      ...{ From: null, Reason: "a third way to pay", Preview: false },
    });
    expect(await tables.change(own, turned({ offered: "yes" }))).toMatchObject({
      ...{ ChangeId: null, Findings: [{ At: 0, Column: "offered", Code: "notConfigured" }] },
    });
    expect((await tables.change(own, turned({ position: "7" }))).Findings).toEqual([]);
  });

  it("are never deleted, and a shop with none turned on gets a warning (OPS-74)", async () => {
    const rows = await rowsOf("owner");
    const { data } = await change({ Table: "payment_methods", Remove: rows });
    expect(data).toMatchObject({ Deleted: 0, Kept: 4 });
    for (const row of rows) await set("finance", row, { offered: "no" });
    expect(await offered()).toEqual([]);
    const { data: status } = await as("finance")<CatalogueSetup>("GET", "/api/support/catalogue");
    expect(status.Missing).toEqual(["payMethods"]);
  });
});
