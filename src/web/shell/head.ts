import { DEFAULT_LANGUAGE } from "../../shared/constants";
import { type Language, languages } from "../../shared/language";
import { isPublicPage, pageAddress } from "../../shared/publicPages";

type Page = { title: string; description: string; path: string; language: Language };

/** What stands in the document's head about the page: for the tab, for search engines, for who shares its address. */
export function describePage({ title, description, path, language }: Page): void {
  document.title = title;
  setMeta("description", description);
  setMeta("robots", isPublicPage(path) ? "index, follow" : "noindex");
  const alternates: readonly [string, Language][] = languages.map((one) => [one, one]);
  const places = isPublicPage(path) ? path : null;
  setLink("canonical", places && pageAddress(location.origin, places, language));
  for (const [hreflang, of] of [...alternates, ["x-default", DEFAULT_LANGUAGE] as const])
    setLink("alternate", places && pageAddress(location.origin, places, of), hreflang);
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
