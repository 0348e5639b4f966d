import { PDF, PDFPage } from "@libpdf/core";
import { letterhead } from "../../../../test/fixtures/server/letterheadBed";
import { hardAddress, hardNames, letters, readPaper } from "../../../../test/fixtures/server/paperBed";
import { ownShop } from "../../../../test/fixtures/shopBed";
import { MARGIN } from "../../../platform/server/pdf/sheet";
import { unnamedShop } from "../../../shared/shop";
import { CONSENT_VERSION, type ReceiptPreview } from "../receipt.schemas";
import { drawReceipt } from "./receipt.drawing";

const SIGNED_AT = Date.parse("2026-12-02T15:00:00Z");
const line = (BookingId: number, Name: string, PayInCuba: number, Deposit = 0): ReceiptPreview["Lines"][number] => ({
  ...{ StartsAt: Date.UTC(2026, 11, 1, 14), EndsAt: Date.UTC(2026, 11, 5, 14) },
  ...{ BookingId, Name, PayInCuba, Deposit, Amount: 41_500, Refunded: false, PriceLines: [] },
});

type Paid = Pick<ReceiptPreview, "PaidBy" | "CardBrand" | "CardLast4" | "ProviderReference">;
const byCard: Paid = { PaidBy: "card", CardBrand: "VISA", CardLast4: "4242", ProviderReference: null };

const ana = { PayerName: "Ana Rivera Soto", PayerEmail: "ana@example.com" };

function drawnFor(
  lines: ReturnType<typeof line>[],
  paid = byCard,
  shop = ownShop,
  payer = ana,
  strokes: Uint8Array | null = null,
): Promise<Uint8Array> {
  return drawReceipt(
    "en",
    {
      preview: {
        ...{ TravelPlanId: 1001, PaidAt: SIGNED_AT, ...payer },
        ...{ Amount: 41_500 * lines.length, CurrencyCode: "USD", ...paid },
        ...{ FundAmount: 0, Charge: 0, Lines: lines },
        ...{ ConsentVersion: CONSENT_VERSION, SignedAt: SIGNED_AT, Code: "00AA11BB22CC" },
      },
      signature: { SignerName: payer.PayerName, Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null },
      strokes,
      ...{ signedAt: SIGNED_AT, code: "00AA11BB22CC", trail: [], signerId: 1, verifyAt: "http://localhost:8080" },
      shop,
    },
    letterhead,
  );
}

async function wordsOf(lines: ReturnType<typeof line>[], paid = byCard, shop = ownShop): Promise<string> {
  const bytes = await drawnFor(lines, paid, shop);
  const pages = (await PDF.load(bytes)).extractText().map(({ text }) => text);
  return pages.join(" ").replace(/\s+/g, " ");
}

const inCuba = "To be paid at the rental desk in Cuba";

