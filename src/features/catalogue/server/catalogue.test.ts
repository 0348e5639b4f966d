import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { parse } from "csv-parse/sync";
import { count, eq, gt, sql } from "drizzle-orm";
import fc from "fast-check";
import { storeRental } from "../../../../test/testBooking";
import { openTestDatabase } from "../../../../test/testDatabase";
import { THOROUGH } from "../../../../test/thorough";
import { seed, seedDemoCatalogue, seedShop } from "../../../app/server/seed";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { auditLog, settings } from "../../../platform/server/db/schema/operations";
import { catalogueChanges } from "../../../platform/server/db/schema/versions";
import { openFileStore } from "../../../platform/server/files/openFileStore";
import type { Tx } from "../../../platform/server/services";
import { carBookings } from "../../../products/car/server/car.tables";
import { loadCatalogue } from "../../../products/car/server/catalogue/catalogue.repository";
import { carCharges, carModels, carUnits } from "../../../products/car/server/catalogue/catalogue.tables";
import { hotelChains, roomNights } from "../../../products/lodging/server/lodging.tables";
import { DEFAULT_CAR_SEARCH, DEFAULT_COUNTRY_ID, USA_COUNTRY_ID } from "../../../shared/constants";
import { PaymentProvider } from "../../../shared/enumerations";
import { DAY } from "../../../shared/instant";
import { isBlank, plainLine } from "../../../shared/plainText";
import { clients, countries } from "../../account/server/account.tables";
import { enabledMethods } from "../../payments/server/methods.repository";
import { photos } from "../../photos/server/photos.tables";
import { carOffices, seasons, zones } from "../../places/server/places.tables";
import { bookings } from "../../plan/server/plan.tables";
import { chargeCodes, sheets } from "../catalogue.sheets";
import { readSheets } from "./catalogue.repository";
import { findingText } from "./findingText";
import { importCatalogue } from "./importCatalogue";
import { photoFolderOf } from "./photoFolder";
import { catalogueOrigin, setOrigin } from "./setup.repository";
import { missingInCatalogue } from "./setup.service";
import { filesIn, type SheetFile, sheetText } from "./sheetFiles";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  await opened.close();
  rmSync(photoStore, { recursive: true });
});
const photoStore = mkdtempSync(join(tmpdir(), "malecon-example-"));

const file = (name: string, text: string): SheetFile => ({ name, open: () => Readable.from([Buffer.from(text)]) });
const bringIn = (files: readonly SheetFile[], options = {}) =>
  importCatalogue({ db: opened.db, now: Date.now }, files, options);

/** Tables as the files of an export, by their names: all of the catalogue unless some are named. */
async function exported(...names: string[]): Promise<Map<string, string>> {
  const wanted = sheets.filter(({ name }) => names.length === 0 || names.includes(name));
  const rows = await readSheets(opened.db, Date.now(), wanted);
  return new Map(wanted.map((sheet) => [`${sheet.name}.csv`, sheetText(sheet, rows.get(sheet.name) ?? [])]));
}
const asFiles = (texts: ReadonlyMap<string, string>) => [...texts].map(([name, text]) => file(name, text));

