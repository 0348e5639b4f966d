import { eq, like } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { auditLog } from "../../../../platform/server/db/schema/operations";
import { DAY } from "../../../../shared/instant";
import type { DeskNews, NewsWords } from "../../desk/newsDesk.schemas";
import { NEWS_SINCE } from "../../news.rules";

const STAFF = 2;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const desk = (method: "GET" | "POST", path = "", payload?: object, headers: object = test.as(STAFF, "content")) =>
  test.call({ method, url: `/api/support/news${path}`, headers: { ...headers }, ...(payload && { payload }) });
const written = async (): Promise<DeskNews[]> => (await desk("GET")).json().Data;
const titled = async (title: string) =>
  (await written()).find(({ Words }) => Words.some(({ Title }) => Title === title));
const words = (Language: NewsWords["Language"], Title: string): NewsWords => ({
  ...{ Language, Title, Summary: `About ${Title}`, Body: "First.\n\nSecond." },
});
const item = (Words: NewsWords[], more: object = {}) => ({
  ...{ NewsId: null, Category: "service", PublishedOn: "2026-12-01", Words, Seen: null, ...more },
});
const listed = async (lang: string) => {
  const asked = { method: "POST", url: `/api/information/news/searchIndex/${lang}` } as const;
  return (await test.call({ ...asked, payload: { PublishFromDate: NEWS_SINCE } })).json().Data;
};
const read = (id: number | undefined, lang: string) =>
  test.call({ method: "GET", url: `/api/information/news/getNews/${id}/${lang}` });

