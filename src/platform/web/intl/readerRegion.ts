import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";

/** The region of a tag such as en-GB or es-419; undefined if it has none, or is no tag. */
function regionIn(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}

/** The region with the most speakers of a language. */
const usualRegion = (language: string): string =>
  regionIn(language) ?? new Intl.Locale(language).maximize().region ?? "";

/**
 * The region whose date and number formats a reader expects: the first that the browser's languages contain, in
 * whatever language, because a page in English is read in Germany too; otherwise the usual one of the browser's first
 * language, or else of the page's.
 */
export function readerRegion(browserLanguages: readonly string[], pageLanguage: string): string {
  for (const tag of browserLanguages) {
    const region = regionIn(tag);
    if (region) return region;
  }
  try {
    return usualRegion(browserLanguages[0] ?? pageLanguage);
  } catch {
    return usualRegion(pageLanguage);
  }
}

function onLanguages(changed: () => void): () => void {
  addEventListener("languagechange", changed);
  return () => removeEventListener("languagechange", changed);
}

/** The reader's region. A server-rendered page is first shown as it was rendered. (WEB-43) */
export function useReaderRegion(): string {
  const { locale } = useIntl();
  return useSyncExternalStore(
    onLanguages,
    () => readerRegion(navigator.languages, locale),
    () => usualRegion(locale),
  );
}
