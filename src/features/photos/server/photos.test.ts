import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { auditLog } from "../../../platform/server/db/schema/operations";
import { openFileStore } from "../../../platform/server/files/openFileStore";
import { bookedCar } from "../../../products/car/bookedCar";
import type { CarOfferPage, CarPhoto } from "../../../products/car/car.schemas";
import { defaultCarSearch } from "../../../products/car/search/car.search-url";
import { carModels } from "../../../products/car/server/catalogue/catalogue.tables";
import type { Photo } from "../../../products/lodging/places.schemas";
import type { HotelDetail } from "../../../products/lodging/property.schemas";
import { hotels, roomTypes } from "../../../products/lodging/server/lodging.tables";
import { HOUR } from "../../../shared/instant";
import type { Booking } from "../../plan/plan.schemas";
import { filesOf, MOST_PHOTOS, photoAddress, sourceSet } from "../photos.rules";
import type { PhotoAlbum, PhotographedList, ShownPhoto } from "../photos.schemas";
import { orphanedFileCleanup } from "./orphanedFiles";
import { photoLeftovers, photos } from "./photos.tables";

const folder = mkdtempSync(join(tmpdir(), "malecon-photos-"));
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PHOTOS_DIR: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => test.db.delete(photos));

const CONTENT = 3;
const [PROPERTY, MODEL] = [1, 1];
const asContent = () => test.as(CONTENT, "content");

/** A picture with a red left and a blue right half. */
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: { width: width >> 1, height, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
  ]);
const jpeg = (width = 400, height = 300) => drawn(width, height).jpeg().toBuffer();

async function send(path: string, payload: Buffer, headers: object = asContent()) {
  const url = `/api/support/photos/${path}`;
  const bytes = { ...headers, "content-type": "application/octet-stream" };
  const answer = await test.call({ method: "POST", url, headers: bytes, payload });
  const { Data, ResultCode } = answer.json();
  return { status: answer.statusCode, photo: Data as ShownPhoto, code: ResultCode as string };
}
const added = async (path = `hotel/${PROPERTY}`) => (await send(path, await jpeg())).photo;

async function get<Data>(url: string, headers = {}): Promise<Data> {
  return (await test.call({ method: "GET", url, headers })).json().Data;
}
async function post(url: string, payload: object = {}, headers: object = asContent()) {
  const answer = await test.call({ method: "POST", url, headers: { ...headers }, payload });
  return answer.json().ResultCode as string;
}
const album = (path = `hotel/${PROPERTY}`) => get<PhotoAlbum>(`/api/support/photos/${path}`, asContent());
const filesIn = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).includes("."));
const sweep = () =>
  orphanedFileCleanup({ ...test, log: test.app.log }, openFileStore({ kind: "folder", folder }))(() => false);

