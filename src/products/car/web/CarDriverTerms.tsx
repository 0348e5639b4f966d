import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../platform/web/intl/useMoney";
import type { CarOffer } from "../car.schemas";

/** What an offer demands of the driver in the search: the age's surcharge, and the licence. (CAR-26) */
export function CarDriverTerms({ offer: { PriceLines, CurrencyCode, LicenceYears } }: { readonly offer: CarOffer }) {
  const money = useMoney();
  const charged = PriceLines.find(({ Code }) => Code === "youngDriver" || Code === "seniorDriver");
  if (!charged && LicenceYears === undefined) return null;
  return (
    <p className="class">
      {charged && (
        <FormattedMessage
          id="car.card.ageCharge"
          values={{ kind: charged.Code, amount: money(charged.Amount, CurrencyCode) }}
        />
      )}{" "}
      {LicenceYears !== undefined && <FormattedMessage id="car.card.licence" values={{ years: LicenceYears }} />}
    </p>
  );
}
