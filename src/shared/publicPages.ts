import { DEFAULT_LANGUAGE } from "./constants";
import type { Language } from "./language";

/** Pages that search engines may list: what anybody sees, and what stays the same tomorrow. */
export const publicPages = [
  "/",
  "/search-car",
  "/search-lodging",
  "/news-list",
  "/cancellation-policy",
  "/privacy-policy",
  "/general-terms",
] as const;

const publicPlaces = /^\/(polo-details|province-details|news)\//;

/** The one address of a page that has two. */
function pageOf(path: string): string {
  return path === "/home" ? "/" : path;
}

export function isPublicPage(path: string): boolean {
  const page = pageOf(path);
  return publicPages.some((known) => known === page) || publicPlaces.test(page);
}

/** A page's address in a language: the default language has the bare one. `origin` without a final slash. */
export function pageAddress(origin: string, path: string, language: Language): string {
  const query = language === DEFAULT_LANGUAGE ? "" : `?lang=${language}`;
  return `${origin}${pageOf(path)}${query}`;
}
