import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import type { DeskRate } from "../../../../currencies/currencies.schemas";
import { supportRatesPath } from "../../../desk.pages";

/** Above the inbox: the currencies whose rate ends soon or is too old, and the way to set it. (PLAN-35) */
export function RatesCallout({ rates }: { readonly rates: readonly DeskRate[] }) {
  const { day } = useHavanaTime();
  if (rates.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Callout
        kind="warning"
        title={<FormattedMessage id="support.rates.warning" />}
        action={
          <TextLink to={supportRatesPath()}>
            <FormattedMessage id="support.rates.toPage" />
          </TextLink>
        }
      >
        {rates.map(({ Currency, Status, Latest }) => (
          <p key={Currency}>
            <FormattedMessage
              id="support.rates.warning.of"
              values={{ currency: Currency, status: Status, until: Latest && day(Latest.Until) }}
            />
          </p>
        ))}
      </Callout>
    </Box>
  );
}
