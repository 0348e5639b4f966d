import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useOfficeName } from "../../../platform/web/intl/useOfficeName";
import { DottedList } from "../../../platform/web/ui/dotted/DottedList";
import { Transmission } from "../../../shared/enumerations";
import type { CarOffer } from "../car.schemas";

const Facts = styled(DottedList)({ marginBlock: "10px 14px" });

/** The facts by which a model is chosen; the same for all companies. */
export function CarFacts({ offer }: { readonly offer: CarOffer }) {
  const { Seats, Bags, TransmissionId, KmLimit, Year, Equipment, PickUpOffice } = offer;
  const office = useOfficeName();
  return (
    <Facts>
      {Year !== null && <FormattedMessage id="car.fact.year" tagName="li" values={{ year: Year }} />}
      {Equipment.map((equipment) => (
        <FormattedMessage key={equipment} id={`car.equipment.${equipment}`} tagName="li" />
      ))}
      <FormattedMessage id="car.fact.seats" tagName="li" values={{ count: Seats }} />
      <FormattedMessage id="car.fact.bags" tagName="li" values={{ count: Bags }} />
      <FormattedMessage id={TransmissionId === Transmission.Automatic ? "car.automatic" : "car.manual"} tagName="li" />
      {KmLimit === null ? (
        <FormattedMessage id="car.fact.unlimitedKm" tagName="li" />
      ) : (
        <FormattedMessage id="car.fact.km" tagName="li" values={{ km: KmLimit }} />
      )}
      <li className="office">{office(PickUpOffice.Name)}</li>
    </Facts>
  );
}
