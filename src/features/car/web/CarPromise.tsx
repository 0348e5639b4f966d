import { styled } from "@mui/material/styles";
import { FormattedDate, FormattedMessage } from "react-intl";
import { token } from "../../../web/theme/token";
import type { CarOffer } from "../car.schemas";

const Line = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 12px",
  alignItems: "center",
  fontSize: "0.9375rem",
  fontWeight: 600,
  color: token("palm"),
  "& strong": { padding: "3px 10px", borderRadius: 6, background: token("palmWash"), fontWeight: 700 },
});

/** What the visitor can count on: instant confirmation, and until when cancelling is free (a day in Havana). */
export function CarPromise({ offer }: { readonly offer: CarOffer }) {
  const { ConfirmsInstantly, FreeCancellationUntil } = offer;
  return (
    <Line>
      {ConfirmsInstantly && <FormattedMessage id="car.promise.instant" tagName="strong" />}
      {FreeCancellationUntil > Date.now() ? (
        <FormattedMessage
          id="car.promise.freeUntil"
          values={{
            date: <FormattedDate value={FreeCancellationUntil} timeZone="America/Havana" day="numeric" month="long" />,
          }}
        />
      ) : (
        <FormattedMessage id="car.promise.freeUnpaid" />
      )}
    </Line>
  );
}
