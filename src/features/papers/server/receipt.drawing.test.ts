import { PDF } from "@libpdf/core";
import { CONSENT_VERSION } from "../receipt.schemas";
import { drawReceipt } from "./receipt.drawing";

const SIGNED_AT = Date.parse("2026-12-02T15:00:00Z");
const line = (BookingId: number, Name: string, PayInCuba: number, Deposit = 0) => ({
  ...{ BookingId, Name, PayInCuba, Deposit, Amount: 41_500, Refunded: false, PriceLines: [] },
});

async function wordsOf(lines: ReturnType<typeof line>[]): Promise<string> {
  const bytes = await drawReceipt("en", {
    preview: {
      ...{ TravelPlanId: 1001, PayerName: "Ana Rivera Soto", PayerEmail: "ana@example.com", PaidAt: SIGNED_AT },
      ...{ Amount: 41_500 * lines.length, CurrencyCode: "USD", CardBrand: "VISA", CardLast4: "4242" },
      ...{ ProviderReference: null, FundAmount: 0, Charge: 0, Lines: lines },
      ...{ ConsentVersion: CONSENT_VERSION, SignedAt: SIGNED_AT, Code: "00AA11BB22CC" },
    },
    signature: { SignerName: "Ana Rivera Soto", Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null },
    strokes: null,
    ...{ signedAt: SIGNED_AT, code: "00AA11BB22CC", trail: [], signerId: 1, verifyAt: "http://localhost:8080" },
  });
  const pages = (await PDF.load(bytes)).extractText().map(({ text }) => text);
  return pages.join(" ").replace(/\s+/g, " ");
}

const inCuba = "To be paid at the desk in Cuba";

describe("the receipt", () => {
  it("names what is paid in Cuba beside a booking", async () => {
    expect(await wordsOf([line(812, "Kia Rio", 2_000)])).toContain(`${inCuba} $20.00`);
  });

  it("names a deposit beside what is paid there, and alone where nothing else is known", async () => {
    const held = "Deposit, held at the desk in Cuba and given back $200.00";
    expect(await wordsOf([line(812, "Kia Rio", 2_000, 20_000)])).toContain(`${inCuba} $20.00 ${held}`);
    const alone = await wordsOf([line(812, "Kia Rio", 0, 20_000)]);
    expect(alone).toContain(held);
    expect(alone).not.toContain(inCuba);
    expect(alone).not.toContain("$0.00");
  });

  it("says nothing of Cuba where nothing is paid there", async () => {
    const words = await wordsOf([line(813, "Casa Ana", 0)]);
    expect(words).toContain("813 · Casa Ana");
    expect(words).not.toContain(inCuba);
    expect(words).not.toContain("$0.00");
  });
});
