import { and, eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { auditLog } from "../../../platform/server/db/schema/operations";
import { sanitizedPicture } from "../../../platform/server/uploads/pictures";
import { havanaDate } from "../../../shared/havana";
import { DAY } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { type CarDriver, neededTypes, type Trip } from "../documents.rules";
import { documentChecks } from "./documents.checks";
import { clientDocuments, documentPhotos } from "./documents.tables";
import { driverDocuments } from "./driverDocuments";

let test: TestApp;
let planId: number;
beforeAll(async () => {
  test = await startTestApp();
  ({ planId } = await storeRental(test.db, { clientId: 1, at: test.now(), startsAt: test.now() + 14 * DAY }));
});
afterAll(() => test.close());

const documents = "/api/admin/clientDocuments";
const get = (url: string, caller = test.as(1)) => test.call({ method: "GET", url, headers: caller });
const passport = {
  ClientId: 1,
  Type: 2,
  Number: " c01x00t47 ",
  FirstName: "Ana",
  LastName: "Rivera Soto",
  CountryId: 167,
  IssuedOn: null,
  ExpiresOn: "2031-01-01",
  BirthDate: "1988-05-17",
};
const licence = { ...passport, Type: 3, Number: "R123456", IssuedOn: "2015-03-01", CountryId: 70 };
const give = (document: object, caller = test.as(1)) =>
  test.call({ method: "POST", url: "/api/documents/give", headers: caller, payload: document });
const refusal = async (check: string) => (await get(`${documents}/${check}`)).json().Data;
const bookedCheck = async () => {
  const { Data } = (await get(`/api/checkout/${planId}`)).json();
  return Data.Stored.context.checks;
};

describe("before anything is given", () => {
  it("a plan with a car needs a passport and a licence (WIRE-12, DOC-1)", async () => {
    const answer = await get(`${documents}/isNeededClientDocuments/1/${planId}`);
    expect(answer.json().Data).toEqual({
      Needed: [2, 3],
      Missing: [2, 3],
      ValidUntil: [
        { Type: 2, Day: "2027-06-15" },
        { Type: 3, Day: "2026-12-20" },
      ],
      Drivers: [],
      NotInOrder: { code: "passportMissing", facts: {} },
    });
  });

  it("the checks do not pass, and name what is missing (WIRE-12, DOC-4)", async () => {
    expect(await refusal("checkLicenseAge/1")).toEqual({
      Passed: false,
      Refusal: { code: "licenceMissing", facts: {} },
    });
    expect(await refusal(`checkPassportValidPeriod/1/${planId}`)).toEqual({
      Passed: false,
      Refusal: { code: "passportMissing", facts: {} },
    });
  });

  it("a client without a plan passes the licence-age check: there is no car", async () => {
    const answer = await get(`${documents}/checkLicenseAge/2`, test.as(2));
    expect(answer.json().Data).toEqual({ Passed: true, Refusal: null });
  });
});

describe("the process of a document", () => {
  const start = (change: object = {}, caller = test.as(1)) => {
    const asked = { ClientId: 1, ClientPhone: null, ClientDocumentType: 2, ActionType: "check", SiteId: 11, ...change };
    return test.call({
      method: "POST",
      url: `${documents}/startProcessClientDocument`,
      headers: caller,
      payload: asked,
    });
  };
  const status = async (docType: number) =>
    (await get(`${documents}/getProcessClientDocumentStatus/1/${docType}`)).json().Data;
  const missing = { Status: "missing", StartedAt: null, RejectedFor: null, Path: "/documents" };

  it("redirects to the documents while it is missing, and stores when the client began to enter it (DOC-8)", async () => {
    expect(await status(2)).toEqual({ Type: 2, ...missing });
    const started = { Type: 2, ...missing, Status: "started", StartedAt: test.now() };
    expect((await start()).json().Data).toEqual(started);
    expect(await status(2)).toEqual(started);
    expect(await status(4)).toEqual({ Type: 3, ...missing });
  });

  it("redirects to the home page once it is entered (DOC-8)", async () => {
    await give(passport);
    expect((await start()).json().Data).toMatchObject({ Type: 2, Status: "given", RejectedFor: null, Path: "/" });
    expect(await status(3)).toMatchObject(missing);
  });

  it("accepts every identity document type; an identity card counts as a passport, because a passport identifies a traveler (DOC-8)", async () => {
    const ofPassport = (await start()).json().Data;
    expect((await start({ ClientDocumentType: 1 })).json().Data).toEqual(ofPassport);
    expect(await status(1)).toEqual(ofPassport);
    expect((await start({ ClientDocumentType: 5 })).statusCode).toBe(400);
  });

  it("is not found by another client", async () => {
    expect((await start({}, test.as(2))).statusCode).toBe(404);
  });
});

describe("a document that is given", () => {
  it("is stored as typed, its number in capitals, and triggers the open plan's checks", async () => {
    expect((await give(passport)).json().Data).toMatchObject({ Type: 2, Number: "C01X00T47", Status: "given" });
    expect(await bookedCheck()).toMatchObject({ passportPeriod: null, documents: { code: "licenceMissing" } });
    expect((await give({ ...licence, IssuedOn: "2025-03-01" })).statusCode).toBe(200);
    expect(await bookedCheck()).toMatchObject({ documents: null, licenceAge: { code: "licenceTooYoung" } });
  });

  it("is acknowledged by email, which repeats nothing of it (MAIL-6)", async () => {
    const mails = (await test.mailsTo("tourist@example.com")).filter(({ key }) => /^document-\d+-given$/.test(key));
    const subjects = new Set(mails.map(({ subject }) => subject));
    expect([...subjects]).toEqual(["We have your driver’s license", "We have your passport"]);
    for (const { text } of mails) expect(text).not.toMatch(/C01X00T47|R123456|Rivera|1988/);
  });

  it("is expired from the day after its last valid day, by the server's clock (DOC-8)", async () => {
    const clock = (move: object) => test.call({ method: "POST", url: "/qa/clock", headers: test.as(1), payload: move });
    const status = async () => (await get(`${documents}/getClientDocumentsInfo/1/3`)).json().Data[0].Status;
    await give({ ...licence, ExpiresOn: havanaDate(test.now()) });
    expect(await status()).toBe("given");
    await clock({ advance: "PT24H" });
    expect(await status()).toBe("expired");
    await clock({ reset: true });
    expect(await status()).toBe("given");
  });

  it("takes the place of the one of its type", async () => {
    expect((await give(licence)).statusCode).toBe(200);
    const all = (await get(`${documents}/getClientDocumentsInfo/1/0`)).json().Data;
    expect(all.map(({ Type, IssuedOn }: { Type: number; IssuedOn: string }) => [Type, IssuedOn])).toEqual([
      [2, null],
      [3, "2015-03-01"],
    ]);
    expect(await bookedCheck()).toEqual({ profile: null, documents: null, licenceAge: null, passportPeriod: null });
  });

  it("that expires too soon is refused with the day that would be enough", async () => {
    await give({ ...passport, ExpiresOn: "2027-06-14" });
    expect(await refusal(`checkPassportValidPeriod/1/${planId}`)).toEqual({
      Passed: false,
      Refusal: { code: "passportPeriodTooShort", facts: { earliest: "2027-06-15", months: 6 } },
    });
    await give(passport);
  });

  it("that is a licence from before the holder's birth is refused, by the day of birth that is known (DOC-5)", async () => {
    const early = { ...licence, BirthDate: null, IssuedOn: "1988-05-16" };
    expect((await give(early)).json()).toMatchObject({ Errors: [{ Field: "IssuedOn", Code: "issuedTooEarly" }] });
  });

  it.each([
    ["that has expired", { ExpiresOn: "2026-11-30" }, "ExpiresOn"],
    ["of no country", { CountryId: 9999 }, "CountryId"],
    ["without a number", { Number: "--" }, "Number"],
    ["without a name", { LastName: "   " }, "LastName"],
    ["of a day that does not exist", { ExpiresOn: "2031-02-30" }, "ExpiresOn"],
    ["of another type", { Type: 1 }, "Type"],
  ])("%s is refused", async (_what, change, Field) => {
    const answer = await give({ ...passport, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().Errors[0].Field).toBe(Field);
  });
});

describe("a photo of a document", () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const send = (content: Buffer, caller = test.as(1), docType = 2) =>
    test.call({
      method: "POST",
      url: `/api/documents/1/${docType}/photo`,
      headers: { ...caller, "content-type": "application/octet-stream" },
      payload: content,
    });
  const photoIds = async () => {
    const { Data } = (await get(`${documents}/getClientDocumentsInfo/1/0`)).json();
    return Data.map(({ PhotoId }: { PhotoId: string | null }) => PhotoId);
  };
  const photo = (id: string, caller = test.as(1)) => get(`/api/documents/photos/${id}`, caller);
  const looks = async () =>
    (await test.db.select().from(auditLog)).filter(({ action }) => action === "document.photoRead");

  it("is stored with the document, and served as an attachment with nosniff (SAFE-8)", async () => {
    const id = (await send(png)).json().Data.PhotoId;
    expect(await photoIds()).toEqual([id, null]);
    const { headers, rawPayload } = await photo(id);
    // Re-encoded from its pixels. (SAFE-43)
    const { content } = await sanitizedPicture(png);
    expect(rawPayload.equals(Buffer.from(content))).toBe(true);
    const [stored] = await test.db.select().from(documentPhotos).where(eq(documentPhotos.id, id));
    expect(stored?.size).toBe(content.length);
    expect(headers).toMatchObject({ "content-type": "image/jpeg", "x-content-type-options": "nosniff" });
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="document-\d+\.jpg"$/);
  });

  it("is visible to its client and staff, and every look is audited (DOC-11)", async () => {
    const [id] = await photoIds();
    expect((await photo(id, test.as(2))).statusCode).toBe(404);
    expect((await photo(id, test.as(3, "staff"))).statusCode).toBe(200);
    expect((await looks()).map(({ actorId }) => actorId)).toEqual([1, 3]);
  });

  it("is accepted only from the client, for an entered document, and as a picture of at most 10 MB (SAFE-8, SAFE-43)", async () => {
    expect((await send(png, test.as(2))).statusCode).toBe(404);
    expect((await send(png, test.as(3, "staff"))).statusCode).toBe(403);
    const pdf = Buffer.from("%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF");
    for (const other of [Buffer.from("<svg/>"), pdf]) {
      const answer = await send(other);
      expect([answer.statusCode, answer.json().ResultCode]).toEqual([415, "photo.kind"]);
      expect(answer.json().Data).toBe("Please choose a picture: JPEG, PNG or WebP.");
    }
    expect((await send(Buffer.alloc(11 * 1024 * 1024))).statusCode).toBe(413);
  });

  it("is replaced by a new one, and deleted with its document (DOC-11)", async () => {
    const [first] = await photoIds();
    const second = (await send(png)).json().Data.PhotoId;
    expect((await photo(first)).statusCode).toBe(404);
    await give({ ...passport, Number: "C01X00T46" });
    expect((await photo(second)).statusCode).toBe(404);
    expect(await photoIds()).toEqual([null, null]);
  });

  it("stays with staff's review when the same document is given again, without a second acknowledgement (DOC-6, DOC-11)", async () => {
    const id = (await send(png)).json().Data.PhotoId;
    const current = and(
      eq(clientDocuments.clientId, 1),
      eq(clientDocuments.current, true),
      eq(clientDocuments.type, 2),
    );
    const same = { ...passport, Number: "c01x00t46" };
    const mails = async () => (await test.mailsTo("tourist@example.com")).length;
    const [before, count] = [await mails(), await test.db.$count(clientDocuments)];
    for (const status of ["given", "verified"] as const) {
      await test.db.update(clientDocuments).set({ status }).where(current);
      expect((await give(same)).json().Data).toMatchObject({ Status: status, PhotoId: id });
    }
    expect([await mails(), await test.db.$count(clientDocuments)]).toEqual([before, count]);
    expect((await send(png)).json().ResultCode).toBe("documents.reviewed");
    expect((await give(passport)).json().Data).toMatchObject({ Status: "given", PhotoId: null });
  });

  it("stays when the way of writing the same document is corrected, which is stored (DOC-5, DOC-6)", async () => {
    const [first] = await photoIds();
    const id = (await send(png)).json().Data.PhotoId;
    expect(first).not.toBe(id);
    const corrected = { ...passport, Number: "C01X-00T47", FirstName: "ANA", LastName: "Rivera-Soto" };
    const { Data } = (await give(corrected)).json();
    expect(Data).toMatchObject({ Number: "C01X-00T47", FirstName: "ANA", LastName: "Rivera-Soto", PhotoId: id });
    const stored = (await get(`${documents}/getClientDocumentsInfo/1/2`)).json().Data[0];
    expect(stored).toEqual(Data);
    expect((await give(passport)).json().Data).toMatchObject({ Number: "C01X00T47", PhotoId: id });
  });

  it("stays with a document in another name, which counts once the profile has that name (DOC-6)", async () => {
    const inOther = { ...passport, FirstName: "Rosa" };
    expect((await give(inOther)).json().Data.Status).toBe("inReview");
    const id = (await send(png)).json().Data.PhotoId;
    expect((await give(inOther)).json().Data).toMatchObject({ Status: "inReview", PhotoId: id });
    const rename = (firstName: string) => test.db.update(clients).set({ firstName }).where(eq(clients.id, 1));
    await rename("Rosa");
    expect((await give(inOther)).json().Data.Status).toBe("given");
    await rename("Ana");
  });
});

