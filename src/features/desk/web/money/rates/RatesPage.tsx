import Card from "@mui/material/Card";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { RATE_VALID_DAYS } from "../../../../currencies/currencies.rules";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { RatesForm } from "./RatesForm";
import { useGetDeskRatesQuery } from "./rates.api";

/** /support/rates: the exchange rates by which prices are shown in other currencies too. (PLAN-35) */
export default function RatesPage() {
  const { data, isError, error, refetch } = useGetDeskRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={<FormattedMessage id="support.rates.title" />}
      lead={<FormattedMessage id="support.rates.lead" values={{ days: RATE_VALID_DAYS }} />}
    >
      {data && (
        <Card
          sx={{
            p: { xs: 2, sm: 3 },
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 2,
            maxWidth: "52rem",
          }}
        >
          <RatesForm rates={data} />
        </Card>
      )}
      {!data && isError && (
        <DeskFailed title={<FormattedMessage id="support.rates.failed" />} retry={refetch} error={error} />
      )}
      {!data && !isError && <DeskSkeleton label={<FormattedMessage id="support.rates.loading" />} heights={[560]} />}
    </PageFrame>
  );
}
