import "./thirdLanguage";

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import english from "../../i18n/en.json";
import type { Fund } from "../../src/features/fund/fund.schemas";
import type { Closing } from "../../src/features/privacy/privacy.schemas";
import { DEFAULT_LANGUAGE } from "../../src/shared/constants";
import { IdentityDocumentType } from "../../src/shared/enumerations";
import { languages } from "../../src/shared/language";
import { languageFacts } from "../../src/shared/languageFacts";
import { added, at, begin, booking, checked } from "../checkoutStory";
import { openApp, serveApp, signedInAs } from "../fixtures/web/appTestBed";
import { surroundings as carData } from "../fixtures/web/carTestBed";
import { planHandlers } from "../fixtures/web/checkoutTestBed";
import { surroundings as lodgingData } from "../fixtures/web/lodgingTestBed";
import { answer, enveloped, on, wrongAnswer } from "../fixtures/web/wireTestBed";
import { pseudo, third } from "./pseudo";

/**
 * Opens the pages in a language that is added by one line and a folder of texts, and looks for text in other languages.
 */

const story = begin().and(added(0)).and(checked(0)).and(booking("booking.confirmed", 1));
const item = {
  ...{
    Id: 3,
    CategoryId: 1,
    CategoryName: "Ŝoseoj",
    PublishedOn: "2026-11-20",
    ChangedOn: null,
    Language: DEFAULT_LANGUAGE,
  },
  ...{ Title: "Fuel on a long drive", Summary: "Plan two stops" },
};
const profile = {
  ...{ Id: 5, clientId: 5, email: "ana@example.com", FirstName: "Ana", LastName: "Pérez", Phone: "+53 7 833 4567" },
  ...{ PhoneVerified: false, BirthDate: "1990-04-01", CountryId: 34, Address: null, City: null, PostalCode: null },
  Language: third,
};
const neededDocuments = { Needed: [IdentityDocumentType.Passport], Missing: [], ValidUntil: [], Drivers: [] };
const fund: Fund = {
  ...{ Now: at(30), CurrencyCode: "USD", Balance: 4_000 },
  Lots: [{ LotId: 1, Amount: 5_000, Left: 4_000, IssuedAt: at(1), ExpiresAt: at(9_000), BookingId: 1 }],
  Entries: [
    {
      Kind: "taken",
      At: at(2),
      Amount: -1_000,
      Balance: 4_000,
      LotId: 1,
      PlanId: 1,
      BookingId: null,
      Names: ["Kia Rio"],
    },
    { Kind: "issued", At: at(1), Amount: 5_000, Balance: 5_000, LotId: 1, PlanId: null, BookingId: 1, Names: [] },
  ],
};
const closing: Closing = { OpenPlanId: 1, MoneyUnderWay: true, Credit: 4_000, DocumentsDeletedOn: "2027-12-24" };
const server = serveApp(
  on("/api/profile/mails/*", () => answer({ Unwanted: [], RefusedAt: at(1) })),
  // No contract has the language that is added here.
  on("/api/profile/*", () => wrongAnswer(enveloped(profile))),
  on("/api/clients/phoneVerification/*", () => answer(null)),
  on("/api/admin/clients/allowedWAAccount", () => answer(true)),
  on("/api/admin/clients/existsWAAccount", () => answer(false)),
  on("/api/admin/clientDocuments/isNeededClientDocuments/*", () => answer(neededDocuments)),
  on("/api/admin/clientDocuments/check*", () => answer({ Passed: true, Refusal: null })),
  on("/api/fund/*", () => answer(fund)),
  on("/api/clients/closing/*", () => answer(closing)),
  ...planHandlers(() => ({ snapshot: story.snapshot, now: at(30) })),
  ...carData,
  ...lodgingData,
  on("/api/information/news/getCategories/*", () => answer([{ Id: 1, Name: "Ŝoseoj" }])),
  on("/api/information/news/searchIndex/*", () => answer([item])),
  on("/api/information/news/getNews/*", () => answer({ ...item, Body: ["Fill up at half."] })),
  on("/api/information/privacyPolicy/*", () =>
    answer({ title: "Ĉ", lead: "Ŝ", since: "2026-11-01", sections: [{ heading: "Ĥ", paragraphs: ["Ĝ"] }] }),
  ),
  http.get("*/api/faq/*", () => answer([{ Question: "Ĉu?", Answer: "Ŝi." }])),
);

