import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useOfficeName } from "../../../platform/web/intl/useOfficeName";
import { DottedList } from "../../../platform/web/ui/dotted/DottedList";
import { Transmission } from "../../../shared/enumerations";
import type { CarOffer } from "../car.schemas";

const Facts = styled(DottedList)({ marginBlock: "10px 14px" });

/** The facts by which a model is chosen, those that differ most first; the same for all companies. `more`: folded on phones. */
export function CarFacts({ offer }: { readonly offer: CarOffer }) {
  const { Seats, Bags, TransmissionId, KmLimit, Equipment, PickUpOffice } = offer;
  const office = useOfficeName();
  return (
    <Facts>
      <FormattedMessage id={TransmissionId === Transmission.Automatic ? "car.automatic" : "car.manual"} tagName="li" />
      <FormattedMessage id="car.fact.seats" tagName="li" values={{ count: Seats }} />
      <FormattedMessage id="car.fact.bags" tagName="li" values={{ count: Bags }} />
      {Equipment.map((equipment) => (
        <li key={equipment} className={equipment === "fourWheelDrive" ? undefined : "more"}>
          <FormattedMessage id={`car.equipment.${equipment}`} />
        </li>
      ))}
      {KmLimit === null ? (
        <li className="more">
          <FormattedMessage id="car.fact.unlimitedKm" />
        </li>
      ) : (
        <FormattedMessage id="car.fact.km" tagName="li" values={{ km: KmLimit }} />
      )}
      <li className="more">{office(PickUpOffice.Name)}</li>
    </Facts>
  );
}
