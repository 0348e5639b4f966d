import { FormattedMessage } from "react-intl";
import { USUAL_PASSPORT_MONTHS } from "../documents.rules";

/** How long a passport must be valid, where its country or the trip is not known: the one text about it. (DOC-3) */
export function PassportRule() {
  return <FormattedMessage id="documents.passport.rule" values={{ months: USUAL_PASSPORT_MONTHS }} />;
}
