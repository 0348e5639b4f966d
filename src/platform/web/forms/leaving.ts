import { pathOfPlace } from "../../../shared/page";
import type { NavigateFunction } from "../links";

/** The used part of a `NavigateEvent`. */
export type Navigating = {
  readonly cancelable: boolean;
  readonly navigationType: "push" | "replace" | "reload" | "traverse";
  readonly destination: { readonly url: string; readonly key: string; readonly sameDocument: boolean };
  readonly target?: EventTarget | null;
};

type Traversing = { traverseTo?: (key: string) => unknown };

/**
 * Returns a function that repeats a navigation which was stopped because it leaves the page at `here`; null: it stays
 * on the page, or cannot be stopped. Another fragment or language is the same page, and so is an address that the page replaces by
 * itself. If another document would be loaded, the browser asks.
 */
export function leavingOf(
  { cancelable, navigationType, destination, target }: Navigating,
  here: string,
  navigate: NavigateFunction,
): (() => void) | null {
  if (!cancelable || !destination.sameDocument) return null;
  const isOwn = navigationType === "replace" && new URL(destination.url).pathname === new URL(here).pathname;
  if (isOwn || pageOf(destination.url) === pageOf(here)) return null;
  if (navigationType === "traverse") return () => void (target as Traversing | null)?.traverseTo?.(destination.key);
  const to = pathOfPlace(new URL(destination.url));
  return () => void navigate(to, { replace: navigationType === "replace" });
}

function pageOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete("lang");
  return `${pathname}?${searchParams}`;
}
