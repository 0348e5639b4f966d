import { UPLOAD_LIMIT } from "../../../shared/constants";
import { Problem } from "../problem";
import { readUpload } from "./readUpload";

const bytes = (text: string) => Buffer.from(text, "base64");

/** Each of one pixel, as programs write them. */
const pictures = {
  "image/png": bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  "image/jpeg": bytes(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSEx" +
      "IQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAB" +
      "AAEDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAGCP/EAB" +
      "QRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ABo7So//2Q==",
  ),
  "image/webp": bytes("UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoBAAEAAgA0JaACdLoAA5gA/u8pR8TxdvIb/6MP/xpH/GkfDmAAAA=="),
};
const kinds = Object.entries(pictures);
const pdf = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
const files = [...kinds, ["application/pdf", pdf]] as const;

const codeOf = (content: Uint8Array) =>
  readUpload(content).then(
    (mediaType) => mediaType,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

/** A copy of a picture with some numbers overwritten. */
function changed(picture: Buffer, write: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(picture);
  write(copy);
  return copy;
}

/** The position of width and height in each format. */
const sizes = {
  "image/png": (copy: Buffer, width: number, height: number) => {
    copy.writeUInt32BE(width, 16);
    copy.writeUInt32BE(height, 20);
  },
  "image/jpeg": (copy: Buffer, width: number, height: number) => {
    const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
    copy.writeUInt16BE(height, frame + 5);
    copy.writeUInt16BE(width, frame + 7);
  },
  "image/webp": (copy: Buffer, width: number, height: number) => {
    copy.writeUInt16LE(width, 26);
    copy.writeUInt16LE(height, 28);
  },
};

describe("an upload (SAFE-8)", () => {
  it.each(files)("an upload that is a complete %s is accepted as one", async (mediaType, picture) => {
    expect(await codeOf(picture)).toBe(mediaType);
  });

  it.each(files)(
    "that is a %s with bytes after its end is accepted, because cameras write there",
    async (mediaType, picture) => {
      expect(await codeOf(Buffer.concat([picture, Buffer.from("a camera's note")]))).toBe(mediaType);
    },
  );

  it.each(files)(
    "an upload that is the beginning of a %s is refused, wherever it broke off",
    async (_mediaType, picture) => {
      const codes = new Set<unknown>();
      for (let length = 16; length < picture.length; length += 1) codes.add(await codeOf(picture.subarray(0, length)));
      expect([...codes]).toEqual(["upload.damaged"]);
    },
  );

  it("an upload that is a PDF cut after an earlier end marker is refused: after its first part, or long before an update", async () => {
    const firstPart = "%PDF-1.7\n1 0 obj<</Linearized 1>>endobj\nstartxref\r\n0\r\n%%EOF\n";
    expect(await codeOf(Buffer.from(firstPart))).toBe("upload.damaged");
    expect(await codeOf(Buffer.from(`${firstPart}2 0 obj<<>>endobj\nstartxref\n70\n%%EOF\n`))).toBe("application/pdf");
    expect(await codeOf(Buffer.concat([pdf, Buffer.alloc(10_000, "3 0 obj")]))).toBe("upload.damaged");
  });

  it.each(Object.entries(sizes))(
    "an upload that is a %s without width or height is refused as damaged",
    async (kind, resize) => {
      const picture = pictures[kind as keyof typeof pictures];
      for (const [width, height] of [
        [0, 10],
        [10, 0],
        [0, 0],
      ] as const)
        expect(await codeOf(changed(picture, (copy) => resize(copy, width, height)))).toBe("upload.damaged");
    },
  );

  it("an upload that is a picture of more segments than any camera writes is refused as damaged", async () => {
    const [jpeg, png] = [pictures["image/jpeg"], pictures["image/png"]];
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const filled = Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(1_000_000, 0xff), jpeg.subarray(scan)]);
    const end = png.indexOf("IEND") - 4;
    const chunks = Buffer.concat([png.subarray(0, end), Buffer.alloc(12 * 50_000), png.subarray(end)]);
    expect([await codeOf(filled), await codeOf(chunks)]).toEqual(["upload.damaged", "upload.damaged"]);
  });

  it.each(["image/png", "image/jpeg"] as const)(
    "that is a %s of more than 50 megapixels is refused for its size (PAY-27)",
    async (kind) => {
      const large = changed(pictures[kind], (copy) => sizes[kind](copy, 20_000, 20_000));
      expect(await codeOf(large)).toBe("upload.pixels");
    },
  );

  it("an upload that has only a picture's first bytes is not scanned to its end", async () => {
    const content = Buffer.alloc(UPLOAD_LIMIT);
    content.write("ffd8ffe0", "hex");
    const reads = [jest.spyOn(Buffer.prototype, "readUInt16BE"), jest.spyOn(DataView.prototype, "getUint16")];
    expect(await codeOf(content)).toBe("upload.damaged");
    const count = reads.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    jest.restoreAllMocks();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(UPLOAD_LIMIT / 50);
  });

  it("an upload that is empty, or neither a picture nor a PDF, is refused with its own code", async () => {
    expect(await codeOf(Buffer.alloc(0))).toBe("upload.empty");
    expect(await codeOf(Buffer.from("GIF89a, which is not asked for"))).toBe("upload.kind");
  });
});
