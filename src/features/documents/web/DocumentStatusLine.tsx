import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { DownloadButton } from "../../../platform/web/files/DownloadButton";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import type { MessageId } from "../../../platform/web/messages";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../platform/web/ui/status/tone";
import { VerbatimText } from "../../../platform/web/ui/VerbatimText";
import { buildPath } from "../../../shared/endpoint";
import { documentsContract } from "../documents.contract";
import type { DayStatus } from "../documents.rules";
import type { ClientDocument } from "../documents.schemas";

type Status = { tone: Tone; id: MessageId; next: MessageId | null };

const statuses: Record<DayStatus, Status> = {
  given: { tone: "done", id: "documents.status.accepted", next: "documents.next.given" },
  verified: { tone: "done", id: "documents.status.verified", next: null },
  inReview: { tone: "waiting", id: "documents.status.inReview", next: "documents.next.inReview" },
  rejected: { tone: "problem", id: "documents.status.rejected", next: "documents.next.rejected" },
  expired: { tone: "problem", id: "documents.status.expired", next: "documents.next.expired" },
};

type Props = {
  readonly document: ClientDocument;
  /** The trip for which it is enough, if there is one. */
  readonly trip: DocumentTrip;
};

/** Whether there is a trip that needs a document, and whether it is paid already. */
export type DocumentTrip = "none" | "unpaid" | "paid";

function statusText({ Status, TypedOnly }: ClientDocument, trip: DocumentTrip): MessageId {
  if (Status === "given" && trip === "none") return "documents.status.kept";
  return Status === "verified" && TypedOnly ? "documents.status.typedOnly" : statuses[Status].id;
}

/**
 * A document's status and what to do next. Only the last characters of its number are shown: enough to recognise it,
 * too few to copy it.
 */
export function DocumentStatusLine({ document, trip }: Props) {
  const havana = useHavanaTime();
  const { Status: status } = document;
  const { tone, next } = statuses[status];
  return (
    <>
      <StatusChip tone={tone}>
        <FormattedMessage id={statusText(document, trip)} />
      </StatusChip>
      <Typography sx={{ mt: 1 }}>
        <FormattedMessage
          id="documents.status.facts"
          values={{
            name: `${document.FirstName} ${document.LastName}`,
            ending: document.Number.slice(-3),
            expires: havana.day(document.ExpiresOn),
          }}
        />
      </Typography>
      {next && status === "rejected" && (
        <div style={{ marginBlock: 12 }}>
          <Callout kind="error">
            <p>
              <FormattedMessage
                id="documents.rejectedFor"
                values={{ reason: <VerbatimText>{document.RejectedFor ?? ""}</VerbatimText> }}
              />
            </p>
            <p>
              <FormattedMessage id={next} />
            </p>
          </Callout>
        </div>
      )}
      {next && status !== "rejected" && (
        <Typography color="text.secondary" sx={{ my: 1 }}>
          <FormattedMessage id={next} values={{ trip }} />
        </Typography>
      )}
      {document.PhotoId && (
        <DownloadButton path={buildPath(documentsContract.getDocumentPhoto.path, { photoId: document.PhotoId })}>
          <FormattedMessage id="documents.photo.download" />
        </DownloadButton>
      )}
    </>
  );
}
