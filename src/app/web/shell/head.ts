import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { type Language, languages } from "../../../shared/language";
import { pageAddress } from "../../sitePages";

type Page = {
  title: string;
  /** Undefined: what the head says already stays. */
  description: string | undefined;
  /** Null where search engines must not list the page. */
  path: string | null;
  language: Language;
};

/** What stands in the document's head about the page: for the tab, for search engines, for who shares its address. */
export function describePage({ title, description, path, language }: Page): void {
  document.title = title;
  if (description) setMeta("description", description);
  setMeta("robots", path ? "index, follow" : "noindex");
  const alternates: readonly [string, Language][] = languages.map((one) => [one, one]);
  setLink("canonical", path && pageAddress(location.origin, path, language));
  for (const [hreflang, of] of [...alternates, ["x-default", DEFAULT_LANGUAGE] as const])
    setLink("alternate", path && pageAddress(location.origin, path, of), hreflang);
}

function setMeta(name: string, content: string): void {
  const meta = document.querySelector(`meta[name="${name}"]`) ?? append("meta", { name });
  meta.setAttribute("content", content);
}

/** Without an address there is no such link. */
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
