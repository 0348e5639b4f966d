import { useIntl } from "react-intl";
import { knownLanguage, type Language } from "../../../shared/language";

/** The language of the enclosing messages. Throws if it is none of ours. */
export function useLanguage(): Language {
  const { locale } = useIntl();
  const language = knownLanguage(locale.split("-")[0]);
  if (!language) throw new Error(`Messages in "${locale}"`);
  return language;
}
