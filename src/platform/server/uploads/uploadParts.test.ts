import { randomBytes, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { bearerOf, TEST_NOON } from "../../../../test/testApp";
import { openTestDatabase, testConfig } from "../../../../test/testDatabase";
import { buildApp } from "../../../app/server/app";
import { documentPhotos } from "../../../features/documents/server/documents.tables";
import type { StaffRole } from "../../../shared/staffRole";
import { PART_SIZE, PARTS_KEPT_FOR } from "../../../shared/uploadParts.rules";
import { issueToken } from "../auth/authentication";
import { movableClock } from "../clock";
import type { OpenDatabase } from "../db/database";
import { uploadParts, uploads } from "../db/schema/uploads";
import { Problem } from "../problem";

const [ANA, LUIS, STAFF] = [1, 2, 3];
const PHOTO = `/api/documents/${ANA}/2/photo`;

let opened: OpenDatabase;
/** Two processes on one database. */
let one: FastifyInstance;
let other: FastifyInstance;
let present = TEST_NOON;
/** A photo of 1.5 MB: a JPEG may have any bytes after its end. */
let photo: Buffer;

beforeAll(async () => {
  opened = await openTestDatabase();
  const config = testConfig();
  const start = async () => buildApp({ config, db: opened.db, clock: await movableClock(opened.db, () => present) });
  [one, other] = await Promise.all([start(), start()]);
  const picture = { width: 40, height: 30, channels: 3, background: "#0000ff" } as const;
  const jpeg = await sharp({ create: picture }).jpeg().toBuffer();
  photo = Buffer.concat([jpeg, randomBytes(1_500_000 - jpeg.length)]);
  const passport = {
    ...{ ClientId: ANA, Type: 2, Number: "C01X00T47", FirstName: "Ana", LastName: "Rivera Soto", CountryId: 167 },
    ...{ IssuedOn: null, ExpiresOn: "2031-01-01", BirthDate: "1988-05-17" },
  };
  await one.inject({ method: "POST", url: "/api/documents/give", headers: as(ANA), payload: passport });
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await opened.close();
});
beforeEach(async () => {
  await opened.db.delete(uploads);
  await opened.db.delete(documentPhotos);
});

function as(clientId: number, role: "client" | StaffRole = "client") {
  return { authorization: `Bearer ${issueToken(one, bearerOf(clientId, role), present)}` };
}

type Sent = { id: string; offset: number; content?: Buffer; length?: number; url?: string; caller?: object };

async function send(app: FastifyInstance, { id, offset, content, length, url = PHOTO, caller = as(ANA) }: Sent) {
  const headers = {
    ...caller,
    "content-type": "application/octet-stream",
    "upload-id": id,
    "upload-length": String(length ?? photo.length),
    "upload-offset": String(offset),
  };
  const payload = content ?? photo.subarray(offset, offset + PART_SIZE.most);
  const answer = await app.inject({ method: "POST", url, headers, payload });
  const { ResultCode, Data } = answer.json();
  return { status: answer.statusCode, code: ResultCode, data: Data };
}
const ask = (app: FastifyInstance, id: string) => send(app, { id, offset: 0, content: Buffer.alloc(0) });
const photosKept = () => opened.db.select().from(documentPhotos);
const partsKept = () => opened.db.select().from(uploadParts);

/** The first part of a photo, which one process accepts. */
async function begun(more: Partial<Sent> = {}): Promise<string> {
  const id = randomUUID();
  const { status, data } = await send(one, { id, offset: 0, ...more });
  expect([status, data]).toEqual([202, { ReceivedBytes: PART_SIZE.most }]);
  return id;
}

describe("a file that arrives in parts (SAFE-71)", () => {
  it("continues at another process after a lost connection, and is then handled like a file sent in one request", async () => {
    const id = await begun();
    await one.listen({ port: 0, host: "127.0.0.1" });
    const address = one.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const rest = photo.length - PART_SIZE.most;
    const head = [
      `POST ${PHOTO} HTTP/1.1\r\nHost: x\r\nAuthorization: ${as(ANA).authorization}`,
      `Content-Type: application/octet-stream\r\nContent-Length: ${rest}`,
      `Upload-Id: ${id}\r\nUpload-Length: ${photo.length}\r\nUpload-Offset: ${PART_SIZE.most}\r\n\r\n`,
    ];
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(head.join("\r\n"));
        socket.write(photo.subarray(0, 1_000), () => socket.destroy());
      });
      socket.once("close", () => resolve());
    });
    expect((await ask(other, id)).data).toEqual({ ReceivedBytes: PART_SIZE.most });
    expect(await photosKept()).toEqual([]);
    const { status, data } = await send(other, { id, offset: PART_SIZE.most });
    expect([status, data.Type]).toEqual([200, 2]);
    expect(await photosKept()).toMatchObject([{ id: data.PhotoId, mediaType: "image/jpeg" }]);
    expect(await partsKept()).toEqual([]);
  });

  it("is handled once: a repeated request gets the same answer, also a refusal", async () => {
    const id = await begun();
    const answer = await send(other, { id, offset: PART_SIZE.most });
    expect(await ask(one, id)).toEqual(answer);
    expect(await photosKept()).toHaveLength(1);
    const bad = Buffer.from("no picture");
    const refused = { id: randomUUID(), offset: 0, content: bad, length: bad.length };
    for (const app of [one, other])
      expect(await send(app, { ...refused, ...(app === other && { content: Buffer.alloc(0) }) })).toMatchObject({
        status: 415,
        code: "photo.kind",
      });
  });

  it("is encrypted while it waits, part by part", async () => {
    await begun();
    const [part] = await partsKept();
    expect(part?.sealedWith).toMatch(/^[0-9a-f]{12}$/);
    expect(Buffer.from(part?.content ?? []).includes(photo.subarray(0, 64))).toBe(false);
  });

  it("accepts a part only directly after the stored ones, and none twice", async () => {
    const id = await begun();
    for (const offset of [0, 10, PART_SIZE.most - 1])
      expect(await send(other, { id, offset })).toMatchObject({ status: 409, code: "upload.offset" });
    const rest = [one, other].map((app) =>
      send(app, { id, offset: PART_SIZE.most, content: photo.subarray(0, 70_000) }),
    );
    expect((await Promise.all(rest)).map(({ status }) => status).sort()).toEqual([202, 409]);
  });

  it("belongs to the account and the call that it was begun for", async () => {
    const id = await begun();
    const offset = PART_SIZE.most;
    const lost = { status: 410, code: "upload.lost" };
    expect(await send(one, { id, offset, caller: as(LUIS) })).toMatchObject(lost);
    expect(await send(one, { id, offset, caller: as(STAFF, "owner") })).toMatchObject(lost);
    expect(await send(one, { id, offset, url: `/api/documents/${ANA}/3/photo` })).toMatchObject(lost);
    expect(await send(one, { id, offset, length: photo.length + 1 })).toMatchObject(lost);
    expect(await send(one, { id, offset: 0, caller: as(LUIS) })).toMatchObject(lost);
    expect(await send(one, { id, offset, caller: {} })).toMatchObject({ status: 401 });
    expect((await ask(other, id)).data).toEqual({ ReceivedBytes: PART_SIZE.most });
  });

  it("passes the checks of its call when it is complete", async () => {
    const id = await begun({ caller: as(LUIS) });
    expect(await send(other, { id, offset: PART_SIZE.most, caller: as(LUIS) })).toMatchObject({ status: 404 });
    expect(await photosKept()).toEqual([]);
  });

  it.each([
    ["is missing", () => opened.db.delete(uploadParts).where(eq(uploadParts.firstByte, 0))],
    ["cannot be opened", () => opened.db.update(uploadParts).set({ content: Buffer.alloc(PART_SIZE.least) })],
  ])("has to be sent again if a part of it %s", async (_what, spoil) => {
    const [id, length] = [randomUUID(), 3 * PART_SIZE.least];
    const part = (offset: number) =>
      send(one, { id, length, offset, content: photo.subarray(offset, offset + PART_SIZE.least) });
    for (const offset of [0, PART_SIZE.least]) expect((await part(offset)).status).toBe(202);
    await spoil();
    expect(await part(2 * PART_SIZE.least)).toMatchObject({ status: 410, code: "upload.lost" });
  });

  it("expires, and is deleted", async () => {
    const id = await begun();
    present += PARTS_KEPT_FOR - 1;
    await one.partialUploads.deleteOld();
    expect((await ask(other, id)).status).toBe(202);
    present += 1;
    expect(await ask(other, id)).toMatchObject({ status: 410, code: "upload.lost" });
    await one.partialUploads.deleteOld();
    expect(await partsKept()).toEqual([]);
    present = TEST_NOON;
  });

  it("replaces, if it is the fourth of one account, the one that has waited longest for a part", async () => {
    const ids = [];
    for (let time = 0; time < 4; time += 1) {
      present += 1_000;
      ids.push(await begun());
    }
    const ofLuis = await begun({ caller: as(LUIS) });
    const known = await opened.db.select({ id: uploads.id }).from(uploads);
    expect(known.map(({ id }) => id).sort()).toEqual([...ids.slice(1), ofLuis].sort());
    present = TEST_NOON;
  });

  it.each([
    ["a part larger than parts may be", { content: Buffer.alloc(PART_SIZE.most + 1) }, 413],
    ["a small part that is not the last", { content: Buffer.alloc(PART_SIZE.least - 1) }, 400],
    ["more than the whole file", { content: Buffer.alloc(PART_SIZE.least), length: PART_SIZE.least - 1 }, 400],
    ["a file larger than files may be", { content: Buffer.alloc(PART_SIZE.least), length: 10 * 1024 * 1024 + 1 }, 400],
    ["an id that is none", { id: "x", content: Buffer.alloc(PART_SIZE.least) }, 400],
  ])("is refused with %s, and nothing is stored", async (_what, given, status) => {
    expect((await send(one, { id: randomUUID(), offset: 0, ...given })).status).toBe(status);
    expect(await opened.db.select().from(uploads)).toEqual([]);
  });

  it("needs each of its headers", async () => {
    const headers = { ...as(ANA), "content-type": "application/octet-stream", "upload-id": randomUUID() };
    const answer = await one.inject({
      method: "POST",
      url: PHOTO,
      headers,
      payload: photo.subarray(0, PART_SIZE.least),
    });
    expect([answer.statusCode, answer.json().ResultCode]).toEqual([400, "invalid"]);
  });

  it("counts as one file in the limit of its call; its parts have a separate limit", async () => {
    const remoteAddress = "203.0.113.77";
    const url = "/api/support/brand/logo/day";
    const refusedOf = async (times: number, offset: number) => {
      const upload = { "upload-id": randomUUID(), "upload-length": "100", "upload-offset": String(offset) };
      const headers = { ...as(STAFF, "owner"), "content-type": "application/octet-stream", ...upload };
      const post = { method: "POST", url, headers, remoteAddress, payload: "x" } as const;
      let refused = 0;
      for (let time = 0; time < times; time += 1) if ((await one.inject(post)).statusCode === 429) refused += 1;
      return refused;
    };
    expect(await refusedOf(15, 0)).toBe(3);
    expect(await refusedOf(243, 1)).toBe(3);
  });

  it("is scanned only as a whole; an infected file is deleted, and one that could not be scanned may be sent again", async () => {
    const scanned: number[] = [];
    const results = [new Problem("upload.unchecked"), new Problem("upload.infected")];
    other.checkUpload = async (_caller, content) => {
      scanned.push(content.length);
      const result = results.shift();
      if (result) throw result;
    };
    const id = await begun();
    expect(await send(other, { id, offset: PART_SIZE.most })).toMatchObject({ code: "upload.unchecked" });
    expect(await partsKept()).toHaveLength(2);
    expect(await ask(other, id)).toMatchObject({ code: "upload.infected" });
    expect(await ask(one, id)).toMatchObject({ code: "upload.infected" });
    expect(scanned).toEqual([photo.length, photo.length]);
    expect([await partsKept(), await photosKept()]).toEqual([[], []]);
  });

  it("asks a repeated request to wait while it is handled, and is handled again if that process has died", async () => {
    const id = await begun();
    await send(other, { id, offset: PART_SIZE.most, content: photo.subarray(PART_SIZE.most, -100_000) });
    await opened.db.update(uploads).set({ handledSince: present });
    const last = { id, offset: photo.length - 100_000 };
    expect(await send(one, last)).toMatchObject({ status: 409, code: "upload.underWay" });
    present += 120_000;
    expect((await ask(other, id)).status).toBe(200);
    expect(await photosKept()).toHaveLength(1);
    present = TEST_NOON;
  });
});
