import { FormattedMessage } from "react-intl";
import { USUAL_PASSPORT_MONTHS } from "../documents.rules";

/** For how long a passport must be valid, if its country or the trip is unknown: the only text about it. (DOC-3) */
export function PassportRule() {
  return <FormattedMessage id="documents.passport.rule" values={{ months: USUAL_PASSPORT_MONTHS }} />;
}
