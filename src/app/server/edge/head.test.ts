import { startTestApp, type TestApp } from "../../../../test/testApp";
import { testConfig } from "../../../../test/testDatabase";
import { buildCardFields } from "./cardFields";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (method: "GET" | "HEAD", url: string) => test.call({ method, url });

describe("HEAD", () => {
  it.each([
    "/robots.txt",
    "/sitemap.xml",
    "/health/live",
    "/health/ready",
    "/.well-known/change-password",
    "/.well-known/malecon-voucher-keys.json",
    "/qa/outbox",
  ])("of %s is answered as GET is, without a body (WEB-50)", async (url) => {
    const [head, get] = [await ask("HEAD", url), await ask("GET", url)];
    expect(head.statusCode).toBe(get.statusCode);
    for (const name of ["content-type", "cache-control", "location"])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    expect(head.body).toBe("");
  });

  it.each(["/photos/none.jpg", "/.well-known/none", "/no-such-page"])(
    "of %s finds nothing, as GET does",
    async (url) => {
      expect([(await ask("HEAD", url)).statusCode, (await ask("GET", url)).statusCode]).toEqual([404, 404]);
    },
  );

  it.each(["/api/clients/activate/code", "/api/notes/markAsRead/1", "/api/countries", "/token"])(
    "of the API's %s is refused before anything is done (WIRE-16)",
    async (url) => {
      expect((await ask("HEAD", url)).statusCode).toBe(405);
    },
  );

  it("is answered on the host of the card fields too", async () => {
    const cards = buildCardFields(testConfig({ PUBLIC_URL: "https://malecon.example" }), { isStopping: () => false });
    const { statusCode, body } = await cards.inject({ method: "HEAD", url: "/card-fields.css" });
    expect([statusCode, body]).toEqual([200, ""]);
    await cards.close();
  });
});

it("password managers are led to the page where the password is changed (WEB-50)", async () => {
  const { statusCode, headers } = await ask("GET", "/.well-known/change-password");
  expect([statusCode, headers.location]).toEqual([302, "/changePassword"]);
});