describe("the demonstration's catalogue", () => {
  it("has La Habana as the default zone, Cuba and the United States under the ids of WIRE-21", async () => {
    const { db } = opened;
    const isoOf = async (id: number) => (await db.select().from(countries).where(eq(countries.id, id)))[0]?.iso;
    const [havana] = await db.select().from(zones).where(eq(zones.id, DEFAULT_CAR_SEARCH.zoneId));
    expect(havana?.code).toBe("LHA");
    expect(await isoOf(DEFAULT_COUNTRY_ID)).toBe("CU");
    expect(await isoOf(USA_COUNTRY_ID)).toBe("US");
    expect(await db.$count(countries)).toBe(249);
  });

  it("has several cars of every model and company in every zone with an office", async () => {
    const { db } = opened;
    const groups = await db
      .select({ cars: count() })
      .from(carUnits)
      .groupBy(carUnits.zoneId, carUnits.supplierId, carUnits.modelId);
    const [offices] = await db
      .select({ zones: sql<number>`count(distinct ${carOffices.zoneId})::int` })
      .from(carOffices);
    // 71: the models of every class, each with every company that rents out the class.
    expect(groups).toHaveLength(71 * (offices?.zones ?? 0));
    expect(Math.min(...groups.map(({ cars }) => cars))).toBeGreaterThan(1);
  });

  it("is seeded again without doubling anything and without undoing what operators changed (OPS-10)", async () => {
    const { db } = opened;
    const before = [await db.$count(carUnits), await db.$count(seasons)];
    await db.update(carModels).set({ name: "Changed" }).where(eq(carModels.id, 1));
    await db.delete(settings).where(eq(settings.key, "shop.version"));
    await seedShop(db);
    await seedDemoCatalogue(db);
    expect([await db.$count(carUnits), await db.$count(seasons)]).toEqual(before);
    const [model] = await db.select().from(carModels).where(eq(carModels.id, 1));
    expect(model?.name).toBe("Changed");
  });
});

