import { FormattedMessage } from "react-intl";
import { refusalValues } from "../../../../shared/refusalFacts";
import type { Refusal } from "../../../../shared/refusals";
import { useLanguage } from "../../intl/useLanguage";

/** A refusal's reason in the page's language, with formatted facts. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const language = useLanguage();
  return <FormattedMessage id={`refusal.${refusal.code}`} values={refusalValues(refusal, language)} />;
}
