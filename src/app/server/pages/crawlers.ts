import type { FastifyInstance } from "fastify";
import type { Services } from "../../../platform/server/services";
import { languages } from "../../../shared/language";
import { pageAddress, publicPaths } from "../../sitePages";
import { placePaths } from "./places.repository";

/** What search engines ask for: which pages there are, in both languages, and which are nobody's business. */
export function addCrawlerFiles(
  app: FastifyInstance,
  { db, publicUrl }: Pick<Services, "db"> & { publicUrl: string },
): void {
  const config = { access: "public", impersonator: "act" } as const;
  app.get("/robots.txt", { config }, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robots(publicUrl)),
  );
  app.get("/sitemap.xml", { config }, async (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .send(sitemap(publicUrl, [...publicPaths(), ...(await placePaths(db))])),
  );
}

const closed = ["/api/", "/qa/", "/inspector", "/support", "/impersonate", "/activate_client/"];

function robots(publicUrl: string): string {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Every page once in each language, each naming the others. */
function sitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const addresses = languages.map((language) => [language, pageAddress(publicUrl, path, language)] as const);
    const alternates = addresses.map(
      ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return addresses.map(([, address]) => `<url><loc>${address}</loc>${alternates.join("")}</url>`);
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join("\n")}\n</urlset>\n`;
}
