import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Transmission } from "../../../shared/enumerations";
import { token } from "../../../web/theme/token";
import type { CarOffer } from "../car.schemas";

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  margin: "10px 0 14px",
  padding: 0,
  listStyle: "none",
  fontSize: "0.9375rem",
  lineHeight: 1.6,
  "& li:not(:last-child)::after": { content: '"·"', margin: "0 8px", color: token("inkSoft") },
});

/** The six facts that a car is chosen by. */
export function CarFacts({ offer }: { readonly offer: CarOffer }) {
  const { Seats, Bags, TransmissionId, KmLimit, SupplierName, PickUpOffice } = offer;
  return (
    <List>
      <FormattedMessage id="car.fact.seats" tagName="li" values={{ count: Seats }} />
      <FormattedMessage id="car.fact.bags" tagName="li" values={{ count: Bags }} />
      <FormattedMessage id={TransmissionId === Transmission.Automatic ? "car.automatic" : "car.manual"} tagName="li" />
      {KmLimit === null ? (
        <FormattedMessage id="car.fact.unlimitedKm" tagName="li" />
      ) : (
        <FormattedMessage id="car.fact.km" tagName="li" values={{ km: KmLimit }} />
      )}
      <li>{SupplierName}</li>
      <li>{PickUpOffice.Name}</li>
    </List>
  );
}
