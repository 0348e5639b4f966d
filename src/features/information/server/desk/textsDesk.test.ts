import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { auditLog } from "../../../../platform/server/db/schema/operations";
import { DAY } from "../../../../shared/instant";
import type { DeskTextVersion, WrittenSectionedText } from "../../desk/textsDesk.schemas";
import { textNames } from "../../texts.rules";
import { publishedTexts } from "../information.tables";

const STAFF = 2;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const desk = (method: "GET" | "POST", path = "", payload?: object, headers: object = test.as(STAFF, "content")) =>
  test.call({ method, url: `/api/support/texts${path}`, headers: { ...headers }, ...(payload && { payload }) });
const version = async (name: string, number: number): Promise<DeskTextVersion> =>
  (await desk("GET", `/${name}/${number}`)).json().Data;
const held = async () => (await desk("GET")).json().Data;
const terms = async (lang: string) =>
  (await test.call({ method: "GET", url: `/api/information/generalTerms/${lang}` })).json().Data;

const sectionedText = (
  title: string,
  more: Partial<WrittenSectionedText["Sections"][number]["Words"][number]> = {},
) => ({
  Words: (["en", "es"] as const).map((Language) => ({ Language, Title: `${title} ${Language}`, Lead: "In short." })),
  Sections: [
    {
      Words: (["en", "es"] as const).map((Language) => ({
        ...{ Language, Heading: "Paying", Text: "Within {payHours} hours.\n\nNot later.", List: "One\nTwo" },
        ...{ Table: "When | What\nBefore | All", ...more },
      })),
    },
  ],
});
const publish = (title: string, Seen: number, more = {}) =>
  desk("POST", "/sectioned", {
    Name: "terms",
    SectionedText: sectionedText(title, more),
    Seen,
    Reason: `Because ${title}`,
  });

