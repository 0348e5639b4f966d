import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keyRing } from "../../../../test/testDatabase";
import { ownKeyRing, readKeyRing } from "./keyRing";
import { vault } from "./vault";

const keyOf = (text: string) => createHash("sha256").update(text).digest("base64");
const [one, other] = [keyOf("one"), keyOf("other")];
const place = { table: "people", field: "number", row: 7 };

describe("encrypted values (SAFE-27)", () => {
  const sealing = vault(keyRing(one));

  it("can be opened only in its own column and row, and is encrypted differently each time", () => {
    const sealed = sealing.sealText("C01X00T47", place);
    expect(sealed).toMatch(new RegExp(`^sealed:${sealing.sealsWith}:[A-Za-z0-9+/=]+$`));
    expect(sealing.openText(sealed, place)).toBe("C01X00T47");
    expect(sealing.sealText("C01X00T47", place)).not.toBe(sealed);
  });

  it.each([
    ["another row", { row: 8 }],
    ["another field", { field: "name" }],
    ["another table", { table: "houses" }],
  ])("cannot be opened in %s", (_what, change) => {
    const elsewhere = { ...place, ...change };
    const bytes = sealing.sealBytes(Buffer.from("a picture"), place);
    expect(() => sealing.openText(sealing.sealText("C01X00T47", place), elsewhere)).toThrow();
    expect(() => sealing.openBytes(bytes, elsewhere)).toThrow();
  });

  it("cannot be opened if a byte of it was changed", () => {
    const { content, sealedWith } = sealing.sealBytes(Buffer.from("a picture"), place);
    for (const at of [0, 12, content.length - 1]) {
      const changed = Buffer.from(content);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => sealing.openBytes({ content: changed, sealedWith }, place)).toThrow();
    }
  });

  it("is sealed by the first key of a ring and opened by any of them; a missing key is named", () => {
    const sealed = sealing.sealText("C01X00T47", place);
    const turned = vault(keyRing(other, one));
    expect(turned.openText(sealed, place)).toBe("C01X00T47");
    expect(turned.sealText("", place)).toBe("");
    expect(turned.sealText("C01X00T47", place)).toContain(`:${vault(keyRing(other)).sealsWith}:`);
    expect(() => vault(keyRing(other)).openText(sealed, place)).toThrow(sealing.sealsWith);
  });

  it("written before there were keys is read as it is", () => {
    expect(sealing.openText("C01X00T47", place)).toBe("C01X00T47");
    const picture = Buffer.from("a picture");
    expect(sealing.openBytes({ content: picture, sealedWith: null }, place)).toEqual(picture);
  });
});

describe("the keys of an installation (SAFE-27)", () => {
  const folder = mkdtempSync(join(tmpdir(), "keys-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("are created once, even by concurrent starts, and readable only by their user", async () => {
    const rings = await Promise.all(Array.from({ length: 8 }, () => ownKeyRing(folder)));
    expect(new Set(rings.map(({ current }) => current)).size).toBe(1);
    expect(readdirSync(folder)).toEqual(["document.keys"]);
    expect(statSync(join(folder, "document.keys")).mode & 0o777).toBe(0o600);
  });

  it("are not printed", async () => {
    const ring = await ownKeyRing(folder);
    const text = readFileSync(join(folder, "document.keys"), "utf8").trim();
    expect(JSON.stringify([ring, [...ring.keys]])).not.toContain(text.slice(0, 8));
    expect(() => readKeyRing({ DOCUMENT_KEYS: `${text},short` }, "DOCUMENT_KEYS")).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(text.slice(0, 8)) }),
    );
  });
});
