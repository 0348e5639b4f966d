import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../../platform/web/ui/page/Section";
import type { QueuedDispute } from "../../../../refunds/refunds.schemas";
import { useGetRefundQueueQuery } from "../../../../refunds/web/refunds.api";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { NextInInbox } from "../../parts/NextInInbox";
import { QueueRows } from "../../parts/queue/QueueRows";
import { useQueue } from "../../parts/queue/useQueue";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { ManualRefundForm } from "./ManualRefundForm";
import { MovementCard } from "./MovementCard";
import { QueuedDisputeCard } from "./QueuedDisputeCard";
import { QueuedRefundCard } from "./QueuedRefundCard";
import { StuckRefundCard } from "./StuckRefundCard";

const rowOfDispute = ({ DisputeId }: QueuedDispute) => `dispute-${DisputeId}`;

/**
 * Disputes and refunds in the back office: what happened at providers without us, disputes to answer and to settle,
 * requests to decide, stuck refunds, and refunds by hand.
 */
export default function RefundDeskPage() {
  const { data, isError, error, refetch } = useGetRefundQueueQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useRowOfAddress(data !== undefined);
  const requests = useQueue(data?.Requests, ({ Refund }) => `refund-${Refund.RequestId}`);
  const movements = useQueue(data?.Movements, ({ MovementId }) => `movement-${MovementId}`);
  const stuck = useQueue(data?.Stuck, ({ RefundId }) => `refund-${RefundId}`);
  const disputes = useQueue(data?.Disputes, rowOfDispute);
  const losses = useQueue(data?.Losses, rowOfDispute);
  const { count } = requests;
  return (
    <PageFrame
      title={<FormattedMessage id="support.refundDesk.title" />}
      lead={count > 0 && <FormattedMessage id="support.refundDesk.lead" values={{ count }} />}
    >
      {!data && isError && (
        <DeskFailed title={<FormattedMessage id="support.refundDesk.failed" />} retry={refetch} error={error} />
      )}
      {!data && !isError && (
        <DeskSkeleton label={<FormattedMessage id="support.refundDesk.loading" />} heights={[200, 200]} />
      )}
      {movements.rows.length > 0 && (
        <div style={{ marginBottom: 48 }}>
          <Section title={<FormattedMessage id="support.movements.title" />}>
            <QueueRows queue={movements}>{(movement) => <MovementCard movement={movement} />}</QueueRows>
          </Section>
        </div>
      )}
      {data && disputes.rows.length > 0 && (
        <div style={{ marginBottom: 48 }}>
          <Section title={<FormattedMessage id="support.disputes.title" />}>
            <QueueRows queue={disputes}>
              {(dispute) => <QueuedDisputeCard dispute={dispute} now={data.Now} />}
            </QueueRows>
          </Section>
        </div>
      )}
      {data && losses.rows.length > 0 && (
        <div style={{ marginBottom: 48 }}>
          <Section title={<FormattedMessage id="support.losses.title" />}>
            <QueueRows queue={losses}>{(dispute) => <QueuedDisputeCard dispute={dispute} now={data.Now} />}</QueueRows>
          </Section>
        </div>
      )}
      {data && (
        <Section title={<FormattedMessage id="support.refundDesk.requests" />}>
          <div>
            <QueueRows queue={requests}>{(queued) => <QueuedRefundCard queued={queued} />}</QueueRows>
            {requests.count === 0 && (
              <EmptyState title={<FormattedMessage id="support.refundDesk.empty.title" />} action={<NextInInbox />}>
                <FormattedMessage id="support.refundDesk.empty.text" />
              </EmptyState>
            )}
          </div>
        </Section>
      )}
      {stuck.rows.length > 0 && (
        <div style={{ marginTop: 48 }}>
          <Section title={<FormattedMessage id="support.stuckRefunds.title" />}>
            <QueueRows queue={stuck}>{(refund) => <StuckRefundCard refund={refund} />}</QueueRows>
          </Section>
        </div>
      )}
      <div style={{ marginTop: 48 }}>
        <Section title={<FormattedMessage id="support.manualRefund.title" />}>
          <ManualRefundForm />
        </Section>
      </div>
    </PageFrame>
  );
}
