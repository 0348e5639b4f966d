import { startTestApp, type TestApp } from "../../../../test/testApp";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string, headers = {}) => test.call({ method: "GET", url, headers });
const since = (PublishFromDate: unknown, lang = "en") =>
  test.call({ method: "POST", url: `/api/information/news/searchIndex/${lang}`, payload: { PublishFromDate } });

describe("policies", () => {
  it.each(["cancelPolicy", "privacyPolicy", "generalTerms"])(
    "%s can be read by anybody in both languages (INFO-3)",
    async (name) => {
      const [english, spanish] = await Promise.all(["en", "es"].map((lang) => get(`/api/information/${name}/${lang}`)));
      expect(english?.json().Data.title).not.toBe(spanish?.json().Data.title);
      expect(english?.json().Data.sections.length).toBe(spanish?.json().Data.sections.length);
    },
  );
});

describe("news", () => {
  it("are listed from a publishing date on, the newest first, in the requested language (INFO-1)", async () => {
    const { Data: all } = (await since("2000-01-01")).json();
    expect(all.length).toBeGreaterThan(3);
    const days = all.map(({ PublishedOn }: { PublishedOn: string }) => PublishedOn);
    expect(days).toEqual([...days].sort().reverse());
    const third = days[2];
    const { Data: recent } = (await since(third, "es")).json();
    expect(recent.every(({ PublishedOn }: { PublishedOn: string }) => PublishedOn >= third)).toBe(true);
    expect(recent[0].Title).not.toBe(all[0].Title);
  });

  it("have one named category each (INFO-1)", async () => {
    const { Data: categories } = (await get("/api/information/news/getCategories/es")).json();
    const { Data: all } = (await since("2000-01-01", "es")).json();
    for (const { CategoryId, CategoryName } of all)
      expect(categories).toContainEqual({ Id: CategoryId, Name: CategoryName });
  });

  it("can be read whole; an unknown item is not found", async () => {
    const [{ Id }] = (await since("2000-01-01")).json().Data;
    expect((await get(`/api/information/news/getNews/${Id}/en`)).json().Data.Body.length).toBeGreaterThan(0);
    expect((await get("/api/information/news/getNews/999999/en")).statusCode).toBe(404);
  });

  it.each([["no day"], [20_260_101], [undefined]])("are refused for %p as a date", async (day) => {
    expect((await since(day)).statusCode).toBe(400);
  });
});

describe("questions about a product", () => {
  it("belong to a product type and come in the language of the request (INFO-2)", async () => {
    for (const product of [1, 4, 27]) {
      const english = await get(`/api/faq/11/${product}`);
      const spanish = await get(`/api/faq/11/${product}`, { "accept-language": "es" });
      expect(english.json().Data.length).toBeGreaterThan(0);
      expect(spanish.json().Data.length).toBe(english.json().Data.length);
      expect(spanish.json().Data[0].Question).not.toBe(english.json().Data[0].Question);
    }
    expect((await get("/api/faq/11/9")).json().Data).toEqual([]);
  });
});

describe("the guides (INFO-25)", () => {
  it("are PDFs in each language that follow the published version, and are sent again only if they have changed", async () => {
    const guide = (file: string, headers = {}) => get(`/documents/${file}`, headers);
    const first = await guide("tips-es.pdf");
    expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(first.body.startsWith("%PDF-")).toBe(true);
    const known = { "if-none-match": String(first.headers.etag) };
    expect((await guide("tips-es.pdf", known)).statusCode).toBe(304);
    const words = { Heading: "Money", Text: "Pay within {payHours} hours.", List: "", Table: "" };
    const SectionedText = {
      Words: ["en", "es"].map((Language) => ({ Language, Title: "Our tips", Lead: "In short." })),
      Sections: [{ Words: ["en", "es"].map((Language) => ({ Language, ...words })) }],
    };
    const payload = { Name: "tips", Seen: 0, Reason: "Ours", SectionedText };
    const headers = test.as(2, "content");
    await test.call({ method: "POST", url: "/api/support/texts/sectioned", headers, payload });
    const changed = await guide("tips-es.pdf", known);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
    for (const none of ["tips-fr.pdf", "terms-es.pdf", "tips-es"]) expect((await guide(none)).statusCode).toBe(404);
  });
});

describe("the courier", () => {
  const quote = (province: number, grams: number) =>
    get(`/api/information/courierQuote/${province}/${grams}`, test.as(1));

  it("quotes a price and the business days to a listed province (INFO-5)", async () => {
    const { Data: rates } = (await get("/api/information/courierRates", test.as(1))).json();
    expect(rates.Provinces).toHaveLength(16);
    const { Data } = (await quote(rates.Provinces[0].Id, 800)).json();
    expect(Data).toMatchObject({ Grams: 800, UpToGrams: 1_000, Price: expect.any(Number) });
  });

  it("refuses parcels over 20 kg and unknown provinces (INFO-5)", async () => {
    const heavy = await quote(1, 20_001);
    expect([heavy.statusCode, heavy.json().ResultCode]).toEqual([400, "courier.weight"]);
    expect((await quote(999, 800)).statusCode).toBe(404);
  });
});
