import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { IntlProvider } from "react-intl";
import { useSelector } from "react-redux";
import { DEFAULT_LANGUAGE } from "../../shared/constants";
import { selectLanguage } from "./language";
import { loadedMessages, onMessages } from "./messageFiles";

/** Messages, formats and `<html lang>` of the present language. */
export function IntlRoot({ children }: { readonly children: ReactNode }) {
  const language = useSelector(selectLanguage);
  const messages = useSyncExternalStore(onMessages, () => loadedMessages(language));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={language} defaultLocale={DEFAULT_LANGUAGE} messages={messages}>
      {children}
    </IntlProvider>
  );
}