describe("the receipt", () => {
  it("names who was paid and how to reach them, as far as the owner has set it (OPS-93)", async () => {
    const lines = [line(812, "Kia Rio", 0)];
    const said = "Autos Habana, Calle 8 no. 12, Vedado, 10400 La Habana +53 7 833 4567, reservas@autos.example";
    expect(await wordsOf(lines)).toContain(said);
    expect(await wordsOf(lines, byCard, unnamedShop)).toMatch(/Receipt 00AA11BB22CC Paid by/);
  });

  it("writes a price by the day and by the night as money (WEB-14)", async () => {
    const PriceLines: ReceiptPreview["Lines"][number]["PriceLines"] = [
      { Code: "rental", Amount: 31_600, Facts: { days: 4, perDay: 7_900 } },
      { Code: "villa", Amount: 40_000, Facts: { count: 1, nights: 4, perNight: 10_000 } },
    ];
    const words = await wordsOf([{ ...line(812, "Casa Ana", 0), PriceLines }]);
    expect(words).toContain("at $79.00");
    expect(words).toContain("4 nights at $100.00");
  });

  it("contains the beginning and end of each booking (PAPER-2)", async () => {
    expect(await wordsOf([line(812, "Kia Rio", 0)])).toContain("December 1, 2026 – December 5, 2026");
  });

  it("contains the amounts paid in Cuba with each booking", async () => {
    expect(await wordsOf([line(812, "Kia Rio", 2_000)])).toContain(`${inCuba} $20.00`);
  });

  it("has the total with what is paid in Cuba, as everywhere (PLAN-28)", async () => {
    const words = await wordsOf([line(812, "Kia Rio", 2_000, 20_000), line(813, "Casa Ana", 0)]);
    expect(words).toContain("$850.00 in all: $830.00 paid online + $20.00 in Cuba");
    expect(await wordsOf([line(813, "Casa Ana", 0)])).not.toContain("in all");
  });

  it("is signed by a typed name in a script face, with accents (PAPER-10)", async () => {
    expect(Buffer.from(await drawnFor([line(813, "Casa Ana", 0)])).toString("latin1")).toContain("Allura");
  });

  it("shows a deposit next to the amount paid there, or alone if no other amount is known", async () => {
    const held = "Deposit, held at the rental desk in Cuba and returned $200.00";
    expect(await wordsOf([line(812, "Kia Rio", 2_000, 20_000)])).toContain(`${inCuba} $20.00 ${held}`);
    const alone = await wordsOf([line(812, "Kia Rio", 0, 20_000)]);
    expect(alone).toContain(held);
    expect(alone).not.toContain(inCuba);
    expect(alone).not.toContain("$0.00");
  });

  it("names the card that was charged, and authorises its charge (PAPER-2)", async () => {
    const words = await wordsOf([line(812, "Kia Rio", 0)]);
    expect(words).toContain("Card, VISA •••• 4242");
    expect(words).toContain("I authorize the charge of $415.00 to my card");
  });

  it.each<[Paid["PaidBy"], string]>([
    ["transfer", "I confirm that I paid $415.00 by bank transfer, reference TR-77"],
    ["link", "I confirm that I paid $415.00 by card on the payment page, reference TR-77"],
    ["fund", "I confirm that $415.00 was paid from my fund"],
  ])(
    "the receipt of a payment by %s names it with its reference, and authorises no card (PAPER-2)",
    async (PaidBy, said) => {
      const paid = { PaidBy, CardBrand: null, CardLast4: null, ProviderReference: "TR-77" };
      const words = await wordsOf([line(812, "Kia Rio", 0)], paid);
      expect(words).toContain(said);
      expect(words).not.toContain("to my card");
    },
  );

  it.each(hardNames.slice(-3))(
    "shows whole and in its margins what %s paid, with the longest address (PAPER-11)",
    async (name) => {
      const payer = { PayerName: name, PayerEmail: hardAddress };
      const lines = hardNames.map((hotel, at) => ({
        ...line(812 + at, `Casa ${hotel}`, 2_000),
        Amount: 98_765_432_100,
      }));
      const paid = { ...byCard, ProviderReference: "A1".repeat(60) };
      const paper = await readPaper(
        await drawnFor(lines, paid, { ...ownShop, name, street: name, email: hardAddress }, payer),
      );
      for (const said of [...lines.map(({ Name }) => Name), hardAddress, paid.ProviderReference])
        expect(paper.letters).toContain(letters(said));
      // The payer, the signature, the signer here and in the certificate; the payee's two lines; the booking.
      expect(paper.letters.split(letters(name))).toHaveLength(1 + 7);
      expect(paper.outside).toEqual([]);
    },
  );

  it("keeps a drawn signature on the page, for any number of bookings before it (PAPER-13)", async () => {
    const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    for (let count = 8; count < 16; count += 1) {
      const lines = Array.from({ length: count }, (_, at) => line(800 + at, "Kia Rio", 0));
      const draw = jest.spyOn(PDFPage.prototype, "drawImage");
      await drawnFor(lines, byCard, ownShop, ana, Buffer.from(pixel, "base64"));
      const y = Number(draw.mock.calls[0]?.[1]?.y);
      draw.mockRestore();
      expect(y).toBeGreaterThanOrEqual(MARGIN - 12);
    }
  });

  it("leaves out the part about Cuba if nothing is paid there", async () => {
    const words = await wordsOf([line(813, "Casa Ana", 0)]);
    expect(words).toContain("813 · Casa Ana");
    expect(words).not.toContain(inCuba);
    expect(words).not.toContain("$0.00");
  });
});