describe("a photograph that staff send", () => {
  it("is rotated upright, keeps only its pixels, and is made in AVIF and WebP at each width (PHOTO-2)", async () => {
    const sent = await drawn(1200, 700)
      .withExif({ IFD0: { Copyright: "somebody", Orientation: "6" }, IFD3: { GPSLatitude: "23/1 8/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { photo } = await send(`hotel/${PROPERTY}`, sent);
    expect(photo).toMatchObject({ Width: 700, Height: 1200, Words: [] });
    for (const name of filesOf(photo.File, 700)) {
      const { rawPayload, headers } = await test.call({ method: "GET", url: `/photos/${name}` });
      const { format, exif, icc, xmp, width } = await sharp(rawPayload).metadata();
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
      if (format !== "jpeg") expect(name).toContain(`-${width}.`);
      expect(headers["content-type"]).toBe(`image/${name.split(".")[1] === "jpg" ? "jpeg" : name.split(".")[1]}`);
    }
    // The left half is now at the top.
    const shown = await test.call({ method: "GET", url: photoAddress(photo.File, 700) });
    const [red = 0, , blue = 255] = await sharp(shown.rawPayload)
      .extract({ left: 350, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red > 200 && blue < 60).toBe(true);
    expect(
      sourceSet(photo.File, 700, "avif")
        .split(", ")
        .map((one) => one.split(" ")[1]),
    ).toEqual(["320w", "640w", "700w"]);
    const few = Buffer.from(photo.Placeholder.split(",")[1] ?? "", "base64");
    expect(few.length < 400 && (await sharp(few).metadata()).width === 16).toBe(true);
  });

  it("is at most 1,600 pixels long, and transparent parts become white (PHOTO-2)", async () => {
    const png = await sharp({
      create: { width: 900, height: 2000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { photo } = await send(`hotel/${PROPERTY}`, png);
    expect(photo).toMatchObject({ Width: 720, Height: 1600 });
    const { rawPayload } = await test.call({ method: "GET", url: photoAddress(photo.File, 720) });
    expect([...(await sharp(rawPayload).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())]).toEqual([
      255, 255, 255,
    ]);
  });

  it("is refused if its bytes are no picture, if it is damaged or its subject does not exist, and leaves no files (PHOTO-2)", async () => {
    const whole = await jpeg();
    const before = filesIn();
    // A complete file with damaged pixels.
    const torn = Buffer.from(whole);
    torn.fill(0x55, torn.length >> 1, torn.length - 2);
    const codes = [
      await send(`hotel/${PROPERTY}`, Buffer.from("%PDF-1.7\n%%EOF")),
      await send(`hotel/${PROPERTY}`, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
      await send(`hotel/${PROPERTY}`, whole.subarray(0, 200)),
      await send(`hotel/${PROPERTY}`, torn),
      await send(`hotel/${PROPERTY}`, Buffer.alloc(0)),
      await send("hotel/999999", whole),
      await send(`hotel/${PROPERTY}`, Buffer.alloc(10 * 1024 * 1024 + 1)),
    ].map(({ code }) => code);
    expect(codes).toEqual([
      "photo.kind",
      "photo.kind",
      "upload.damaged",
      "upload.damaged",
      "upload.empty",
      "notFound",
      "tooLarge",
    ]);
    expect([await test.db.$count(photos), filesIn()]).toEqual([0, before]);
  });

  it(`is added at the end, ${MOST_PHOTOS} at most; each is written into the audit log (PHOTO-1)`, async () => {
    const first = await added();
    const second = await added();
    expect((await album()).Sets[0]?.Photos.map(({ File }) => File)).toEqual([first.File, second.File]);
    const [row] = await test.db.select().from(photos).where(eq(photos.file, first.File));
    if (!row) throw new Error("no photo");
    const { id: _id, ...photo } = row;
    const more = Array.from({ length: MOST_PHOTOS - 2 }, () => ({ ...photo, file: crypto.randomUUID() }));
    await test.db.insert(photos).values(more);
    expect((await send(`hotel/${PROPERTY}`, await jpeg())).code).toBe("photo.tooMany");
    const written = await test.db.select().from(auditLog).where(eq(auditLog.action, "photo.added"));
    expect(written.at(-1)).toMatchObject({ actorId: CONTENT, subject: "hotel 1", facts: { file: second.File } });
  });
});

describe("the photographs of something", () => {
  it("are put in order, described and deleted; an order that does not match the photographs changes nothing (PHOTO-1)", async () => {
    const [one, two, three] = [await added(), await added(), await added()];
    const url = `/api/support/photos/hotel/${PROPERTY}/order`;
    const names = async () => (await album()).Sets[0]?.Photos.map(({ File }) => File);
    expect(await post(url, { Files: [three.File, one.File, two.File] })).toBe("OK");
    expect(await post(url, { Files: [one.File, two.File] })).toBe("photo.others");
    expect(await post(url, { Files: [one.File, one.File, two.File] })).toBe("photo.others");
    expect(await names()).toEqual([three.File, one.File, two.File]);
    const Words = [{ Language: "es", Caption: " La piscina ", Alt: "Una piscina entre palmas" }];
    expect(await post(`/api/support/photo/${one.File}/words`, { Words })).toBe("OK");
    expect(await post(`/api/support/photo/${three.File}/delete`)).toBe("OK");
    expect((await album()).Sets[0]?.Photos[0]).toMatchObject({
      File: one.File,
      Words: [{ Language: "es", Caption: "La piscina", Alt: "Una piscina entre palmas" }],
    });
    expect(await post(`/api/support/photo/${three.File}/delete`)).toBe("notFound");
    expect(await names()).toEqual([one.File, two.File]);
  });

  it("of a property are shown together with those of its rooms, and the list counts each (PHOTO-1)", async () => {
    const [room] = await test.db.select().from(roomTypes).where(eq(roomTypes.hotelId, PROPERTY)).orderBy(roomTypes.id);
    await added(`room/${room?.id}`);
    await added(`model/${MODEL}`);
    const sets = (await album()).Sets;
    expect(sets.map(({ Subject, Photos }) => [Subject, Photos.length]).slice(0, 2)).toEqual([
      ["hotel", 0],
      ["room", 1],
    ]);
    expect((await album(`model/${MODEL}`)).Sets).toHaveLength(1);
    const list = await get<PhotographedList>("/api/support/photos", asContent());
    expect(list.Models.find(({ Id }) => Id === MODEL)).toMatchObject({ Count: 1, Cover: { Width: 400, Height: 300 } });
    expect(list.Hotels).toHaveLength(await test.db.$count(hotels));
  });
});

describe("leftovers in the store (PHOTO-4)", () => {
  it("include the files of a deleted photograph, whether it, its property, room or model was deleted", async () => {
    await sweep();
    const before = filesIn();
    const kept = await added();
    await added(`model/${MODEL}`);
    await test.db.execute(
      sql`insert into hotels select (jsonb_populate_record(h, '{"id": 990, "name": "Gone"}')).* from hotels h where id = ${PROPERTY}`,
    );
    await added("hotel/990");
    await test.db.delete(hotels).where(eq(hotels.id, 990));
    await post(`/api/support/photo/${(await album(`model/${MODEL}`)).Sets[0]?.Photos[0]?.File}/delete`);
    expect(await test.db.$count(photoLeftovers)).toBe(2);
    await sweep();
    expect(filesIn()).toHaveLength(before.length + filesOf(kept.File, kept.Width).length);
    expect(await test.db.$count(photoLeftovers)).toBe(0);
  });

  it("include files whose process died before the photograph was stored, after an hour and not before", async () => {
    const store = openFileStore({ kind: "folder", folder });
    const file = crypto.randomUUID();
    await test.db.insert(photoLeftovers).values({ file, width: 320, dueAt: test.now() + HOUR });
    await store.write(`${file}-320.avif`, Buffer.from("half"), "image/avif");
    await sweep();
    expect(await store.read(`${file}-320.avif`)).not.toBeNull();
    test.pass(HOUR);
    await sweep();
    expect([await store.read(`${file}-320.avif`), await test.db.$count(photoLeftovers)]).toEqual([null, 0]);
  });
});

describe("a photograph's files", () => {
  it("are public, cached for a year as immutable, and sent with their own content type alone (PHOTO-5)", async () => {
    const { File, Width } = await added();
    const url = photoAddress(File, Width);
    const { statusCode, headers } = await test.call({ method: "GET", url });
    expect([statusCode, headers["content-type"], headers["x-content-type-options"]]).toEqual([
      200,
      "image/webp",
      "nosniff",
    ]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const again = await test.call({ method: "GET", url, headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it.each(["unknown-320.webp", "..%2f..%2fdocument.keys", "a", "a.html", `${crypto.randomUUID()}-320.avif`, "a.svg"])(
    "are not found under a name like %s (PHOTO-5)",
    async (name) => {
      const { statusCode, headers } = await test.call({ method: "GET", url: `/photos/${name}` });
      expect([statusCode, headers["cache-control"]]).not.toContain("immutable");
      expect(statusCode).toBe(404);
    },
  );
});

describe("photographs of the catalogue (PHOTO-6)", () => {
  it("the first photograph is part of the answer: for a property, its rooms, a model's offers and classes", async () => {
    const [room] = await test.db.select().from(roomTypes).where(eq(roomTypes.hotelId, PROPERTY)).orderBy(roomTypes.id);
    const [property, ofRoom, model] = [await added(), await added(`room/${room?.id}`), await added(`model/${MODEL}`)];
    // In production a notification of the database drops the cached catalogue; here it expires after a minute.
    test.pass(61_000);
    const detail = await get<HotelDetail>(`/api/lodgingBookings/getHotel/${PROPERTY}`);
    expect([detail.Photo?.File, detail.Rooms[0]?.Photo?.File]).toEqual([property.File, ofRoom.File]);
    const [shown] = await get<Photo[]>(`/api/photos/hotelPhotos/${PROPERTY}`);
    expect(shown).toMatchObject({ Url: photoAddress(property.File, 400), Scene: null, Photo: { File: property.File } });
    const [picture] = await get<CarPhoto[]>(`/api/photos/carPhoto/${MODEL}/320/200`).then((one) => [one].flat());
    expect(picture?.Photo?.File).toBe(model.File);
    const { search } = defaultCarSearch("2026-12-01");
    const site = { Currency: "USD", SiteId: 11, IdUserCountry: 0, CountryId: 0, LanguageCode: "en" };
    const found = (
      await test.call({
        method: "POST",
        url: "/api/carBookings/getOffers/Price/0/en/0/100",
        payload: { ...search, ...site, IdModel: MODEL },
      })
    ).json().Data as CarOfferPage;
    expect(found.Offers.map(({ Photo }) => Photo?.File)).toEqual(found.Offers.map(() => model.File));
  });

  it("are shown with a booking too, until they are deleted", async () => {
    const { bookingId } = await storeRental(test.db, {
      clientId: 1,
      at: test.now(),
      startsAt: test.now() + 40 * 24 * HOUR,
    });
    const car = async () => bookedCar(await get<Booking>(`/api/bookings/${bookingId}/en`, test.as(1)));
    expect(await car()).not.toHaveProperty("Photo");
    const [model] = await test.db
      .select()
      .from(carModels)
      .where(eq(carModels.name, (await car())?.ModelName ?? ""));
    const photo = await added(`model/${model?.id}`);
    expect((await car())?.Photo).toEqual({
      File: photo.File,
      Width: 400,
      Height: 300,
      Placeholder: photo.Placeholder,
    });
  });
});
