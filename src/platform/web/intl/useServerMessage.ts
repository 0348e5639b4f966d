import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { Facts } from "../../../shared/envelope";
import { refusalValues } from "../../../shared/refusalFacts";
import { isMessage } from "./isMessage";
import { useLanguage } from "./useLanguage";

/**
 * A message of the server: its text and language, and its code and facts. `field`: about a field, not about the call.
 */
export type ServerMessage = {
  readonly message: string;
  readonly language: string;
  readonly code: string;
  readonly facts?: Facts | undefined;
  readonly field?: true;
};

/**
 * Shows a message of the server in the page's language: as received, or built again from its code and facts after a
 * change of language. A message that has no id in our files stays as received. (WEB-13)
 */
export function useServerMessage(): (said: ServerMessage) => string {
  const intl = useIntl();
  const language = useLanguage();
  return useCallback(
    ({ message, language: heard, code, facts = {}, field }) => {
      if (heard === language) return message;
      const ids = field ? [`field.${code}`, `refusal.${code}`, "field.invalid"] : [`error.${code}`];
      const id = ids.find((known) => isMessage(intl, known));
      return id ? intl.formatMessage({ id }, refusalValues({ code, facts }, language)) : message;
    },
    [intl, language],
  );
}
