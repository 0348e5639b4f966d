import { ownPath } from "../../../shared/ownPath";
import { HOME, type PagePath, pagePath, pathOfPlace } from "../../../shared/page";

/**
 * Where to go after signing in: only paths of our own origin; any other address leads to the home page.
 * (SESSION-7, SAFE-9)
 */
export function safeReturnUrl(wanted: string | null): PagePath {
  return (wanted === null ? null : ownPath(wanted)) ?? HOME;
}

/** The return address in a query string, after signing in or saving a profile. */
export function returnUrlOf(search: string): PagePath {
  return safeReturnUrl(new URLSearchParams(search).get("returnUrl"));
}

export type Place = { pathname: string; search: string; hash: string };

/** The address of a page from which the visitor returns to another one. */
export const withReturnUrl = (to: PagePath, place: Place): PagePath =>
  pagePath(to, {}, { returnUrl: pathOfPlace(place) });
