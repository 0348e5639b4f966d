import { findText, text } from "../../../platform/server/http/texts";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { type Language, languageFacts, languages } from "../../../shared/language";
import { isPublicPage, pageAddress, wordsOf } from "../../sitePages";
import type { PlacedPage } from "./pageAt";

type Asked = PlacedPage & { language: Language; publicUrl: string };

/**
 * What the head of an answer says of its page, for those who run no program: search engines, and whoever shows a shared
 * link (WEB-11). The browser says the same of the pages that follow (src/app/web/shell/head.ts).
 */
export function pageHead({ page, path, language, publicUrl }: Asked): string {
  const name = wordsOf(page);
  const title = text(language, "title.site", { page: text(language, `title.${name}`) });
  const description = findText(language, `meta.${name}`) ?? text(language, "meta.site");
  const isListed = isPublicPage(page);
  return [
    `<title>${quoted(title)}</title>`,
    meta("name", "description", description),
    meta("name", "robots", isListed ? "index, follow" : "noindex"),
    ...(isListed ? addresses(publicUrl, path, language) : []),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:image", `${publicUrl}/icon-512.png`),
    meta("property", "og:locale", languageFacts[language].openGraph),
    ...languages
      .filter((other) => other !== language)
      .map((other) => meta("property", "og:locale:alternate", languageFacts[other].openGraph)),
  ].join("");
}

function addresses(publicUrl: string, path: string, language: Language): string[] {
  const address = (of: Language) => quoted(pageAddress(publicUrl, path, of));
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
  `<meta ${kind}="${name}" content="${quoted(content)}">`;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const quoted = (words: string) => words.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
