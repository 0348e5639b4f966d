import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { fieldOf } from "../../../../../platform/web/forms/FormField";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { TextFields } from "../../../../../shared/textFields";
import {
  approximateAmount,
  isRateWarned,
  readPerDollar,
  type ShownCurrency,
} from "../../../../currencies/currencies.rules";
import type { DeskRate, NewRates } from "../../../../currencies/currencies.schemas";
import { rateText, unitsText } from "../../../../currencies/unitsText";

/** The form's values. A rate that is left empty stays as it is. */
export type RateValues = { Rates: Record<ShownCurrency, string> } & TextFields<NewRates, "Reason">;

const Field = fieldOf<RateValues>();

/** The price that the hint converts, in minor units. */
export const EXAMPLE = 100_000;

type Props = {
  readonly rate: DeskRate;
  /** The field's text. */
  readonly typed: string;
  readonly autoFocus: boolean;
};

/** A currency: its latest rate, until when it is shown, and the field of today's. (PLAN-35) */
export function RateRow({ rate: { Currency, Status, Latest }, typed, autoFocus }: Props) {
  const { day } = useHavanaTime();
  const money = useMoney();
  const perDollar = readPerDollar(typed);
  return (
    <Box
      component="article"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        gap: "8px 24px",
      }}
    >
      <div>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", mb: 1 }}>
          <Typography variant="h4" component="h2">
            <FormattedMessage id="support.rates.currency" values={{ currency: Currency }} />
          </Typography>
          <StatusChip tone={isRateWarned(Status) ? "waiting" : Status === "shown" ? "done" : "neutral"}>
            <FormattedMessage id={`support.rates.${Status}`} />
          </StatusChip>
        </Box>
        {Latest ? (
          <p>
            <FormattedMessage
              id="support.rates.latest"
              values={{
                rate: <strong>{rateText(Latest.PerDollar, Currency)}</strong>,
                day: day(Latest.Day),
                until: day(Latest.Until),
              }}
            />
          </p>
        ) : (
          <p>
            <FormattedMessage id="support.rates.never" />
          </p>
        )}
      </div>
      <Field
        as={TextField}
        name={`Rates.${Currency}`}
        label={<FormattedMessage id="support.rates.rate" values={{ currency: Currency }} />}
        hint={
          perDollar === null ? undefined : (
            <FormattedMessage
              id="support.rates.rate.example"
              values={{
                dollars: money(EXAMPLE),
                about: unitsText(approximateAmount(EXAMPLE, perDollar), Currency),
              }}
            />
          )
        }
        inputMode="decimal"
        maxLength={9}
        autoComplete="off"
        autoFocus={autoFocus}
      />
    </Box>
  );
}
