import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { RATE_GOOD_DAYS } from "../../../../currencies/currencies.rules";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { RateCard } from "./RateCard";
import { useGetDeskRatesQuery } from "./rates.api";

/** /support/rates: the exchange rates by which prices are shown in other currencies too. (PLAN-35) */
export default function RatesPage() {
  const { data, isError, error, refetch } = useGetDeskRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={<FormattedMessage id="support.rates.title" />}
      lead={<FormattedMessage id="support.rates.lead" values={{ days: RATE_GOOD_DAYS }} />}
    >
      {data && (
        <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2, maxWidth: "52rem" }}>
          {data.map((rate) => (
            <li key={rate.Currency}>
              <RateCard rate={rate} />
            </li>
          ))}
        </Box>
      )}
      {!data && isError && (
        <DeskFailed title={<FormattedMessage id="support.rates.failed" />} retry={refetch} error={error} />
      )}
      {!data && !isError && (
        <DeskSkeleton label={<FormattedMessage id="support.rates.loading" />} heights={[360, 360]} />
      )}
    </PageFrame>
  );
}
