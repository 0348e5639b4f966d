import { FormattedMessage } from "react-intl";
import { useShortRange } from "../../../platform/web/intl/useShortRange";
import { DottedLine } from "../../../platform/web/ui/dotted/DottedLine";
import { nightsOf } from "../lodging.rules";

type Props = { readonly CheckIn: string; readonly CheckOut: string };

/** "Sat 5 – Tue, Dec 8 · 3 nights": the days of a stay in a summary bar. */
export function StayBrief({ CheckIn, CheckOut }: Props) {
  const shortRange = useShortRange();
  return (
    <DottedLine>
      {shortRange(CheckIn, CheckOut)}
      <FormattedMessage
        id="lodging.search.nights"
        values={{ days: nightsOf({ checkIn: CheckIn, checkOut: CheckOut }) }}
      />
    </DottedLine>
  );
}
