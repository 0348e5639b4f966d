import type { FastifyInstance } from "fastify";
import { accountPages, deskPath } from "../../../features/account/account.pages";
import { impersonatePath } from "../../../features/desk/desk.pages";
import { languages } from "../../../shared/language";
import { inspectorPath } from "../../../shared/qa.pages";
import { pageAddress, publicPaths } from "../../sitePages";
import type { SiteSubjects } from "./subjects/siteSubjects";
import type { ListedPage } from "./subjects/subject";

/** The files for search engines: which pages there are, in both languages, and which must not be crawled. */
export function addCrawlerFiles(
  app: FastifyInstance,
  { subjects, publicUrl }: { subjects: Pick<SiteSubjects, "list" | "hidden">; publicUrl: string },
): void {
  const config = { access: "public", impersonator: "act" } as const;
  app.get("/robots.txt", { config }, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robots(publicUrl)),
  );
  app.get("/sitemap.xml", { config }, async (_request, reply) => {
    const paths = publicPaths(await subjects.hidden());
    const pages = [...paths.map((path) => ({ path })), ...(await subjects.list())];
    return reply.type("application/xml; charset=utf-8").send(sitemap(publicUrl, pages));
  });
}

/** Pages whose paths carry a code. */
const pathsOfCodes = [accountPages.activate, accountPages.unsubscribe].map(({ paths: [path] }) =>
  path.replace(/:.*/, ""),
);
const closed = ["/api/", "/qa/", inspectorPath(), deskPath(), impersonatePath(), ...pathsOfCodes];

function robots(publicUrl: string): string {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Every page once in each language, each with links to the other languages. (WEB-23) */
function sitemap(publicUrl: string, pages: readonly ListedPage[]): string {
  const urls = pages.flatMap(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
    const addresses = languages.map((language) => [language, pageAddress(publicUrl, path, language)] as const);
    const alternates = addresses.map(
      ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return addresses.map(([, address]) => `<url><loc>${address}</loc>${changed}${alternates.join("")}</url>`);
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join("\n")}\n</urlset>\n`;
}
