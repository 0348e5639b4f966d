import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import { ownShop } from "../../../../test/fixtures/shopBed";
import { stopsIfSlow } from "../../../../test/stopsIfSlow";
import { type Shop, shopFields, shopMeta, unnamedShop } from "../../../shared/shop";
import { exactPath, pageAt } from "../../pageAt";
import { pageNames, sitePages } from "../../sitePages";
import { hiddenStyle } from "./hiddenStyle";
import { pageHead } from "./pageHead";

const publicUrl = "https://malecon.example";
const messages = { en, es };
const headOf = (path: string, language: "en" | "es") =>
  pageHead({ ...pageAt(path), language, publicUrl, shop: ownShop, currencies: [], subject: null });
const hrefs = (head: string, rel: string) =>
  [...head.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, "g"))].map(([, href]) => href);

/** The routes of WEB-1, WEB-2, WEB-11 with their title and whether search engines may list them. */
const pages: [path: string, title: keyof typeof en, listed: boolean][] = [
  ["/", "title.home", true],
  ["/home", "title.home", true],
  ["/signIn", "title.signIn", false],
  ["/signUp", "title.signUp", false],
  ["/signUpSuccess", "title.signUpSuccess", false],
  ["/activate_client/abc", "title.activate", false],
  ["/recoverPassword", "title.recoverPassword", false],
  ["/changePassword", "title.changePassword", false],
  ["/cancellation-policy", "title.cancellationPolicy", true],
  ["/cancellation_policy", "title.cancellationPolicy", true],
  ["/privacy-policy", "title.privacyPolicy", true],
  ["/search-car", "title.searchCar", true],
  ["/search", "title.searchCar", true],
  ["/search-lodging", "title.searchLodging", true],
  ["/book-car", "title.bookCar", false],
  ["/book/Kia%20Picanto/3/17", "title.bookCar", false],
  ["/book-car-confirm", "title.bookCarConfirm", false],
  ["/book-lodging/Varadero/Ola%20Azul/7/2/3", "title.bookLodging", false],
  ["/hotel-details/23", "title.hotel", true],
  ["/polo-details/12", "title.zone", true],
  ["/province-details/4", "title.province", true],
  ["/rent-car/4/1", "title.searchCar", true],
  ["/news/3/1", "title.news", true],
  ["/news-list", "title.news", true],
  ["/help", "title.help", true],
  ["/unauthorized", "title.home", false],
  ["/profile", "title.profile", false],
  // Redirected to the exact address (WEB-4).
  ["/profile/", "title.notFound", false],
  ["/notes", "title.notes", false],
  ["/shopping_cart", "title.travelPlan", false],
  ["/previous-travel-plans", "title.paidPlans", false],
  ["/payment", "title.payment", false],
  ["/e_sign", "title.sign", false],
  ["/refund-booking/801", "title.refund", false],
  ["/verify-documents/check/2", "title.documents", false],
  ["/courierService", "title.courier", false],
  ["/nowhere", "title.notFound", false],
  ["/Profile", "title.notFound", false],
  ["/polo-details", "title.notFound", false],
  ["/polo-details/1/2", "title.notFound", false],
];

describe.each(["en", "es"] as const)("the head of an answer in %s", (language) => {
  it.each(pages)("of %s has the title %s, and listed: %s", (path, title, listed) => {
    const head = headOf(path, language);
    expect(head).toContain(`<title>${messages[language][title]} · Caimán</title>`);
    expect(head).toContain(`<meta name="robots" content="${listed ? "index, follow" : "noindex"}">`);
    expect(head).toMatch(/<meta name="description" content="[^"]{40,}">/);
    expect(head).toContain(`<meta property="og:title" content="${messages[language][title]} · Caimán">`);
    expect(hrefs(head, "canonical")).toHaveLength(listed ? 1 : 0);
    expect(hrefs(head, "alternate")).toHaveLength(listed ? 3 : 0);
  });
});

it("a page has its own description if there is one, in the language of the answer", () => {
  expect(headOf("/search-car", "es")).toContain(`<meta name="description" content="${es["meta.searchCar"]}">`);
  expect(headOf("/fund", "en")).toContain(`<meta name="description" content="${en["meta.site"]}">`);
});