describe("another client's documents", () => {
  it("do not exist for another client", async () => {
    for (const path of [
      "getClientDocumentsInfo/1/0",
      `isNeededClientDocuments/1/${planId}`,
      "checkLicenseAge/1",
      `checkPassportValidPeriod/1/${planId}`,
    ])
      expect((await get(`${documents}/${path}`, test.as(2))).statusCode).toBe(404);
    expect((await give(passport, test.as(2))).statusCode).toBe(404);
  });

  it("are not checked for one's own id combined with their plan", async () =>
    expect((await get(`${documents}/checkPassportValidPeriod/2/${planId}`, test.as(2))).statusCode).toBe(404));

  it("are read by staff, who cannot give any, and every access is recorded", async () => {
    const staff = test.as(3, "staff");
    expect((await get(`${documents}/getClientDocumentsInfo/1/2`, staff)).json().Data).toHaveLength(1);
    expect((await give(passport, staff)).statusCode).toBe(403);
    const log = await test.db.select().from(auditLog).where(eq(auditLog.action, "documents.read"));
    expect(log).toMatchObject([{ actor: "staff", actorId: 3, action: "documents.read", subject: "client 1" }]);
    expect(JSON.stringify(log)).not.toContain("C01X00T47");
  });
});

describe("a document that staff rejected (DOC-6)", () => {
  const reject = () =>
    test.db.update(clientDocuments).set({ status: "rejected", rejectedFor: "Blurred" }).where(own(2));
  const own = (type: number) =>
    and(eq(clientDocuments.clientId, 1), eq(clientDocuments.type, type), eq(clientDocuments.current, true));
  const other = { ...passport, Number: "C01X00T48" };

  it("stays rejected when the same data is given again", async () => {
    await give(passport);
    await reject();
    const again = await give({ ...passport, Number: "C01X00T47" });
    expect([again.statusCode, again.json().ResultCode]).toEqual([409, "documents.sameAsRejected"]);
    const [kept] = (await get(`${documents}/getClientDocumentsInfo/1/2`)).json().Data;
    expect(kept).toMatchObject({ Status: "rejected", RejectedFor: "Blurred" });
  });

  it("goes to staff again with other data, and counts only once they have verified it", async () => {
    expect((await give(other)).json().Data.Status).toBe("inReview");
    expect(await bookedCheck()).toMatchObject({ documents: { code: "documentsInReview" } });
    const needed = await get(`${documents}/isNeededClientDocuments/1/${planId}`);
    expect(needed.json().Data.NotInOrder).toMatchObject({ code: "documentsInReview" });
    expect((await give({ ...other, Number: "C01X00T49" })).json().Data.Status).toBe("inReview");
    await test.db.update(clientDocuments).set({ status: "verified", rejectedFor: null }).where(own(2));
    expect((await give(other)).json().Data.Status).toBe("given");
  });

  it("goes to staff again if a photo is added", async () => {
    await reject();
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const sent = await test.call({
      method: "POST",
      url: "/api/documents/1/2/photo",
      headers: { ...test.as(1), "content-type": "application/octet-stream" },
      payload: png,
    });
    expect(sent.json().Data).toMatchObject({ Status: "inReview", RejectedFor: null });
    const [told] = await test.mailsTo("tourist@example.com");
    expect(told).toMatchObject({ subject: "We have the photo of your passport" });
    expect((await give({ ...other, Number: "C01X00T50" })).json().Data.Status).toBe("inReview");
  });
});

