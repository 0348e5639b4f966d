import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { nameExtraDriver, storeRental } from "../../../../test/testBooking";
import { DOCUMENT_KEY, keyRing } from "../../../../test/testDatabase";
import { storeTransfer } from "../../../../test/testTransfer";
import { sealedData } from "../../../app/server/personalData";
import { webhookEndpoints } from "../../../platform/server/db/schema/webhooks";
import { giveKeys, vaultOf } from "../../../platform/server/sealed/keyedDatabase";
import { vault } from "../../../platform/server/sealed/vault";
import { placeOfSecret } from "../../../platform/server/webhooks/webhooks.repository";
import { drivenCars } from "../../../products/car/server/booking/bookedCars.repository";
import { carBookings, carNamedDrivers } from "../../../products/car/server/car.tables";
import { lodgingGuests } from "../../../products/lodging/server/lodging.tables";
import { PaymentStatus } from "../../../shared/enumerations";
import { DAY } from "../../../shared/instant";
import { appOf } from "../../account/server/access/secondFactor.repository";
import { secondFactors } from "../../account/server/account.tables";
import { addDriverDocument, driversDocuments } from "../../documents/server/documents.repository";
import { clientDocuments, documentPhotos } from "../../documents/server/documents.tables";
import { transferProofs } from "../../payments/methods/transfer/server/transfers.tables";
import { refuseMissingKeys, sealDocuments, unsealed } from "./sealDocuments";

const ANA = 1;
const NEW_KEY = createHash("sha256").update("a newer key").digest("base64");
const OTHER_KEY = createHash("sha256").update("the newest key").digest("base64");
const secrets = [
  "C01X00T47",
  "R123456",
  "LX-778899",
  "P5550001",
  "GX998877",
  "Molina",
  "1988-05-17",
  "2031-01-01",
  "a picture",
  "a transfer's proof",
  "JBSWY3DP",
  "whsec_plain",
];
const photoId = "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b11";

let test: TestApp;
let bookingId: number;
/** Turns rows into their form from before encryption. */
beforeAll(async () => {
  test = await startTestApp();
  const rental = { clientId: ANA, at: test.now(), startsAt: test.now() + 30 * DAY };
  const { planId, ...stored } = await storeRental(test.db, rental);
  bookingId = stored.bookingId;
  const transfer = { clientId: ANA, planId, at: test.now(), captured: 0, status: PaymentStatus.Created };
  await storeTransfer(test.db, transfer);
  const [document] = await test.db
    .insert(clientDocuments)
    .values({
      ...{ clientId: ANA, type: 2, number: "P5550001", firstName: "Rosa", lastName: "Molina", countryId: 167 },
      ...{ expiresOn: "2031-01-01", birthDate: "1988-05-17", status: "given", givenAt: test.now() },
    })
    .returning();
  await test.db.insert(documentPhotos).values({
    ...{ id: photoId, documentId: document?.id ?? 0, mediaType: "image/png", size: 9, givenAt: test.now() },
    content: Buffer.from("a picture"),
  });
  await test.db.insert(secondFactors).values({ clientId: 3, sealed: "JBSWY3DP" });
  const url = "https://accounts.example/";
  await test.db.insert(webhookEndpoints).values({ url, sealed: "whsec_plain", createdAt: test.now() });
  await nameExtraDriver(test.db, bookingId);
  const guest = { bookingId, room: 1, firstName: "Ana", lastName: "Rivera Soto", countryId: 167 };
  await test.db
    .insert(lodgingGuests)
    .values([0, 1].map((position) => ({ ...guest, position, passportNumber: "GX998877" })));
});
afterAll(() => test.close());

