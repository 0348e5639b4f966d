import Fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { addFailures } from "./failures";
import { addAllowedMethods } from "./methods";

let app: FastifyInstance;
let wasAsked: string[];
beforeAll(async () => {
  app = Fastify();
  addFailures(app);
  addAllowedMethods(app);
  app.addHook("preHandler", async ({ url }) => {
    wasAsked.push(url);
  });
  const answer = async () => "answered";
  app.get("/api/bookings/:id/:lang", answer);
  app.get("/api/bookings/cancel/:id", answer);
  app.post("/api/cars/:lang", answer);
  app.get("/api/webhook", answer);
  app.post("/api/webhook", answer);
  app.post("/token", answer);
  app.get("/robots.txt", answer);
  // Like the routes of the built application's pages: every other GET, and everything that no route matches.
  app.get("/*", async (_request, reply) => reply.code(404).send("a page"));
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send("a page"));
  await app.ready();
});
beforeEach(() => {
  wasAsked = [];
});
afterAll(() => app.close());

type Method = NonNullable<InjectOptions["method"]>;

async function ask(method: Method, url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: sent, body } = await app.inject({ method, url, headers });
  return { statusCode, allow: sent.allow, body };
}

describe("a known path of the API, called with a method that it does not have", () => {
  it.each<[Method, string, string]>([
    ["POST", "/api/bookings/7/en", "GET"],
    ["POST", "/api/bookings//en", "GET"],
    ["DELETE", "/api/bookings/cancel/7", "GET"],
    ["GET", "/api/cars/en", "POST"],
    ["GET", "/token", "POST"],
    ["GET", "/token?grant_type=password", "POST"],
    ["PUT", "/api/webhook", "GET, POST"],
    ["HEAD", "/api/bookings/7/en", "GET"],
    ["OPTIONS", "/api/cars/en", "POST"],
  ])("%s %s is answered 405 with Allow: %s, and reaches no handler (WIRE-16)", async (method, url, allowed) => {
    const { statusCode, allow } = await ask(method, url);
    expect([statusCode, allow]).toEqual([405, allowed]);
    expect(wasAsked).toEqual([]);
  });

  it.each([
    ["en", "This address does not accept GET requests. It accepts: POST."],
    ["es", "Esta dirección no acepta peticiones GET. Acepta: POST."],
  ])(
    "is answered in the caller's language (%s), in the envelope of every failure (WIRE-17)",
    async (language, Data) => {
      const { body } = await ask("GET", "/api/cars/en", { "accept-language": language });
      const envelope = { Status: -1, ResultCode: "methodNotAllowed", ResponseType: "Error", Errors: [] };
      const Facts = { method: "GET", allowed: "POST" };
      expect(JSON.parse(body)).toEqual({ ...envelope, Data, Facts });
    },
  );

  it("is refused before its body is read", async () => {
    const payload = "<a></a>";
    const headers = { "content-type": "application/xml" };
    expect((await app.inject({ method: "PUT", url: "/api/cars/en", headers, payload })).statusCode).toBe(405);
  });
});

describe("a path outside the API", () => {
  it.each<[Method, string]>([
    ["POST", "/"],
    ["POST", "/search-car?class=3"],
    ["OPTIONS", "/hotel-details/1"],
    ["DELETE", "/robots.txt"],
  ])("%s %s is answered 405: pages and files are read only (WIRE-16)", async (method, url) => {
    const { statusCode, allow } = await ask(method, url);
    expect([statusCode, allow]).toEqual([405, "GET, HEAD"]);
    expect(wasAsked).toEqual([]);
  });

  it.each<[Method, string]>([
    ["GET", "/api/nothing"],
    ["POST", "/api/bookings/7"],
    ["GET", "/tokens"],
    // Longer than the router's maximum for a parameter.
    ["GET", `/api/bookings/cancel/${"7".repeat(200)}`],
  ])("%s %s is answered 404", async (method, url) => {
    const { statusCode, allow, body } = await ask(method, url);
    expect([statusCode, allow, body]).toEqual([404, undefined, "a page"]);
  });
});
