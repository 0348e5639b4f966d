import type { ParameterNames } from "./endpoint";

/** A page of the site, as the browser routes by it and the server answers by it (WEB-1, WEB-2). */
export type Page = {
  /** Its paths; links lead to the first. */
  readonly paths: readonly string[];
  /** The first part of its path in old addresses, which remain valid; what follows that part is the same. */
  readonly alias?: string;
  /** Sign-in required, in this role or any. Otherwise everybody may see it. */
  readonly signIn?: "staff" | "any";
  /** Search engines may list it: it is public, and does not change from day to day. It arrives drawn. (WEB-19) */
  readonly listed?: true;
  /** The query parameters on which the page's content depends; others change nothing of what is rendered. */
  readonly query?: readonly string[];
  /** It has a form with a draft of this tab, so the rendered page is replaced in the browser, not hydrated. */
  readonly restoresDraft?: true;
};

/** Pages by name: the messages `title.<name>` and `meta.<name>` are their title and description. */
export type Pages = Readonly<Record<string, Page>>;

declare const isPath: unique symbol;

/**
 * The address of a page of ours: its path with the parameters filled in, and its query. Links take nothing else, and
 * only `pagePath` and `ownPath` make one, so a link to a page needs its feature's `*.pages.ts`.
 */
export type PagePath = string & { readonly [isPath]: true };

type Values<Path extends string> = { readonly [Name in ParameterNames<Path>]: string | number };
type Query = Readonly<Record<string, string | number | undefined>> | URLSearchParams;
type Given<Path extends string> = [ParameterNames<Path>] extends [never]
  ? [values?: Record<string, never>, query?: Query]
  : [values: Values<Path>, query?: Query];

/** The path of a page with its parameters, each encoded, and the query without undefined values. */
export function pagePath<const Path extends string>(path: Path, ...given: Given<Path>): PagePath;
export function pagePath(path: string, values: Readonly<Record<string, string | number>> = {}, query: Query = {}) {
  const pathname = path.replace(/:(\w+)/g, (_parameter, name) => encodeURIComponent(String(values[name])));
  const fields = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const said = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return said.length === 0 ? pathname : `${pathname}?${new URLSearchParams(said)}`;
}

export const HOME = pagePath("/");

/** The same page with a fragment, which is not sent to the server. */
export const withFragment = (path: PagePath, fragment: string) => `${path}#${fragment}` as PagePath;

/** The page at an entry of the browser's history. */
export function pathOfPlace({ pathname, search, hash }: { pathname: string; search: string; hash: string }): PagePath {
  return `${pathname}${search}${hash}` as PagePath;
}

/** An id in a path; null if the text is no id. */
export function idOfPath(text: string | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
}
