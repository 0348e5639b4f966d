import { accountPages } from "../features/account/account.pages";
import { deskPages } from "../features/desk/desk.pages";
import { documentsPages } from "../features/documents/documents.pages";
import { fundPages } from "../features/fund/fund.pages";
import { informationPages } from "../features/information/information.pages";
import { notesPages } from "../features/notes/notes.pages";
import { opinionsPages } from "../features/opinions/opinions.pages";
import { papersPages } from "../features/papers/papers.pages";
import { paymentsPages } from "../features/payments/payments.pages";
import { planPages } from "../features/plan/plan.pages";
import { privacyPages } from "../features/privacy/privacy.pages";
import { refundsPages } from "../features/refunds/refunds.pages";
import { savedPages } from "../features/saved/saved.pages";
import { tripsPages } from "../features/trips/trips.pages";
import { carPages } from "../products/car/car.pages";
import { lodgingPages } from "../products/lodging/lodging.pages";
import { DEFAULT_LANGUAGE } from "../shared/constants";
import { keysOf } from "../shared/keysOf";
import type { Language } from "../shared/language";
import { type Page, type Pages, pagePath } from "../shared/page";
import { INSPECTOR } from "../shared/qa.pages";
import type { ShopSection } from "../shared/shop";

const ownPages = {
  home: { paths: ["/", "/home"], listed: true },
  unauthorized: { paths: ["/unauthorized"] },
  // Absent from a build without QA's tools.
  inspector: { paths: __QA_TOOLS__ ? [INSPECTOR] : [], signIn: "any" },
} as const satisfies Pages;

const pages = {
  ...ownPages,
  ...accountPages,
  ...notesPages,
  ...informationPages,
  ...carPages,
  ...lodgingPages,
  ...planPages,
  ...documentsPages,
  ...paymentsPages,
  ...papersPages,
  ...refundsPages,
  ...fundPages,
  ...privacyPages,
  ...opinionsPages,
  ...savedPages,
  ...tripsPages,
  ...deskPages,
};

export const unauthorizedPath = () => pagePath(ownPages.unauthorized.paths[0]);

export type SitePage = keyof typeof pages;

/** All pages of the site (WEB-1, WEB-2, WEB-3). What one shows is in `src/app/web/screens.tsx`, under the same name. */
export const sitePages: Readonly<Record<SitePage, Page>> = pages;

export const pageNames = keysOf(sitePages);

const firstPart = /[^/]+/;

/** The part of a path before its second slash. */
export const firstPartOf = (path: string): string => firstPart.exec(path)?.[0] ?? "";

/** The old address of a page's path; null if it never had one. */
export function aliasOf({ alias }: Page, path: string): string | null {
  return alias ? path.replace(firstPart, alias) : null;
}

/** Where an old address leads: the page's first part, and the rest of the path unchanged. */
export function aliasTarget(pathname: string, path: string): string {
  return pathname.replace(firstPart, firstPartOf(path));
}

/** The name of a page's title and description in the messages: four pages share another page's. */
export function wordsOf(page: SitePage | "notFound") {
  if (page === "unauthorized") return "home";
  if (page === "newsItem") return "news";
  if (page === "carClass") return "searchCar";
  return page === "verifyDocuments" ? "documents" : page;
}

/** Whether search engines may list a page. */
export const isPublicPage = (page: SitePage | "notFound") => page !== "notFound" && sitePages[page].listed === true;

/** The paths of all pages that search engines may list, without paths that contain an id. */
export function publicPaths(hidden: readonly ShopSection[]): string[] {
  return pageNames
    .filter((name) => isPublicPage(name) && !isHiddenPage(name, hidden))
    .map((name) => sitePages[name].paths[0] ?? "")
    .filter((path) => !path.includes(":"));
}

const pagesOfSection: Readonly<Record<ShopSection, readonly SitePage[]>> = {
  lodging: ["searchLodging", "bookLodging"],
  news: ["news"],
};

/**
 * Whether a page is of a section that the shop leaves out. Pages about one property or item of news are not found then,
 * like the property or the item. (WEB-18)
 */
export const isHiddenPage = (page: SitePage, hidden: readonly ShopSection[]): boolean =>
  hidden.some((section) => pagesOfSection[section].includes(page));

/** A page's address in a language: the default language has the bare one. `origin` without a final slash. */
export function pageAddress(origin: string, path: string, language: Language): string {
  const query = language === DEFAULT_LANGUAGE ? "" : `?lang=${language}`;
  // The home page has two paths.
  return `${origin}${path === "/home" ? "/" : path}${query}`;
}
