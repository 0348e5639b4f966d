import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { refusalValues } from "../../../../shared/refusalFacts";
import type { Refusal } from "../../../../shared/refusals";
import { deskRefusalId } from "../../plans/refusalWords";

/** A refusal as staff read it: the client is a third person. (DESK-22) */
export function DeskRefusal({ refusal }: { readonly refusal: Refusal }) {
  const language = useLanguage();
  return <FormattedMessage id={deskRefusalId(refusal.code)} values={refusalValues(refusal, language)} />;
}
