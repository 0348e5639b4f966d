import { startTestApp, type TestApp } from "../../../../test/testApp";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: "https://malecon.example" });
});
afterAll(() => test.close());
const get = async (url: string) => (await test.call({ method: "GET", url })).body;

it("the sitemap names every public page in both languages, places included, and nothing of a client's", async () => {
  const addresses = [...(await get("/sitemap.xml")).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(expect.arrayContaining(["https://malecon.example/", "https://malecon.example/?lang=es"]));
  expect(addresses).toContain("https://malecon.example/polo-details/2?lang=es");
  expect(addresses).toContain("https://malecon.example/province-details/1");
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => /profile|notes|payment|support|cart/.test(address ?? ""))).toEqual([]);
});

it("robots are told where the sitemap is, and what is closed to them", async () => {
  const text = await get("/robots.txt");
  expect(text).toContain("Sitemap: https://malecon.example/sitemap.xml");
  expect(text).toContain("Disallow: /api/");
});
