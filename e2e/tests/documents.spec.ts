import type { BrowserContext, Page } from "@playwright/test";
import { documentsContract } from "../../src/features/documents/documents.contract";
import { IdentityDocumentType } from "../../src/shared/enumerations";
import { ask } from "../calls";
import { bearer, comeBack, newClient } from "../clients";
import { expect, test } from "../scenarios";

/** ICAO's specimen as a passport of the United States that is still valid. */
const zone = ["P<USAERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36USA7408122F3604155ZE184226B<<<<<10"];

/** A photo of a passport's data page, rendered in a separate tab. */
async function photoOf(context: BrowserContext, lines: readonly string[]): Promise<Buffer> {
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1100, height: 760 });
  const printed = lines.map((line) => line.replaceAll("<", "&lt;")).join("\n");
  await desk.setContent(`<body style="margin:0;background:#e9ece4;font-family:sans-serif">
    <h1 style="margin:40px">PASSPORT</h1><p style="margin:40px">Anna Maria Eriksson, 12 AUG 1974</p>
    <pre style="position:absolute;bottom:24px;left:40px;margin:0;font:38px/1.7 monospace;letter-spacing:0">${printed}</pre>`);
  const drawn = await desk.screenshot({ type: "png" });
  await desk.close();
  return drawn;
}

/** The same photo rotated to the right by quarter turns. */
async function turned(context: BrowserContext, photo: Buffer, quarters: number): Promise<Buffer> {
  const desk = await context.newPage();
  await desk.setViewportSize(quarters % 2 === 1 ? { width: 760, height: 1100 } : { width: 1100, height: 760 });
  const place = `position:absolute;left:50%;top:50%;transform:translate(-50%,-50%) rotate(${quarters * 90}deg)`;
  await desk.setContent(`<body style="margin:0;overflow:hidden">
    <img style="${place}" src="data:image/png;base64,${photo.toString("base64")}">`);
  await desk.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  const drawn = await desk.screenshot({ type: "png" });
  await desk.close();
  return drawn;
}

const choose = (page: Page, buffer: Buffer) =>
  page.getByTestId("passport-photo").setInputFiles({ name: "passport.png", mimeType: "image/png", buffer });

test("a passport's photo is read in the browser, fills in the form, and goes to staff only if the client agrees (DOC-10, DOC-11)", async ({
  context,
  page,
  request,
  say,
}) => {
  // The OCR programs are large, and slow on a busy machine.
  test.slow();
  const client = await newClient(request);
  await comeBack(context, "en", client);
  const sent: string[] = [];
  const ownHost = new Set<string>();
  page.on("request", (asked) => {
    ownHost.add(new URL(asked.url()).host);
    if (asked.method() === "POST") sent.push(new URL(asked.url()).pathname);
  });
  await page.goto("/documents");
  const card = page.getByRole("region", { name: say("documents.passport.title") });
  await choose(page, await photoOf(context, zone));
  await expect(card.getByText(say("documents.photo.read"))).toBeVisible({ timeout: 90_000 });
  await expect(card.getByLabel(say("documents.field.firstName"))).toHaveValue("Anna Maria");
  await expect(card.getByLabel(say("documents.field.lastName"))).toHaveValue("Eriksson");
  await expect(card.getByLabel(say("documents.field.passportNumber"))).toHaveValue("L898902C3");
  await expect(card.getByLabel(say("documents.field.birthDate"))).toHaveValue("Aug 12, 1974");
  await expect(card.getByLabel(say("documents.field.expires"))).toHaveValue("Apr 15, 2036");
  await expect(card.getByLabel(say("documents.field.country"))).toHaveValue("167");
  expect(sent.filter((path) => path.startsWith("/api/documents"))).toEqual([]);
  expect([...ownHost]).toEqual([new URL(page.url()).host]);

  await card.getByLabel(say("documents.photo.share")).check();
  await card.getByRole("button", { name: say("documents.savePassport") }).click();
  await expect(card.getByText(say("documents.status.inReview"))).toBeVisible();
  const download = page.waitForEvent("download");
  await card.getByRole("button", { name: say("documents.photo.download") }).click();
  expect((await download).suggestedFilename()).toMatch(/^document-\d+\.jpg$/);
  const params = { clientId: client.clientId, docType: IdentityDocumentType.Passport };
  const kept = await ask(request, documentsContract.getClientDocuments, { params, headers: bearer(client.token) });
  expect(kept[0]?.PhotoId).toEqual(expect.any(String));
});

test("a visitor's photo of the passport fills in a car's driver and is sent nowhere (CAR-66)", async ({
  context,
  page,
  say,
}) => {
  test.slow();
  await comeBack(context, "en");
  const sent: string[] = [];
  page.on("request", (asked) => {
    if (asked.method() === "POST" && (asked.postDataBuffer()?.length ?? 0) > 10_000) sent.push(asked.url());
  });
  await page.goto("/search-car");
  await page.locator("main a[href*='/book-car/']").first().click();
  await expect(page).toHaveURL(/\/book-car\//);
  await choose(page, await photoOf(context, zone));
  await expect(page.getByText(say("documents.photo.read"))).toBeVisible({ timeout: 90_000 });
  await expect(page.getByLabel(say("book.firstName"))).toHaveValue("Anna Maria");
  await expect(page.getByLabel(say("book.lastName"))).toHaveValue("Eriksson");
  await expect(page.getByLabel(say("car.book.birthDate"))).toHaveValue("Aug 12, 1974");
  await expect(page.getByLabel(say("book.passport"))).toHaveValue("L898902C3");
  await expect(page.getByLabel(say("car.book.licenceCountry"))).toHaveValue("167");
  expect(sent).toEqual([]);
});

for (const quarters of [1, 2, 3]) {
  test(`a photo that is rotated by ${quarters * 90}° is read too (DOC-10)`, async ({ context, page, request, say }) => {
    test.slow();
    await comeBack(context, "en", await newClient(request));
    await page.goto("/documents");
    const card = page.getByRole("region", { name: say("documents.passport.title") });
    await choose(page, await turned(context, await photoOf(context, zone), quarters));
    await expect(card.getByText(say("documents.photo.read"))).toBeVisible({ timeout: 120_000 });
    await expect(card.getByLabel(say("documents.field.passportNumber"))).toHaveValue("L898902C3");
  });
}

test("a file that is no picture is refused with a message, and the input stays", async ({
  context,
  page,
  request,
  say,
}) => {
  await comeBack(context, "en", await newClient(request));
  await page.goto("/documents");
  const card = page.getByRole("region", { name: say("documents.passport.title") });
  await card.getByLabel(say("documents.field.passportNumber")).fill("C01X00T47");
  await choose(page, Buffer.from("no picture at all"));
  await expect(card.getByText(say("documents.photo.noPicture.title"))).toBeVisible();
  await expect(card.getByLabel(say("documents.field.passportNumber"))).toHaveValue("C01X00T47");
});

test("the address of a document request shows its status in an alert and leads to the home page (DOC-9)", async ({
  context,
  page,
  request,
  say,
}) => {
  await comeBack(context, "en", await newClient(request));
  await page.goto("/verify-documents/check/2");
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(page.getByText(say("documents.process.missing", { kind: "passport" })).first()).toBeVisible();
});