it.each([
  ["/home", "en", "https://malecon.example/"],
  ["/", "es", "https://malecon.example/?lang=es"],
  ["/poloDetails/12", "es", "https://malecon.example/polo-details/12?lang=es"],
  ["/search", "en", "https://malecon.example/search-car"],
] as const)("the canonical address of %s in %s is %s", (path, language, address) => {
  const head = headOf(path, language);
  expect(hrefs(head, "canonical")).toEqual([address]);
  expect(head).toContain(`<meta property="og:url" content="${address}">`);
});

it("a page's head escapes the address in the head", () => {
  expect(headOf('/polo-details/"><script>', "en")).not.toContain("<script>");
});

it("every page of the site is found at its paths, and has a title in each language (WEB-3, WEB-11)", () => {
  for (const page of pageNames)
    for (const path of sitePages[page].paths) {
      const one = path.replaceAll(/:\w+/g, "1");
      expect(pageAt(one).page).toBe(page);
      for (const language of ["en", "es"] as const)
        expect([one, headOf(one, language)]).toEqual([one, expect.stringMatching(/<title>[^<]+ · Caimán</)]);
    }
});

describe("who runs the shop (OPS-92)", () => {
  const headBy = (shop: Shop) =>
    pageHead({ ...pageAt("/help"), language: "es", publicUrl, shop, currencies: [], subject: null });

  it("is in the head of a page for its program, with signs of markup as text", () => {
    const head = headBy({ ...ownShop, name: 'Autos "Habana" <& Co>' });
    expect(head).toContain('<meta name="shop:name" content="Autos &quot;Habana&quot; &lt;&amp; Co&gt;">');
    expect(head).toContain('<meta name="shop:phone" content="+53 7 833 4567">');
  });

  it("is left out if the owner has not set it", () => {
    const head = headBy(unnamedShop);
    for (const field of [...shopFields, "registration", "taxId", "legal:es"] as const)
      expect(head).not.toContain(`"${shopMeta(field)}"`);
  });

  it("its name, marks, icons and legal lines are there before any script runs (OPS-150, OPS-153, OPS-154)", () => {
    const legal = { es: "Con licencia" };
    const head = headBy({ ...ownShop, brand: { ...ownShop.brand, logo: "a".repeat(32), legal } });
    for (const [name, content] of [
      ["application-name", "Caimán"],
      ["shop:brand", "Caimán"],
      ["shop:logo", `/shop-marks/${"a".repeat(32)}.head.png`],
      ["shop:registration", "RC 2042"],
      ["shop:legal:es", "Con licencia"],
    ])
      expect(head).toContain(`<meta name="${name}" content="${content}">`);
    expect(head).toContain(`<link rel="apple-touch-icon" href="/shop-marks/${"a".repeat(32)}.apple.png">`);
    expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=es">');
  });
});

it("links to sections that the shop leaves out are hidden by its own style sheet, which is empty if it leaves out none (WEB-18)", () => {
  const style = hiddenStyle(["lodging", "news"]);
  for (const start of ["/search-lodging", "/news-list"])
    expect(style).toMatch(new RegExp(`a\\[href\\^="${start}"\\][^{}]*\\{display:none!important\\}`));
  expect(hiddenStyle(["news"])).not.toContain("lodging");
  expect(hiddenStyle([])).toBe("");
});

it("the currencies that have a rate are in the head of a page, and nothing where none has (PLAN-33)", () => {
  const asked = {
    ...pageAt("/search-car"),
    language: "es",
    publicUrl,
    shop: ownShop,
    subject: null,
  } as const;
  expect(pageHead({ ...asked, currencies: ["CAD", "EUR"] })).toContain(
    '<meta name="shop:currencies" content="CAD EUR">',
  );
  expect(pageHead({ ...asked, currencies: [] })).not.toContain("shop:currencies");
});

test("the slashes at the end of a path are found in linear time", () => {
  expect(stopsIfSlow(() => exactPath(`${"/".repeat(1_000_000)}a`))).toBeNull();
});
