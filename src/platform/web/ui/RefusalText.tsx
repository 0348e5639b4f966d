import { FormattedMessage, useIntl } from "react-intl";
import { languageOf } from "../../../shared/language";
import { refusalValues } from "../../../shared/refusalFacts";
import type { Refusal } from "../../../shared/refusals";

/** A refusal's reason in the language of the page, with its facts written out. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { locale } = useIntl();
  return <FormattedMessage id={`refusal.${refusal.code}`} values={refusalValues(refusal, languageOf(locale))} />;
}
