import sharp from "sharp";
import { Problem } from "../problem";
import { sanitizedPicture, sanitizedUpload } from "./pictures";

/** Red on the left, blue on the right. */
const drawn = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
  ]);
const PLACE = { IFD0: { Make: "Acme", Model: "Phone 9" }, IFD3: { GPSLatitude: "23/1 8/1 0/1", GPSLatitudeRef: "N" } };
const taken = () =>
  drawn().withExif(PLACE).withMetadata({ orientation: 6, exif: PLACE }).jpeg({ quality: 95 }).toBuffer();
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "taken",
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

/** The colours of a picture's corners, roughly: red, blue or another one. */
async function corners(content: Uint8Array) {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(from, from + 3);
    if (red > 150 && green < 100 && blue < 100) return "red";
    return blue > 120 && green < 100 && red < 100 ? "blue" : `${red} ${green} ${blue}`;
  };
  const [right, bottom] = [info.width - 3, info.height - 3];
  return { size: [info.width, info.height], topLeft: at(2, 2), topRight: at(right, 2), bottomLeft: at(2, bottom) };
}

describe("a stored picture (SAFE-43)", () => {
  it("is upright, without the camera's metadata in the file or after its end", async () => {
    const photo = Buffer.concat([await taken(), Buffer.from("MotionPhoto_Data ftypmp42 a film of the room")]);
    expect(photo.toString("latin1")).toMatch(/Acme[\s\S]*MotionPhoto/);
    const { mediaType, content } = await sanitizedPicture(photo);
    expect(mediaType).toBe("image/jpeg");
    expect(Buffer.from(content).toString("latin1")).not.toMatch(/Exif|Acme|Phone 9|MotionPhoto|GPS/);
    expect((await sharp(content).metadata()).orientation).toBeUndefined();
    expect(await corners(content)).toEqual({ size: [40, 60], topLeft: "red", topRight: "red", bottomLeft: "blue" });
  });

  it.each([
    ["a CMYK JPEG", () => drawn().toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer()],
    ["a PNG of 16 bits", () => drawn().toColourspace("rgb16").png().toBuffer()],
    ["a WebP", () => drawn().webp({ quality: 95 }).toBuffer()],
  ])("has the colours of %s", async (_kind, make) => {
    const { content } = await sanitizedUpload(await make());
    expect(await corners(content)).toMatchObject({ topLeft: "red", topRight: "blue" });
    expect(await sharp(content).metadata()).toMatchObject({
      format: "jpeg",
      space: "srgb",
      depth: "uchar",
      channels: 3,
    });
  });

  it("is white where it was transparent, and only as large as small print needs", async () => {
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    expect((await corners((await sanitizedUpload(clear)).content)).topLeft).toMatch(/^25\d 25\d 25\d$/);
    const wide = await drawn(6_000, 30).png().toBuffer();
    expect((await corners((await sanitizedUpload(wide)).content)).size).toEqual([4_096, 20]);
  });

  it("is the same for the same file, so that a file sent twice is recognised", async () => {
    const photo = await taken();
    const [one, other] = await Promise.all([sanitizedUpload(photo), sanitizedUpload(photo)]);
    expect(Buffer.from(one.content).equals(Buffer.from(other.content))).toBe(true);
  });

  it("has one frame: an animation is refused", async () => {
    const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 0xff), Buffer.alloc(20 * 20 * 3)]);
    const raw = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const;
    const moving = await sharp(frames, { raw })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(await codeOf(sanitizedUpload(moving))).toBe("upload.animated");
    const png = await drawn().png().toBuffer();
    // Length, acTL, two frames for ever, checksum.
    const control = Buffer.from("000000086163544c000000020000000000000000", "hex");
    const movingPng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect(await codeOf(sanitizedUpload(movingPng))).toBe("upload.animated");
  });

  it("must not be a PDF where a picture is required; a proof may be one, and stays unchanged", async () => {
    const pdf = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
    expect(await codeOf(sanitizedPicture(pdf))).toBe("photo.kind");
    expect(await codeOf(sanitizedPicture(Buffer.from("GIF89a")))).toBe("photo.kind");
    expect(await sanitizedUpload(pdf)).toEqual({ mediaType: "application/pdf", content: pdf });
  });

  it("is refused where its pixels cannot be decoded to the end", async () => {
    const photo = await drawn(400, 300).png().toBuffer();
    photo.fill(0, 60, photo.length - 40);
    expect(await codeOf(sanitizedUpload(photo))).toBe("upload.damaged");
  });

  it("waits for earlier ones, and too many waiting ones are refused for now", async () => {
    const photo = await taken();
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(sanitizedUpload(photo))));
    expect(codes.filter((code) => code === "taken").length).toBe(8);
    expect(codes.filter((code) => code === "tooManyRequests").length).toBe(4);
    expect(await codeOf(sanitizedUpload(photo))).toBe("taken");
  });
});