describe("texts of the shop (INFO-21)", () => {
  it("are the delivered ones until another version is published; only the roles owner and content may read and change them", async () => {
    expect((await held()).map(({ Name, Version }: DeskTextVersion) => [Name, Version])).toEqual(
      textNames.map((name) => [name, 0]),
    );
    for (const role of ["desk", "finance"] as const) {
      expect((await desk("GET", "", undefined, test.as(STAFF, role))).statusCode).toBe(403);
      expect((await desk("GET", "/terms/0", undefined, test.as(STAFF, role))).statusCode).toBe(403);
      const body = { Name: "terms", SectionedText: sectionedText("No"), Seen: 0, Reason: "No" };
      expect((await desk("POST", "/sectioned", body, test.as(STAFF, role))).statusCode).toBe(403);
    }
  });

  it.each(textNames.filter((name) => name !== "faq"))(
    "that are delivered with the program can be published unchanged: %s",
    async (name) => {
      const before = await version(name, 0);
      const body = { Name: name, SectionedText: before.SectionedText, Seen: 0, Reason: "Ours now" };
      expect((await desk("POST", "/sectioned", body)).json().Errors ?? []).toEqual([]);
      expect((await version(name, 1)).SectionedText).toEqual(before.SectionedText);
    },
  );

  it("are in force from their publication on, in every language, with their figures and the day's date", async () => {
    test.pass(DAY);
    expect((await publish("Second", 1)).statusCode).toBe(200);
    expect(await terms("es")).toEqual({
      ...{ title: "Second es", lead: "In short.", since: "2026-12-02" },
      sections: [
        {
          heading: "Paying",
          paragraphs: ["Within 48 hours.", "Not later."],
          list: ["One", "Two"],
          table: { head: ["When", "What"], rows: [["Before", "All"]] },
        },
      ],
    });
    expect((await terms("en")).title).toBe("Second en");
  });

  it("keep every version readable, with person, time and reason, and are audited", async () => {
    const [newest, first] = [await version("terms", 2), await version("terms", 1)];
    expect(newest.Versions.map(({ Version, Reason }) => [Version, Reason])).toEqual([
      [2, "Because Second"],
      [1, "Ours now"],
      [0, null],
    ]);
    expect(newest.Versions[0]).toMatchObject({
      PublishedAt: test.now(),
      PublishedBy: expect.stringMatching(/\w+ \w+/),
    });
    expect(first.SectionedText?.Words[0]?.Title).toBe("General terms");
    expect((await desk("GET", "/terms/9")).statusCode).toBe(404);
    const lines = await test.db.select().from(auditLog).where(eq(auditLog.subject, "text terms"));
    expect(lines.at(-1)).toMatchObject({
      ...{ action: "text.published", actorId: STAFF, reason: "Because Second", facts: { version: 2 } },
    });
  });

  it("are not published over a version that another person has published meanwhile", async () => {
    const answers = await Promise.all([publish("Third", 2), publish("Third too", 2)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = await publish("Late", 2);
    expect(late.json().ResultCode).toBe("information.changedMeanwhile");
    expect((await publish("From the future", 7)).json().ResultCode).toBe("information.changedMeanwhile");
    expect((await version("terms", 3)).Versions).toHaveLength(4);
  });

  it("are refused at the field that is wrong: unknown figures (INFO-22), empty parts, lines of a table, what a guide cannot show in print (PAPER-11)", async () => {
    const fieldsOf = async (more: object) => {
      const answer = await publish("Wrong", 3, more);
      expect(answer.statusCode).toBe(400);
      return answer.json().Errors.map(({ Field, Code }: { Field: string; Code: string }) => `${Field} ${Code}`);
    };
    const at = (part: string, code: string) =>
      [0, 1].map((place) => `SectionedText.Sections.0.Words.${place}.${part} ${code}`);
    expect(await fieldsOf({ Text: "In {payDays} days {" })).toEqual(at("Text", "figureUnknown"));
    expect(await fieldsOf({ List: "Welcome\n🎉" })).toEqual(at("List", "printable"));
    expect(await fieldsOf({ Heading: " " })).toEqual(at("Heading", "required"));
    expect(await fieldsOf({ Table: "When | What\nBefore" })).toEqual(at("Table", "tableLine"));
    expect(await fieldsOf({ Text: "", List: "", Table: "" })).toEqual(at("Text", "required"));
    const half = sectionedText("Half");
    const [english, spanish] = half.Sections[0]?.Words ?? [];
    const body = { Name: "terms", Seen: 3, Reason: "Half", SectionedText: half };
    if (english && spanish) half.Sections = [{ Words: [english, { ...spanish, List: "" }] }];
    expect((await desk("POST", "/sectioned", body)).json().Errors).toMatchObject([
      { Field: "SectionedText.Sections.0.Words.1.List", Code: "required" },
    ]);
    half.Words = half.Words.map((words) => ({ ...words, Language: "en" as const }));
    expect((await desk("POST", "/sectioned", body)).json().Errors).toContainEqual(
      expect.objectContaining({ Field: "SectionedText.Words", Code: "required" }),
    );
  });

  it("show the name of a figure that the program no longer has, and can be read", async () => {
    const { withKnownFigures } = await import("../../figures.rules");
    expect(withKnownFigures(["{payHours} {gone}"], { payHours: 48 })).toEqual(["48 {gone}"]);
  });
});

describe("questions of the shop (INFO-21)", () => {
  const asked = async (lang: string) =>
    (await test.call({ method: "GET", url: "/api/faq/11/4", headers: { "accept-language": lang } })).json().Data;

  it("are published for all products together, and shown to visitors and search engines", async () => {
    const { Questions } = await version("faq", 0);
    const words = (["en", "es"] as const).map((Language) => ({
      ...{ Language, Question: `Pets? ${Language}`, Answer: "Up to {childTo}\nkilograms." },
    }));
    const changed = Questions?.map((one) =>
      one.Product === "lodging" ? { ...one, Questions: [{ Words: words }] } : one,
    );
    const body = { Questions: changed, Seen: 0, Reason: "Pets" };
    expect((await desk("POST", "/questions", body)).statusCode).toBe(200);
    expect(await asked("es")).toEqual([
      { Question: "Pets? es", Answer: expect.stringMatching(/^Up to \d+ kilograms\.$/) },
    ]);
    expect((await desk("POST", "/questions", body)).json().ResultCode).toBe("information.changedMeanwhile");
    const twice = { ...body, Seen: 1, Questions: [Questions?.[0], Questions?.[0], Questions?.[1]] };
    expect((await desk("POST", "/questions", twice)).json().Errors).toMatchObject([{ Field: "Questions" }]);
  });
});

describe("delivered texts (INFO-23)", () => {
  const status = async (app: TestApp) =>
    (await app.call({ method: "GET", url: "/api/support/catalogue", headers: app.as(STAFF, "content") })).json().Data
      .Missing;

  it("count as missing from the catalogue until terms and both policies are the shop's own; never in a demo", async () => {
    const { missingPolicies: policyLacks } = await import("../../../catalogue/server/setup.service");
    expect(await status(test)).not.toContain("policies");
    await test.db.delete(publishedTexts).where(eq(publishedTexts.name, "privacy"));
    expect(await policyLacks(test.db, { demo: false })).toEqual(["policies"]);
    const again = { Name: "privacy", SectionedText: sectionedText("Privacy"), Seen: 0, Reason: "Ours" };
    expect((await desk("POST", "/sectioned", again)).statusCode).toBe(200);
    expect(await policyLacks(test.db, { demo: false })).toEqual([]);
  });
});
