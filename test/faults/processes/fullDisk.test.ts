import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../src/app/server/app";
import { issueToken } from "../../../src/platform/server/auth/authentication";
import { movableClock } from "../../../src/platform/server/clock";
import type { OpenDatabase } from "../../../src/platform/server/db/database";
import { openEmbedded } from "../../../src/platform/server/db/openDatabase";
import { processHealth } from "../../../src/platform/server/health";
import { testConfig, testSnapshot } from "../../testDatabase";

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
const ballast = join(folder, "pglite.ballast");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The free bytes of the disk; the ballast file takes some of them. */
let left = 1_000 * MB;
const free = () => left + (existsSync(ballast) ? 0 : 48 * MB);
const open = async () => openEmbedded(folder, new Blob([readFileSync(await testSnapshot())]), free);

describe("a full disk under the embedded database (FAULT-33)", () => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  afterAll(() => opened.close());

  const give = (language: string) => {
    const person = { FirstName: "Ana", LastName: "Rivera Soto", CountryId: 167, BirthDate: "1988-05-17" };
    const payload = { ClientId: 1, Type: 2, Number: "X12345678", ...person, IssuedOn: null, ExpiresOn: "2090-01-01" };
    const headers = {
      authorization: `Bearer ${issueToken(app, { clientId: 1, role: "client", staffRole: null }, Date.now())}`,
      "accept-language": language,
    };
    return app.inject({ method: "POST", url: "/api/documents/give", payload, headers });
  };
  const ready = async () => (await app.inject({ url: "/health/ready" })).json();

  it("reserves room for the next start, and is ready while there is more room", async () => {
    opened = await open();
    expect(existsSync(ballast)).toBe(true);
    opened.room?.refuseBeyond();
    const health = processHealth({ db: opened.db, hasRoom: opened.room?.isLeft });
    app = await buildApp({ config: testConfig(), db: opened.db, clock: await movableClock(opened.db), health });
    expect(await ready()).toEqual({ ready: true, role: "all" });
    expect((await give("en")).statusCode).toBe(200);
  });

  it("refuses writes with a code in the caller's language, and is not ready", async () => {
    left = 47 * MB;
    expect(await ready()).toEqual({ ready: false, role: "all", failing: ["storage"] });
    const [english, spanish] = [await give("en"), await give("es")];
    expect([english.statusCode, english.json().ResultCode]).toEqual([507, "storageFull"]);
    expect([english.json().Data, spanish.json().Data]).toEqual([
      expect.stringContaining("out of storage space"),
      expect.stringContaining("no nos queda espacio"),
    ]);
  });

  it("can still be read, and accepts writes again once there is room", async () => {
    expect((await app.inject({ url: "/api/countries" })).statusCode).toBe(200);
    left = 48 * MB;
    expect([await ready(), (await give("en")).statusCode]).toEqual([{ ready: true, role: "all" }, 200]);
  });

  it("starts again in the same space by deleting the ballast; otherwise it prints the bytes needed", async () => {
    await app.close();
    await opened.close();
    left = 13 * MB;
    opened = await open();
    expect(existsSync(ballast)).toBe(false);
    expect(opened.room?.isLeft()).toBe(true);
    await opened.close();
    left = 13 * MB - 48 * MB;
    await expect(open()).rejects.toThrow("needs 32 MB to start, 13 MB are free");
    left = 1_000 * MB;
    opened = await open();
  });
});
