import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import { isRateWarned } from "../../../../currencies/currencies.rules";
import type { DeskRate } from "../../../../currencies/currencies.schemas";
import { rateText } from "../../../../currencies/unitsText";
import { RateForm } from "./RateForm";

/** A currency: its latest rate, until when it is shown, and the form that sets today's. */
export function RateCard({ rate }: { readonly rate: DeskRate }) {
  const { Currency, Status, Latest } = rate;
  const { day } = useHavanaTime();
  return (
    <Card
      component="article"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "space-between" }}>
        <Typography variant="h3" component="h2">
          <FormattedMessage id="support.rates.currency" values={{ currency: Currency }} />
        </Typography>
        <StatusChip tone={isRateWarned(Status) ? "waiting" : Status === "shown" ? "done" : "neutral"}>
          <FormattedMessage id={`support.rates.${Status}`} />
        </StatusChip>
      </Box>
      {Latest ? (
        <FactList
          facts={[
            {
              id: "rate",
              term: <FormattedMessage id="support.rates.dollar" />,
              detail: rateText(Latest.PerDollar, Currency),
            },
            { id: "day", term: <FormattedMessage id="support.rates.day" />, detail: day(Latest.Day) },
            { id: "until", term: <FormattedMessage id="support.rates.until" />, detail: day(Latest.Until) },
          ]}
        />
      ) : (
        <p>
          <FormattedMessage id="support.rates.never" />
        </p>
      )}
      <RateForm rate={rate} />
    </Card>
  );
}
