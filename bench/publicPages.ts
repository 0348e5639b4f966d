import "./flags";
import { pageAt } from "../src/app/pageAt";
import type { SitePage } from "../src/app/sitePages";
import { SECOND } from "../src/shared/instant";

/** A page is compressed better at its second request. A first one may have been answered as a shell. */
const REQUESTS_UNTIL_SMALL = 3;
/** How long that compression takes at most, milliseconds. */
const COMPRESSED_WITHIN = SECOND;

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

/**
 * Draws a page and has it compressed well, for a phone and for a wide window: measured is the page that all get but the
 * first visitor of a minute. Call it before each look, with the exact address: cached pages get too old.
 */
export async function drawn(address: string): Promise<void> {
  for (const phone of ["?1", "?0"])
    for (let time = 0; time < REQUESTS_UNTIL_SMALL; time += 1) {
      const headers = { "sec-ch-ua-mobile": phone, "accept-encoding": "br" };
      await (await fetch(address, { headers })).arrayBuffer();
    }
  await new Promise((resolve) => setTimeout(resolve, COMPRESSED_WITHIN));
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
