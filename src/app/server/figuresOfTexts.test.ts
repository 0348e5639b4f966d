import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../test/testApp";
import { withFigures } from "../../features/information/figures.rules";
import { carCharges } from "../../products/car/server/catalogue/catalogue.tables";
import { MINUTE } from "../../shared/instant";
import { languages } from "../../shared/language";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const files = ["faq", "cancellation", "terms", "privacy"] as const;
const textOf = (language: string, file: string) => readFileSync(`i18n/${language}/${file}.json`, "utf8");
/**
 * Numbers that do not come from our rules: a day has 24 hours, how long banks take, what the law or our office
 * promises.
 */
const ofNoRule =
  /"since": "[\d-]+"|24 (?:hours|horas)\. (?:On|En)|5 (?:to|a) 10 |(?:at least|al menos) 12 |\b30 d[ií]as\b|\b30 days\b/g;
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe("the figures of FAQ and policies (INFO-2)", () => {
  it.each(languages.flatMap((language) => files.map((file) => [language, file] as const)))(
    "are placeholders for the rules' own, never typed: %s/%s",
    (language, file) => {
      const typed = textOf(language, file)
        .replaceAll(ofNoRule, "")
        .replaceAll(/\{\w+\}/g, "");
      expect(typed.match(/.{0,40}\d.{0,20}/g) ?? []).toEqual([]);
    },
  );

  it.each(files)("are the same ones in every language: %s", (file) => {
    const [first = "", ...others] = languages.map((language) => textOf(language, file));
    for (const other of others) expect(new Set(placeholders(other))).toEqual(new Set(placeholders(first)));
  });

  it("are filled in wherever a text is read", async () => {
    const paths = ["information/cancelPolicy/en", "information/privacyPolicy/es", "information/generalTerms/en"];
    for (const path of [...paths, "faq/11/1", "faq/11/4", "faq/11/27"]) {
      const { Data } = (await test.call({ method: "GET", url: `/api/${path}` })).json();
      expect(JSON.stringify(Data)).not.toMatch(/\{\w+\}|NaN|undefined|Infinity/);
    }
  });

  it("follow the rates: a higher surcharge changes the answer", async () => {
    const whoMayDrive = async () => (await test.call({ method: "GET", url: "/api/faq/11/1" })).json().Data[0].Answer;
    expect(await whoMayDrive()).toContain(
      "For drivers aged 21 to 24 and 71 to 75, the price you pay online includes 50 percent",
    );
    await test.db.update(carCharges).set({ amount: 60 }).where(eq(carCharges.code, "ageSurchargePercent"));
    test.pass(2 * MINUTE);
    expect(await whoMayDrive()).toContain("includes 60 percent");
  });

  it("are filled in by their names, and a text with an unknown name throws", () => {
    expect(withFigures({ said: ["{payHours} hours"] }, { payHours: 48 })).toEqual({ said: ["48 hours"] });
    expect(() => withFigures("{payDays} days", { payHours: 48 })).toThrow("payDays");
  });
});
