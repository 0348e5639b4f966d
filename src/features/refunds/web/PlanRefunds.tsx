import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { slowPollingOptions } from "../../../platform/web/pollingOptions";
import { FactList } from "../../../platform/web/ui/FactList";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { Section } from "../../../platform/web/ui/page/Section";
import { isOver } from "../../payments/refunds/refunds.enumerations";
import type { PlanSums } from "../refunds.schemas";
import { RefundTimeline } from "./RefundTimeline";
import { refundsApi, useGetPlanRefundsQuery, useGetPlanSumsQuery } from "./refunds.api";

/**
 * The split of a plan's money, and its refunds, sent or pending, with the reason of each: those of its bookings, and
 * automatic ones. Nothing while the whole payment is for continuing bookings. Reports data that could not be loaded.
 * (REFUND-15, REFUND-17)
 */
export default function PlanRefunds({ planId }: { readonly planId: number }) {
  const { data: last = [] } = refundsApi.endpoints.getPlanRefunds.useQueryState({ planId });
  const pace = slowPollingOptions(last.some(({ Status }) => !isOver(Status)));
  const known = useGetPlanRefundsQuery({ planId }, pace);
  const counted = useGetPlanSumsQuery({ planId }, pace);
  const { data: refunds = [] } = known;
  const { data: sums } = counted;
  const failed = [known, counted].find(({ data, error }) => data === undefined && error);
  if (failed)
    return (
      <LoadFailure title="refund.plan.failed" text={serverText(failed.error)} onRetry={() => void failed.refetch()} />
    );
  return (
    <>
      {sums && sums.Paid > sums.ForBookings + sums.KeptCharge && (
        <div>
          <Section title={<FormattedMessage id="refund.sums.title" />} level={3}>
            <Sums sums={sums} />
          </Section>
        </div>
      )}
      {refunds.length > 0 && (
        <Section title={<FormattedMessage id="refund.timeline.title" />} level={3}>
          {refunds.map((refund) => (
            <div key={refund.RequestId}>
              {(refund.Cause === "booking" || refund.Cause === "changed") && (
                <p>
                  <FormattedMessage id="refund.of" values={{ id: refund.BookingId }} />
                </p>
              )}
              <RefundTimeline refund={refund} />
            </div>
          ))}
        </Section>
      )}
    </>
  );
}

const parts = ["ForBookings", "Sent", "OnItsWay", "InFund", "ExpiredInFund", "KeptByPolicy", "KeptCharge"] as const;

/** The paid amount, and its parts that are not zero. */
function Sums({ sums }: { readonly sums: PlanSums }) {
  const money = useMoney();
  const shown = parts.filter((part) => sums[part] > 0);
  return (
    <FactList
      facts={[
        {
          id: "Paid",
          term: <FormattedMessage id="refund.sums.paid" />,
          detail:
            sums.FromFund > 0 ? (
              <FormattedMessage
                id="refund.sums.paidFromFund"
                values={{ paid: money(sums.Paid), fund: money(sums.FromFund) }}
              />
            ) : (
              money(sums.Paid)
            ),
        },
        ...shown.map((part) => ({
          id: part,
          term: <FormattedMessage id={`refund.sums.${part}`} />,
          detail: money(sums[part]),
        })),
      ]}
    />
  );
}
