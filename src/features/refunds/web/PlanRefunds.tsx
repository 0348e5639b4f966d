import { FormattedMessage } from "react-intl";
import { Section } from "../../../platform/web/ui/page/Section";
import { RefundTimeline } from "./RefundTimeline";
import { useGetPlanRefundsQuery } from "./refunds.api";

/** A plan's refunds, sent or pending; nothing without any. */
export default function PlanRefunds({ planId }: { readonly planId: number }) {
  const { data: refunds } = useGetPlanRefundsQuery({ planId });
  if (!refunds || refunds.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="refund.timeline.title" />} level={3}>
      {refunds.map((refund) => (
        <div key={refund.RequestId}>
          <p>
            <FormattedMessage id="refund.ofBooking" values={{ id: refund.BookingId }} />
          </p>
          <RefundTimeline refund={refund} />
        </div>
      ))}
    </Section>
  );
}
