import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Problem } from "../../../platform/server/problem";
import { languages } from "../../../shared/language";
import { Strict } from "../../../shared/schemas";
import { GUIDE_FILES } from "../information.pages";
import { guideNames } from "../texts.rules";
import type { InformationService } from "./information.service";

/** Seconds for which a browser may cache a guide; short, so that a new version is seen soon. */
const KEPT_SECONDS = 300;

/** Requests per minute from one IP address: each reads the text from the database. */
const PER_MINUTE = 30;

/** The guides in the footer, a PDF in each language: `/documents/tips-es.pdf`. (INFO-25) */
export function guideRoutes(app: FastifyInstance, information: Pick<InformationService, "guide">): void {
  const config = {
    access: "public" as const,
    // Other pages and files have no limit, but these cost more.
    rateLimit: { max: PER_MINUTE, timeWindow: "1 minute", allowList: [] },
  };
  app.get<{ Params: { file: string } }>(
    GUIDE_FILES,
    { config, schema: { params: Strict({ file: Type.String({ maxLength: 100 }) }) } },
    async ({ params: { file }, headers }, reply) => {
      const name = guideNames.find((guide) => file.startsWith(`${guide}-`));
      const language = languages.find((one) => name && file === `${name}-${one}.pdf`);
      if (!name || !language) throw new Problem("notFound");
      const { text, draw } = await information.guide(name, language);
      const tag = `"${createHash("sha256").update(JSON.stringify(text)).digest("base64url")}"`;
      reply.header("ETag", tag).header("Cache-Control", `public, max-age=${KEPT_SECONDS}`);
      if (headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
      return reply.type("application/pdf").send(Buffer.from(await draw()));
    },
  );
}