describe("writing news (INFO-20)", () => {
  it("are for the owner and the role content only: no other staff read or change them", async () => {
    expect((await written()).length).toBeGreaterThan(3);
    for (const role of ["desk", "finance"] as const) {
      expect((await desk("GET", "", undefined, test.as(STAFF, role))).statusCode).toBe(403);
      expect((await desk("POST", "", item([words("en", "No")]), test.as(STAFF, role))).statusCode).toBe(403);
    }
  });

  it("are read in each language as they were written, a paragraph a line, and who wrote them is recorded", async () => {
    expect((await desk("POST", "", item([words("en", "New desk"), words("es", "Oficina nueva")]))).statusCode).toBe(
      200,
    );
    const id = (await titled("New desk"))?.NewsId;
    expect((await read(id, "es")).json().Data).toMatchObject({
      ...{ Title: "Oficina nueva", Language: "es", Body: ["First.", "Second."], PublishedOn: "2026-12-01" },
    });
    expect((await read(id, "en")).json().Data).toMatchObject({ Title: "New desk", Language: "en" });
    const [line] = await test.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `news ${id}`));
    expect(line).toMatchObject({ action: "news.added", actorId: STAFF, facts: { publishedOn: "2026-12-01" } });
  });

  it("may be missing in a language other than the default, and are then shown in the default one", async () => {
    const empty = { Language: "es" as const, Title: "", Summary: " ", Body: "" };
    expect((await desk("POST", "", item([words("en", "Only English"), empty]))).statusCode).toBe(200);
    const found = await titled("Only English");
    expect(found?.Words.map(({ Language }) => Language)).toEqual(["en"]);
    expect((await read(found?.NewsId, "es")).json().Data).toMatchObject({ Title: "Only English", Language: "en" });
  });

  it("are refused at their fields if the default language is missing or a text is incomplete", async () => {
    const fieldsOf = async (Words: NewsWords[]) => {
      const answer = await desk("POST", "", item(Words));
      expect(answer.statusCode).toBe(400);
      return answer.json().Errors.map(({ Field }: { Field: string }) => Field);
    };
    expect(await fieldsOf([words("es", "Sin inglés")])).toEqual(["Words"]);
    expect(await fieldsOf([words("en", "Half"), { ...words("es", ""), Body: "\u200b" }])).toEqual([
      "Words.1.Title",
      "Words.1.Body",
    ]);
    expect(await fieldsOf([words("en", "Twice"), words("en", "Twice")])).toEqual(["Words.1.Language"]);
    expect(await fieldsOf([words("en", "x".repeat(121))])).toEqual(["Words.0.Title"]);
    const early = await desk("POST", "", item([words("en", "Early")], { PublishedOn: "1999-12-31" }));
    expect(early.json().Errors).toMatchObject([{ Field: "PublishedOn" }]);
  });

  it("are plain text: markup in them is text, and invisible characters are removed (SAFE-7)", async () => {
    const sly = { ...words("en", "<b>Bold</b>\u202e"), Summary: "In\r\ntwo lines" };
    await desk("POST", "", item([sly]));
    const id = (await titled("<b>Bold</b>"))?.NewsId;
    expect((await read(id, "en")).json().Data).toMatchObject({ Title: "<b>Bold</b>", Summary: "In two lines" });
  });

  it("that are dated ahead appear on that day in Havana, and not before", async () => {
    await desk("POST", "", item([words("en", "Tomorrow")], { PublishedOn: "2026-12-02" }));
    const id = (await titled("Tomorrow"))?.NewsId;
    const isListed = async () => (await listed("en")).some(({ Id }: { Id: number }) => Id === id);
    const isAhead = async () => (await titled("Tomorrow"))?.Ahead;
    expect([(await read(id, "en")).statusCode, await isListed(), await isAhead()]).toEqual([404, false, true]);
    test.pass(DAY);
    expect([(await read(id, "en")).statusCode, await isListed(), await isAhead()]).toEqual([200, true, false]);
  });

  it("give the day of a change after publication, also in the sitemap (INFO-27)", async () => {
    const seen = await titled("New desk");
    const status = async () => (await read(seen?.NewsId, "en")).json().Data;
    const sitemap = async () =>
      (await test.call({ method: "GET", url: "/sitemap.xml" })).body
        .split("\n")
        .find((line) => line.includes(`/news/${seen?.NewsId}/`));
    expect([(await status()).ChangedOn, await sitemap()]).toEqual([null, expect.stringContaining(">2026-12-01<")]);
    test.pass(DAY);
    const change = item([words("en", "New desk")], { NewsId: seen?.NewsId, Seen: seen?.ChangedAt ?? null });
    expect((await desk("POST", "", change)).statusCode).toBe(200);
    expect(await status()).toMatchObject({ PublishedOn: "2026-12-01", ChangedOn: "2026-12-03" });
    expect(await sitemap()).toContain("<lastmod>2026-12-03<");
  });

  it("that another person has changed meanwhile are not overwritten", async () => {
    const seen = await titled("New desk");
    const change = (title: string) =>
      item([words("en", title)], { NewsId: seen?.NewsId, Seen: seen?.ChangedAt ?? null });
    expect((await desk("POST", "", change("First"))).statusCode).toBe(200);
    const second = await desk("POST", "", change("Second"));
    expect([second.statusCode, second.json().ResultCode]).toEqual([409, "information.changedMeanwhile"]);
    expect((await read(seen?.NewsId, "en")).json().Data.Title).toBe("First");
    const unknown = await desk("POST", "", item([words("en", "None")], { NewsId: 99_999 }));
    expect(unknown.json().ResultCode).toBe("notFound");
  });

  it("can be retired, so that it is neither shown nor listed, and restored", async () => {
    const id = (await titled("First"))?.NewsId;
    const isListed = async () => (await listed("es")).some(({ Id }: { Id: number }) => Id === id);
    await desk("POST", "/retire", { NewsId: id, Retired: true });
    await desk("POST", "/retire", { NewsId: id, Retired: true });
    expect([(await read(id, "en")).statusCode, await isListed()]).toEqual([404, false]);
    await desk("POST", "/retire", { NewsId: id, Retired: false });
    expect([(await read(id, "en")).statusCode, await isListed()]).toEqual([200, true]);
    const lines = await test.db.select().from(auditLog).where(like(auditLog.action, "news.re%"));
    expect(lines.map(({ action }) => action)).toEqual(["news.retired", "news.returned"]);
    expect((await desk("POST", "/retire", { NewsId: 99_999, Retired: true })).json().ResultCode).toBe("notFound");
  });
});
