import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import { DRIVER_AGE } from "../../../../shared/constants";
import { Transmission } from "../../../../shared/enumerations";
import type { ClassInZone } from "../../class.schemas";

/** The facts of a class, and its conditions for drivers. */
export function CarClassFacts({ found }: { readonly found: ClassInZone }) {
  const money = useMoney();
  const { Seats, Bags, TransmissionId, KmLimit, MinLicenceYears, Deposit, CurrencyCode } = found;
  const fact = (id: string, term: Fact["term"], detail: Fact["detail"]) => ({ id, term, detail });
  const gears = TransmissionId === Transmission.Automatic ? "car.automatic" : "car.manual";
  const room = <FormattedMessage id="car.class.roomDetail" values={{ seats: Seats, bags: Bags }} />;
  const km =
    KmLimit === null ? (
      <FormattedMessage id="car.fact.unlimitedKm" />
    ) : (
      <FormattedMessage id="car.fact.km" values={{ km: KmLimit }} />
    );
  const licence = <FormattedMessage id="car.class.licenceDetail" values={{ years: MinLicenceYears }} />;
  const deposit = <FormattedMessage id="car.class.depositDetail" values={{ amount: money(Deposit, CurrencyCode) }} />;
  return (
    <FactList
      layout="grid"
      facts={[
        fact("room", <FormattedMessage id="car.class.room" />, room),
        fact("gears", <FormattedMessage id="car.transmission" />, <FormattedMessage id={gears} />),
        fact("km", <FormattedMessage id="car.class.km" />, km),
        fact(
          "age",
          <FormattedMessage id="car.class.age" />,
          <FormattedMessage id="car.class.ageDetail" values={DRIVER_AGE} />,
        ),
        fact("licence", <FormattedMessage id="car.class.licence" />, licence),
        fact("deposit", <FormattedMessage id="car.class.deposit" />, deposit),
      ]}
    />
  );
}
