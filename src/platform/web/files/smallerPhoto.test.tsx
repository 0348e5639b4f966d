import { smallerPhoto } from "./smallerPhoto";

const close = jest.fn();
const before = globalThis.createImageBitmap;
/** What the canvas was told to draw, and in which size. */
let drawn: number[][];

function opens(width: number, height: number, made: number | null = 1_000) {
  globalThis.createImageBitmap = async () => ({ width, height, close });
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_picture: unknown, ...place: number[]) => drawn.push(place),
  } as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take, type = "") => {
    take(made === null ? null : new Blob([new Uint8Array(made)], { type }));
  });
}
beforeEach(() => {
  drawn = [];
  close.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.createImageBitmap = before;
});

const photo = (bytes: number, type = "image/jpeg") => new File([new Uint8Array(bytes)], "photo", { type });

describe("a photo before it is sent (SAFE-44)", () => {
  it("is 2,000 pixels at its longest, as a JPEG", async () => {
    opens(4_000, 3_000);
    const sent = await smallerPhoto(photo(4_000_000));
    expect([sent.type, sent.size]).toEqual(["image/jpeg", 1_000]);
    expect(drawn).toEqual([[0, 0, 2_000, 1_500]]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("of that size is compressed again only if the file is large", async () => {
    opens(2_000, 1_500);
    expect((await smallerPhoto(photo(4_000_000))).size).toBe(1_000);
    const light = photo(500_000);
    expect(await smallerPhoto(light)).toBe(light);
  });

  it("stays unchanged if it would not get smaller or cannot be drawn", async () => {
    const heavy = photo(4_000_000);
    opens(4_000, 3_000, 5_000_000);
    expect(await smallerPhoto(heavy)).toBe(heavy);
    opens(4_000, 3_000, null);
    expect(await smallerPhoto(heavy)).toBe(heavy);
  });

  it("is shrunk only if it is a picture that the browser can open", async () => {
    const open = jest.fn().mockRejectedValue(new Error("no picture"));
    globalThis.createImageBitmap = open;
    const pdf = photo(4_000_000, "application/pdf");
    expect(await smallerPhoto(pdf)).toBe(pdf);
    expect(open).not.toHaveBeenCalled();
    const other = photo(4_000_000, "image/heic");
    expect(await smallerPhoto(other)).toBe(other);
  });
});