/** The document data that are readable in the database. */
async function found(): Promise<string[]> {
  const { passportNumber, licenceNumber } = carBookings;
  const rows = [
    await test.db.select().from(clientDocuments),
    (await test.db.select().from(documentPhotos)).map(({ content }) => Buffer.from(content).toString("latin1")),
    (await test.db.select().from(transferProofs)).map(({ content }) => Buffer.from(content).toString("latin1")),
    await test.db.select({ passportNumber, licenceNumber }).from(carBookings),
    await test.db.select().from(carNamedDrivers),
    await test.db.select().from(lodgingGuests),
    await test.db.select().from(secondFactors),
    await test.db.select().from(webhookEndpoints),
  ];
  return secrets.filter((secret) => JSON.stringify(rows).includes(secret));
}

const read = async (url: string) => test.call({ method: "GET", url, headers: test.as(ANA) });
const ownDocument = async () => (await read(`/api/admin/clientDocuments/getClientDocumentsInfo/${ANA}/2`)).json().Data;
const keysAre = (...keys: string[]) => giveKeys(test.db, vault(keyRing(...keys)));

/** Everything encrypted is still read unchanged. */
async function readsAsBefore() {
  expect(await ownDocument()).toMatchObject([
    { Number: "P5550001", LastName: "Molina", ExpiresOn: "2031-01-01", BirthDate: "1988-05-17" },
  ]);
  expect((await read(`/api/documents/photos/${photoId}`)).body).toBe("a picture");
  const [proof] = await test.db.select({ id: transferProofs.id }).from(transferProofs);
  expect((await read(`/api/checkout/transfers/proofs/${proof?.id}`)).body).toBe("a transfer's proof");
  const [car, extra] = await drivenCars(test.db, [bookingId]);
  expect([car?.driver.passport?.number, car?.driver.licence.number]).toEqual(["C01X00T47", "R123456"]);
  expect([extra?.driver.passport, extra?.driver.licence.number]).toEqual([null, "LX-778899"]);
  expect((await appOf(test.db, 3))?.secret).toBe("JBSWY3DP");
  const [{ id = 0, sealed = "" } = {}] = await test.db.select().from(webhookEndpoints);
  expect(vaultOf(test.db).openText(sealed, placeOfSecret(id))).toBe("whsec_plain");
}

