import { spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { auditLines } from "../../../../test/auditLines";
import { ANA, LUIS, openRefundBed, type RefundBed } from "../../../../test/fixtures/server/refundsTestBed";
import { auditLog } from "../../../platform/server/db/schema/operations";
import { readShop } from "../../../platform/server/shop/shop.repository";
import { DAY, SECOND } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { disputes, payments } from "../../payments/server/payments.tables";
import { suppliers } from "../../places/server/places.tables";
import { bookings } from "../../plan/server/plan.tables";
import { CONSENT_VERSION } from "../receipt.schemas";
import { receiptEvents, receipts } from "./papers.tables";
import { voucherService } from "./voucher.service";
import { newVoucherKey } from "./voucherKey";

let bed: RefundBed;
let planId: number;
let bookingId: number;
beforeAll(async () => {
  bed = await openRefundBed();
  ({ planId, bookingId } = await bed.paid());
});
afterAll(() => bed.close());

const file = async (path: string) =>
  (await bed.test.call({ method: "GET", url: path, headers: bed.test.as(ANA) })).rawPayload;
const preview = () => bed.get(`/api/checkout/${planId}/receipt`);
const sign = (Drawing: string | null = null, id = planId, SignerName = "Ana Rivera Soto") => {
  const signature = { SignerName, Consent: true, ConsentVersion: CONSENT_VERSION, Drawing };
  return bed.post(`/api/checkout/${id}/sign`, signature);
};
/** A PNG of grey pixels with these dimensions. */
const drawing = (width: number, height: number, pixels = Buffer.alloc(height * (width + 1))) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(pixels)), chunk("IEND", Buffer.alloc(0))];
  const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
  return `data:image/png;base64,${png.toString("base64")}`;
};
const chunk = (name: string, data: Buffer) => {
  const [length, named, check] = [Buffer.alloc(4), Buffer.concat([Buffer.from(name), data]), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};
/** The headers of somebody who is not signed in. */
const anybody = {};
const verify = (question: object) => bed.post("/api/receipts/verify", question, anybody);
const installed = (tool: string) => spawnSync(tool, ["-v"]).error === undefined;

describe("the calendar (PAPER-15)", () => {
  const calendar = (path: string, headers: Record<string, string> = bed.test.as(ANA)) =>
    bed.test.call({ method: "GET", url: path, headers });

  it("has a confirmed booking, and a plan's, without anybody's name", async () => {
    for (const path of [`/api/checkout/vouchers/${bookingId}/booking.ics`, `/api/checkout/${planId}/trip.ics`]) {
      const answer = await calendar(path);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
      expect(answer.payload).toContain(`UID:booking-${bookingId}@`);
      expect(answer.payload).not.toMatch(/Rivera|Soto/);
    }
  });

  it("is available to its client only", async () => {
    expect((await calendar(`/api/checkout/${planId}/trip.ics`, {})).statusCode).toBe(401);
    expect((await calendar("/api/checkout/999999/trip.ics")).statusCode).toBe(404);
  });
});

describe("the link for fellow travelers (PAPER-17)", () => {
  const read = (Token: string) => bed.post("/api/sharedTrips/read", { Token }, anybody);

  it("shows what, when and where without money, papers and last names, until it is revoked", async () => {
    const path = `/api/checkout/${planId}/share`;
    expect((await bed.get(path)).Data).toEqual({ Token: null });
    const { Token } = (await bed.post(path, {})).Data;
    expect((await bed.post(path, {})).Data.Token).toBe(Token);
    const { Data } = await read(Token);
    expect(Data).toMatchObject({ FirstName: "Ana", Bookings: [{ StartsAt: expect.any(Number) }] });
    expect(JSON.stringify(Data)).not.toMatch(/Rivera|Soto|Price|Pay|Deposit|Passport|@/);
    await bed.post(`${path}/withdraw`, {});
    expect((await read(Token)).status).toBe(404);
    const again = (await bed.post(path, {})).Data.Token;
    expect(again).not.toBe(Token);
    expect(again.length).toBeGreaterThanOrEqual(32);
  });

  it("can be created by its client only, and a guessed link opens nothing", async () => {
    expect((await bed.post(`/api/checkout/${planId}/share`, {}, anybody)).status).toBe(401);
    expect((await bed.post("/api/checkout/999999/share", {})).status).toBe(404);
    for (const [method, path] of [
      ["GET", "share"],
      ["POST", "share"],
      ["POST", "share/withdraw"],
    ] as const) {
      const url = `/api/checkout/${planId}/${path}`;
      const call = { method, url, headers: bed.test.as(LUIS), ...(method === "POST" && { payload: {} }) };
      expect([url, (await bed.test.call(call)).statusCode]).toEqual([url, 404]);
    }
    expect((await read("a".repeat(32))).status).toBe(404);
  });
});

describe("the receipt", () => {
  it("contains the payer, the amount, the card and the bookings (PAPER-2)", async () => {
    const { Data } = await preview();
    expect(Data).toMatchObject({ CardLast4: "4242", Amount: 41_500, FundAmount: 0, Charge: 0, SignedAt: null });
    expect(Data.Lines).toMatchObject([{ BookingId: bookingId, Amount: 41_500, Refunded: false }]);
  });

  it.each(["Robert Stone", "Ana Rivera", "…", "\u200b"])(
    "is not signed in a name that is not the payer's: %j (PAPER-1)",
    async (SignerName) => {
      const signature = { SignerName, Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null };
      const answer = await bed.post(`/api/checkout/${planId}/sign`, signature);
      expect([answer.status, answer.Errors[0]?.Field]).toEqual([400, "SignerName"]);
      expect((await preview()).Data.SignedAt).toBeNull();
    },
  );

  it("is not signed while the profile is incomplete (PAPER-1)", async () => {
    const [before] = await bed.test.db.select().from(clients).where(eq(clients.id, ANA));
    await bed.test.db.update(clients).set({ phone: null }).where(eq(clients.id, ANA));
    const answer = await sign();
    expect(answer.Errors.map(({ Code }: { Code: string }) => Code)).toContain("profileIncomplete");
    await bed.test.db
      .update(clients)
      .set({ phone: before?.phone ?? "" })
      .where(eq(clients.id, ANA));
  });

  it("is not signed with characters that the receipt cannot show, nor for a payer whose name has such (PAPER-11, PAPER-12)", async () => {
    const said = await sign(null, planId, "Ana Rivera Soto 🎂");
    expect([said.status, said.Errors]).toMatchObject([400, [{ Field: "SignerName", Code: "printable" }]]);
    const ofAna = eq(clients.id, ANA);
    await bed.test.db.update(clients).set({ firstName: "小龙", lastName: "李" }).where(ofAna);
    const refused = await sign(null, planId, "小龙 李");
    expect([refused.status, refused.Errors]).toMatchObject([
      409,
      [{ Code: "profileIncomplete", Facts: { missing: "letters" } }],
    ]);
    await bed.test.db.update(clients).set({ firstName: "Ana", lastName: "Rivera Soto" }).where(ofAna);
  });

  it.each([
    ["are no picture", "data:image/png;base64,AAAA"],
    ["have no size", drawing(0, 0)],
    ["break off", drawing(720, 240, Buffer.alloc(1))],
    ["have more pixels than anybody draws", drawing(2_000, 1_000)],
    ["hold more than they say", drawing(10, 10, Buffer.alloc(20_000_000))],
  ])("is not signed by strokes that %s, and they cause no failure", async (_what, strokes) => {
    const answer = await sign(strokes);
    expect([answer.status, answer.Errors]).toMatchObject([400, [{ Field: "Drawing" }]]);
  });

  it("can be signed with strokes as the page draws them; accents and case of the name do not matter (PAPER-1)", async () => {
    const other = await bed.paid();
    expect((await sign(drawing(720, 240), other.planId, "ANA  Rivéra Soto")).status).toBe(200);
  });

  it("has one chain of steps, even if it is first opened while it is being signed", async () => {
    const other = await bed.paid();
    const signing = sign(null, other.planId);
    // By then the signing has begun; drawing and sealing come later.
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    bed.test.pass(SECOND);
    expect((await bed.get(`/api/checkout/${other.planId}/receipt`)).status).toBe(200);
    expect((await signing).status).toBe(200);
    const [receipt] = await bed.test.db.select().from(receipts).where(eq(receipts.planId, other.planId));
    expect((await verify({ Code: receipt?.code })).Data).toMatchObject({ Found: true, TrailIntact: true });
  });

  it("keeps its events in an append-only hash chain that ends with its file (PAPER-4)", async () => {
    expect((await sign()).status).toBe(200);
    const trail = await bed.test.db.select().from(receiptEvents).where(eq(receiptEvents.planId, planId));
    expect(trail.map(({ type }) => type)).toEqual(["created", "opened", "consented", "signed", "sealed"]);
    const pdf = await file(`/api/checkout/${planId}/receipt.pdf`);
    expect(trail.at(-1)?.sha256).toBe(createHash("sha256").update(pdf).digest("hex"));
    await expect(bed.test.db.delete(receiptEvents)).rejects.toThrow();
  });

  (installed("pdfsig") ? it : it.skip)(
    "has a signature that pdfsig calls valid, and the certificate of completion as its second page (PAPER-3, PAPER-4)",
    async () => {
      const path = join(mkdtempSync(join(tmpdir(), "malecon-receipt-")), "receipt.pdf");
      writeFileSync(path, await file(`/api/checkout/${planId}/receipt.pdf`));
      expect(spawnSync("pdfsig", ["-nocert", path], { encoding: "utf8" }).stdout).toContain("Signature is Valid");
      const second = spawnSync("pdftotext", ["-f", "2", "-l", "2", "-layout", path, "-"], { encoding: "utf8" }).stdout;
      expect(second).toContain("Certificate of completion");
      expect(second).toContain("Agreed to sign electronically");
      expect(spawnSync("pdfinfo", [path], { encoding: "utf8" }).stdout).toMatch(/Pages:\s+2/);
    },
  );

  it.each([
    ["en", "en"],
    ["1", "es"],
    ["es", "es"],
    ["3", "en"],
  ])("is signed at an address in the language of the call: %s (WIRE-11, WIRE-14)", async (lang, shown) => {
    const { Data } = await bed.get(`/api/admin/esign/getUrl/${planId}/11/${lang}`);
    expect(Data).toBe(`/e_sign?plan=${planId}&lang=${shown}`);
  });

  it("is verified by anybody, by its code and by its file, without a name (PAPER-5)", async () => {
    const [receipt] = await bed.test.db.select().from(receipts).where(eq(receipts.planId, planId));
    const byCode = await verify({ Code: receipt?.code });
    expect(byCode.Data).toMatchObject({ Found: true, TrailIntact: true, SignerInitials: "A. R. S." });
    expect(JSON.stringify(byCode)).not.toContain("Rivera");
    const pdf = await file(`/api/checkout/${planId}/receipt.pdf`);
    const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    expect((await verify({ Sha256: hash(pdf) })).Data).toEqual(byCode.Data);
    const forged = Buffer.from(pdf);
    forged[200] = (forged[200] ?? 0) ^ 1;
    expect((await verify({ Sha256: hash(forged) })).Data.Found).toBe(false);
    expect((await verify({ Code: "000000000000" })).Data.Found).toBe(false);
    expect((await verify({})).ResultCode).toBe("invalid");
  });
});

describe("the voucher", () => {
  type Jwk = { kty: string; crv: string; x: string; y: string };
  const voucher = async () => (await bed.get(`/api/checkout/vouchers/${bookingId}`)).Data;
  const status = async (Token: string) => (await bed.post("/api/vouchers/verify", { Token }, anybody)).Data.State;

  /** Verifies like the page: with only the published key. */
  async function verifiesOffline(token: string): Promise<boolean> {
    const { keys } = await bed.get("/.well-known/malecon-voucher-keys.json", anybody);
    const [jwk]: Jwk[] = keys;
    const how = { name: "ECDSA", namedCurve: "P-256" };
    const key = await crypto.subtle.importKey("jwk", { ...jwk, ext: true }, how, false, ["verify"]);
    const [head, claims, signature = ""] = token.split(".");
    const bytes = Buffer.from(signature, "base64url");
    return crypto.subtle.verify({ ...how, hash: "SHA-256" }, key, bytes, Buffer.from(`${head}.${claims}`));
  }

  it("names who sold it and how to reach them, as the owner has set it (PAPER-6, OPS-91)", async () => {
    const { name, phone, whatsApp, email } = await readShop(bed.test.db);
    expect((await voucher()).Agency).toEqual({ Name: name, Phone: phone, WhatsApp: whatsApp, Email: email });
  });

  it("has everything that a rental desk requires, and the office's place", async () => {
    const { Number: number, Valid, Holder, Place, Booking } = await voucher();
    expect([number, Valid, Holder]).toEqual([`MLC-${planId}-${bookingId}`, true, "Ana Rivera Soto"]);
    expect(Place).toMatchObject({
      Phone: expect.stringContaining("+53"),
      EmergencyPhone: expect.stringContaining("+53"),
    });
    expect(Place.Latitude).toBeGreaterThan(19);
    expect(Booking.SupplierReference).toBe("CUB-1");
  });

  it("has the booking in both languages, with its extras (PAPER-6)", async () => {
    const { Facts } = await voucher();
    expect(Facts).toContainEqual({
      Label: ["Extras"],
      Detail: ["No extra driver, no child seat", "Sin conductor adicional, sin silla infantil"],
    });
  });

  it("has what is paid in Cuba line by line, in both languages, and what to do if nobody is at the desk (PAPER-6)", async () => {
    const inCubaLines = [{ Code: "airportPickUp", Amount: 2_000, Facts: {} }];
    const { db } = bed.test;
    const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
    if (!row?.price) throw new Error("the booking has no price lines");
    await db
      .update(bookings)
      .set({ price: { ...row.price, inCubaLines } })
      .where(eq(bookings.id, bookingId));
    const { InCuba, Booking, Notes } = await voucher();
    expect(InCuba).toEqual([{ Label: ["Airport pick-up", "Recogida en aeropuerto"], Amount: Booking.PayInCuba }]);
    expect(Notes).toContainEqual([
      expect.stringMatching(/^If nobody is at the desk/),
      expect.stringMatching(/^Si no hay nadie/),
    ]);
  });

  it("says whom to call if nobody is at the desk, as far as the numbers are known (PAPER-6)", async () => {
    const { db } = bed.test;
    const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
    const company = eq(suppliers.id, row?.supplierId ?? 0);
    const [before] = await db.select().from(suppliers).where(company);
    if (!before) throw new Error("the booking has no company");
    const said = async (phone: string | null, emergencyPhone: string | null) => {
      await db.update(suppliers).set({ phone, emergencyPhone }).where(company);
      const notes: string[][] = (await voucher()).Notes;
      return notes.find(([note]) => note?.startsWith("If nobody is at the desk"));
    };
    expect(await said("+53 7 555 0101", "+53 5 555 0134")).toEqual([
      "If nobody is at the desk, call the breakdown number, at any hour, then whoever sold you the voucher.",
      expect.stringContaining("llame al número de averías, a cualquier hora, y después a quien le vendió el voucher."),
    ]);
    expect(await said("+53 7 555 0101", null)).toEqual([
      "If nobody is at the desk, call the rental company’s telephone, then whoever sold you the voucher.",
      "Si no hay nadie en el buró, llame al teléfono de la compañía de renta y después a quien le vendió el voucher.",
    ]);
    expect(await said(null, null)).toEqual([
      "If nobody is at the desk, call whoever sold you the voucher.",
      "Si no hay nadie en el buró, llame a quien le vendió el voucher.",
    ]);
    await db.update(suppliers).set(before).where(company);
  });

  it("has the same list of things to bring on the page and in the PDF, a sentence in each language (PAPER-6, CAR-67)", async () => {
    const { Notes } = await voucher();
    expect(Notes).toContainEqual([
      expect.stringContaining("Bring this voucher and the driver’s passport and driver’s license."),
      expect.stringContaining("Lleve este voucher y el pasaporte y la licencia de conducción del conductor."),
    ]);
  });

  it("has a signed token that anybody verifies with the published key; a forged one is unknown (PAPER-7)", async () => {
    const { Token, VerifyUrl } = await voucher();
    expect(VerifyUrl).toBe(`http://localhost:8080/verify-voucher#${Token}`);
    expect(await verifiesOffline(Token)).toBe(true);
    const [head, claims = "", signature] = Token.split(".");
    const other = Buffer.from(claims, "base64url").toString().replace("Ana", "Eva");
    const forged = `${head}.${Buffer.from(other).toString("base64url")}.${signature}`;
    expect(await verifiesOffline(forged)).toBe(false);
    expect([await status(Token), await status(forged)]).toEqual(["valid", "unknown"]);
    expect((await voucher()).Token).toBe(Token);
  });

  it("reads its key again after a failed read, without a restart (PAPER-7)", async () => {
    const keyFile = join(mkdtempSync(join(tmpdir(), "malecon-voucher-")), "key.pem");
    const never = () => Promise.reject(new Error("not asked for"));
    const parts = {
      db: bed.test.db,
      bookingOf: never,
      products: [],
      publicUrl: "http://localhost",
      drawVoucher: never,
    };
    const vouchers = voucherService({ ...parts, keyFile });
    await expect(vouchers.publishedKeys()).rejects.toThrow("ENOENT");
    writeFileSync(keyFile, newVoucherKey());
    expect((await vouchers.publishedKeys()).keys).toMatchObject([{ alg: "ES256" }]);
  });

  it("names the class in words of both languages, on one page (CAR-10)", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "malecon-voucher-")), "voucher.pdf");
    writeFileSync(path, await file(`/api/checkout/vouchers/${bookingId}/voucher.pdf`));
    const { stdout } = spawnSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
    if (!installed("pdftotext")) return;
    expect(stdout).not.toMatch(/\b[A-Z]{3}-[AM]\b/);
    expect(stdout).toMatch(/or similar[\s\S]*o similar/);
    expect(spawnSync("pdfinfo", [path], { encoding: "utf8" }).stdout).toMatch(/Pages:\s+1\b/);
  });

  it("is void once its booking is refunded (PAPER-7, REFUND-16)", async () => {
    const { Token } = await voucher();
    await bed.post(`/api/admin/bookings/refundToClient/${bookingId}`);
    expect([(await voucher()).Valid, await status(Token)]).toEqual([false, "void"]);
    expect((await bed.get(`/api/checkout/vouchers/${bookingId}/voucher.pdf`)).ResultCode).toBe("voucher.void");
  });
});

