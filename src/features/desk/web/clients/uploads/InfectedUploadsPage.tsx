import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedDisplayName, FormattedMessage } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import { supportPlanPath } from "../../../desk.pages";
import type { InfectedUpload } from "../../../uploads.schemas";
import { ActionError } from "../../parts/ActionError";
import { DeskQueue } from "../../parts/DeskQueue";
import { NextInInbox } from "../../parts/NextInInbox";
import { QueueRows } from "../../parts/queue/QueueRows";
import { heldBy, useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
import { useQueue } from "../../parts/queue/useQueue";
import { RowNote } from "../../parts/RowNote";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { When } from "../../parts/When";
import { useEndInfectedUploadMutation, useGetInfectedUploadsQuery } from "../../shell/support.api";

const Card = styled("article")({
  display: "grid",
  gap: 12,
  justifyItems: "start",
  padding: 16,
  border: `1px solid ${token("sand")}`,
  borderRadius: 12,
  background: token("surface"),
  overflowWrap: "anywhere",
});

const rowOf = ({ UploadId }: InfectedUpload) => `upload-${UploadId}`;

/** /support/uploads: infected files that were refused, and that nobody has dealt with, oldest first. (DESK-108) */
export default function InfectedUploadsPage() {
  const query = useGetInfectedUploadsQuery(undefined, { refetchOnMountOrArgChange: true });
  const queue = useQueue(query.data, rowOf);
  const { count } = queue;
  const lead = count > 0 && <FormattedMessage id="support.uploads.lead" values={{ count }} />;
  useRowOfAddress(query.data !== undefined);
  return (
    <DeskQueue name="uploads" query={query} lead={lead} height={180}>
      {() => (
        <>
          <QueueRows queue={queue} maxWidth="52rem">
            {(upload) => <InfectedUploadCard upload={upload} />}
          </QueueRows>
          {count === 0 && (
            <EmptyState title={<FormattedMessage id="support.uploads.none" />} action={<NextInInbox />}>
              <FormattedMessage id="support.uploads.noneText" />
            </EmptyState>
          )}
        </>
      )}
    </DeskQueue>
  );
}

/** An infected file that was refused: whose it was, what it was, and what is to be done. (DESK-108) */
function InfectedUploadCard({ upload }: { readonly upload: InfectedUpload }) {
  const { UploadId, ClientName, ClientEmail, ClientLanguage, IsStaff, TravelPlanId } = upload;
  const [end, ending] = useEndInfectedUploadMutation();
  const row = useQueueRow();
  useHoldsRow(heldBy(ending));
  const onDone = async () => {
    const { error } = await end({ UploadId });
    if (!error) row?.leave(<FormattedMessage id="support.uploads.isDone" values={{ name: ClientName }} />);
  };
  return (
    <Card>
      <Typography variant="h3" component="h2">
        <FormattedMessage id="support.uploads.of" values={{ purpose: upload.Purpose, name: ClientName }} />
      </Typography>
      <RowNote>
        <DottedLine>
          <MuiLink href={`mailto:${ClientEmail}`}>{ClientEmail}</MuiLink>
          <When at={upload.RefusedAt} />
          {upload.MediaType ?? <FormattedMessage id="support.uploads.kindUnknown" />}
        </DottedLine>
      </RowNote>
      <p>
        <FormattedMessage id="support.uploads.found" values={{ found: <strong>{upload.Found}</strong> }} />
      </p>
      <p>
        <FormattedMessage
          id="support.uploads.toDo"
          values={{
            staff: IsStaff ? "yes" : "no",
            language: <FormattedDisplayName type="language" value={ClientLanguage} />,
          }}
        />
      </p>
      {TravelPlanId !== null && (
        <TextLink to={supportPlanPath(TravelPlanId)}>
          <FormattedMessage id="support.uploads.plan" values={{ id: TravelPlanId }} />
        </TextLink>
      )}
      <ActionError error={ending.error} />
      <BusyButton variant="contained" color="secondary" loading={ending.isLoading} onClick={() => void onDone()}>
        <FormattedMessage id="support.uploads.done" />
      </BusyButton>
    </Card>
  );
}
