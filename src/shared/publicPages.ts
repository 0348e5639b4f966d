import { DEFAULT_LANGUAGE } from "./constants";
import type { Language } from "./language";
import { type SitePage, sitePages } from "./sitePages";

const listed: readonly (SitePage | "notFound")[] = [
  "home",
  "searchCar",
  "searchLodging",
  "news",
  "cancellationPolicy",
  "privacyPolicy",
  "generalTerms",
  "newsItem",
  "zone",
  "province",
];

/** Whether search engines may list a page: what anybody sees, and what stays the same tomorrow. */
export const isPublicPage = (page: SitePage | "notFound") => listed.includes(page);

/** The paths of all those that are not one of many. */
export function publicPaths(): string[] {
  const names = Object.keys(sitePages).filter((name): name is SitePage => listed.some((known) => known === name));
  return names.map((name) => sitePages[name][0] ?? "").filter((path) => !path.includes(":"));
}

/** A page's address in a language: the default language has the bare one. `origin` without a final slash. */
export function pageAddress(origin: string, path: string, language: Language): string {
  const query = language === DEFAULT_LANGUAGE ? "" : `?lang=${language}`;
  // One page has two paths.
  return `${origin}${path === "/home" ? "/" : path}${query}`;
}
