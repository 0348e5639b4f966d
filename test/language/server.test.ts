import { letterhead } from "../fixtures/server/letterheadBed";
import "./thirdLanguage";

import { PDF } from "@libpdf/core";
import { eq, sql } from "drizzle-orm";
import { pageHead } from "../../src/app/server/pages/pageHead";
import { news } from "../../src/features/information/server/information.tables";
import { drawTransferOrder } from "../../src/features/payments/methods/transfer/server/transfer.drawing";
import type { Transfer } from "../../src/features/payments/methods/transfer/transfer.schemas";
import { readShop } from "../../src/platform/server/shop/shop.repository";
import { acceptedLanguage, languageOf, languages } from "../../src/shared/language";
import { unnamedShop } from "../../src/shared/shop";
import { startTestApp, type TestApp } from "../testApp";
import { pseudo, third } from "./pseudo";

/** The server's texts in a language that is added by one line and a folder of texts. */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = async (url: string, headers = {}) =>
  (await test.call({ method: "GET", url, headers: { "accept-language": third, ...headers } })).json();

it("a third language is one of the languages of paths, of headers and of the wire's ids", () => {
  expect(languages).toEqual(["en", "es", third]);
  expect([languageOf(third), languageOf("4"), acceptedLanguage(`fr, ${third};q=0.5`)]).toEqual([third, third, third]);
});

it("an error message is written in a third language", async () => {
  const answer = await test.call({ method: "GET", url: "/api/nothing", headers: { "accept-language": third } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().Data).toMatch(/\S/);
  expect(answer.json().Data).not.toMatch(/[A-Za-z]/);
});

it("a client registers in a third language, gets the email in it, and keeps it in the profile", async () => {
  const newcomer = {
    ...{ email: "eliza@example.com", password: "una-clave-larga", FirstName: "Eliza", LastName: "Orzeszkowa" },
    AcceptPolicies: true,
  };
  const headers = { "accept-language": third };
  const answer = await test.call({ method: "POST", url: "/api/clients", payload: newcomer, headers });
  const { clientId } = answer.json().Data;
  const [mail] = await test.mailsTo(newcomer.email);
  expect(mail?.text).toMatch(/\S{20}/);
  const shop = Object.values(await readShop(test.db)).flatMap((value) =>
    typeof value === "string" ? value : (value?.name ?? []),
  );
  expect(withoutData(`${mail?.subject} ${mail?.text}`, ["Eliza", ...shop])).not.toMatch(/[A-Za-z]{2}/);
  const Profile = (await get(`/api/profile/${clientId}/2`, test.as(clientId))).Data;
  expect(Profile.Language).toBe(third);
  const { Id: _id, email: _email, PhoneVerified: _verified, ...kept } = Profile;
  const update = { method: "POST" as const, url: "/api/profile/update", headers: test.as(clientId) };
  const saved = await test.call({ ...update, payload: { ...kept, FirstName: "Eliza", LastName: "Orzeszkowa" } });
  expect(saved.json().Data).toMatchObject({ Language: third });
  // One that the site does not have is the default one. (WIRE-14)
  const other = { ...kept, FirstName: "Eliza", LastName: "Orzeszkowa", Language: "fr" };
  expect((await test.call({ ...update, payload: other })).json().Data).toMatchObject({ Language: "en" });
});

it("a paper is written in a third language", async () => {
  const wordsOf = async (bytes: Uint8Array) =>
    (await PDF.load(bytes))
      .extractText()
      .map(({ text }) => text.replaceAll(/\s+/g, " "))
      .join(" ");
  const to = { Account: "00", RoutingNumber: "01", Name: "11", Bank: "12", Address: "13", BankAddress: "14" };
  const transfer: Transfer = {
    ...{ PaymentId: "", TravelPlanId: 1, Status: 1, Reference: "123", Amount: 123_450, CurrencyCode: "USD" },
    ...{ Beneficiary: to, OrderedAt: 0, ReportedAt: null, Arrived: 0, Missing: 0, Over: 0, ToRefund: 0, Refunded: 0 },
    ...{ Proofs: [], Findings: [] },
  };
  const order = await wordsOf(
    await drawTransferOrder(third, transfer, Date.UTC(2026, 11, 3, 17), "15", { ...letterhead, name: "16" }),
  );
  expect(order).toContain("$1,234.50");
  expect(order).toContain(pseudo("Reference"));
  expect(withoutData(order, ["Dec"])).not.toMatch(/[A-Za-z]{2}/);
});

it("policies, questions and the names of news categories and countries are read in a third language", async () => {
  const policy = JSON.stringify((await get(`/api/information/privacyPolicy/${third}`)).Data.sections);
  expect(policy.replaceAll(/"(heading|paragraphs|list|table|head|rows)":/g, "")).not.toMatch(/[A-Za-z]{2}/);
  expect((await get("/api/faq/11/1")).Data[0].Question).not.toMatch(/[A-Za-z]/);
  expect((await get(`/api/information/news/getCategories/${third}`)).Data[0].Name).toBe(pseudo("On the road"));
  const countries: { Iso: string; Name: string }[] = (await get("/api/countries")).Data;
  expect(countries.find(({ Iso }) => Iso === "DE")?.Name).toBe("Germanujo");
});

it("a news item that is not written in it is in the default language, and marked as such", async () => {
  await test.db.update(news).set({ texts: sql`${news.texts} - ${third}` });
  const [written] = await test.db.select({ id: news.id }).from(news).limit(1);
  const title = { title: "Ĉu", summary: "Ŝi", body: ["Ĥo"] };
  await test.db
    .update(news)
    .set({ texts: sql`${news.texts} || ${JSON.stringify({ [third]: title })}::jsonb` })
    .where(eq(news.id, written?.id ?? 0));
  const item = async (id: number) => (await get(`/api/information/news/getNews/${id}/${third}`)).Data;
  expect(await item(written?.id ?? 0)).toMatchObject({ Language: third, Title: "Ĉu", Body: ["Ĥo"] });
  const { Data: all } = (
    await test.call({
      ...{ method: "POST", url: `/api/information/news/searchIndex/${third}` },
      payload: { PublishFromDate: "2000-01-01" },
    })
  ).json();
  const others = all.filter(({ Id }: { Id: number }) => Id !== written?.id);
  expect(others.length).toBeGreaterThan(3);
  for (const { Language, Title, Summary, CategoryName } of others) {
    expect(Language).toBe("en");
    expect(`${Title} ${Summary}`).toMatch(/[A-Za-z]{3}/);
    expect(CategoryName).not.toMatch(/[A-Za-z]/);
  }
});

it("the head of a page lists it with the others", () => {
  const head = pageHead({
    ...{ page: "home", path: "/", language: third, publicUrl: "https://malecon.example" },
    shop: unnamedShop,
    currencies: [],
    subject: null,
  });
  expect(head).toContain('<meta property="og:locale" content="eo_EO">');
  expect(head).toContain('<link rel="alternate" hreflang="eo" href="https://malecon.example/?lang=eo">');
  expect(head).toContain('<link rel="canonical" href="https://malecon.example/?lang=eo">');
});

/** A text without addresses, codes and what a client or the shop's owner has entered. */
const withoutData = (text: string, data: string[]) =>
  data.reduce((rest, word) => rest.replaceAll(word, ""), text.replaceAll(/https?:\S+/g, ""));
