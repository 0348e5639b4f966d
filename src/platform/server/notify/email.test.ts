import { ownShop } from "../../../../test/fixtures/shopBed";
import { darkColours, lightColours } from "../../../shared/palette";
import { noBrand, unnamedShop } from "../../../shared/shop";
import { asksFor, digestOf, GATHERS, partsIn, waitsUntil } from "./digest";
import { type Email, emailText } from "./email";
import { emailHtml } from "./email.html";
import { sceneAddress, scenesIn } from "./scenes";

const email: Email = {
  ...{ name: "Ana", language: "en", secrets: [], shop: ownShop },
  words: { subject: "All confirmed", body: "Please pay.\n\nThank you." },
  action: { label: "Open your travel plan", url: "https://malecon.example/shopping-cart" },
  facts: {
    zone: "VAR",
    named: "Kia Rio in Varadero",
    items: [
      {
        title: "Kia Rio or similar",
        rows: [
          ["Pick-up", "Saturday, December 5, 09:00. Varadero"],
          ["Reference", "Booking 812 of plan 1001"],
        ],
      },
    ],
    money: null,
    total: "$616.95 in all: $551.95 now + $65.00 in Cuba",
  },
};
const said = ["Kia Rio or similar", "Pick-up", "December 5, 09:00. Varadero", "Booking 812 of plan 1001"];

describe("an email", () => {
  it("has the same facts and total in its HTML and in its plain text (MAIL-5)", () => {
    for (const written of [emailHtml(email), emailText(email)])
      for (const fact of [...said, "$616.95 in all: $551.95 now + $65.00 in Cuba", "Please pay."])
        expect(written).toContain(fact);
  });

  it("shows the scene of the place it is about, which is embedded, and loads nothing (MAIL-5)", () => {
    const html = emailHtml(email);
    expect(html).toContain(`src="${sceneAddress("VAR")}"`);
    expect(scenesIn(html)).toMatchObject([{ cid: "scene-VAR@malecon", filename: "VAR.png" }]);
    expect(html.match(/(src|href|url)[=(]"?http[^"]*/g)).toEqual(['href="https://malecon.example/shopping-cart']);
  });

  it("shows the sea wall if it is about no place, or one without a scene (MAIL-5)", () => {
    for (const facts of [null, { zone: "XYZ", named: "", items: [], money: null, total: null }])
      expect(emailHtml({ ...email, facts })).toContain(sceneAddress("LHA"));
  });

  it("is signed by the shop with the contact details that its owner has set (OPS-93)", () => {
    for (const written of [emailHtml(email), emailText(email)])
      for (const fact of [
        "The Caimán team",
        // The law requires the company's name.
        "Autos Habana, Calle 8 no. 12, Vedado, 10400 La Habana",
        "+53 7 833 4567 · reservas@autos.example",
      ])
        expect(written).toContain(fact);
    const unnamed = { ...unnamedShop, brand: { ...noBrand, host: "autos.example" } };
    const written = emailText({ ...email, shop: unnamed });
    expect(written).toContain("The autos.example team");
    expect(written.trimEnd()).toMatch(/given for an account with autos\.example\.$/);
  });

  it("has the shop's name, mark, colours and legal lines, in its reader's language (OPS-150, OPS-153, OPS-154)", () => {
    const brand = {
      ...{ ...ownShop.brand, main: "#1F5F3B", accent: "#8A1F5A", logo: "0".repeat(32) },
      legal: { en: "Licensed in Havana", es: "Con licencia en La Habana" },
    };
    const own = { ...email, shop: { ...ownShop, brand } };
    const html = emailHtml(own);
    for (const part of ["Caimán", "#1F5F3B", "#8A1F5A", "RC 2042 · NIT 77-81 · Licensed in Havana"])
      expect(html).toContain(part);
    expect(html).toContain(`src="cid:mark-${"0".repeat(32)}@malecon"`);
    expect(html).not.toContain(lightColours.sea);
    expect(emailText({ ...own, language: "es" })).toContain("RC 2042 · NIT 77-81 · Con licencia en La Habana");
  });

  it("shows a code in its own paragraph in large type, so that it is easy to type", () => {
    const words = { subject: "Your code", body: "Type\n\n417902\n\nwithin the hour." };
    const large = /font-size:26px[^>]*>417902</;
    expect(emailHtml({ ...email, words, secrets: ["417902"] })).toMatch(large);
    expect(emailHtml({ ...email, words })).not.toMatch(large);
  });

  it("has dark colours for readers who prefer them (MAIL-5)", () => {
    const [, dark = ""] = emailHtml(email).split("prefers-color-scheme:dark");
    const { page, surface, sand, ink, inkSoft, sea, seaDeep, coral, onCoral } = darkColours;
    for (const colour of [page, surface, sand, ink, inkSoft, sea, seaDeep, coral, onCoral])
      expect(dark).toContain(colour);
  });

  it("escapes markup in its content", () => {
    const items = [{ title: '<b title="x">', rows: [["<i>", "'&'"]] as const }];
    const html = emailHtml({ ...email, facts: { zone: undefined, named: "", items, money: null, total: "<u>" } });
    expect(html).not.toMatch(/<b |<i>|<u>/);
    expect(html).toContain("&#39;&amp;&#39;");
  });
});

