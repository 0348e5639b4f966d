import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { zipSync } from "fflate";
import sharp from "sharp";
import { openTestDatabase } from "../../../../test/testDatabase";
import { THOROUGH } from "../../../../test/thorough";
import type { OpenDatabase } from "../../../platform/server/db/database";
import type { FileStore } from "../../../platform/server/files/fileStore";
import { openFileStore } from "../../../platform/server/files/openFileStore";
import { filesOf } from "../../photos/photos.rules";
import { allPhotos } from "../../photos/server/photos.repository";
import { photoLeftovers, photos } from "../../photos/server/photos.tables";
import { photoDifference, photosAsCells } from "../catalogue.photos";
import { exportCatalogue } from "./exportCatalogue";
import { findingText } from "./findingText";
import { importCatalogue } from "./importCatalogue";
import { photoFolderOf } from "./photoFolder";
import { filesIn } from "./sheetFiles";

const home = mkdtempSync(join(tmpdir(), "malecon-photo-import-"));
const store = openFileStore({ kind: "folder", folder: join(home, "store") });
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  await opened.close();
  rmSync(home, { recursive: true });
});
afterEach(async () => {
  await opened.db.delete(photos);
  await opened.db.delete(photoLeftovers);
});

const HEAD = "of,id,position,file,caption_en,alt_en,caption_es,alt_es";
const picture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();

let folders = 0;
/** A folder with `photos.csv` and the files beside it. */
function folderOf(rows: readonly string[], files: Readonly<Record<string, Uint8Array>>): string {
  folders += 1;
  const folder = join(home, `catalogue-${folders}`);
  mkdirSync(join(folder, "photos"), { recursive: true });
  writeFileSync(join(folder, "photos.csv"), [HEAD, ...rows, ""].join("\n"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, "photos", name), content);
  return folder;
}

const bringIn = (path: string, options: { dryRun?: boolean; from?: number; store?: FileStore } = {}) =>
  importCatalogue({ db: opened.db, now: Date.now }, filesIn(path), {
    ...options,
    photos: { folder: photoFolderOf(path), store: options.store ?? store },
  });
async function exported(): Promise<string> {
  const folder = join(home, `export-${++folders}`);
  expect(await exportCatalogue({ db: opened.db, now: Date.now, store }, folder)).toMatchObject({ missing: [] });
  return folder;
}
const rowsIn = (folder: string) => readFileSync(join(folder, "photos.csv"), "utf8").trim().split("\n").slice(1);
const nothing = { findings: [], changes: [], large: [], changeId: null };

(existsSync("/proc/self") ? it : it.skip)("an export ends where no folder can be made (OPS-22, OPS-26)", async () => {
  const refused = exportCatalogue({ db: opened.db, now: Date.now, store }, "/proc/malecon");
  await expect(refused).rejects.toThrow("no folder can be made in /proc");
});

