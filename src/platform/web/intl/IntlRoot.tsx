import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { createIntl, createIntlCache, RawIntlProvider } from "react-intl";
import { useSelector } from "react-redux";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { languageFacts } from "../../../shared/languageFacts";
import { selectLanguage } from "./language";
import { loadedMessages } from "./messageFiles";

/** Parsed messages and formatters of all languages: kept from page to page, also where the server renders them. */
const cache = createIntlCache();

/** Provides the messages and formats of the current language, and sets `<html lang>`. */
export function IntlRoot({ children }: { readonly children: ReactNode }) {
  const language = useSelector(selectLanguage);
  const messages = loadedMessages(language);
  const intl = useMemo(
    () => createIntl({ locale: languageFacts[language].moments, defaultLocale: DEFAULT_LANGUAGE, messages }, cache),
    [language, messages],
  );
  useLayoutEffect(() => {
    const page = document.documentElement;
    // Skipped if unchanged, because setting it makes the browser recalculate the style of every element.
    if (page.lang !== language) page.lang = language;
    // A page that arrived in another language is hidden until now (src/app/web/start/begin.ts).
    delete page.dataset.page;
  }, [language]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
