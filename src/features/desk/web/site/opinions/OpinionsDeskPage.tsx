import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../../platform/web/theme/token";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { CallFailed } from "../../../../../platform/web/ui/failures/CallFailed";
import { LoadFailure } from "../../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { opinionSubjects } from "../../../../opinions/opinions.rules";
import type { WaitingOpinion } from "../../../../opinions/opinions.schemas";
import { useDecideOpinionMutation, useGetWaitingOpinionsQuery } from "../../../../opinions/web/opinions.api";
import { DeskForm } from "../../parts/DeskForm";
import { NextInInbox } from "../../parts/NextInInbox";
import { QueueRows } from "../../parts/queue/QueueRows";
import { heldBy, useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
import { useQueue } from "../../parts/queue/useQueue";
import { useRowOfAddress } from "../../parts/useRowOfAddress";

const Card = styled("article")({
  display: "grid",
  gap: 12,
  padding: 16,
  border: `1px solid ${token("sand")}`,
  borderRadius: 12,
  background: token("surface"),
  "& .note": { color: token("inkSoft"), fontSize: "0.9375rem" },
  "& blockquote": { margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" },
});

/** /support/opinions: reviews by clients that are not published yet, oldest first. (REVIEW-3) */
export default function OpinionsDeskPage() {
  const { data, error, refetch } = useGetWaitingOpinionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useRowOfAddress(data !== undefined);
  const queue = useQueue(data, ({ BookingId }) => `opinion-${BookingId}`);
  return (
    <PageFrame title={<FormattedMessage id="opinion.desk.title" />} lead={<FormattedMessage id="opinion.desk.lead" />}>
      {error && <LoadFailure title="opinion.failed" text={serverText(error)} onRetry={refetch} />}
      {data && (
        <QueueRows queue={queue} maxWidth="52rem">
          {(opinion) => <WaitingCard opinion={opinion} />}
        </QueueRows>
      )}
      {data && queue.count === 0 && (
        <EmptyState title={<FormattedMessage id="opinion.desk.none" />} action={<NextInInbox />}>
          <FormattedMessage id="opinion.desk.noneText" />
        </EmptyState>
      )}
    </PageFrame>
  );
}

const refusalSchema = schemaOf<{ Reason: string }>()({ Reason: filled("opinion.desk.needReason") });

function WaitingCard({ opinion }: { readonly opinion: WaitingOpinion }) {
  const { BookingId, Kind, Name, FirstName, WrittenAt, Language, Stars, Text } = opinion;
  const { instant } = useHavanaTime();
  const [publish, publishing] = useDecideOpinionMutation();
  const [decline] = useDecideOpinionMutation();
  const row = useQueueRow();
  useHoldsRow(heldBy(publishing));
  const refusal = useForm({
    initialValues: { Reason: "" },
    validationSchema: refusalSchema,
    prefix: `refuse-${BookingId}`,
    shows: "onceSent",
    send: async ({ Reason }) => {
      const declined = await decline({ BookingId, Show: false, Reason: Reason.trim() });
      if (!declined.error) row?.leave(<FormattedMessage id="opinion.desk.refused" values={{ name: FirstName }} />);
      return declined;
    },
  });
  const onPublish = async () => {
    const published = await publish({ BookingId, Show: true, Reason: null });
    if (!published.error) row?.leave(<FormattedMessage id="opinion.desk.shown" values={{ name: FirstName }} />);
  };
  return (
    <Card>
      <Typography variant="h3" component="h2">
        {Name}
      </Typography>
      <p className="note">
        <DottedLine>
          {FirstName}
          {instant(WrittenAt)}
          <FormattedDisplayName type="language" value={Language} />
        </DottedLine>
      </p>
      <p className="tabular">
        <DottedLine>
          {opinionSubjects[Kind].map((subject) => (
            <span key={subject}>
              <FormattedMessage id={`opinion.subject.${subject}`} /> {Stars[subject]}
            </span>
          ))}
        </DottedLine>
      </p>
      <blockquote lang={Language}>{Text}</blockquote>
      {!row?.isGone && (
        <div>
          <BusyButton variant="contained" color="secondary" loading={publishing.isLoading} onClick={onPublish}>
            <FormattedMessage id="opinion.desk.show" />
          </BusyButton>
        </div>
      )}
      {publishing.error && <CallFailed failed="opinion.desk.failed" error={publishing.error} />}
      <DeskForm
        form={refusal}
        failed="opinion.desk.failed"
        wide
        actions={
          <BusyButton type="submit" variant="outlined" size="large" loading={refusal.sending}>
            <FormattedMessage id="opinion.desk.refuse" />
          </BusyButton>
        }
      >
        <refusal.Field
          as={TextField}
          name="Reason"
          label={<FormattedMessage id="opinion.desk.reason" />}
          hint={<FormattedMessage id="opinion.desk.reasonHint" />}
          required
        />
      </DeskForm>
    </Card>
  );
}
