import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../web/theme/token";
import type { Booking } from "../plan.schemas";
import { PriceLines } from "./PriceLines";

const Details = styled("details")({
  "& summary": {
    display: "flex",
    alignItems: "center",
    width: "fit-content",
    minHeight: 44,
    color: token("sea"),
    fontWeight: 600,
    cursor: "pointer",
  },
  "& summary::before": { content: '"+"', width: "1.25em", fontSize: "1.25em", lineHeight: 1 },
  "&[open] summary::before": { content: '"−"' },
  "& h4": { margin: "12px 0 6px", fontSize: "1rem" },
});

/** The lines behind a booking's two totals, for those who want to read them. */
export function BookingBreakdown({ booking }: { readonly booking: Booking }) {
  const { PriceLines: now, InCubaLines: inCuba, CurrencyCode } = booking;
  if (now.length + inCuba.length === 0) return null;
  return (
    <Details>
      <summary>
        <FormattedMessage id="plan.booking.breakdown" />
      </summary>
      {now.length > 0 && (
        <>
          <h4>
            <FormattedMessage id="plan.paidNow" />
          </h4>
          <PriceLines lines={now} currency={CurrencyCode} />
        </>
      )}
      {inCuba.length > 0 && (
        <>
          <h4>
            <FormattedMessage id="plan.paidInCuba" />
          </h4>
          <PriceLines lines={inCuba} currency={CurrencyCode} />
        </>
      )}
    </Details>
  );
}
