import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { notesPath } from "../../../features/notes/notes.pages";
import { planPath } from "../../../features/plan/plan.pages";
import { text } from "../../../platform/server/http/texts";
import { marksOf } from "../../../platform/server/shop/marks";
import { keysOf } from "../../../shared/keysOf";
import type { Language } from "../../../shared/language";
import { lightColours } from "../../../shared/palette";
import { Strict } from "../../../shared/schemas";
import { nameOf, type Shop } from "../../../shared/shop";
import { MARKS, type MarkUse, markAddress, markSizes } from "../../../shared/shopMark";
import { languageOfPage } from "./languageOfPage";
import type { SiteSubjects } from "./subjects/siteSubjects";

/** Where the page's head finds the manifest in a language. */
export const manifestAddress = (language: Language): string => `/manifest.webmanifest?lang=${language}`;

const FOR_GOOD = "public, max-age=31536000, immutable";
/** The file name of a mark's picture. */
const pictured = new RegExp(`^([0-9a-f]{32})\\.(${keysOf(markSizes).join("|")})\\.png$`);
const isUse = (use: string | undefined): use is MarkUse => use !== undefined && Object.hasOwn(markSizes, use);

/** The shop's marks and its manifest, for everybody. (OPS-153, OPS-156) */
export function addShopFiles(app: FastifyInstance, { shop, marks }: Pick<SiteSubjects, "shop" | "marks">): void {
  app.get<{ Params: { name: string } }>(
    `${MARKS}/:name`,
    { config: { access: "public" }, schema: { params: Strict({ name: Type.String({ maxLength: 100 }) }) } },
    async ({ params }, reply) => {
      const [, mark = "", use] = pictured.exec(params.name) ?? [];
      const picture = await marks.picture(mark, isUse(use) ? use : "head");
      return (
        reply
          .header("Cache-Control", FOR_GOOD)
          .header("X-Content-Type-Options", "nosniff")
          // Search engines and other sites show it.
          .header("Cross-Origin-Resource-Policy", "cross-origin")
          .type("image/png")
          .send(Buffer.from(picture))
      );
    },
  );
  app.get("/manifest.webmanifest", { config: { access: "public" } }, async (request, reply) => {
    const language = languageOfPage(request.url.split("?", 2)[1] ?? "", request.headers.cookie);
    return reply
      .header("Cache-Control", "no-cache")
      .header("Content-Language", language)
      .type("application/manifest+json")
      .send(JSON.stringify(manifestOf(await shop(), language)));
  });
}

/** The shop as phones install it: under its own name, with its own mark. (OPS-156) */
export function manifestOf(shop: Shop, language: Language) {
  const name = nameOf(shop);
  const { day } = marksOf(shop);
  const icon = (use: MarkUse, purpose: "any" | "maskable") => ({
    src: markAddress(day, use),
    sizes: `${markSizes[use]}x${markSizes[use]}`,
    type: "image/png",
    purpose,
  });
  return {
    name,
    short_name: shop.brand.shortName ?? name,
    description: text(language, "meta.home", { shop: name }),
    id: "/",
    start_url: "/",
    scope: "/",
    lang: language,
    dir: "ltr",
    categories: ["travel"],
    display: "standalone",
    background_color: lightColours.page,
    theme_color: lightColours.page,
    icons: [icon("icon192", "any"), icon("icon512", "any"), icon("maskable512", "maskable")],
    shortcuts: [
      { name: text(language, "title.travelPlan"), url: planPath() },
      { name: text(language, "title.notes"), url: notesPath() },
    ],
  };
}
