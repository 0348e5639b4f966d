import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { Facts } from "../../../shared/envelope";
import { refusalValues } from "../../../shared/refusalFacts";
import { useLanguage } from "./useLanguage";

/** What a server said: its words and their language, and what they were made of. `field`: of a field, not of the call. */
export type Said = {
  readonly message: string;
  readonly language: string;
  readonly code: string;
  readonly facts?: Facts | undefined;
  readonly field?: true;
};

/**
 * Says what a server has said in the language of the page: as it was worded, or again from its code and facts once another
 * language was chosen. What we have no words for stays as it was worded. (WEB-13)
 */
export function useSaid(): (said: Said) => string {
  const intl = useIntl();
  const language = useLanguage();
  return useCallback(
    ({ message, language: heard, code, facts = {}, field }) => {
      if (heard === language) return message;
      const ids = field ? [`field.${code}`, `refusal.${code}`, "field.invalid"] : [`error.${code}`];
      const id = ids.find((known) => known in intl.messages);
      return id ? intl.formatMessage({ id }, refusalValues({ code, facts }, language)) : message;
    },
    [intl, language],
  );
}
