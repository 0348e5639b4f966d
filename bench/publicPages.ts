import "./flags";
import { pageAt } from "../src/app/pageAt";
import type { SitePage } from "../src/app/sitePages";

/** A public page of the shop that search engines may list. `path`: of the first one of its kind in the sitemap. */
export type PublicPage = { page: SitePage; path: string };

/** All addresses of the sitemap, without their origin. */
export async function listedPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address));
  return addresses.map(({ pathname, search }) => pathname + search);
}

/** One page of each kind, or of the named kinds. */
export async function publicPages(origin: string, named: readonly string[]): Promise<PublicPage[]> {
  const first = new Map<SitePage, PublicPage>();
  for (const path of await listedPaths(origin)) {
    const { page } = pageAt(path.split("?", 1)[0] ?? "");
    if (page !== "notFound" && !first.has(page)) first.set(page, { page, path });
  }
  return [...first.values()].filter(({ page }) => named.length === 0 || named.includes(page));
}

/** Renders each page once, so that the measured page is the cached one that all but the first visitor get. */
export async function drawn(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    for (const phone of ["?1", "?0"])
      await (await fetch(origin + path, { headers: { "sec-ch-ua-mobile": phone } })).arrayBuffer();
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