describe("photographs in an import", () => {
  it("are processed and stored like uploads; importing the same files, or those of an export, changes nothing (PHOTO-8)", async () => {
    const [red, blue] = [await picture("#f00"), await picture("#00f")];
    const rows = [
      'house,1,2,pool.jpg,,,"La piscina, de noche",',
      "house,1,1,front.jpg,The front,A villa with a porch,La fachada,Una villa con portal",
      "room,11,1,front.jpg,,,,",
      "model,1,1,pool.jpg,,,,",
    ];
    const folder = folderOf(rows, { "front.jpg": red, "pool.jpg": blue });
    expect(await bringIn(folder, { dryRun: true })).toMatchObject({ findings: [], changes: [{ added: 4 }] });
    expect([await opened.db.$count(photos), await opened.db.$count(photoLeftovers)]).toEqual([0, 0]);

    expect(await bringIn(folder)).toMatchObject({ findings: [], changes: [{ added: 4, changed: 0, deleted: 0 }] });
    expect(await opened.db.$count(photoLeftovers)).toBe(0);
    for (const { file, width } of await allPhotos(opened.db))
      for (const name of filesOf(file, width)) expect(await store.read(name)).not.toBeNull();
    expect(await bringIn(folder)).toEqual(nothing);

    const written = await exported();
    expect(rowsIn(written)).toEqual([
      "house,1,1,house-1-1.webp,The front,A villa with a porch,La fachada,Una villa con portal",
      'house,1,2,house-1-2.webp,,,"La piscina, de noche",',
      "model,1,1,model-1-1.webp,,,,",
      "room,11,1,room-11-1.webp,,,,",
    ]);
    expect(await bringIn(written)).toEqual(nothing);
    const again = await exported();
    for (const name of readdirSync(join(written, "photos")))
      expect(readFileSync(join(again, "photos", name))).toEqual(readFileSync(join(written, "photos", name)));
    expect(rowsIn(again)).toEqual(rowsIn(written));

    // A shop without any of them makes them again, and then has the same rows.
    await opened.db.delete(photos);
    expect((await bringIn(written)).changes).toMatchObject([{ added: 4 }]);
    expect(await bringIn(written)).toEqual(nothing);
    expect(rowsIn(await exported())).toEqual(rowsIn(written));
  });

  it("stored before digests were kept are recognised by the file that an export wrote (PHOTO-8)", async () => {
    await bringIn(folderOf(["house,1,1,a.jpg,,,,"], { "a.jpg": await picture("#0a0") }));
    await opened.db.update(photos).set({ digests: null });
    expect(await bringIn(await exported())).toEqual(nothing);
  });

  it("change their order and captions without being processed again, and are removed if they are left out (PHOTO-8, PHOTO-4)", async () => {
    const files = { "a.jpg": await picture("#fa0"), "b.jpg": await picture("#0fa"), "c.jpg": await picture("#a0f") };
    await bringIn(folderOf(["house,1,1,a.jpg,,,,", "house,1,2,b.jpg,,,,", "house,1,3,c.jpg,,,,"], files));
    const [a, b, c] = await allPhotos(opened.db);
    const folder = folderOf(["house,1,2,a.jpg,,,,", "house,1,1,b.jpg,,Sea,,Mar"], files);
    expect((await bringIn(folder)).changes).toMatchObject([{ added: 0, changed: 2, deleted: 1 }]);
    const left = await allPhotos(opened.db);
    expect(left.map(({ file }) => file)).toEqual([b?.file, a?.file]);
    expect(left[0]?.words).toContainEqual({ Language: "es", Caption: "", Alt: "Mar" });
    const [leftover] = await opened.db.select().from(photoLeftovers);
    expect(leftover).toMatchObject({ file: c?.file, dueAt: null });
  });

  it("photographs in an import that are wrong are listed line by line with the reason, and nothing at all is changed (PHOTO-8)", async () => {
    const jpeg = await picture("#888");
    const large = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const rows = [
      "house,1,1,good.jpg,,,,",
      "house,99999,1,good.jpg,,,,",
      "house,1,1,good.jpg,,,,",
      "house,1,2,none.jpg,,,,",
      "house,1,3,text.jpg,,,,",
      "house,1,4,half.jpg,,,,",
      "house,1,5,large.png,,,,",
      "house,1,6,heavy.jpg,,,,",
      "house,1,7,../store/good.jpg,,,,",
      "chain,1,41,,,,,",
    ];
    const folder = folderOf(rows, {
      ...{ "good.jpg": jpeg, "text.jpg": Buffer.from("no picture"), "half.jpg": jpeg.subarray(0, jpeg.length / 2) },
      ...{ "large.png": large, "heavy.jpg": new Uint8Array(10 * 1024 * 1024 + 1) },
    });
    writeFileSync(join(folder, "lengths.csv"), "from_days,percent\n1,-3\n");
    const wrong = [
      "lengths.csv, line 2, column percent: “-3” is not valid: write a percentage above 0 such as 125 or 82.5.",
      "photos.csv, line 3, column id: There is no id “99999” in the database, and houses.csv is not given.",
      "photos.csv, line 4, column of, id, position: “house / 1 / 1” is in line 2 too.",
      "photos.csv, line 5, column file: There is no file “none.jpg” in the folder “photos”.",
      "photos.csv, line 6, column file: The file “text.jpg” is not a photograph: it has to be a JPEG, PNG or WebP.",
      "photos.csv, line 7, column file: The file “half.jpg” is damaged, and cannot be read to its end.",
      "photos.csv, line 8, column file: The picture “large.png” has more than 50 megapixels.",
      "photos.csv, line 9, column file: The file “heavy.jpg” is larger than 10 MB.",
      "photos.csv, line 10, column file: “../store/good.jpg” is not valid: write the name of a file in the folder “photos”, such as villa-1.jpg.",
      "photos.csv, line 11, column of: “chain” is not valid: write one of house, room, model.",
      "photos.csv, line 11, column position: “41” is not valid: write a whole number from 1 to 40.",
      "photos.csv, line 11, column file: It is empty: write the name of a file in the folder “photos”, such as villa-1.jpg.",
    ];
    for (const dryRun of [true, false])
      expect((await bringIn(folder, { dryRun })).findings.map(findingText)).toEqual(wrong);
    expect([await opened.db.$count(photos), await opened.db.$count(photoLeftovers)]).toEqual([0, 0]);
  });

  it("cannot be scheduled, because no price depends on them (OPS-40)", async () => {
    const folder = folderOf(["house,1,1,a.jpg,,,,"], { "a.jpg": await picture("#123") });
    expect((await bringIn(folder, { from: Date.now() + 60_000 })).findings).toMatchObject([{ code: "rowsAtOnceOnly" }]);
  });

  it("can also be imported in a zip archive (PHOTO-8)", async () => {
    const zip = join(home, "catalogue.zip");
    const [csv, jpeg] = [Buffer.from(`${HEAD}\nhouse,1,1,\u00e1.jpg,,,,\n`), await picture("#456")];
    writeFileSync(zip, zipSync({ "shop/photos.csv": csv, "shop/photos/a\u0301.jpg": jpeg }));
    expect((await bringIn(zip)).changes).toMatchObject([{ added: 1 }]);
    expect(await bringIn(zip)).toEqual(nothing);
  });

  it("leave no unknown file when an import stops in the middle (PHOTO-4)", async () => {
    const folder = folderOf(["house,1,1,a.jpg,,,,", "house,1,2,b.jpg,,,,"], {
      ...{ "a.jpg": await picture("#789"), "b.jpg": await picture("#987") },
    });
    let writes = 0;
    const full: FileStore = {
      ...store,
      write: async (...given) => {
        writes += 1;
        if (writes > 4) throw new Error("no space left");
        await store.write(...given);
      },
    };
    await expect(bringIn(folder, { store: full })).rejects.toThrow("no space left");
    expect(await opened.db.$count(photos)).toBe(0);
    expect(await opened.db.$count(photoLeftovers, isNotNull(photoLeftovers.dueAt))).toBe(2);
    expect((await bringIn(folder)).changes).toMatchObject([{ added: 2 }]);
    expect(await opened.db.$count(photos, eq(photos.subjectId, 1))).toBe(2);
  });

  it("of any rows change nothing when their export is imported again (PHOTO-8)", () => {
    const words = fc.uniqueArray(
      fc.record({ Language: fc.constantFrom("en" as const, "es" as const), Caption: fc.string(), Alt: fc.string() }),
      { selector: ({ Language }) => Language },
    );
    const row = fc.record({
      ...{
        line: fc.constant(2),
        subject: fc.constantFrom("hotel" as const, "room" as const),
        file: fc.constant("a.jpg"),
      },
      ...{ subjectId: fc.integer({ min: 1, max: 3 }), words, digest: fc.constantFrom("a", "b", "c") },
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.array(row, { maxLength: 12 }), (before, wanted) => {
        const known = before.map((one) => ({ ...one, digests: [one.digest], stored: one }));
        const { added, staying, removed } = photoDifference(wanted, known);
        expect(added.length + staying.length).toBe(wanted.length);
        expect(staying.length + removed.length).toBe(before.length);
        const after = [
          ...added.map(({ row: one, position }) => ({ ...one, position, digests: [one.digest], stored: one })),
          ...staying.map((one) => ({ ...one.stored, ...one, digests: [one.stored.digest] })),
        ].sort((a, b) => a.position - b.position);
        const again = photoDifference(wanted, after);
        expect([again.added, again.removed, again.staying.filter(({ isChanged }) => isChanged)]).toEqual([[], [], []]);
        expect(new Set(photosAsCells(wanted).map(({ cells }) => cells.file)).size).toBe(wanted.length);
      }),
      { numRuns: THOROUGH ? 60 : 15 },
    );
  });
});
