import type { FastifyInstance } from "fastify";
import { caller, carHost, NOON } from "../../../../test/fixtures/server/carTestBed";
import { SEARCH, search } from "../../../../test/fixtures/server/lodgingTestBed";
import { openTestDatabase } from "../../../../test/testDatabase";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { roomRates } from "../../../products/lodging/server/lodging.tables";
import { MINUTE } from "../../../shared/instant";
import type { ShopSection } from "../../../shared/shop";
import type { StaffRole } from "../../../shared/staffRole";
import type { ChangeOutcome } from "../tables.schemas";
import { missingInCatalogue } from "./setup.service";

const STAFF = 3;
const LODGING = "/api/lodgingBookings";
const NEWS = "/api/information/news";
let opened: OpenDatabase;
let app: FastifyInstance;
let now = NOON;
beforeAll(async () => {
  opened = await openTestDatabase();
  app = await carHost(opened, () => now);
}, 60_000);
afterAll(async () => {
  await app.close();
  await opened.close();
});

const visitor = <Data>(method: "GET" | "POST", url: string, body?: object) => caller(app)<Data>(method, url, body);
const countOf = async (url: string) => (await visitor<unknown[]>("GET", url)).data.length;

async function show(section: ShopSection, shown: "yes" | "no", role: StaffRole = "owner") {
  const was = { section, shown: shown === "yes" ? "no" : "yes" };
  const answer = await caller(app, STAFF, role)<ChangeOutcome>("POST", "/api/support/catalogue/changes", {
    ...{ Table: "sections", Set: [{ Was: was, Row: { section, shown } }], Remove: [], From: null },
    ...{ Reason: "we sell cars alone", Preview: false },
  });
  // If no database notifies them, pages reload this within a minute.
  now += 2 * MINUTE;
  return answer;
}

async function lodging() {
  const { data } = await visitor<{ Total: number }>("POST", SEARCH, search);
  return {
    found: data.Total,
    hotels: await countOf(`${LODGING}/getActiveHotels/34`),
    home: await countOf(`${LODGING}/getHomeOffers/11/34/en`),
    zones: await countOf(`${LODGING}/getTouristicZonesForHome/11`),
    questions: await countOf("/api/faq/11/4"),
    services: (await visitor("GET", `${LODGING}/services/1`)).status,
  };
}

async function news() {
  const { data } = await visitor<{ Id: number }[]>("POST", `${NEWS}/searchIndex/en`, { PublishFromDate: "2020-01-01" });
  return { items: data.length, categories: await countOf(`${NEWS}/getCategories/en`), first: data[0]?.Id };
}

const sitemap = async () => (await app.inject({ method: "GET", url: "/sitemap.xml" })).body;

it("a shop without lodging answers with no lodging, and lists none of its pages; cars stay (WEB-18)", async () => {
  const before = await lodging();
  for (const count of Object.values(before)) expect(count).toBeGreaterThan(0);
  expect(await sitemap()).toMatch(/\/search-lodging<.*\/hotel-details\/1</s);
  expect((await show("lodging", "no")).data).toMatchObject({ Changed: 1, Findings: [] });
  expect(await lodging()).toEqual({ found: 0, hotels: 0, home: 0, zones: 0, questions: 0, services: 404 });
  const listed = await sitemap();
  expect(listed).not.toMatch(/search-lodging|hotel-details/);
  for (const path of ["/search-car", "/news-list", "/polo-details/2"]) expect(listed).toContain(`${path}<`);
  await show("lodging", "yes");
  expect(await lodging()).toEqual(before);
});

it("a shop without lodging is not asked for lodging's data; cars are checked as before (OPS-29, WEB-18)", async () => {
  const missing = () => missingInCatalogue(opened.db, { demo: true, canBeOffered: () => true });
  const was = await opened.db.select().from(roomRates);
  await opened.db.delete(roomRates);
  expect(await missing()).toEqual(["rooms"]);
  await show("lodging", "no");
  expect(await missing()).toEqual([]);
  await show("lodging", "yes");
  await opened.db.insert(roomRates).values(was);
});

it("a shop without news answers with none, and lists none of its pages (WEB-18)", async () => {
  const before = await news();
  expect(before.items).toBeGreaterThan(0);
  await show("news", "no");
  expect(await news()).toEqual({ items: 0, categories: 0, first: undefined });
  expect((await visitor("GET", `${NEWS}/getNews/${before.first}/en`)).status).toBe(404);
  expect(await sitemap()).not.toMatch(/\/news/);
  await show("news", "yes");
  expect(await news()).toEqual(before);
});

it("the list of sections can be changed only by the owner (WEB-18)", async () => {
  for (const role of ["content", "finance"] as const) expect((await show("news", "no", role)).status).toBe(403);
});