describe("documents in the database (SAFE-27, SAFE-28)", () => {
  it("from before encryption are sealed by one command, and read as before", async () => {
    expect(await found()).toEqual(secrets);
    await readsAsBefore();
    const said: string[] = [];
    expect(await sealDocuments(test.db, sealedData, (line) => said.push(line))).toEqual({ sealed: 9, unreadable: [] });
    expect(said).toEqual([
      "documents: 1 of 1 sealed",
      "photos: 1 of 1 sealed",
      "proofs of transfers: 1 of 1 sealed",
      "drivers of booked cars: 1 of 1 sealed",
      "extra drivers of booked cars: 1 of 1 sealed",
      "travelers of booked stays: 2 of 2 sealed",
      "second factors: 1 of 1 sealed",
      "secrets of webhooks: 1 of 1 sealed",
    ]);
    expect(await found()).toEqual([]);
    await readsAsBefore();
    expect(await sealDocuments(test.db, sealedData)).toEqual({ sealed: 0, unreadable: [] });
  });

  it("can be read in a nested transaction", async () => {
    await sealDocuments(test.db, sealedData);
    const [car] = await test.db.transaction((tx) => tx.transaction((inner) => drivenCars(inner, [bookingId])));
    expect(car?.driver.passport?.number).toBe("C01X00T47");
  });

  it("are sealed again with a newer key; after an interruption the rest stays readable and is sealed the next time", async () => {
    await sealDocuments(test.db, sealedData);
    keysAre(NEW_KEY, DOCUMENT_KEY);
    const stopsAfter = new Error("stopped");
    const stop = () => {
      throw stopsAfter;
    };
    await expect(sealDocuments(test.db, sealedData, stop)).rejects.toThrow(stopsAfter);
    expect(await unsealed(test.db, sealedData)).toBe(8);
    await readsAsBefore();
    await expect(refuseMissingKeys(test.db, sealedData, keyRing(NEW_KEY).keys, "DOCUMENT_KEYS")).rejects.toThrow(
      "DOCUMENT_KEYS lacks",
    );
    await sealDocuments(test.db, sealedData);
    await refuseMissingKeys(test.db, sealedData, keyRing(NEW_KEY).keys, "DOCUMENT_KEYS");
    keysAre(NEW_KEY);
    await readsAsBefore();
  });

  it("documents in the database that cannot be opened are reported and left, and all others are sealed; a call for one reports it in the caller's language (SAFE-28, OPS-113)", async () => {
    keysAre(OTHER_KEY);
    const answers = [
      await read(`/api/documents/photos/${photoId}`),
      await read(`/api/admin/clientDocuments/getClientDocumentsInfo/${ANA}/2`),
      await read(`/api/checkout/transfers/proofs/${(await test.db.select().from(transferProofs))[0]?.id}`),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().ResultCode])).toEqual(
      answers.map(() => [409, "sealedUnreadable"]),
    );
    const headers = { ...test.as(ANA), "accept-language": "es" };
    const spanish = await test.call({ method: "GET", url: `/api/documents/photos/${photoId}`, headers });
    expect(spanish.json().Data).toMatch(/no podemos abrir/);
    keysAre(OTHER_KEY, NEW_KEY);
    await test.db.update(documentPhotos).set({ content: Buffer.from("damaged") });
    const said: string[] = [];
    const { sealed, unreadable } = await sealDocuments(test.db, sealedData, (line) => said.push(line));
    expect(unreadable).toEqual([`photos ${photoId}`]);
    expect(said.join("\n")).toContain(photoId);
    expect(sealed).toBeGreaterThan(0);
    expect(await unsealed(test.db, sealedData)).toBe(1);
    await test.db.delete(documentPhotos);
  });

  it("are sealed as soon as they are entered, and a rejected one entered again is still refused", async () => {
    const typed = { Type: 3, Number: "LX778899", FirstName: "Ana", LastName: "Rivera Soto", CountryId: 167 };
    const days = { IssuedOn: "2015-03-01", ExpiresOn: "2033-01-01", BirthDate: "1990-02-02" };
    const give = () => {
      const payload = { ClientId: ANA, ...typed, ...days };
      return test.call({ method: "POST", url: "/api/documents/give", headers: test.as(ANA), payload });
    };
    expect((await give()).json().Data).toMatchObject({ Number: "LX778899", ExpiresOn: "2033-01-01" });
    const ofType = eq(clientDocuments.type, 3);
    const rows = await test.db.select().from(clientDocuments).where(ofType);
    expect(JSON.stringify(rows)).not.toMatch(/LX778899|2033-01-01|Rivera/);
    await test.db.update(clientDocuments).set({ status: "rejected", rejectedFor: "not readable" }).where(ofType);
    expect((await give()).json().ResultCode).toBe("documents.sameAsRejected");
  });

  it("cannot be opened in another document's row", async () => {
    const licence = { number: "LX1", firstName: "Luis", lastName: "Paz", issuedOn: null, birthDate: null };
    const driver = { ...licence, expiresOn: "2033-01-01", clientId: ANA, type: 3, countryId: 167 };
    await addDriverDocument(test.db, { ...driver, status: "inReview", givenAt: test.now() });
    await addDriverDocument(test.db, { ...driver, number: "LX2", status: "inReview", givenAt: test.now() });
    expect((await driversDocuments(test.db, ANA)).map(({ number }) => number)).toEqual(["LX1", "LX2"]);
    const others = sql`(select max(sealed) from client_documents where holder = 'driver')`;
    await test.db.update(clientDocuments).set({ sealed: others }).where(eq(clientDocuments.holder, "driver"));
    await expect(driversDocuments(test.db, ANA)).rejects.toThrow();
  });
});
