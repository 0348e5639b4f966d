import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The quality for the first answer, because a visitor waits for it. */
const QUICK = 6;
/** The quality for later answers: an eighth smaller, in ten times the time. */
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

/** Pages are recompressed one at a time, to leave the processor to requests. */
let lastMadeSmall: Promise<unknown> = Promise.resolve();

/**
 * A page's text as it is sent, compressed once for each encoding that is asked for. One that is requested again is
 * recompressed in the background, for later requests. `grow` is called with the number of added bytes. (SPEED-19)
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
