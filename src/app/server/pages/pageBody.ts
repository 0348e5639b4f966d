import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Of the first answer, which somebody waits for. */
const QUICK = 6;
/** An eighth smaller, and takes ten times as long. */
const SMALL = 10;

const brotli = (text: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

const compress: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) => brotli(text, QUICK),
  gzip: (text) => promisify(gzip)(text),
  identity: async (text) => text,
};

/** One page at a time is made smaller, so that the processor is left to those who wait. */
let lastMadeSmall: Promise<unknown> = Promise.resolve();

/**
 * A page's text as it is sent, compressed once for each encoding that is asked for. One that is asked for again is
 * compressed better meanwhile, for those who come later. `grow` is told how many bytes more it takes up. (SPEED-19)
 */
export function pageBody(text: Buffer, grow: (bytes: number) => void): (encoding: Encoding) => Promise<Buffer> {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  let isMadeSmall = false;

  async function makeSmall(): Promise<void> {
    const quick = await bodies.get("br");
    const small = await brotli(text, SMALL);
    bodies.set("br", Promise.resolve(small));
    grow(small.length - (quick?.length ?? 0));
  }

  return (encoding) => {
    const known = bodies.get(encoding);
    if (known && encoding === "br" && !isMadeSmall) {
      isMadeSmall = true;
      lastMadeSmall = lastMadeSmall.then(makeSmall);
    }
    const body = known ?? compress[encoding](text);
    if (!known) void body.then(({ length }) => encoding !== "identity" && grow(length));
    bodies.set(encoding, body);
    return body;
  };
}
