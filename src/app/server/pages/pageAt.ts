import { aliasOf, aliasTarget, pageNames, type SitePage, sitePages } from "../../sitePages";

/** What an address shows, and the path that search engines shall know it by. */
export type PlacedPage = { page: SitePage | "notFound"; path: string };

type Route = PlacedPage & { pattern: RegExp };

/** `/polo-details/:poloId` as the browser's router reads it: capitals count. */
function patternOf(path: string): RegExp {
  const segments = path.replace(/^\/$/, "").replaceAll(/:\w+/g, "[^/]+");
  return new RegExp(`^${segments || "/"}$`);
}

const routes = pageNames.flatMap((page) =>
  sitePages[page].paths.flatMap((path): Route[] => {
    const alias = aliasOf(sitePages[page], path);
    const paths = alias ? [path, alias] : [path];
    return paths.map((known) => ({ page, path, pattern: patternOf(known) }));
  }),
);

/** The page at a path (WEB-5, WEB-4): under an old address the same page, and none where there is none. */
export function pageAt(path: string): PlacedPage {
  const found = routes.find(({ pattern }) => pattern.test(path));
  return found ? { page: found.page, path: aliasTarget(path, found.path) } : { page: "notFound", path };
}

/** The exact path of a page that was asked for with slashes behind it; null where that leads to none. (WEB-4) */
export function exactPath(path: string): string | null {
  const bare = path.replace(/\/+$/, "");
  return bare !== path && bare !== "" && pageAt(bare).page !== "notFound" ? bare : null;
}
