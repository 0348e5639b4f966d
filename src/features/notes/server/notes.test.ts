import { randomUUID } from "node:crypto";
import { like } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { DAY, SECOND } from "../../../shared/instant";
import { pagePath } from "../../../shared/page";
import type { Note } from "../notes.schemas";
import { addSystemNote } from "./notes.repository";
import { notes } from "./notes.tables";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const [ANA, JAMES, STAFF] = [1, 2, 3];
let told = 0;
/** Notifies a client; resolves to the note's id. */
async function tell(clientId = ANA, subject = "Booking 801 is confirmed"): Promise<number> {
  told += 1;
  test.pass(SECOND);
  await addSystemNote(test.db, {
    key: `told-${told}`,
    clientId,
    subject,
    message: "Good news.",
    language: "en",
    at: test.now(),
  });
  return (await list(clientId))[0]?.Id ?? 0;
}
const get = async (url: string, as = test.as(ANA)) => (await test.call({ method: "GET", url, headers: as })).json();
const list = async (clientId = ANA, isSent = false): Promise<Note[]> =>
  (await get(`/api/notes/list/${clientId}/11/${isSent}/true/en`, test.as(clientId))).Data;
const count = async (clientId = ANA) => (await get(`/api/notes/countNew/${clientId}`, test.as(clientId))).Data;
const written = {
  SiteId: 11,
  Subject: "Flight LX 123",
  Message: "We land at 21:40.\nIs the desk open?",
  language: "es",
};
const send = async (change: object = {}, clientId = ANA) => {
  const payload = { ...written, ClientId: clientId, ...change };
  // The limit of notes is per address, and each client has their own.
  const remoteAddress = `192.0.2.${clientId}`;
  const headers = test.as(clientId);
  return (await test.call({ method: "POST", url: "/api/notes/", payload, headers, remoteAddress })).json();
};
const desk = async (method: "GET" | "POST", path: string, payload?: object) =>
  (
    await test.call({
      method,
      url: `/api/support/notes${path}`,
      headers: test.as(STAFF, "staff"),
      ...(payload && { payload }),
    })
  ).json();

describe("a note's site", () => {
  it.each([-1, 99, 2_147_483_648])("is never %d (WIRE-29)", async (site) => {
    expect((await send({ SiteId: site })).ResultCode).toBe("siteUnknown");
    expect((await get(`/api/notes/list/${ANA}/${site}/false/true/en`)).ResultCode).toBe("siteUnknown");
  });
});

describe("the inbox", () => {
  it("counts each client's received notes that are neither read nor hidden (WIRE-13, NOTE-1, NOTE-2, NOTE-3)", async () => {
    const [first, second] = [await tell(), await tell()];
    await tell(JAMES);
    expect([await count(), await count(JAMES)]).toEqual([2, 1]);
    await get(`/api/notes/markAsRead/${first}`);
    expect(await count()).toBe(1);
    await get(`/api/notes/markAsRead/${first}`);
    expect(await count()).toBe(1);
    await get(`/api/notes/markAsHidden/${second}`);
    expect(await count()).toBe(0);
  });

  it("does not count a note that is too old to be listed, because nobody could read it (NOTE-1)", async () => {
    const about = { clientId: JAMES, subject: "A reminder", message: "Good news.", language: "en" } as const;
    for (let more = 0; more <= 200; more += 1)
      await addSystemNote(test.db, { ...about, key: `many-${more}`, at: test.now() });
    expect(await list(JAMES)).toHaveLength(200);
    expect(await count(JAMES)).toBe(200);
    await test.db.delete(notes).where(like(notes.key, "many-%"));
  });

  it("lists the newest first, and no longer what was hidden", async () => {
    const [older, newer] = [await tell(ANA, "Older"), await tell(ANA, "Newer")];
    expect((await list()).slice(0, 2).map(({ Id }) => Id)).toEqual([newer, older]);
    await get(`/api/notes/markAsHidden/${newer}`);
    expect((await list()).map(({ Id }) => Id)).not.toContain(newer);
  });

  it("is not changed by a link: a GET that changes a note refuses navigations (WIRE-15)", async () => {
    const id = await tell();
    const headers = { ...test.as(ANA), "sec-fetch-mode": "navigate" };
    const answer = await test.call({ method: "GET", url: `/api/notes/markAsHidden/${id}`, headers });
    expect(answer.json().ResultCode).toBe("navigationRefused");
    expect((await list()).map(({ Id }) => Id)).toContain(id);
  });

  it("keeps notes unread that staff open", async () => {
    await tell();
    const before = await count();
    const staff = test.as(STAFF, "staff");
    const [note] = (await get(`/api/notes/list/${ANA}/11/false/true/en`, staff)).Data;
    expect((await get(`/api/notes/markAsRead/${note.Id}`, staff)).ResultCode).toBe("forbidden");
    expect(await count()).toBe(before);
  });
});

