import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { PriceLines } from "../../../features/plan/web/bookings/PriceLines";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { token } from "../../../platform/web/theme/token";
import type { CarOffer } from "../car.schemas";

const Parts = styled("div")({
  display: "grid",
  gap: 16,
  fontSize: "1rem",
  "& h3": { fontSize: "1rem", marginBottom: 6 },
  "& small": { color: token("inkSoft"), fontSize: "0.9375rem" },
});

/** The lines of a price: paid online, paid at the rental desk, and the deposit, with the card that it takes. */
export function CarPriceBreakdown({ offer }: { readonly offer: CarOffer }) {
  const money = useMoney();
  const { PriceLines: now, InCubaLines, Deposit, CurrencyCode } = offer;
  return (
    <Parts>
      <div>
        <h3>
          <FormattedMessage id="car.price.now" />
        </h3>
        <PriceLines lines={now} currency={CurrencyCode} />
      </div>
      <div>
        <h3>
          <FormattedMessage id="car.inCuba" />
        </h3>
        {InCubaLines.length > 0 && <PriceLines lines={InCubaLines} currency={CurrencyCode} />}
        <small>
          <FormattedMessage id="car.price.deposit" values={{ amount: money(Deposit, CurrencyCode) }} />
        </small>
      </div>
    </Parts>
  );
}