describe("several messages about one plan in one email (MAIL-21)", () => {
  const of = (subject: string, asks = false) => ({
    name: "Ana",
    words: { subject, body: `${subject}: the body.` },
    action: { label: `Do ${subject}`, url: `https://malecon.example/${subject}` },
    facts: null,
    asks,
  });
  const written = (...mails: Parameters<typeof digestOf>[0]) =>
    digestOf(mails, { language: "en", shop: ownShop }) ?? { subject: "", text: "", html: "" };

  it("begins with the newest demand and its one button; other news follow, oldest first", () => {
    const { subject, text, html } = written(of("Received"), of("Give"), of("Pay", true), of("Checked"));
    expect(subject).toBe("Pay");
    const order = ["Pay: the body.", "Do Pay", "Also new in your travel plan", "Received", "Give: the", "Checked: the"];
    for (const mail of [text, html]) {
      const places = order.map((part) => mail.indexOf(part));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places).not.toContain(-1);
    }
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(text).not.toContain("Do Give");
  });

  it("begins with the newest message if none has a demand", () => {
    expect(written(of("Received"), of("Confirmed")).subject).toBe("Confirmed");
  });

  const about = (template: string, bookingId: number | null = null, subject: string = template) => ({
    ...of(subject, asksFor(template)),
    template,
    bookingId,
  });

  it.each([
    ["a payment whose window a new booking has closed", ["payBy", null], ["bookingRequested", 8]],
    ["a payment that has arrived", ["payReminder", null], ["planRestored", null]],
    ["a document in place of which the payment is asked for", ["documentUnfit", null], ["payBy", null]],
    ["a signature that was given", ["changedToSign", 7], ["vouchersReady", null]],
    ["an answer about a booking that was cancelled", ["bookingProposed", 7], ["bookingCancelled", 7]],
  ] as const)("does not begin with what is over: %s", (_what, [asked, ofBooking], [news, ofOther]) => {
    const { subject, text } = written(about(asked, ofBooking), about(news, ofOther));
    expect(subject).toBe(news);
    expect(text).not.toContain(`Do ${asked}`);
  });

  it.each([
    ["a booking that was cancelled", ["bookingProposed", 7], ["bookingCancelled", 7]],
    ["a difference that was paid", ["changeToPay", 8], ["bookingChanged", 8]],
    ["a difference that was paid in an unsigned plan", ["differenceDeclined", 8], ["changedToSign", 8]],
    ["a difference of a plan that was not signed", ["changeToPay", 8], ["planUnsigned", null]],
    ["a plan that ran out of time", ["payReminder", null], ["planUnpaid", null]],
    ["a payment that was made", ["payBy", null], ["signBy", null]],
    ["a signature that was given", ["signReminder", null], ["vouchersReady", null]],
  ] as const)("does not ask below either for what is over: %s", (_what, [asked, ofBooking], [news, ofOther]) => {
    const mails = [about(asked, ofBooking, "Pay $551.95"), about("bookingRequested", 9), about(news, ofOther)];
    for (const mail of [written(...mails).text, written(...mails).html]) expect(mail).not.toContain("Pay $551.95");
    expect(written(...mails).text).toContain("bookingRequested: the body.");
  });

  it.each(["changeWithdrawn", "changeUnpaid", "refundRequested", "refundApproved", "refundToFund", "refundToLots"])(
    "does not ask for a difference once its change has ended with %s, but still for that of another change",
    (template) => {
      const ended = { ...about(template, 7), changeId: 8 };
      const other = about("changeToPay", 10, "Pay $30 more");
      const alone = written(about("changeToPay", 8, "Pay $20 more"), ended);
      expect([alone.subject, alone.text]).toEqual([template, expect.not.stringContaining("Pay $20 more")]);
      const both = written(about("changeToPay", 8, "Pay $20 more"), other, ended);
      expect([both.subject, both.text]).toEqual(["Pay $30 more", expect.not.stringContaining("Pay $20 more")]);
    },
  );

  it.each([
    ["payBy", null],
    ["documentRejected", null],
    ["documentUnfit", null],
    ["signBy", null],
    ["bookingProposed", 8],
    ["changeToPay", 9],
  ] as const)(
    "asks for %s after one of several bookings has ended, and for nothing after the last",
    (asked, ofBooking) => {
      for (const template of ["bookingCancelled", "refundApproved"]) {
        expect(written(about(asked, ofBooking), about(template, 7)).subject).toBe(asked);
        const last = written(about(asked, ofBooking), { ...about(template, 7), endsPlan: true });
        expect([last.subject, last.text]).toEqual([template, expect.not.stringContaining(`Do ${asked}`)]);
        expect(last.text).not.toContain(`${asked}: the body.`);
      }
    },
  );

  it("begins with the open demand, also if other news came later", () => {
    for (const [asked, news] of [
      [about("stayProposed", 7), about("bookingCancelled", 8)],
      [about("signBy"), about("refundToFund", 7)],
      [about("payBy"), about("bookingConfirmed", 7)],
    ] as const)
      expect(written(asked, news).subject).toBe(asked.template);
  });

  it("shows only the last of several that ask for the same payment, and every other demand", () => {
    const pays = [about("payBy", null, "Pay $415"), about("bookingConfirmed", 8), about("payBy", null, "Pay $300")];
    expect(written(...pays).subject).toBe("Pay $300");
    expect(written(...pays).text).not.toContain("Pay $415");
    const later = [about("payReminder", null, "6 hours left to pay $415"), about("payBy", null, "Pay $300")];
    expect(written(...later).text).not.toContain("$415");
    const differences = [8, 10, 8].map((id, index) => about("differenceDeclined", id, `Difference ${index}`));
    expect(written(...differences).subject).toBe("Difference 2");
    expect(written(...differences).text).toContain("Difference 1: the body.");
    expect(written(...differences).text).not.toContain("Difference 0");
    const answers = [about("bookingProposed", 7, "The Kia"), about("bookingProposed", 8, "The hotel")];
    expect(written(...answers).text).toContain("The Kia: the body.");
    const unfit = [about("documentUnfit", null, "The license"), about("documentUnfit", null, "The passport")];
    expect(written(...unfit).text).toContain("The license: the body.");
  });

  it("does not take a button for a demand: emails about credit, vouchers and news have one too", () => {
    for (const template of ["refundToFund", "refundToLots", "vouchersReady", "fundExpires", "bookingConfirmed"])
      expect(asksFor(template)).toBe(false);
    for (const template of ["payBy", "transferShort", "documentUnfit", "signReminder", "stayProposed"])
      expect(asksFor(template)).toBe(true);
  });

  it("keeps the text of a message whose data are damaged (OPS-113)", () => {
    const damaged = partsIn({ parts: "{", subject: "Declined", text: "We are sorry." });
    const { subject, text } = written(damaged, of("Pay", true));
    expect([subject, text]).toEqual(["Pay", expect.stringContaining("Declined\nWe are sorry.")]);
    expect(digestOf([damaged], { language: "en", shop: ownShop })).toBeNull();
  });

  it.each([
    ["nothing", undefined, GATHERS],
    ["something in two days", 48 * 3_600_000, GATHERS],
    ["something in half a day", 12 * 3_600_000, null],
    ["something that is over", -1, null],
  ])("waits for others unless something in it is due soon: %s", (_what, due, waits) => {
    const at = Date.UTC(2026, 10, 29);
    const until = waitsUntil(at, due === undefined ? due : at + due);
    expect(until).toBe(waits === null ? null : at + waits);
  });
});
