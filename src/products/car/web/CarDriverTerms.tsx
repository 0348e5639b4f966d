import { FormattedMessage } from "react-intl";
import { useCardMoney } from "../../../platform/web/intl/useMoney";
import { SURCHARGE_AGES } from "../car.rules";
import type { CarOffer } from "../car.schemas";

type Charged = { readonly offer: Pick<CarOffer, "PriceLines" | "CurrencyCode"> };

/** The surcharge for the driver's age, and the ages it applies to; nothing without a surcharge. (CAR-8) */
export function AgeCharge({ offer }: Charged) {
  const money = useCardMoney();
  const charged = offer.PriceLines.find(({ Code }) => Code === "youngDriver" || Code === "seniorDriver");
  return (
    charged && (
      <FormattedMessage
        id="car.ageCharge"
        values={{
          kind: charged.Code,
          amount: money(charged.Amount, offer.CurrencyCode),
          young: SURCHARGE_AGES.youngUntil + 1,
          senior: SURCHARGE_AGES.seniorFrom - 1,
        }}
      />
    )
  );
}

/** The offer's conditions for the driver in the search: the age's surcharge, and the licence. (CAR-26) */
export function CarDriverTerms({ offer }: { readonly offer: CarOffer }) {
  const { LicenceYears } = offer;
  return (
    <p className="class terms">
      <AgeCharge offer={offer} />{" "}
      {LicenceYears !== undefined && <FormattedMessage id="car.card.licence" values={{ years: LicenceYears }} />}
    </p>
  );
}
