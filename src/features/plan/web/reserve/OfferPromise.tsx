import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useServerTime } from "../../../../platform/web/serverNow";
import { token } from "../../../../platform/web/theme/token";
import type { Instant } from "../../../../shared/instant";
import { freePromise } from "../../cancellation/freePromise";
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
  /** The list above it shows until when cancelling is free: here only whether the price is refundable. (WEB-51) */
  readonly freeIsSaid?: boolean;
};

/** What the offer guarantees: instant confirmation, and until when cancelling is free; nothing if the list says it all. */
export function OfferPromise({ offer, freeIsSaid = false }: Props) {
  const { ConfirmsInstantly, FreeCancellationUntil } = offer;
  const now = useServerTime();
  const isAllSaid = freeIsSaid && freePromise(FreeCancellationUntil, now) === "unpaid";
  if (isAllSaid && !ConfirmsInstantly) return null;
  return (
    <Line>
      {ConfirmsInstantly && <FormattedMessage id="book.promise.instant" tagName="strong" />}
      {!isAllSaid && <FreeCancellation until={FreeCancellationUntil} brief={freeIsSaid} />}
    </Line>
  );
}
