import { useIntl } from "react-intl";
import { knownLanguage, type Language } from "../../../shared/language";

/** The language of the enclosing messages. Throws if the site does not have it. */
export function useLanguage(): Language {
  const { locale } = useIntl();
  const language = knownLanguage(locale.split("-")[0]);
  if (!language) throw new Error(`Messages in "${locale}"`);
  return language;
}
