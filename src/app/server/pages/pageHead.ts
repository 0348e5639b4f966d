import type { Graph } from "schema-dts";
import { CURRENCIES_META } from "../../../features/currencies/currencies.rules";
import { SHARED_SIZE } from "../../../features/photos/photos.rules";
import { findText, text } from "../../../platform/server/http/texts";
import { marksOf } from "../../../platform/server/shop/marks";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { escapeHtml } from "../../../shared/escapeHtml";
import { type Language, languages } from "../../../shared/language";
import { languageFacts } from "../../../shared/languageFacts";
import type { PageWords } from "../../../shared/pageWords";
import { nameOf, type Shop, type ShopMeta, shopFields, shopMeta } from "../../../shared/shop";
import { markAddress } from "../../../shared/shopMark";
import { STREETS_META } from "../../../shared/streets";
import type { PlacedPage } from "../../pageAt";
import { isPublicPage, pageAddress, wordsOf } from "../../sitePages";
import { PICTURE_SIZE, pictureAddress, sharedPicture } from "./pictures/pictureAddress";
import { manifestAddress } from "./shopFiles";
import { readerIn } from "./subjects/siteSubjects";
import type { Reader, Subject } from "./subjects/subject";

type Asked = PlacedPage & {
  language: Language;
  publicUrl: string;
  shop: Shop;
  /** The codes of the currencies that have a rate. */
  currencies: readonly string[];
  /** The source of the streets on its maps, if any. */
  streets?: string | null;
  /** The page's subject, if it is about something in the database. */
  subject: Subject | null;
};

/**
 * The head of a page for search engines and link previews, which run no JavaScript (WEB-11). A page about one subject
 * describes that subject (WEB-23). When the visitor navigates the browser sets the same
 * (src/app/web/shell/DocumentTitle.tsx, src/platform/web/head/usePageWords.ts).
 */
export function pageHead({ page, path, language, publicUrl, shop, subject, ...read }: Asked): string {
  const reader = readerIn(language, publicUrl, shop);
  const name = wordsOf(page);
  const ofPage = findText(language, `meta.${name}`, { shop: nameOf(shop) }) ?? text(language, "meta.site");
  const words: PageWords = subject?.words ?? { title: { id: `title.${name}` }, description: ofPage };
  const title = reader.say({ id: "title.site", values: { page: words.title } });
  const description = reader.say(words.description);
  const isListed = isPublicPage(page);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    meta("name", "robots", isListed ? "index, follow" : "noindex"),
    ...(isListed ? addresses(publicUrl, subject?.path ?? path, language) : []),
    ...icons(shop, language),
    ...[...readMetas({ shop, ...read })].map(([key, content]) => meta("name", key, content)),
    meta("property", "og:type", subject?.isArticle ? "article" : "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    ...picture(reader, subject),
    meta("property", "og:locale", languageFacts[language].openGraph),
    ...languages
      .filter((other) => other !== language)
      .map((other) => meta("property", "og:locale:alternate", languageFacts[other].openGraph)),
    ...(subject ? [dataBlock({ "@context": "https://schema.org", "@graph": subject.things(reader) })] : []),
  ].join("");
}

/**
 * What the page itself reads of its head (src/platform/web/pageMeta.ts), by the names of the elements: the shop with
 * its marks and legal lines, the currencies with a rate, the source of streets. (OPS-92, OPS-150)
 */
export function readMetas({ shop, currencies, streets }: Pick<Asked, "shop" | "currencies" | "streets">) {
  const { day, night } = marksOf(shop);
  const { registration, taxId, legal } = shop.brand;
  const said: [ShopMeta, string | null | undefined][] = [
    ["brand", nameOf(shop)],
    ["logo", markAddress(day, "head")],
    ["logoNight", markAddress(night, "head")],
    ["registration", registration],
    ["taxId", taxId],
    ...languages.map((of): [ShopMeta, string | undefined] => [`legal:${of}`, legal[of]]),
    ...shopFields.map((field): [ShopMeta, string | null] => [field, shop[field]]),
  ];
  const metas = said.flatMap(([what, value]): [string, string][] => (value ? [[shopMeta(what), value]] : []));
  if (currencies.length > 0) metas.push([CURRENCIES_META, currencies.join(" ")]);
  if (streets) metas.push([STREETS_META, streets]);
  return new Map(metas);
}

/** What the browser shows of the shop around the page. */
function icons(shop: Shop, language: Language): string[] {
  const { day } = marksOf(shop);
  return [
    `<link rel="icon" href="${markAddress(day, "icon192")}" type="image/png">`,
    `<link rel="apple-touch-icon" href="${markAddress(day, "apple")}">`,
    `<link rel="manifest" href="${manifestAddress(language)}">`,
    meta("name", "application-name", nameOf(shop)),
  ];
}

/** The subject's photograph by an operator, else its drawn picture. (WEB-25, PHOTO-7) */
function pictureOf(reader: Reader, subject: Subject | null) {
  const photo = subject?.picture.photo;
  return photo
    ? { address: sharedPicture(reader, photo), mediaType: "image/jpeg", ...SHARED_SIZE }
    : { address: pictureAddress(reader, subject?.path ?? "/"), mediaType: "image/png", ...PICTURE_SIZE };
}

/** The picture for link previews; a page without a subject gets the home page's. */
function picture(reader: Reader, subject: Subject | null): string[] {
  const { address, mediaType, width, height } = pictureOf(reader, subject);
  return [
    meta("property", "og:image", address),
    meta("property", "og:image:type", mediaType),
    meta("property", "og:image:width", String(width)),
    meta("property", "og:image:height", String(height)),
    meta("property", "og:image:alt", reader.say(subject?.picture.name ?? { id: "title.home" })),
    meta("name", "twitter:card", "summary_large_image"),
  ];
}

/** Data for search engines. Its "<" are escaped, so that no text in it can end the script element. (WEB-24) */
function dataBlock(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
}

function addresses(publicUrl: string, path: string, language: Language): string[] {
  const address = (of: Language) => escapeHtml(pageAddress(publicUrl, path, of));
  const alternate = (hreflang: string, of: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${address(of)}">`;
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...languages.map((of) => alternate(of, of)),
    alternate("x-default", DEFAULT_LANGUAGE),
    meta("property", "og:url", pageAddress(publicUrl, path, language)),
  ];
}

const meta = (kind: "name" | "property", name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
