import { aliasOf, aliasTarget, pageNames, type SitePage, sitePages } from "./sitePages";

/** The page at an address, and the canonical path that search engines shall list. */
export type PlacedPage = { page: SitePage | "notFound"; path: string };

type Route = PlacedPage & { pattern: RegExp };

/** A path such as `/polo-details/:poloId` as the browser's router matches it: case-sensitive. */
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

/** The page at a path (WEB-5, WEB-4): an old address leads to the same page; "notFound" if there is none. */
export function pageAt(path: string): PlacedPage {
  const found = routes.find(({ pattern }) => pattern.test(path));
  return found ? { page: found.page, path: aliasTarget(path, found.path) } : { page: "notFound", path };
}

/** The exact path for one that ends with slashes; null if that path leads to no page. (WEB-4) */
export function exactPath(path: string): string | null {
  // A loop instead of a regular expression, which takes a second for an address of nothing but slashes.
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  const bare = path.slice(0, end);
  return bare !== path && bare !== "" && pageAt(bare).page !== "notFound" ? bare : null;
}
