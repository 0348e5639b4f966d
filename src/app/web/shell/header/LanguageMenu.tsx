import { useIntl } from "react-intl";
import { useDispatch, useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { switchLanguage } from "../../../../platform/web/intl/switchLanguage";
import type { AppDispatch } from "../../../../platform/web/state";
import { Icon } from "../../../../platform/web/ui/Icon";
import { languages } from "../../../../shared/language";
import { languageFacts } from "../../../../shared/languageFacts";
import { Disclosure } from "./Disclosure";

/** Switches the language without leaving the page: form and plan stay as they are. */
export function LanguageMenu() {
  const intl = useIntl();
  const current = useSelector(selectLanguage);
  const dispatch = useDispatch<AppDispatch>();
  const face = (
    <>
      {current.toUpperCase()}
      <Icon name="chevronDown" size={16} />
    </>
  );
  return (
    <Disclosure label={intl.formatMessage({ id: "shell.languageNow" })} face={face}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => dispatch(switchLanguage(language))}
          >
            {languageFacts[language].name}
          </button>
        </li>
      ))}
    </Disclosure>
  );
}
