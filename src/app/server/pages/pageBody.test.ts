import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { pageBody } from "./pageBody";

const text = readFileSync("README.md", "utf8");

describe("the text of a page that is sent (SPEED-19)", () => {
  it("is compressed fast at first, and better once it is requested again", async () => {
    const grown: number[] = [];
    const body = pageBody(Buffer.from(text), (bytes) => grown.push(bytes));
    const first = await body("br");
    expect(await body("br")).toBe(first);
    while ((await body("br")) === first) await setImmediate();
    const later = await body("br");
    expect(later.length).toBeLessThan(first.length);
    expect(String(brotliDecompressSync(later))).toBe(text);
    expect(grown).toEqual([first.length, later.length - first.length]);
  });
});
