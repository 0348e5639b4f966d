import { caller, carHost, NOON } from "../../../../test/fixtures/server/carTestBed";
import { openTestDatabase } from "../../../../test/testDatabase";
import { seed } from "../../../app/server/seed";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { shop } from "../../../platform/server/db/schema/shop";
import { senderOf } from "../../../platform/server/outbox/sender";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { noBrand, unnamedShop } from "../../../shared/shop";
import type { StaffRole } from "../../../shared/staffRole";
import type { Row } from "../catalogue.cells";
import type { CatalogueSetup } from "../catalogue.schemas";
import type { ChangeOutcome, MadeChange, TablePage } from "../tables.schemas";
import { importCatalogue } from "./importCatalogue";
import { setOrigin } from "./setup.repository";
import { filesIn } from "./sheetFiles";

const STAFF = 3;
let opened: OpenDatabase;
let as: (role: StaffRole) => ReturnType<typeof caller>;
let close: () => Promise<void>;
beforeEach(async () => {
  opened = await openTestDatabase();
  const app = await carHost(opened);
  as = (role) => caller(app, STAFF, role);
  close = async () => {
    await app.close();
    await opened.close();
  };
}, 60_000);
afterEach(() => close());

const { brand: _brand, ...noCompany } = unnamedShop;
const asked = { Table: "shop", Page: 0, PageSize: 50, Sort: null, Descending: false, Find: "" };
const rowsOf = (role: StaffRole) => as(role)<TablePage>("POST", "/api/support/catalogue/rows", asked);
const own = async (): Promise<Row> => (await rowsOf("owner")).data.Rows[0] ?? {};
const set = async (cells: Row, role: StaffRole = "owner") => {
  const was = await own();
  return as(role)<ChangeOutcome>("POST", "/api/support/catalogue/changes", {
    ...{ Table: "shop", Set: [{ Was: was, Row: { ...was, ...cells } }], Remove: [], From: null },
    ...{ Reason: "we have opened", Preview: false },
  });
};
const nothing = { name: "", street: "", town: "", phone: "", email: "", whatsapp: "" };

describe("the shop's operator", () => {
  it("comes with the demonstration's catalogue, by the import that operators have (OPS-91)", async () => {
    expect(await readShop(opened.db)).toMatchObject({ name: "Malecón Travel", phone: "+53 7 555 0110" });
  });

  it("is filled in at the start of a demonstration if it is empty, and only there (OPS-96)", async () => {
    const { db } = opened;
    await db.update(shop).set(noCompany);
    await seed(db, { demo: false });
    expect(await readShop(db)).toMatchObject(noCompany);
    await setOrigin(db, "own");
    await seed(db, { demo: true });
    expect(await readShop(db)).toMatchObject(noCompany);
    await setOrigin(db, "demo");
    await seed(db, { demo: true });
    expect((await readShop(db)).name).toBe("Malecón Travel");
    await db.update(shop).set({ ...noCompany, email: "oficina@autos.example" });
    await seed(db, { demo: true });
    expect(await readShop(db)).toMatchObject({ ...noCompany, email: "oficina@autos.example" });
  });

  it("is changed by the owner, with who, when and why, and can be taken back (OPS-91)", async () => {
    const { data } = await set({ name: "Autos Habana", phone: "+53 7 833 4567" });
    expect(await readShop(opened.db)).toMatchObject({ name: "Autos Habana", phone: "+53 7 833 4567" });
    const [made] = (await as("owner")<MadeChange[]>("GET", "/api/support/catalogue/changes")).data;
    expect(made).toMatchObject({ Reason: "we have opened", MadeAt: NOON, Tables: [{ Name: "shop", Rows: 1 }] });
    const undone = { ChangeId: data.ChangeId, Reason: "a slip", Preview: false };
    await as("owner")("POST", "/api/support/catalogue/changes/undo", undone);
    expect((await readShop(opened.db)).name).toBe("Malecón Travel");
  });

  it("can be seen and changed in the back office by the owner only (OPS-91)", async () => {
    for (const role of ["content", "finance"] as const) {
      expect((await rowsOf(role)).status).toBe(403);
      expect((await set({ name: "Mine" }, role)).status).toBe(403);
    }
  });

  it.each([
    ["phone", "7 833 4567", "phone"],
    ["whatsapp", "write to us", "phone"],
    ["email", "reservas", "email"],
    ["name", "Autos 🚗 李", "printable"],
  ])("rejects a %s of “%s” (OPS-91, PAPER-11)", async (column, written, code) => {
    const { data } = await set({ [column]: written });
    expect(data.Findings).toMatchObject([{ At: 0, Column: column, Code: code }]);
    expect(data.ChangeId).toBeNull();
  });

  it("is reported as missing until the owner has entered it, to the owner alone (OPS-91)", async () => {
    const missing = async (role: StaffRole) =>
      (await as(role)<CatalogueSetup>("GET", "/api/support/catalogue")).data.Missing;
    expect(await missing("owner")).not.toContain("shop");
    await set(nothing);
    expect(await readShop(opened.db)).toMatchObject(noCompany);
    expect(await missing("owner")).toContain("shop");
    expect(await missing("content")).not.toContain("shop");
  });

  it("is never deleted, and unchanged by an import without its file (OPS-91)", async () => {
    const services = { db: opened.db, now: () => NOON };
    const files = filesIn("docs/catalogue").filter(({ name }) => name !== "photos.csv");
    await importCatalogue(
      services,
      files.filter(({ name }) => name !== "shop.csv"),
    );
    expect((await readShop(opened.db)).name).toBe("Malecón Travel");
    await importCatalogue(services, files);
    expect(await readShop(opened.db)).toMatchObject({ name: "Autos Habana", whatsApp: null });
  });
});

it("mails are from the shop's own address, and from its host until it has one (OPS-93)", () => {
  const shop = { ...unnamedShop, name: "Autos Habana", email: "reservas@autos.example" };
  expect(senderOf(shop, "https://autos.example", null)).toEqual({
    name: "Autos Habana",
    address: "reservas@autos.example",
  });
  const unnamed = { ...unnamedShop, brand: { ...noBrand, host: "autos.example" } };
  expect(senderOf(unnamed, "https://autos.example:8443", null)).toEqual({
    name: "autos.example",
    address: "no-reply@autos.example",
  });
});
