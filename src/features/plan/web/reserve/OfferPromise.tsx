import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import type { Instant } from "../../../../shared/instant";
import { FreeCancellation } from "./FreeCancellation";

const Line = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 12px",
  alignItems: "center",
  fontSize: "0.9375rem",
  fontWeight: 600,
  color: token("palm"),
  textWrap: "balance",
  "& strong": { padding: "3px 10px", borderRadius: 6, background: token("palmWash"), fontWeight: 700 },
});

type Props = {
  readonly offer: { readonly ConfirmsInstantly: boolean; readonly FreeCancellationUntil: Instant | null };
  /** The list above it shows until when cancelling is free. */
  readonly freeIsSaid?: boolean;
};

/** What the offer guarantees: instant confirmation, and until when cancelling is free. */
export function OfferPromise({ offer, freeIsSaid = false }: Props) {
  const { ConfirmsInstantly, FreeCancellationUntil } = offer;
  return (
    <Line>
      {ConfirmsInstantly && <FormattedMessage id="book.promise.instant" tagName="strong" />}
      <FreeCancellation until={FreeCancellationUntil} brief={freeIsSaid} />
    </Line>
  );
}
