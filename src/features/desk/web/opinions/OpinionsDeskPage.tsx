import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { object } from "yup";
import { CallForm } from "../../../../platform/web/forms/CallForm";
import { filled } from "../../../../platform/web/forms/rules";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { CallFailed } from "../../../../platform/web/ui/failures/CallFailed";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { opinionSubjects } from "../../../opinions/opinions.rules";
import type { WaitingOpinion } from "../../../opinions/opinions.schemas";
import { useDecideOpinionMutation, useGetWaitingOpinionsQuery } from "../../../opinions/web/opinions.api";
import { useRowOfAddress } from "../inbox/useRowOfAddress";
import { deskRow } from "../shell/deskRows";

const List = styled("ul")({ display: "grid", gap: 16, margin: 0, padding: 0, listStyle: "none", maxWidth: "52rem" });
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
  return (
    <PageFrame title={<FormattedMessage id="opinion.desk.title" />} lead={<FormattedMessage id="opinion.desk.lead" />}>
      {error && <LoadFailure title="opinion.failed" text={serverText(error)} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyState title={<FormattedMessage id="opinion.desk.none" />}>
          <FormattedMessage id="opinion.desk.noneText" />
        </EmptyState>
      )}
      <List>
        {data?.map((opinion) => (
          <li key={opinion.BookingId} {...deskRow(`opinion-${opinion.BookingId}`)}>
            <WaitingCard opinion={opinion} />
          </li>
        ))}
      </List>
    </PageFrame>
  );
}

const refusalSchema = object({ Reason: filled("opinion.desk.needReason") });

function WaitingCard({ opinion }: { readonly opinion: WaitingOpinion }) {
  const { BookingId, Kind, Name, FirstName, WrittenAt, Language, Stars, Text } = opinion;
  const { instant } = useHavanaTime();
  const [publish, publishing] = useDecideOpinionMutation();
  const [decline] = useDecideOpinionMutation();
  const refusal = useForm({
    initialValues: { Reason: "" },
    schema: refusalSchema,
    prefix: `refuse-${BookingId}`,
    shows: "onceSent",
    send: ({ Reason }) => decline({ BookingId, Show: false, Reason: Reason.trim() }),
  });
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
      <div>
        <BusyButton
          variant="contained"
          color="secondary"
          loading={publishing.isLoading}
          onClick={() => publish({ BookingId, Show: true, Reason: null })}
        >
          <FormattedMessage id="opinion.desk.show" />
        </BusyButton>
      </div>
      {publishing.error && <CallFailed failed="opinion.desk.failed" error={publishing.error} />}
      <CallForm form={refusal} submit="opinion.desk.refuse" failed="opinion.desk.failed" second>
        <TextField
          {...refusal.field("Reason")}
          label={<FormattedMessage id="opinion.desk.reason" />}
          hint={<FormattedMessage id="opinion.desk.reasonHint" />}
          required
        />
      </CallForm>
    </Card>
  );
}
