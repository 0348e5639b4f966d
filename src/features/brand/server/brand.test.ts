import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { auditLog } from "../../../platform/server/db/schema/operations";
import { shopPictures } from "../../../platform/server/db/schema/shop";
import { senderOf } from "../../../platform/server/outbox/sender";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { noBrand, unnamedShop } from "../../../shared/shop";
import type { BrandForm, OwnBrand } from "../brand.schemas";

const OWNER = 3;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const asOwner = () => test.as(OWNER, "owner");
const get = async (): Promise<OwnBrand> =>
  (await test.call({ method: "GET", url: "/api/support/brand", headers: asOwner() })).json().Data;
const set = async (change: Partial<BrandForm>, headers = asOwner()) => {
  const payload = { ...(await get()).Brand, ...change };
  const answer = await test.call({ method: "POST", url: "/api/support/brand", headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const sendLogo = (scheme: string, payload: Buffer) =>
  test.call({
    method: "POST",
    url: `/api/support/brand/logo/${scheme}`,
    headers: { ...asOwner(), "content-type": "application/octet-stream" },
    payload,
  });
const lastAudited = async () =>
  (await test.db.select().from(auditLog).where(eq(auditLog.action, "brand.changed")).orderBy(desc(auditLog.id)))[0];

it("the owner sets name, prefix, sender and legal lines, with an audit row and a mail to every owner (OPS-150)", async () => {
  const legal = [
    { Language: "en" as const, Text: "Licensed in Havana" },
    { Language: "es" as const, Text: "Con licencia en La Habana" },
  ];
  const { status } = await set({ Name: "Rutas del Caimán", Prefix: "RDC", ReplyTo: "hola@caiman.cu", Legal: legal });
  expect(status).toBe(200);
  const { brand } = await readShop(test.db);
  expect(brand).toMatchObject({ name: "Rutas del Caimán", prefix: "RDC", replyTo: "hola@caiman.cu" });
  expect(brand.legal).toEqual({ en: "Licensed in Havana", es: "Con licencia en La Habana" });
  expect(await lastAudited()).toMatchObject({ actorId: OWNER, facts: { changed: "name prefix replyTo legal" } });
  const [mail] = await test.mailsTo("staff@example.com");
  expect(mail?.text).toContain("changed how the shop presents itself (Rutas del Caimán)");
});

it("a setting that does not change is not recorded (OPS-150)", async () => {
  const before = await lastAudited();
  expect((await set({})).status).toBe(200);
  expect((await lastAudited())?.id).toBe(before?.id);
});

it.each([
  ["Prefix", "rdc", "referencePrefix"],
  ["Prefix", "R", "referencePrefix"],
  ["Main", "green", "colour"],
  ["ReplyTo", "hola", "email"],
  ["Name", "李", "printable"],
] as const)("a %s of “%s” is refused and changes nothing (OPS-150)", async (field, typed, code) => {
  const before = await get();
  const { status, body } = await set({ [field]: typed });
  expect([status, body.Errors[0]]).toEqual([400, expect.objectContaining({ Field: field, Code: code })]);
  expect(await get()).toEqual(before);
});

it("a colour with too little contrast is refused with the background, the contrast and the nearest good one (OPS-155)", async () => {
  const { status, body } = await set({ Main: "#7CB342" });
  expect(status).toBe(400);
  const [error] = body.Errors;
  expect(error).toMatchObject({ Field: "Main", Code: "contrast" });
  expect(error.Message).toMatch(/summaries its contrast is 2 to 1.*at least 4\.5.*#[0-9A-F]{6}\.$/);
  expect((await set({ Main: error.Facts.nearest })).status).toBe(200);
  await set({ Main: "" });
});

it("a logo is re-encoded as a square PNG, and a replaced logo is deleted (OPS-153, SAFE-43)", async () => {
  const background = { r: 31, g: 95, b: 59 };
  const wide = await sharp({ create: { width: 800, height: 200, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "somebody" } })
    .jpeg()
    .toBuffer();
  const answer = await sendLogo("day", wide);
  expect(answer.statusCode).toBe(200);
  const { Marks, Logos } = answer.json().Data as OwnBrand;
  expect(Logos.day).toBe(true);
  const { rawPayload } = await test.call({ method: "GET", url: Marks.day.replace(".head.", ".icon512.") });
  const { width, height, format, exif } = await sharp(rawPayload).metadata();
  expect({ width, height, format, exif }).toEqual({ width: 512, height: 512, format: "png", exif: undefined });
  await sendLogo("night", wide);
  expect(await test.db.select({ name: shopPictures.name }).from(shopPictures)).toHaveLength(1);
});

it.each([
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["no picture", "%PDF-1.7"],
])("%s is refused as a logo (OPS-153)", async (_what, content) => {
  const before = await get();
  expect([400, 415]).toContain((await sendLogo("day", Buffer.from(content))).statusCode);
  expect(await get()).toEqual(before);
});

it("mails are from the name that the owner gives, at the address that MAIL_FROM has (OPS-152)", () => {
  const shop = { ...unnamedShop, email: "a@caiman.cu", brand: { ...noBrand, name: "Caimán", senderName: "Rutas" } };
  expect(senderOf(shop, "https://caiman.cu", null)).toEqual({ name: "Rutas", address: "a@caiman.cu" });
  expect(senderOf(shop, "https://caiman.cu", "Other <post@mail.cu>")).toEqual({
    name: "Rutas",
    address: "post@mail.cu",
  });
  expect(senderOf({ ...shop, brand: noBrand }, "https://caiman.cu", "Other <post@mail.cu>")).toBe(
    "Other <post@mail.cu>",
  );
});
