import { ownShop } from "../../../../test/fixtures/shopBed";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { opinions } from "../../../features/opinions/server/opinions.tables";
import { photos } from "../../../features/photos/server/photos.tables";
import { languages } from "../../../shared/language";
import { type Shop, unnamedShop } from "../../../shared/shop";
import { pageAt } from "../../pageAt";
import { composeServices } from "../composeServices";
import { pageHead } from "./pageHead";
import { hotelSubjects } from "./subjects/hotel.subjects";
import { readerIn, type SiteSubjects, siteSubjects } from "./subjects/siteSubjects";
import type { Subject } from "./subjects/subject";

const publicUrl = "https://malecon.example";
/** The day of these tests' clock. */
const TODAY = "2026-12-01";

let test: TestApp;
let subjects: SiteSubjects;
let hotels: ReturnType<typeof hotelSubjects>;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: publicUrl });
  const { db, now, app, config } = test;
  const services = composeServices({ db, now, log: app.log }, { config, paymentMethods: [] });
  subjects = siteSubjects({ db, now, ...services });
  hotels = hotelSubjects({ ...services.lodging, opinions: services.opinions, today: () => TODAY });
});
afterAll(() => test.close());
const get = async (url: string) => (await test.call({ method: "GET", url })).body;

describe("the sitemap", () => {
  const addressesIn = (map: string) => [...map.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address ?? "");

  it("names every public page in both languages, places included, and nothing of a client's", async () => {
    const addresses = addressesIn(await get("/sitemap.xml"));
    expect(addresses).toEqual(expect.arrayContaining(["https://malecon.example/", "https://malecon.example/?lang=es"]));
    expect(addresses).toContain("https://malecon.example/polo-details/2?lang=es");
    expect(addresses).toContain("https://malecon.example/province-details/1");
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => /profile|notes|payment|support|cart/.test(address))).toEqual([]);
  });

  it("counts each zone, province, published news item and car class by place once in each language (WEB-23)", async () => {
    const addresses = addressesIn(await get("/sitemap.xml"));
    const count = (path: string) => addresses.filter((address) => address.startsWith(publicUrl + path)).length;
    expect([count("/polo-details/"), count("/province-details/"), count("/news/")]).toEqual([56, 32, 16]);
    // 15 zones with an office, twelve classes in each.
    expect(count("/rent-car/")).toBe(15 * 12 * 2);
  });

  it("has the publication date of news", async () => {
    expect(await get("/sitemap.xml")).toMatch(/<loc>[^<]+\/news\/1\/1<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });
});

it("robots.txt names the sitemap and the paths that are closed to robots", async () => {
  const text = await get("/robots.txt");
  expect(text).toContain("Sitemap: https://malecon.example/sitemap.xml");
  expect(text).toContain("Disallow: /api/");
});

async function subjectAt(path: string, language: "en" | "es" = "en"): Promise<Subject> {
  const subject = await subjects.of(pageAt(path), language);
  if (!subject || subject === "missing") throw new Error(`nothing at ${path}`);
  return subject;
}

describe("the head of a page about one subject (WEB-23)", () => {
  const headOf = async (path: string, language: "en" | "es") =>
    pageHead({
      ...pageAt(path),
      language,
      publicUrl,
      shop: ownShop,
      currencies: [],
      subject: await subjectAt(path, language),
    });

  it.each([
    ["/polo-details/4", "en", "Varadero, Cuba: hotels, villas and car rental"],
    ["/polo-details/4", "es", "Varadero, Cuba: hoteles, villas y renta de autos"],
    ["/polo-details/2", "en", "Havana, Cuba: hotels, villas and car rental"],
    ["/polo-details/2", "es", "La Habana, Cuba: hoteles, villas y renta de autos"],
    ["/province-details/4", "en", "Matanzas: where to go and where to stay"],
    ["/rent-car/4/1", "en", "Rent a manual economy car in Varadero"],
    ["/rent-car/4/11", "es", "Renta de minivan con transmisión manual en Varadero"],
    ["/news/1/1", "en", "Fuel on a long drive: plan two stops ahead"],
  ] as const)("%s in %s is called %s", async (path, language, title) => {
    const head = await headOf(path, language);
    expect(head).toContain(`<title>${title} · Caimán</title>`);
    expect(head).toContain(`<meta property="og:title" content="${title} · Caimán">`);
    expect(head).toMatch(/<meta name="description" content="[^"]{40,}">/);
    expect(head).toContain(`content="${publicUrl}/pictures${path}.${language}.png"`);
    expect(head).toContain('<meta name="robots" content="index, follow">');
  });

  it("has the names of places in the reader's language, in data and picture too, but not in addresses (WEB-42)", async () => {
    const zone = await subjectAt("/polo-details/2");
    const province = await subjectAt("/province-details/3");
    const { say, ...reader } = readerIn("en", publicUrl, ownShop);
    const dataOf = ({ things }: Subject) => JSON.stringify(things({ say, ...reader }));
    expect(say(zone.picture.name)).toBe("Havana");
    expect(say(province.words.description)).toMatch(/^Where to go in Havana, Cuba: Havana, Playas del Este\./);
    expect(dataOf(province)).not.toContain("La Habana");
    expect(dataOf(zone)).toContain('"addressLocality":"La Habana"');
    expect(dataOf(zone)).toContain('"position":3,"name":"Havana"');
  });

  it("gives a news item its canonical address, with its own category", async () => {
    const head = await headOf("/news/1/4", "es");
    expect(head).toContain(`<link rel="canonical" href="${publicUrl}/news/1/1?lang=es">`);
  });

  it.each([
    "/polo-details/999",
    "/polo-details/x",
    "/province-details/2",
    "/rent-car/5/1",
    "/rent-car/4/99",
    "/news/99/1",
  ])("%s names a subject that does not exist", async (path) =>
    expect(await subjects.of(pageAt(path), "en")).toBe("missing"),
  );

  it("a page that is about nothing in the database has no subject", async () => {
    expect(await subjects.of(pageAt("/search-car"), "en")).toBeNull();
  });
});

