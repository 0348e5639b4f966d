import { ownPath } from "../../../shared/ownPath";

/**
 * Where to go after signing in: only paths of our own origin; any other address leads to the home page.
 * (SESSION-7, SAFE-9)
 */
export function safeReturnUrl(wanted: string | null): string {
  return (wanted === null ? null : ownPath(wanted)) ?? "/";
}

/** The return address in a query string, after signing in or saving a profile. */
export function returnUrlOf(search: string): string {
  return safeReturnUrl(new URLSearchParams(search).get("returnUrl"));
}

export type Place = { pathname: string; search: string; hash: string };

/** The address of a page from which the visitor returns to another one. */
export function withReturnUrl(
  to: "/signIn" | "/signUp" | "/unauthorized" | "/profile",
  { pathname, search, hash }: Place,
): string {
  return `${to}?${new URLSearchParams({ returnUrl: `${pathname}${search}${hash}` })}`;
}
