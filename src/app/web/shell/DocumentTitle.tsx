import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { isMessage } from "../../../platform/web/intl/isMessage";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { shopName } from "../../../platform/web/shop";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { type Language, languages } from "../../../shared/language";
import { languageFacts } from "../../../shared/languageFacts";
import { isPublicPage, pageAddress, type SitePage, wordsOf } from "../../sitePages";

const setMeta = (name: string, content: string) => setContent("name", name, content);
const setProperty = (name: string, content: string) => setContent("property", name, content);

type Props = { readonly page: SitePage | "notFound" };

/**
 * Title, description and addresses of the page, in its language (WEB-11). The description is `meta.<name>` if there is
 * one. The server has put all of it into the head already: descriptions are not among the first view's messages, and
 * the head keeps the server's until the rest has loaded.
 */
export function DocumentTitle({ page }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    const name = wordsOf(page);
    const shop = shopName();
    const described = [`meta.${name}`, "meta.site"].find((id) => isMessage(intl, id));
    describePage({
      title: intl.formatMessage({ id: "title.site" }, { shop, page: intl.formatMessage({ id: `title.${name}` }) }),
      description: described && intl.formatMessage({ id: described }, { shop }),
      path: isPublicPage(page) ? pathname : null,
      language,
    });
  }, [intl, language, page, pathname]);
  return null;
}

type Page = {
  title: string;
  /** Undefined: the head stays unchanged. */
  description: string | undefined;
  /** Null where search engines must not list the page. */
  path: string | null;
  language: Language;
};

/** Sets the page's data in the document's head: for the tab, search engines and link previews. */
function describePage({ title, description, path, language }: Page): void {
  document.title = title;
  setProperty("og:title", title);
  if (description) {
    setMeta("description", description);
    setProperty("og:description", description);
  }
  setMeta("robots", path ? "index, follow" : "noindex");
  setProperty("og:locale", languageFacts[language].openGraph);
  const others = languages.filter((other) => other !== language);
  document.querySelectorAll('meta[property="og:locale:alternate"]').forEach((element, index) => {
    const other = others[index];
    if (other) element.setAttribute("content", languageFacts[other].openGraph);
  });
  const address = path && pageAddress(location.origin, path, language);
  if (address) setProperty("og:url", address);
  else document.querySelector('meta[property="og:url"]')?.remove();
  const alternates: readonly [string, Language][] = languages.map((one) => [one, one]);
  setLink("canonical", address);
  for (const [hreflang, of] of [...alternates, ["x-default", DEFAULT_LANGUAGE] as const])
    setLink("alternate", path && pageAddress(location.origin, path, of), hreflang);
}

function setContent(kind: "name" | "property", name: string, content: string): void {
  const meta = document.querySelector(`meta[${kind}="${name}"]`) ?? append("meta", { [kind]: name });
  meta.setAttribute("content", content);
}

/** Removes the link if `href` is null. */
function setLink(rel: string, href: string | null, hreflang?: string): void {
  const known = document.querySelector(`link[rel="${rel}"]${hreflang ? `[hreflang="${hreflang}"]` : ""}`);
  if (href === null) known?.remove();
  else (known ?? append("link", { rel, ...(hreflang && { hreflang }) })).setAttribute("href", href);
}

function append(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return document.head.appendChild(element);
}