describe("a note that the client sends", () => {
  it("is in the sent list, in the client's words, and is not counted as new (NOTE-1)", async () => {
    const before = await count();
    const { Data } = await send();
    expect(Data).toMatchObject({ ...written, isSent: true, IsRead: false, ClientId: ANA, CreatedAt: test.now() });
    expect((await list(ANA, true))[0]).toEqual(Data);
    expect(await count()).toBe(before);
  });

  it("is one note however often it is sent under its request key, acknowledged by one email (NOTE-4, MAIL-6)", async () => {
    const RequestKey = randomUUID();
    const asked = { RequestKey, Subject: "A second key" };
    const [first, second] = [await send(asked), await send({ ...asked, language: "es" })];
    expect(second.Data).toEqual(first.Data);
    const other = await send({ ...asked, Message: "Another one." });
    expect([other.Status, other.ResultCode]).toEqual([-1, "note.sameKeyOtherRequest"]);
    const mails = (await test.mailsTo("tourist@example.com")).filter(({ text }) => text.includes("“A second key”"));
    expect(mails).toMatchObject([{ subject: "We have your note" }]);
    expect(mails[0]?.text).not.toContain(written.Message);
  });

  it("is accepted in the form in which notes are answered, with a language's id and the values of a new note (NOTE-6)", async () => {
    const asAnswered = { Id: 0, IsRead: false, isSent: false, language: 2 };
    expect((await send(asAnswered)).Data).toMatchObject({ isSent: true, IsRead: false, language: "en" });
    expect((await send({ language: undefined, Language: "es" })).Data.language).toBe("es");
    expect((await send({ language: undefined })).Data.language).toBe("en");
    for (const decided of [{ Id: 7 }, { IsRead: true }])
      expect((await send(decided)).Errors).toMatchObject([{ Code: "readOnly" }]);
  });

  it.each([
    [1, "es"],
    [3, "en"],
  ])(
    "in the language %j is stored in %s, because every call reads a language in the same way (WIRE-14)",
    async (language, kept) => {
      expect((await send({ language })).Data.language).toBe(kept);
    },
  );

  it("is stored as plain text, without invisible characters (SAFE-7)", async () => {
    const { Data } = await send({ Subject: "Villa \u202Egnp.exe", Message: " <b>When?</b>\r\nSoon\u200B " });
    expect(Data).toMatchObject({ Subject: "Villa gnp.exe", Message: "<b>When?</b>\nSoon" });
    expect((await list(ANA, true))[0]).toEqual(Data);
  });

  it("needs a subject and a message of at most 2,000 characters, with no control characters but line breaks (NOTE-4)", async () => {
    const blank = await send({ Subject: "  ", Message: " \n" });
    expect(blank.Errors.map(({ Field, Code }: { Field: string; Code: string }) => [Field, Code])).toEqual([
      ["Subject", "required"],
      ["Message", "required"],
    ]);
    expect((await send({ Message: "a\u0007b" })).ResultCode).toBe("invalid");
    expect((await send({ Message: "x".repeat(2_001) })).ResultCode).toBe("invalid");
  });
});

describe("the desk", () => {
  it("answers a client's note once: as a note in the inbox, with an email in the client's language (NOTE-5)", async () => {
    const { Data: note } = await send({ Subject: "Child seat" }, JAMES);
    const [before, answered] = [await count(JAMES), { NoteId: note.Id, Message: "It is in the car.\nSafe travels!" }];
    const waiting = (await desk("GET", "")).Data.find(({ NoteId }: { NoteId: number }) => NoteId === note.Id);
    expect(waiting).toMatchObject({ ClientName: "James Whitfield", Subject: "Child seat", ClientLanguage: "en" });

    expect((await desk("POST", "/answer", answered)).Status).toBe(0);
    expect((await list(JAMES))[0]).toMatchObject({
      Subject: "Re: Child seat",
      Message: answered.Message,
      IsRead: false,
      language: "en",
    });
    expect(await count(JAMES)).toBe(before + 1);
    expect((await list(JAMES, true))[0]).toMatchObject({ Id: note.Id, IsRead: true });
    const [mail] = await test.mailsTo("tourist2@example.com");
    expect(mail?.subject).toBe("We have answered your note");
    expect(mail?.text).toContain("/notes");

    expect((await desk("POST", "/answer", answered)).ResultCode).toBe("support.noteHandled");
    expect(await count(JAMES)).toBe(before + 1);
  });

  it("finds an answered note on its client's plan, with the answer (NOTE-7)", async () => {
    const { Data: note } = await send({ Subject: "Baby seat" }, JAMES);
    await desk("POST", "/answer", { NoteId: note.Id, Message: "There is one." });
    const { planId } = await storeRental(test.db, { clientId: JAMES, at: test.now(), startsAt: test.now() + 40 * DAY });
    const { Data: plan } = (
      await test.call({ url: `/api/support/plans/${planId}/en`, headers: test.as(STAFF, "staff") })
    ).json();
    expect(plan.Notes[0]).toMatchObject({
      ...{ NoteId: note.Id, Subject: "Baby seat", HandledAt: test.now() },
      Answer: { Message: "There is one.", Language: "en", At: test.now() },
    });
  });

  it("puts aside what needs no answer", async () => {
    const { Data: note } = await send({ Subject: "Thank you" });
    expect((await desk("POST", "/aside", { NoteId: note.Id })).Status).toBe(0);
    const ids = (await desk("GET", "")).Data.map(({ NoteId }: { NoteId: number }) => NoteId);
    expect(ids).not.toContain(note.Id);
    expect((await list(ANA, true))[0]).toMatchObject({ Id: note.Id, IsRead: true });
  });

  it("does not answer a note that was sent to a client", async () => {
    const id = await tell();
    expect((await desk("POST", "/answer", { NoteId: id, Message: "No" })).ResultCode).toBe("notFound");
  });
});

it("a note by the program has its button; a client's note has none (NOTE-8)", async () => {
  test.pass(SECOND);
  const action = { label: "Sign the receipt", path: pagePath("/e_sign") };
  const note = { key: "told-sign", subject: "Paid", message: "Please sign.", language: "en", action } as const;
  await addSystemNote(test.db, { ...note, clientId: JAMES, at: test.now() });
  expect((await list(JAMES))[0]?.Action).toEqual({ Label: "Sign the receipt", Path: "/e_sign" });
  expect((await send({}, JAMES)).Data.Action).toBeNull();
});