it("the home page's data name the shop's operator, as far as its owner has set it (OPS-92)", async () => {
  const dataBy = async (shop: Shop) =>
    JSON.stringify((await subjectAt("/")).things(readerIn("en", publicUrl, shop)).slice(0, 1));
  expect(await dataBy(ownShop)).toContain(
    '"telephone":"+53 7 833 4567","email":"reservas@autos.example","address":"Calle 8 no. 12, Vedado, 10400 La Habana"',
  );
  expect(await dataBy(unnamedShop)).not.toMatch(/telephone|email|address/);
});

describe("the data for search engines in the vocabulary of schema.org (WEB-24)", () => {
  /** The fields that each kind must have, besides its type. */
  const facts: Record<string, readonly string[]> = {
    Organization: ["name"],
    WebSite: ["name", "url", "inLanguage", "publisher"],
    FAQPage: ["mainEntity"],
    Question: ["name", "acceptedAnswer"],
    Answer: ["text"],
    BreadcrumbList: ["itemListElement"],
    ListItem: ["position", "name", "item"],
    TouristDestination: ["name", "url"],
    AdministrativeArea: ["name", "containedInPlace"],
    Product: ["name", "description", "image", "offers"],
    AggregateOffer: ["lowPrice", "priceCurrency", "priceValidUntil", "offerCount", "offers"],
    Offer: ["price", "priceCurrency", "priceValidUntil", "priceSpecification"],
    UnitPriceSpecification: ["price", "priceCurrency", "unitCode", "validThrough"],
    Hotel: ["name", "address", "geo", "starRating", "checkinTime", "amenityFeature", "makesOffer", "image"],
    LodgingBusiness: ["name", "address", "checkinTime", "makesOffer", "image"],
    AutoRental: ["name", "address", "openingHoursSpecification"],
    OpeningHoursSpecification: ["opens", "closes"],
    PostalAddress: ["addressLocality", "addressRegion", "addressCountry"],
    NewsArticle: ["headline", "datePublished", "inLanguage", "author", "publisher", "image", "articleBody"],
  };

  type Node = Record<string, unknown>;
  /** All objects in a page's data, the outer ones first. */
  const nodesIn = (value: unknown): Node[] => {
    if (Array.isArray(value)) return value.flatMap(nodesIn);
    if (typeof value !== "object" || value === null) return [];
    return [{ ...value }, ...Object.values(value).flatMap(nodesIn)];
  };
  const nodesOf = (subject: Subject, language: "en" | "es") =>
    nodesIn(JSON.parse(JSON.stringify(subject.things(readerIn(language, publicUrl, ownShop)))));

  function hold(nodes: readonly Node[]) {
    for (const node of nodes) {
      const said = Object.keys(node);
      for (const fact of facts[String(node["@type"])] ?? []) expect(said).toContain(fact);
      for (const value of Object.values(node)) expect([null, ""]).not.toContain(value);
      expect(
        said.filter((name) => /rating|review/i.test(name) && name !== "starRating" && name !== "ratingValue"),
      ).toEqual([]);
      for (const name of ["price", "lowPrice"]) if (name in node) expect(node[name]).toMatch(/^[1-9]\d*\.\d\d$/);
      for (const name of ["priceValidUntil", "validThrough"])
        if (name in node) expect(String(node[name]) >= TODAY).toBe(true);
      for (const name of ["url", "image", "logo", "item"])
        if (name in node) expect(node[name]).toMatch(/^https:\/\/malecon\.example\//);
    }
  }
  const kindsOf = (nodes: readonly Node[]) => new Set(nodes.map((node) => node["@type"]));

  it.each([
    ["/", ["Organization", "WebSite", "FAQPage"]],
    ["/help", ["FAQPage", "Question", "Answer"]],
    ["/polo-details/6", ["TouristDestination", "AutoRental", "OpeningHoursSpecification", "BreadcrumbList"]],
    ["/province-details/4", ["AdministrativeArea", "BreadcrumbList"]],
    ["/rent-car/4/10", ["Product", "AggregateOffer", "Offer", "AutoRental", "BreadcrumbList"]],
    ["/news/3/4", ["NewsArticle", "BreadcrumbList"]],
  ])("%s has complete structured data, in both languages", async (path, kinds) => {
    for (const language of languages) {
      const nodes = nodesOf(await subjectAt(path, language), language);
      expect([...kindsOf(nodes)]).toEqual(expect.arrayContaining(kinds));
      hold(nodes);
    }
  });

  it.each([
    [1, "Hotel"],
    [1001, "LodgingBusiness"],
  ])(
    "of property %i names it a %s, from the same rows as its page; a villa's position is not published",
    async (id, kind) => {
      const subject = await hotels.find([id], "en");
      const nodes = nodesOf(subject, "en");
      const { Data: all } = JSON.parse(await get("/api/lodgingBookings/getActiveHotels/34"));
      const hotel = all.find(({ HotelId }: { HotelId: number }) => HotelId === id);
      hold(nodes);
      expect(nodes[0]).toMatchObject({ "@type": kind, name: hotel.HotelName });
      expect(nodes.find((node) => node["@type"] === "Offer")).toMatchObject({
        price: (hotel.FromPerNight / 100).toFixed(2),
        priceCurrency: hotel.CurrencyCode,
      });
      expect(kindsOf(nodes).has("GeoCoordinates")).toBe(kind === "Hotel");
    },
  );

  it("of a property has the mean and the number of its reviews, once there are any (REVIEW-5)", async () => {
    const { bookingId } = await storeRental(test.db, { clientId: 1, at: test.now(), startsAt: test.now() });
    const said = { stars: {}, tenths: 43, text: "Good", language: "en", status: "shown", writtenAt: 0 } as const;
    await test.db.insert(opinions).values({ bookingId, clientId: 1, hotelId: 2, ...said });
    const [hotel] = nodesOf(await hotels.find([2], "en"), "en");
    expect(hotel?.aggregateRating).toMatchObject({ ratingValue: "4.3", reviewCount: 1, bestRating: 5, worstRating: 1 });
  });

  it("every hotel and villa has a page to list", async () => {
    const { Data: all } = JSON.parse(await get("/api/lodgingBookings/getActiveHotels/34"));
    expect((await hotels.list()).map(({ path }) => path)).toEqual(
      all.map(({ HotelId }: { HotelId: number }) => `/hotel-details/${HotelId}`),
    );
  });

  it("no name can close the script element and inject code", () => {
    const name = '</script><script>alert("x")</script><!--';
    const subject: Subject = {
      ...{ path: "/polo-details/2", words: { title: name, description: name }, isArticle: false },
      picture: { zoneCode: "LHA", carClass: null, name, line: name },
      things: () => [{ "@type": "TouristDestination", name }],
    };
    const head = pageHead({
      ...pageAt("/polo-details/2"),
      language: "en",
      publicUrl,
      shop: ownShop,
      currencies: [],
      subject,
    });
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head).not.toContain("<!--");
    const [, data = ""] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(head) ?? [];
    expect(JSON.parse(data)["@graph"][0].name).toBe(name);
  });
});

describe("photographs by an operator (PHOTO-7)", () => {
  it("shows the first of them where its link is shared, and names them to search engines", async () => {
    const [property, model] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"];
    const photo = { url: "", width: 700, height: 500, placeholder: "", words: [], addedAt: 0 };
    await test.db.insert(photos).values([
      { ...photo, subject: "hotel", subjectId: 1, file: property },
      { ...photo, subject: "model", subjectId: 1, file: model },
    ]);
    // No notification of changes arrives in this test: the catalogue is read again after one minute in the cache.
    test.pass(61_000);
    for (const [path, file] of [
      ["/hotel-details/1", property],
      ["/rent-car/2/1", model],
    ] as const) {
      const address = `${publicUrl}/photos/${file}-shared.jpg`;
      const head = pageHead({
        ...pageAt(path),
        language: "en",
        publicUrl,
        shop: ownShop,
        currencies: [],
        subject: await subjectAt(path),
      });
      expect(head).toContain(`<meta property="og:image" content="${address}">`);
      expect(head).toContain('<meta property="og:image:type" content="image/jpeg">');
      expect(head).toContain(`"image":"${address}"`);
    }
  });
});
