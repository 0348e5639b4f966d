import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { serialQueue } from "../../../../platform/server/background/serialQueue";
import type { Work } from "../../../../platform/server/background/thread";
import { cachedWork } from "../../../../platform/server/caches/cachedWork";
import { Problem } from "../../../../platform/server/problem";
import { marksOf } from "../../../../platform/server/shop/marks";
import { coloursOf } from "../../../../shared/brandColours";
import { languages } from "../../../../shared/language";
import { nameOf } from "../../../../shared/shop";
import { pageAt } from "../../../pageAt";
import type { DrawingTask } from "../../background/drawing";
import { readerIn, type SiteSubjects } from "../subjects/siteSubjects";
import type { Art } from "./art";
import { drawPicture } from "./drawPicture";
import { PICTURES } from "./pictureAddress";

type Deps = {
  subjects: SiteSubjects;
  /** Read with the first picture. */
  art: () => Art;
  draw: Work<DrawingTask>;
  publicUrl: string;
};

/** Size of the cache in bytes: about half of all pictures fit. */
const MOST_BYTES = 32 * 1024 * 1024;
/** The most pictures that wait to be rendered; further requests are refused until then. */
const MOST_WAITING = 12;
const PER_MINUTE = 60;

const asked = new RegExp(`^${PICTURES}(/.+)\\.(${languages.join("|")})\\.png$`);

/**
 * The pictures of shared links: one for each page about a subject, in each language. They are rendered on request, one
 * after the other, so that a paper waits for at most one of them. (WEB-25)
 */
export function addPictures(app: FastifyInstance, { subjects, art, draw, publicUrl }: Deps): void {
  const drawOnce = cachedWork<string>(
    serialQueue((given) => draw({ paper: "picture", given }), MOST_WAITING),
    MOST_BYTES,
  );
  let read: Art | undefined;
  const config = {
    access: "public" as const,
    // Pages and their files are not limited; these cost more.
    rateLimit: { max: PER_MINUTE, timeWindow: "1 minute", allowList: [] },
  };
  app.get(`${PICTURES}/*`, { config }, async (request, reply) => {
    const [, path = "", code] = asked.exec(request.url.split("?", 1)[0] ?? "") ?? [];
    const language = languages.find((one) => one === code);
    const subject = language && (await subjects.of(pageAt(path), language));
    if (!subject || subject === "missing") throw new Problem("notFound");
    const shop = await subjects.shop();
    const { say } = readerIn(language, publicUrl, shop);
    const { name, line, ...shown } = subject.picture;
    read ??= art();
    const mark = Buffer.from(await subjects.marks.picture(marksOf(shop).day, "head")).toString("base64");
    const by = { name: nameOf(shop), mark: `data:image/png;base64,${mark}`, colours: coloursOf(shop.brand).day };
    const svg = drawPicture({ ...shown, name: say(name), line: say(line) }, read, by);
    const tag = `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"`;
    reply
      .header("ETag", tag)
      .header("Cache-Control", "public, max-age=86400")
      // Other sites show it beside a shared link.
      .header("Cross-Origin-Resource-Policy", "cross-origin");
    if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
    return reply.type("image/png").send(Buffer.from(await drawOnce(svg)));
  });
}
