import { isDeskPath } from "../features/account/account.pages";
import type { HavanaDate } from "../shared/havana";
import type { Language } from "../shared/language";
import { type PlacedPage, pageAt } from "./pageAt";
import { sitePages } from "./sitePages";

/** A server-rendered page: its place, and the part of its query on which its content depends. */
export type DrawnPlace = PlacedPage & { search: string };

/** All addresses that lead to no page show the same content, except those of the back office. */
const NOWHERE = "/-";

/**
 * The place of a page that the server renders, the same for everybody who opens an address: the pages that search
 * engines may list, and the not-found page. Null for a client's own pages, for the back office, and for old addresses,
 * which redirect. (WEB-19)
 */
export function drawnPlace(pathname: string, search: string): DrawnPlace | null {
  const placed = pageAt(pathname);
  if (isDeskPath(pathname)) return null;
  if (placed.page === "notFound") return { ...placed, path: NOWHERE, search: "" };
  const { listed, query = [] } = sitePages[placed.page];
  if (!listed || placed.path !== pathname) return null;
  const given = new URLSearchParams(search);
  const shown = new URLSearchParams(query.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return { ...placed, search: shown.size > 0 ? `?${shown}` : "" };
}

/**
 * What a server-rendered page shows, as stored on its root element: for another address, language or day the page is
 * rendered again.
 */
export const contentKey = ({ path, search }: DrawnPlace, language: Language, day: HavanaDate): string =>
  `${path}${search} ${language} ${day}`;

/**
 * `wide`: for a window with room for columns. `metas`: the head's `meta` elements that the page reads, by their names.
 */
export type PageTask = DrawnPlace & { language: Language; wide: boolean; metas: ReadonlyMap<string, string> };

/** Rules by Emotion's names: each global sheet by itself, as the browser expects it, and all other rules together. */
export type DrawnStyles = { globals: { name: string; css: string }[]; names: string[]; css: string };

/** `html`: the content of the page's root, with the styles it needs. */
export type Drawing = { html: string; styles: DrawnStyles };

/**
 * `answers`: the answers to its calls, for the browser's store. `failed`: how many calls failed, for example for a
 * place that does not exist. `unnamed`: the queries that it reads but that were not made beforehand.
 */
export type DrawnPage<Answers = unknown> = Drawing & { answers: Answers; failed: number; unnamed: string[] };

/** A call of the API that a page makes while the server renders it, and its answer. */
export type PageCall = { method: string; url: string; headers: Record<string, string>; body: string };
export type PageCallAnswer = { status: number; headers: Record<string, string>; body: string };

/**
 * What the thread that renders pages is given at its start: the path of the rendering program and the site's address.
 */
export type PageThread = { program: string; publicUrl: string };
