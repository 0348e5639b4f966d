import { useIntl } from "react-intl";
import { useDispatch, useSelector } from "react-redux";
import { languages } from "../../shared/language";
import { selectLanguage } from "../intl/language";
import { switchLanguage } from "../intl/switchLanguage";
import type { AppDispatch } from "../state";
import { Icon } from "../ui/Icon";
import { Disclosure } from "./Disclosure";

/** Switches the language where one is: page, form and plan stay as they are. */
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
            {intl.formatMessage({ id: `shell.language.${language}` })}
          </button>
        </li>
      ))}
    </Disclosure>
  );
}