/** Every text in the server's answers: names of people, places and cars, which are not translated. */
const answered = new Set<string>();
server.events.on("response:mocked", async ({ response }) => {
  const collect = (value: unknown): void => {
    if (typeof value === "string") answered.add(value);
    else if (typeof value === "object" && value) for (const part of Object.values(value)) collect(part);
  };
  collect(await response.clone().json());
});

/** Names and addresses that are not translated. */
const names = [
  ...["Malecón", "WhatsApp", "tourist@example.com", "Malecon-2026", third.toUpperCase()],
  ...languages.map((language) => languageFacts[language].name),
];

/** The words in dates of this language, in the formats that pages use (useHavanaTime.ts). */
const days = Array.from({ length: 365 }, (_none, day) => Date.UTC(2026, 0, day));
const shapes: Intl.DateTimeFormatOptions[] = [
  { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  { weekday: "short", day: "numeric", month: "short" },
];
const written = shapes.flatMap((shape) => {
  const format = new Intl.DateTimeFormat(third, shape);
  return [...new Set(days.flatMap((day) => format.format(day).match(/\p{L}+/gu) ?? []))];
});

const attributes = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext"];

function textsOfPage(): string[] {
  const texts = [document.title];
  for (const element of document.querySelectorAll("body, body *:not(script):not(style)")) {
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? "");
    for (const name of attributes) texts.push(element.getAttribute(name) ?? "");
  }
  return texts.filter((text) => text.trim() !== "");
}

/** Texts of the page whose words come from neither messages nor data: they were probably not translated. */
function strangers(): string[] {
  const known = [...answered, ...names, ...written].filter((text) => /[A-Za-z]{2}/.test(text));
  known.sort((a, b) => b.length - a.length);
  const given = known.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const wholeWords = new RegExp(`(?<!\\p{L})(${given})(?!\\p{L})`, "gu");
  return textsOfPage().filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(wholeWords, "")));
}

const inThird = { language: { current: third } };
const ana = { ...inThird, auth: signedInAs("token") };

/** The page itself is shown, not the page for a failure. */
async function settled(data: RegExp | null): Promise<void> {
  await screen.findAllByRole("heading");
  if (data) await screen.findAllByText(data);
  await waitFor(() => expect(document.querySelector(".MuiSkeleton-root, [aria-busy=true]")).toBeNull());
  expect(screen.queryByRole("heading", { name: pseudo(english["shell.failed"]) })).toBeNull();
}

const toVisitors: [path: string, data: RegExp | null][] = [
  ["/", null],
  ["/signIn", null],
  ["/signUp", null],
  ["/recoverPassword", null],
  ["/search-car?zone=2", /Kia Picanto/],
  ["/book-car/kia-picanto/1/5", /Kia Picanto/],
  ["/search-lodging", /Meliá Habana/],
  ["/privacy-policy", /Ĥ/],
  ["/news-list", /Fuel on a long drive/],
  ["/news/3/1", /Fill up at half/],
  ["/verify-voucher", null],
  ["/verify-receipt", null],
  ["/shared-trip", null],
  ["/not-there", null],
];
const toClients: [path: string, data: RegExp | null][] = [
  ["/profile", /ana@example.com/],
  ["/changePassword", null],
  ["/notes", null],
  ["/shopping-cart", /Car 1/],
  ["/documents", null],
  ["/previous-travel-plans", null],
  ["/fund", /40/],
  ["/my-data", null],
];

describe("a language that consists of one line and a folder", () => {
  it.each(toVisitors)("is the only one that a visitor reads at %s (A11Y-7)", async (path, data) => {
    await openApp(path, inThird);
    await settled(data);
    expect(strangers()).toEqual([]);
    expect(document.documentElement.lang).toBe(third);
  });

  it.each(toClients)("is the only one that a client reads at %s (A11Y-7)", async (path, data) => {
    await openApp(path, ana);
    await settled(data);
    expect(strangers()).toEqual([]);
  });

  it("is in the menu of languages under its own name, and can be switched to and back", async () => {
    await openApp("/privacy-policy");
    await settled(/Ĥ/);
    const user = userEvent.setup();
    expect(strangers()).not.toEqual([]);
    await user.click(screen.getByRole("button", { name: /^EN, / }));
    await user.click(screen.getByRole("button", { name: languageFacts[third].name }));
    await waitFor(() => expect(document.documentElement.lang).toBe(third));
    expect(strangers()).toEqual([]);
  });

  afterEach(() => {
    cleanup();
    answered.clear();
  });
});