describe("the documents of another driver", () => {
  const james = {
    ...{ firstName: "James", lastName: "Whitfield", birthDate: "1979-11-02" },
    passport: { number: "ga302922", expiresOn: "2030-01-01", countryId: 37, months: 6 },
    licence: {
      ...{ number: "W1234-56789", countryId: 37, countryIso: "CA" },
      ...{ issuedOn: "2000-01-01", expiresOn: "2029-01-01" },
    },
  } satisfies CarDriver;
  const emma = { ...james, firstName: "Emma", passport: { ...james.passport, number: "EM1234" } };
  const checks = (payOnUnseen = true) => documentChecks({ payOnUnseen });
  const tripOf = (driver: CarDriver, minLicenceYears = 2): Trip => ({
    cars: [{ bookingId: 7, pickUp: "2026-12-15", dropOff: "2026-12-20", minLicenceYears, driver }],
    guests: [],
    firstDay: "2026-12-15",
    lastDay: "2026-12-20",
  });
  const remember = (driver: CarDriver) =>
    test.db.transaction((tx) => driverDocuments({ now: test.now })(tx, 2, driver));
  const numbers = async () => {
    const { Data } = (await get(`${documents}/getClientDocumentsInfo/2/0`, test.as(2))).json();
    return Data.map((document: { Number: string }) => document.Number);
  };
  const check = async (trip: Trip, payOnUnseen = true) => {
    const { papersOf, all } = checks(payOnUnseen);
    return all(await papersOf(test.db, 2), trip);
  };
  const decide = (status: "verified" | "rejected") =>
    test.db.update(clientDocuments).set({ status }).where(eq(clientDocuments.holder, "driver"));

  it("do not become the client's if another person drives: they wait for staff (DOC-7)", async () => {
    await remember(emma);
    await remember(emma);
    expect(await numbers()).toEqual([]);
    const kept = await test.db.select().from(clientDocuments).where(eq(clientDocuments.holder, "driver"));
    expect(kept.map(({ type, status }) => [type, status])).toEqual([
      [2, "inReview"],
      [3, "inReview"],
    ]);
  });

  it("become the client's if the client drives and has entered none, but not an expired one (DOC-7)", async () => {
    await remember({ ...james, licence: { ...james.licence, expiresOn: "2026-11-01" } });
    expect(await numbers()).toEqual(["GA302922"]);
    await remember({ ...james, passport: { ...james.passport, number: "NEWER123" } });
    expect(await numbers()).toEqual(["GA302922", "W1234-56789"]);
  });

  it("complete a profile that lacks day of birth and country, and do not change one that has them (DOC-7)", async () => {
    const profile = async () => (await get("/api/profile/2/2", test.as(2))).json().Data;
    const own = await profile();
    const french = { ...james, passport: { ...james.passport, countryId: 40 } };
    await remember(french);
    expect(await profile()).toEqual(own);
    await test.db.update(clients).set({ birthDate: null, countryId: null }).where(eq(clients.id, 2));
    await remember({ ...james, passport: null });
    expect(await profile()).toMatchObject({ BirthDate: james.birthDate, CountryId: null });
    await remember(french);
    expect(await profile()).toMatchObject({ BirthDate: james.birthDate, CountryId: 40 });
  });

  it("are required of the client alone for a car that the client drives, and pass with the client's own", async () => {
    expect(await check(tripOf(james))).toEqual({ documents: null, licenceAge: null, passportPeriod: null });
  });

  it("block the payment until staff have verified another driver's (DOC-2, DOC-7)", async () => {
    const refused = (code: string) => ({ documents: { code, facts: { bookingId: 7 } } });
    expect(await check(tripOf(emma))).toMatchObject(refused("driverInReview"));
    // Also while staff have the client's own.
    expect(await check(tripOf(james), false)).toMatchObject({ documents: { code: "documentsInReview" } });
    expect(await check(tripOf(emma), false)).toMatchObject(refused("driverInReview"));
    await decide("rejected");
    expect(await check(tripOf(emma))).toMatchObject(refused("driverRejected"));
    await decide("verified");
    expect(await check(tripOf(emma))).toEqual({ documents: null, licenceAge: null, passportPeriod: null });
  });

  it("are another person's if the name is the client's and the date of birth is not", async () => {
    const son = { ...james, birthDate: "2002-04-01", licence: { ...james.licence, issuedOn: "2026-12-10" } };
    await remember(son);
    expect(await check(tripOf(son))).toMatchObject({
      licenceAge: { code: "driverLicenceTooYoung", facts: { years: 2, bookingId: 7 } },
    });
  });

  it.each<[string, Partial<CarDriver>, string]>([
    ["a licence that is too young", { licence: { ...emma.licence, issuedOn: "2026-12-10" } }, "driverLicenceTooYoung"],
    [
      "a licence that ends during the rental",
      { licence: { ...emma.licence, expiresOn: "2026-12-19" } },
      "driverLicenceExpires",
    ],
    ["an age under 21", { birthDate: "2005-12-16" }, "driverTooYoung"],
    ["an age over 75", { birthDate: "1950-12-20" }, "driverTooOld"],
  ])(
    "of another driver are checked for %s, independently of the client's (CAR-1, DOC-2)",
    async (_what, change, code) => {
      await remember({ ...emma, ...change });
      expect((await check(tripOf({ ...emma, ...change }))).licenceAge).toMatchObject({ code });
    },
  );

  it("of another driver are checked for a passport that ends too soon (DOC-3)", async () => {
    const driver = { ...emma, passport: { ...emma.passport, expiresOn: "2027-06-14" } };
    await remember(driver);
    expect((await check(tripOf(driver))).passportPeriod).toEqual({
      code: "driverPassportTooShort",
      facts: { earliest: "2027-06-15", months: 6 },
    });
  });

  it("of guests are checked for a passport that expires too soon, if its expiry is known (DOC-3)", async () => {
    const guest = { bookingId: 8, firstDay: "2026-12-16", lastDay: "2026-12-18" };
    const staying = (expiresOn: string) => ({
      ...tripOf(james),
      guests: [{ ...guest, passport: { expiresOn, months: 6 } }],
    });
    expect((await check(staying("2027-06-16"))).passportPeriod).toBeNull();
    expect((await check(staying("2027-06-15"))).passportPeriod).toEqual({
      code: "travelerPassportTooShort",
      facts: { earliest: "2027-06-16", months: 6 },
    });
  });

  it("count only once staff have reviewed them, if the operator requires that (DOC-12)", async () => {
    expect((await check(tripOf(james), false)).documents).toMatchObject({ code: "documentsInReview" });
  });

  it("get their holder when the car is booked, independent of later changes of the client's date of birth (DOC-7)", async () => {
    const bornOn = (birthDate: string) => test.db.update(clients).set({ birthDate }).where(eq(clients.id, 2));
    const needed = async (driver: CarDriver) => {
      const papers = await checks().papersOf(test.db, 2);
      return neededTypes(checks().whoDrives(papers, tripOf(driver).cars).ownCars);
    };
    const own = { ...james, birthDate: "1981-03-04" };
    const other = { ...james, birthDate: "1981-03-05", passport: { ...james.passport, number: "SON1234" } };
    await test.db.delete(clientDocuments).where(eq(clientDocuments.clientId, 2));
    await bornOn(own.birthDate);
    await remember(own);
    await remember(other);
    await test.db.delete(clientDocuments).where(eq(clientDocuments.holder, "client"));
    await bornOn(other.birthDate);
    expect(await needed(own)).toEqual([2, 3]);
    expect((await check(tripOf(own), false)).documents).toEqual({ code: "passportMissing", facts: {} });
    expect(await needed(other)).toEqual([2]);
  });

  it("leave the client's passport to be entered once if the client drives and typed none (CAR-2, DOC-7)", async () => {
    await test.db.delete(clientDocuments).where(eq(clientDocuments.clientId, 2));
    const driver = { ...james, birthDate: "1981-03-05", passport: null };
    expect(await remember(driver)).toBe("client");
    expect(await numbers()).toEqual(["W1234-56789"]);
    expect((await check(tripOf(driver))).documents).toEqual({ code: "passportMissing", facts: {} });
    expect(await remember({ ...emma, passport: null })).toBe("driver");
  });
});