describe("an import of the catalogue", () => {
  it("of an export changes nothing, and writes nothing into the audit log (OPS-26)", async () => {
    const before = await exported();
    expect(await bringIn(asFiles(before))).toEqual({ findings: [], changes: [], changeId: null, large: [] });
    expect(await exported()).toEqual(before);
    expect(await opened.db.$count(auditLog, eq(auditLog.subject, "catalogue"))).toBe(0);
  });

  it("finds every wrong line with file, line, column and reason, across the files, and changes nothing (OPS-26)", async () => {
    const before = await exported("companies", "models", "cars", "seasons", "chains");
    const { findings } = await bringIn([
      file(
        "cars.csv",
        "id;company_id;model_id;zone;plate;on_sale\n1;1;999;LHA;;yes\n\n2;1;1;XXX;;perhaps\n2;1;1;LHA;\n",
      ),
      file(
        "seasons.csv",
        "from_day,to_day,name,percent\n2026-02-30,2026-03-01,high,100\n2026-04-01,2026-05-01,low,-3\n",
      ),
      file("companies.csv", "id,name,phone\n1,Rumbo,\n"),
      file("chains.csv", 'id,name\n1,"Rumbo'),
      file(
        "models.csv",
        'id,name,class,year,equipment,on_sale\n1,"Two\nlines",ECO-M,,,yes\n2,Caf\u00e9 \uFFFD,ECO-M,,,yes\n3,Kia 起亚,ECO-M,,,yes\n',
      ),
      file("carz.csv", "id\n1\n"),
    ]);
    expect(findings.map(findingText)).toEqual([
      expect.stringMatching(
        /^carz\.csv: It is not a table of the catalogue\. The tables are: provinces\.csv, zones\.csv/,
      ),
      ...[
        "confirms_instantly",
        "extra_driver_per_day",
        "extra_driver_flat",
        "emergency_phone",
        "turnover_hours",
        "drive_km_per_day",
        "cars_stay",
        "on_sale",
      ].map((column) => `companies.csv, line 1, column ${column}: It is missing from the first line.`),
      "models.csv, line 2, column name: “Two\nlines” is not valid: write one line of 80 characters at most.",
      "models.csv, line 4: It has characters that cannot be read: save the file as CSV in UTF-8.",
      "models.csv, line 5, column name: The printed papers cannot show 起 亚: write it in Latin letters, without them.",
      "cars.csv, line 2, column model_id: There is no id “999” in models.csv.",
      "cars.csv, line 4, column on_sale: “perhaps” is not valid: write yes or no.",
      "cars.csv, line 4, column zone: There is no code “XXX” in the database, and zones.csv is not given.",
      "cars.csv, line 5: It has 5 cells where the first line has 6.",
      "seasons.csv, line 2, column from_day: “2026-02-30” is not valid: write a day such as 2026-12-24.",
      "seasons.csv, line 3, column percent: “-3” is not valid: write a percentage above 0 such as 125 or 82.5.",
      "chains.csv, line 2: It begins a quoted cell that never ends, or has a quote in the middle of a cell.",
    ]);
    expect(await exported("companies", "models", "cars", "seasons", "chains")).toEqual(before);
  });

  it("finds errors between rows: a key twice, overlapping seasons (OPS-26)", async () => {
    const { findings } = await bringIn([
      file("seasons.csv", "from_day,to_day,name,percent\n2026-01-01,2026-01-31,low,82\n2026-01-31,2026-02-01,low,82\n"),
      file("chains.csv", "id,name\n1,Gran Caribe\n1,Again\n"),
    ]);
    expect(findings.map(findingText)).toEqual([
      "seasons.csv, line 3, column from_day: It is in the season that begins on 2026-01-01.",
      "chains.csv, line 3, column id: “1” is in line 2 too.",
    ]);
  });

  it("reads any line endings, also mixed, and does not report an unreadable row as a duplicate (OPS-26)", async () => {
    const { findings } = await bringIn([
      file("chains.csv", "id,name\r\n1,Gran Caribe\n2,Meliá\r3,Iberostar\none,Two\n,Three\nthree,Four\n"),
    ]);
    expect(findings.map(({ line, column, code }) => [line, column, code])).toEqual(
      [5, 6, 7].map((line) => [line, "id", "whole"]),
    );
  });

  const written = (rows: readonly string[][], sign: string) =>
    rows.map((row) => row.map((cell) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(sign));
  const tables = (text: string): string[][] => parse(text);
  const asUtf16 = (text: string, { big = false, mark = true }) => {
    const bytes = Buffer.from(`${mark ? "\uFEFF" : ""}${text}`, "utf16le");
    return big ? bytes.swap16() : bytes;
  };

  it.each<[string, (text: string) => string | Buffer]>([
    ["with semicolons, which its first line tells", (text) => ["sep=;", ...written(tables(text), ";")].join("\r\n")],
    ["with a first line in quotes", (text) => `"sep=,"\n${text}`],
    ["with tabs", (text) => written(tables(text), "\t").join("\r\n")],
    ["as Excel's Unicode text", (text) => asUtf16(written(tables(text), "\t").join("\r\n"), {})],
    ["as UTF-16 from the other end", (text) => asUtf16(text, { big: true })],
    ["as UTF-16 without its mark", (text) => asUtf16(text, { mark: false })],
    ["with the mark of UTF-8", (text) => `\uFEFF${text}`],
    ["with empty columns at its end", (text) => text.replace(/$/gm, ",,").replace(/,,$/, "")],
    [
      "with an empty column in it",
      (text) =>
        written(
          tables(text).map(([id = "", ...more]) => [id, " ", ...more]),
          ",",
        ).join("\n"),
    ],
    ["with lines that are filled up", (text) => text.replace(/(?<=\n.*)(?=\n)/g, ",,")],
    ["with decomposed letters", (text) => text.normalize("NFD")],
    [
      "with marks of direction and without width",
      (text) =>
        written(
          tables(text).map((row) => row.map((cell) => `\u202B${cell}\u200B\u202C`)),
          ",",
        ).join("\n"),
    ],
    ["with no-break spaces", (text) => text.replaceAll(" ", "\u00A0")],
    [
      "with full-width digits and long dashes",
      (text) =>
        written(
          tables(text).map(([id = "", ...more]) => [
            id.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
            ...more.map((cell) => cell.replace(/^-(?=\d)/, "\u2212")),
          ]),
          ",",
        ).join("\n"),
    ],
  ])("written %s changes nothing (OPS-26, SAFE-7)", async (_how, change) => {
    let isChanged = false;
    const files = [...(await exported("houses", "chains", "companies"))].map(([name, text]): SheetFile => {
      const content = change(text);
      isChanged ||= content !== text;
      return { name, open: () => Readable.from([Buffer.from(content)]) };
    });
    expect(isChanged).toBe(true);
    expect(await bringIn(files)).toEqual({ findings: [], changes: [], changeId: null, large: [] });
  });

  it("of a file that is not text, or has a cell without a column's name, is refused with advice (OPS-26)", async () => {
    const workbook = { name: "models.csv", open: () => Readable.from([Buffer.from("PK\u0003\u0004\u0000")]) };
    const old = { name: "cars.csv", open: () => Readable.from([Buffer.from("d0cf11e0a1b11ae10000", "hex")]) };
    const unnamed = file("chains.csv", "id,name,,\n1,Gran Caribe,,\n2,Meliá,,Spain\n3,Iberostar,,,,more\n");
    const { findings } = await bringIn([workbook, old, unnamed]);
    expect(findings.map(findingText)).toEqual([
      "models.csv, line 1: It has characters that cannot be read: save the file as CSV in UTF-8.",
      "cars.csv, line 1: It has characters that cannot be read: save the file as CSV in UTF-8.",
      "chains.csv, line 3: It has 4 cells where the first line has 2.",
      "chains.csv, line 4: It has 6 cells where the first line has 2.",
    ]);
    const within = file("chains.csv", "id,,name\n1,,Gran Caribe\n2,Spain,Meliá\n");
    expect((await bringIn([within])).findings.map(findingText)).toEqual([
      "chains.csv, line 3: “Spain” is in a column without a name: name the column in the first line, or empty the cell.",
    ]);
  });

  it("stores a name without invisible characters, and exports none as a formula (OPS-26, SAFE-7)", async () => {
    const before = await exported("chains");
    const own = before.get("chains.csv") ?? "";
    const names = [
      ["991", "Hotel \u202ENacional\u202C de\u00A0Cuba\u200B", "Hotel Nacional de Cuba"],
      ["992", "Jose\u0301", "José"],
      ["993", '=HYPERLINK("http://x.example";"Nacional")', `"'=HYPERLINK(""http://x.example"";""Nacional"")"`],
      ["994", "''=1+1", "''=1+1"],
      ["995", "@home", "'@home"],
    ] as const;
    const added = names.map(([id, name]) => `${id},"${name.replaceAll('"', '""')}"\n`).join("");
    expect((await bringIn([file("chains.csv", own + added)])).changes).toMatchObject([{ added: 5, changed: 0 }]);
    const [, stored] = (
      await opened.db.select().from(hotelChains).where(gt(hotelChains.id, 991)).orderBy(hotelChains.id)
    ).map(({ name }) => name);
    expect(stored).toBe('=HYPERLINK("http://x.example";"Nacional")');
    const after = await exported("chains");
    for (const [id, , line] of names) expect(after.get("chains.csv")).toContain(`\n${id},${line}\n`);
    expect((await bringIn(asFiles(after))).changes).toEqual([]);
    await bringIn(asFiles(before));
  });

  it("does not compare a season with one that could not be read (OPS-26)", async () => {
    const seasons = "from_day,to_day,name,percent\n2026-13-01,2026-12-15,high,100\n2026-12-01,2027-01-09,peak,125\n";
    const { findings } = await bringIn([file("seasons.csv", seasons)]);
    expect(findings.map(findingText)).toEqual([
      "seasons.csv, line 2, column from_day: “2026-13-01” is not valid: write a day such as 2026-12-24.",
    ]);
  });

  it("lets rows swap names, but gives no new row the name of one that others still refer to (OPS-26)", async () => {
    const before = await exported("chains", "classes", "models");
    const chains = (before.get("chains.csv") ?? "").replace(/^1,.*$/m, "1,Meliá").replace(/^2,.*$/m, "2,Gran Caribe");
    expect((await bringIn([file("chains.csv", chains)])).findings).toEqual([]);
    await bringIn(asFiles(before));
    const instead = (before.get("chains.csv") ?? "").replace(/^2,Meliá$/m, "99,Meliá");
    const whole = [file("chains.csv", instead), file("models.csv", before.get("models.csv") ?? "")];
    expect((await bringIn(whole)).findings).toEqual([
      {
        ...{ file: "chains.csv", line: 3, column: "name", code: "taken" },
        facts: { value: "Meliá", columns: "id", key: "2" },
      },
    ]);
    const codes = (before.get("classes.csv") ?? "").replace("1,ECO-M", "1,ECO-B");
    expect((await bringIn([file("classes.csv", codes)])).changes).toMatchObject([{ changed: 1 }]);
    await bringIn(asFiles(before));
    expect(await exported("chains", "classes", "models")).toEqual(before);
  });

  it("lists its changes on a dry run, and makes none (OPS-26)", async () => {
    const before = await exported("lengths");
    const lengths = file("lengths.csv", "from_days,percent\n1,100\n7,90\n30,80\n");
    const { findings, changes } = await bringIn([lengths], { dryRun: true });
    expect(findings).toEqual([]);
    expect(changes).toMatchObject([{ added: 1, changed: 1, deleted: 1, takenOffSale: 0 }]);
    expect(await exported("lengths")).toEqual(before);
  });

  it("takes booked rows off sale and deletes the rest, and records nothing the second time; what a booking records of its car cannot change (OPS-26, OPS-27)", async () => {
    const { db } = opened;
    const at = Date.UTC(2026, 10, 1);
    const [{ id: clientId } = { id: 0 }] = await db.select({ id: clients.id }).from(clients).limit(1);
    const { bookingId } = await storeRental(db, { clientId, at, startsAt: at + 30 * DAY });
    const [car] = await db.select().from(carBookings).where(eq(carBookings.bookingId, bookingId));
    const [id, other] = [car?.unitId ?? 0, (car?.unitId ?? 0) + 1];
    const [before] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
    const all = await exported("companies", "cars");
    const lines = (all.get("cars.csv") ?? "").trim().split("\n");
    const moved = lines.map((line) => (line.startsWith(`${id},`) ? line.replace("LHA", "VAR") : line)).join("\n");
    expect((await bringIn([file("cars.csv", moved)])).findings).toEqual([
      { file: "cars.csv", line: id + 1, column: "zone", code: "inUse", facts: { was: "LHA" } },
    ]);
    const without = lines.filter((line) => !line.startsWith(`${id},`) && !line.startsWith(`${other},`)).join("\n");
    const { changes } = await bringIn([file("cars.csv", without)]);
    expect(changes).toMatchObject([{ added: 0, changed: 0, deleted: 1, takenOffSale: 1 }]);
    const [unit] = await db.select().from(carUnits).where(eq(carUnits.id, id));
    expect(unit?.onSale).toBe(false);
    expect(await db.select().from(bookings).where(eq(bookings.id, bookingId))).toEqual([before]);

    // A company with such a car stays as well, off sale.
    const companies = (all.get("companies.csv") ?? "").split("\n").filter((line) => !line.startsWith("1,"));
    await bringIn([file("companies.csv", companies.join("\n"))]);
    expect((await loadCatalogue(db, Date.now())).suppliers.has(1)).toBe(false);
    expect((await loadCatalogue(db, Date.now(), { offSaleToo: true })).suppliers.has(1)).toBe(true);

    // Importing the same files again finds no change that is still possible.
    const made = await db.$count(catalogueChanges);
    const audited = await db.$count(auditLog, eq(auditLog.subject, "catalogue"));
    const again = await bringIn([file("companies.csv", companies.join("\n"))]);
    expect(again).toMatchObject({ changeId: null, changes: [{ changed: 0, deleted: 0, takenOffSale: 0, kept: 1 }] });
    expect(await db.$count(catalogueChanges)).toBe(made);
    expect(await db.$count(auditLog, eq(auditLog.subject, "catalogue"))).toBe(audited);
    await bringIn(asFiles(all));
    expect(await exported("companies", "cars")).toEqual(all);
  });

  it("is refused if it turns on a payment method that has no settings here, but not if it leaves one on (OPS-4, OPS-74)", async () => {
    const before = (await exported("payment_methods")).get("payment_methods.csv") ?? "";
    const methods = file("payment_methods.csv", before.replace("Payeezy,no", "Payeezy,yes"));
    const { findings } = await bringIn([methods], { canBeOffered: () => false });
    expect(findings).toMatchObject([{ line: 3, column: "offered", code: "notConfigured" }]);
    expect((await bringIn([methods], { dryRun: true })).findings).toEqual([]);
  });

  it("from a past instant is refused, with the instant (OPS-40)", async () => {
    const lengths = file("lengths.csv", "from_days,percent\n1,100\n");
    const { findings } = await bringIn([lengths], { from: Date.UTC(2026, 0, 1, 5) });
    expect(findings.map(findingText)).toEqual([
      "The instant from which it is to be in force is over: 2026-01-01, 00:00 in Havana.",
    ]);
  });

  it("refuses prices of 0 for a class, a room, a season or a length (OPS-26)", async () => {
    const before = await exported("classes", "room_rates", "seasons", "lengths");
    const zero: Readonly<Record<string, (text: string) => string>> = {
      "classes.csv": (text) => text.replace(",83.00,15.00,", ",0.00,0.00,"),
      "room_rates.csv": (text) => text.replace(/^11,AP,.*$/m, "11,AP,0.00,0.00,0.00"),
      "seasons.csv": (text) => text.replace(",125.0", ",0.0"),
      "lengths.csv": (text) => text.replace("7,95.0", "7,0"),
    };
    const files = [...before].map(([name, text]) => file(name, zero[name]?.(text) ?? text));
    const { findings } = await bringIn(files);
    expect(findings.map(({ file: of, column, code }) => [of, column, code])).toEqual([
      ["classes.csv", "per_day", "rate"],
      ["seasons.csv", "percent", "factor"],
      ["lengths.csv", "percent", "factor"],
      ...["peak", "high", "low"].map((column) => ["room_rates.csv", column, "rate"]),
    ]);
  });

  it("needs every charge, once, and keeps one that is left out later, also from an instant on (OPS-26, OPS-29)", async () => {
    const before = await exported("charges");
    const one = file("charges.csv", "code,amount\nairportPickUp,25.00\n");
    for (const from of [undefined, Date.now() + DAY]) {
      const { findings, changes } = await bringIn([one], { from, dryRun: true });
      expect(findings).toEqual([]);
      expect(changes).toMatchObject([{ changed: 1, deleted: 0, kept: 5 }]);
    }
    await opened.db.delete(carCharges);
    expect(await missingInCatalogue(opened.db, { demo: true, canBeOffered: () => true })).toEqual(["charges"]);
    const { findings } = await bringIn([one]);
    expect(findings.map(findingText)).toEqual(
      chargeCodes.slice(1).map((code) => `charges.csv, column code: The row “${code}” is missing: write it too.`),
    );
    await bringIn(asFiles(before));
    expect(await exported("charges")).toEqual(before);
  });

  it("does not lower a count of rooms below what is sold of a night (OPS-17)", async () => {
    const { db } = opened;
    await db.insert(roomNights).values({ roomTypeId: 11, night: "2027-01-05", units: 16, sold: 9 });
    const rooms = (await exported("rooms")).get("rooms.csv") ?? "";
    const { findings } = await bringIn([file("rooms.csv", rooms.replace("11,1,standard,16", "11,1,standard,8"))]);
    expect(findings).toMatchObject([{ column: "units", code: "belowSold", facts: { sold: 9, day: "2027-01-05" } }]);
    await db.delete(roomNights);
  });

  it("of any catalogue is exported as it was written, and imported again without changes (OPS-26)", async () => {
    const line = fc
      .stringMatching(/^(=|\+|@|-|'=|;=)?[^\p{Cc}\uFFFD\s][^\p{Cc}\uFFFD]{0,20}$/u)
      .map(plainLine)
      .filter((text) => !isBlank(text));
    const cents = fc.integer({ min: 0, max: 9_999_999 }).map((value) => (value / 100).toFixed(2));
    const chain = fc.record({ id: fc.integer({ min: 1, max: 1_000_000 }).map(String), name: line });
    const tier = fc.record({
      from_days: fc.integer({ min: 1, max: 365 }).map(String),
      percent: fc.integer({ min: 1, max: 10_000 }).map((value) => (value / 10).toFixed(1)),
    });
    const charge = (code: string) =>
      (code === "ageSurchargePercent" ? fc.integer({ min: 0, max: 1_000 }).map(String) : cents).map((amount) => ({
        code,
        amount,
      }));
    const unique = { selector: ({ id }: { id: string }) => id, maxLength: 12 };
    const catalogues = fc.record({
      chains: fc
        .uniqueArray(chain, unique)
        .filter((rows) => new Set(rows.map(({ name }) => name)).size === rows.length),
      lengths: fc.uniqueArray(tier, { selector: ({ from_days }) => from_days, maxLength: 8 }),
      charges: fc.tuple(...chargeCodes.map(charge)),
    });
    const before = await exported("chains", "lengths", "charges", "houses");
    // No property refers to a chain, so all chains can be deleted.
    await bringIn([
      file("houses.csv", (before.get("houses.csv") ?? "").replace(/^(\d+,(?:"[^"]*"|[^,]*),\w+,\d?,)\d*/gm, "$1")),
    ]);
    await fc.assert(
      fc.asyncProperty(catalogues, async (rows) => {
        const files = Object.entries(rows).map(([name, of]): [string, string] => {
          const sheet = sheets.find((one) => one.name === name);
          return [`${name}.csv`, sheet ? sheetText(sheet, of) : ""];
        });
        expect((await bringIn(asFiles(new Map(files)))).findings).toEqual([]);
        const after = await exported("chains", "lengths", "charges", "houses");
        for (const [name, text] of files) expect(sorted(after.get(name))).toEqual(sorted(text));
        expect(await bringIn(asFiles(after))).toEqual({ findings: [], changes: [], changeId: null, large: [] });
      }),
      { numRuns: THOROUGH ? 6 : 2 },
    );
    await bringIn(asFiles(before));
    expect(await exported("chains", "lengths", "charges", "houses")).toEqual(before);
  });

  it("of the example creates a small shop that is no demonstration, and is audited (OPS-26, OPS-28)", async () => {
    const { db } = opened;
    expect(await catalogueOrigin(db)).toBe("demo");
    expect(await missingInCatalogue(db, { demo: true, canBeOffered: () => true })).toEqual([]);
    expect(await missingInCatalogue(db, { demo: false, canBeOffered: () => true })).toEqual(["madeUp"]);
    const ofImports = () => db.$count(auditLog, eq(auditLog.action, "catalogue.imported"));
    const before = await ofImports();
    const { findings, changes } = await bringIn(filesIn("docs/catalogue"), {
      after: (tx: Tx) => setOrigin(tx, "own"),
      photos: { folder: photoFolderOf("docs/catalogue"), store: openFileStore({ kind: "folder", folder: photoStore }) },
    });
    expect(await ofImports()).toBe(before + 1);
    expect(findings).toEqual([]);
    expect(changes.length).toBeGreaterThan(10);
    expect(await catalogueOrigin(db)).toBe("own");
    expect(await missingInCatalogue(db, { demo: false, canBeOffered: () => true })).toEqual([]);
    // Whoever begins with it may have no contract with a card provider.
    expect((await enabledMethods(db)).map(({ id }) => id)).toEqual([PaymentProvider.BankTransferToUSA]);
    const { suppliers, models } = await loadCatalogue(db, Date.now());
    expect([...suppliers.values()].map(({ name }) => name)).toEqual(["Rumbo Renta"]);
    expect(models.size).toBe(3);
    expect(await db.$count(carUnits, eq(carUnits.onSale, true))).toBe(4);
    expect(await db.$count(photos)).toBe(4);
  });

  it("of files without rows empties the shop, which stays so at the next start (OPS-28)", async () => {
    const { db } = opened;
    const map = ["provinces", "zones", "reserve_periods"];
    const none = sheets
      .filter(({ name }) => !map.includes(name))
      .map((sheet) => file(`${sheet.name}.csv`, sheetText(sheet, [])));
    expect((await bringIn(none)).findings).toEqual([]);
    await seed(db, { demo: false });
    await seedDemoCatalogue(db);
    const { suppliers, classes, zones: places, rates } = await loadCatalogue(db, Date.now());
    expect([suppliers.size, classes.size, rates.seasons, rates.tiers]).toEqual([0, 0, [], []]);
    expect(places.size).toBe(28);
    expect(await missingInCatalogue(db, { demo: false, canBeOffered: () => true })).toEqual(["nothing"]);
  });
});

const sorted = (text = "") => text.trim().split("\n").sort();
