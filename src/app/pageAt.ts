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

/** Letters, digits, hyphen, full stop, low line and tilde, which programs may write either way (RFC 3986). */
const needlesslyEncoded = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi;
/** What a link gets at its end from the text around it: a slash, a blank, also an invisible one, or a mark. */
const fromText =
  /(?:[/.,;:!?)\]}>"'*]|%(?:20|22|27|29|2A|2C|2F|3A|3B|3E|3F|5D|7D)|%C2%(?:A0|BB)|%E2%80%(?:8[BCDEF]|99|9D|A6))$/i;
const LONGEST_FROM_TEXT = "%E2%80%8B".length;

/**
 * The exact path for one that ends with slashes or signs of the text around a link, or whose letters are
 * percent-encoded; null if that path leads to no page. (WEB-4)
 */
export function exactPath(path: string): string | null {
  const plain = path.replace(needlesslyEncoded, decodeURIComponent);
  // A loop instead of a regular expression, which takes a second for an address of nothing but slashes.
  let end = plain.length;
  for (;;) {
    const [last] = fromText.exec(plain.slice(Math.max(0, end - LONGEST_FROM_TEXT), end)) ?? [];
    if (last === undefined) break;
    end -= last.length;
  }
  const bare = plain.slice(0, end);
  return bare !== path && bare !== "" && pageAt(bare).page !== "notFound" ? bare : null;
}