describe("the receipt of a plan that ended unsigned", () => {
  it("is not shown: it could not be signed, and no booking of it is left (PAPER-1)", async () => {
    const ended = await bed.paid();
    await bed.sweep("PT25H");
    const shown = await bed.get(`/api/checkout/${ended.planId}/receipt`);
    expect([shown.status, shown.ResultCode]).toEqual([409, "checkout.refused"]);
    const trail = await bed.test.db.select().from(receiptEvents).where(eq(receiptEvents.planId, ended.planId));
    expect(trail).toEqual([]);
  });
});

describe("a payment that its payer disputes", () => {
  const dispute = { id: "dp_papers", amount: 41_500, reason: "fraudulent", status: "open" } as const;
  const decided = (status: "won" | "lost") =>
    bed.test.db.update(disputes).set({ status, closedAt: bed.test.now() }).where(eq(disputes.id, dispute.id));
  let held: { planId: number; bookingId: number };
  let token: string;
  beforeAll(async () => {
    held = await bed.paid();
    await sign(null, held.planId);
    token = (await bed.get(`/api/checkout/vouchers/${held.bookingId}`)).Data.Token;
    const [paid] = await bed.test.db.select().from(payments).where(eq(payments.planId, held.planId));
    const respondBy = bed.test.now() + 7 * DAY;
    await bed.test.db
      .insert(disputes)
      .values({ ...dispute, paymentId: paid?.id ?? "", openedAt: bed.test.now(), respondBy });
  });
  const status = async () => (await bed.post("/api/vouchers/verify", { Token: token }, anybody)).Data.State;

  it("blocks the signature of its receipt, and is shown above it (PAY-30)", async () => {
    const other = await bed.paid();
    const [paid] = await bed.test.db.select().from(payments).where(eq(payments.planId, other.planId));
    const row = { ...dispute, id: "dp_signing", paymentId: paid?.id ?? "", openedAt: bed.test.now() };
    await bed.test.db.insert(disputes).values(row);
    expect((await bed.get(`/api/checkout/${other.planId}/receipt`)).Data.Held).toBe("undecided");
    const refused = await sign(null, other.planId);
    expect([refused.status, refused.ResultCode]).toEqual([409, "receipt.disputed"]);
    await bed.test.db.update(disputes).set({ status: "won" }).where(eq(disputes.id, row.id));
    expect((await sign(null, other.planId)).status).toBe(200);
  });

  it("blocks the vouchers: they are not handed out, and are not valid when shown (PAY-30)", async () => {
    expect((await bed.get(`/api/checkout/vouchers/${held.bookingId}`)).Data).toMatchObject({
      Valid: true,
      Held: "undecided",
    });
    expect((await bed.get(`/api/checkout/vouchers/${held.bookingId}/voucher.pdf`)).ResultCode).toBe("voucher.held");
    expect(await status()).toBe("held");
    const { ClientId } = (await bed.get(`/api/travelPlans/${held.planId}/en`)).Data;
    expect((await bed.get(`/api/checkout/holds/${ClientId}`)).Data).toEqual([
      { TravelPlanId: held.planId, Held: "undecided" },
    ]);
  });

  it("allows no refund, not even to the fund, until the bank has decided (PAY-31)", async () => {
    const order = { Key: randomUUID(), BookingId: held.bookingId, Amount: 100, EndsBooking: false, Reason: "x" };
    const refund = { ...order, Destination: "fund" };
    const refused = await bed.post("/api/support/refunds/manual", refund, bed.asStaff());
    expect([refused.status, refused.ResultCode]).toEqual([409, "refund.disputed"]);
  });

  it("is on the plan's page of the back office with its deadline, and an answer to it is recorded (DESK-12)", async () => {
    const shown = async () => (await bed.get(`/api/support/plans/${held.planId}/en`, bed.asStaff())).Data.Disputes;
    expect(await shown()).toMatchObject([{ DisputeId: dispute.id, Status: "open", AnsweredAt: null }]);
    expect((await shown())[0].RespondBy).toBe((await shown())[0].OpenedAt + 7 * DAY);
    const evidence = { DisputeId: dispute.id, Reason: "Receipt and vouchers" };
    expect((await bed.post("/api/support/disputes/answer", evidence)).status).toBe(403);
    expect((await bed.post("/api/support/disputes/answer", evidence, bed.asStaff())).status).toBe(200);
    expect(await shown()).toMatchObject([{ Status: "answered", AnsweredAt: bed.test.now() }]);
    expect(await auditLines(bed.test.db, eq(auditLog.action, "dispute.answered"))).toMatchObject([
      {
        actor: "staff",
        subject: `plan ${held.planId}`,
        reason: "Receipt and vouchers",
        facts: { dispute: dispute.id },
      },
    ]);
    const slip = { DisputeId: dispute.id, Reason: "A slip of the mouse" };
    expect((await bed.post("/api/support/disputes/unanswer", slip, bed.asStaff())).status).toBe(200);
    expect(await shown()).toMatchObject([{ Status: "open", AnsweredAt: null }]);
  });

  it("blocks the papers if the bank refunded it, releases them if not, and needs no evidence any more (PAY-30, PAY-32, DESK-12)", async () => {
    await decided("lost");
    expect(await status()).toBe("lost");
    const settle = { DisputeId: dispute.id, SettledAs: "losses", Reason: "They will travel all the same" };
    const inbox = async () => (await bed.get("/api/support/inbox", bed.asStaff())).Data;
    const waits = async () => JSON.stringify(await inbox()).includes(dispute.id);
    expect(await waits()).toBe(true);
    expect((await bed.post("/api/support/disputes/settle", settle, bed.asStaff())).status).toBe(200);
    expect([await status(), await waits()]).toEqual(["valid", false]);
    const again = await bed.post("/api/support/disputes/settle", settle, bed.asStaff());
    expect(again.ResultCode).toBe("support.nothingWaiting");
    expect(await auditLines(bed.test.db, eq(auditLog.action, "dispute.settled"))).toMatchObject([
      { subject: `plan ${held.planId}`, reason: settle.Reason, facts: { dispute: dispute.id, as: "losses" } },
    ]);
    await decided("won");
    expect(await status()).toBe("valid");
    const late = await bed.post("/api/support/disputes/answer", { DisputeId: dispute.id, Reason: "x" }, bed.asStaff());
    expect(late.ResultCode).toBe("support.disputeClosed");
  });
});
