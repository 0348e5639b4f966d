import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { readDraft } from "../../../platform/web/drafts/formDrafts";
import { DownloadButton } from "../../../platform/web/files/DownloadButton";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { RefusalText } from "../../../platform/web/ui/failures/RefusalText";
import { useLostFocus } from "../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../platform/web/ui/status/tone";
import { VerbatimText } from "../../../platform/web/ui/VerbatimText";
import { buildPath } from "../../../shared/endpoint";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { MessageId } from "../../../shared/messageId";
import type { Refusal } from "../../../shared/refusals";
import { documentsContract } from "../documents.contract";
import { type DayStatus, isRejected, isVerified } from "../documents.rules";
import type { ClientDocument } from "../documents.schemas";
import { DocumentForm, type DocumentFormProps } from "./DocumentForm";
import { draftName } from "./documentValues";
import { PassportRule } from "./PassportRule";

const statuses: Record<DayStatus, Status> = {
  given: { tone: "done", id: "documents.status.accepted", next: "documents.next.given" },
  verified: { tone: "done", id: "documents.status.verified", next: null },
  inReview: { tone: "waiting", id: "documents.status.inReview", next: "documents.next.inReview" },
  rejected: { tone: "problem", id: "documents.status.rejected", next: "documents.next.rejected" },
  expired: { tone: "problem", id: "documents.status.expired", next: "documents.next.expired" },
};

type Props = Omit<DocumentFormProps, "canDiscard" | "onEnd"> & {
  /** Why this document is not enough for the trip; null if it is. */
  readonly refusal: Refusal | null;
  readonly trip: DocumentTrip;
};

/** One document: what we have, whether it is enough for the trip, and the form to give it. */
export function DocumentCard({ refusal, trip, ...form }: Props) {
  const { type, document, validUntil } = form;
  const { day } = useHavanaTime();
  const id = useId();
  const rejected = document !== undefined && isRejected(document.Status);
  const needed = document === undefined || refusal !== null || rejected;
  // The form stays until the photo, which is sent after the document, has arrived too; a form with a draft opens
  // again.
  const [changing, setChanging] = useState(
    () => needed || readDraft(draftName(type, document), form.client.clientId) !== null,
  );
  const editing = changing || needed;
  // The form and the button that opens it replace each other.
  const place = useLostFocus<HTMLDivElement>(editing);
  const kind = type === IdentityDocumentType.DriverLicense ? "licence" : "passport";
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
    >
      <div>
        <Typography id={id} variant="h2">
          <FormattedMessage id={`documents.${kind}.title`} />
        </Typography>
        {editing && (
          <Typography color="text.secondary">
            <FormattedMessage id={`documents.${kind}.why`} />
            {kind === "passport" && validUntil === undefined && (
              <>
                {" "}
                <PassportRule />
              </>
            )}
          </Typography>
        )}
        {editing && validUntil && (
          <Typography sx={{ mt: 1, fontWeight: 600 }}>
            <FormattedMessage id={`documents.until.${kind}`} values={{ day: day(validUntil) }} />
          </Typography>
        )}
      </div>
      <div role="status">
        {document && !refusal && <DocumentStatusLine document={document} trip={trip} />}
        {document && refusal && (
          <>
            <Callout kind="error" title={<FormattedMessage id="documents.refused" />}>
              <RefusalText refusal={refusal} />
            </Callout>
            {rejected && <RejectedFor document={document} />}
          </>
        )}
      </div>
      <div ref={place} tabIndex={-1}>
        {editing ? (
          <DocumentForm {...form} canDiscard={!needed} onEnd={() => setChanging(false)} />
        ) : (
          <Button variant="outlined" onClick={() => setChanging(true)}>
            <FormattedMessage id={`documents.${kind}.change`} />
          </Button>
        )}
      </div>
    </Card>
  );
}

type Status = { tone: Tone; id: MessageId; next: MessageId | null };

type DocumentStatusLineProps = {
  readonly document: ClientDocument;
  /** The trip for which it is enough, if there is one. */
  readonly trip: DocumentTrip;
};

/** Whether there is a trip that needs a document, and whether it is paid already. */
type DocumentTrip = "none" | "unpaid" | "paid";

function statusText({ Status, TypedOnly }: ClientDocument, trip: DocumentTrip): MessageId {
  if (Status === "given" && trip === "none") return "documents.status.kept";
  return isVerified(Status) && TypedOnly ? "documents.status.typedOnly" : statuses[Status].id;
}

/** The words with which staff rejected a document, and what to do next. */
function RejectedFor({ document: { RejectedFor: reason } }: { readonly document: ClientDocument }) {
  const { next } = statuses.rejected;
  return (
    <div style={{ marginBlock: 12 }}>
      <Callout kind="error">
        <p>
          <FormattedMessage
            id="documents.rejectedFor"
            values={{ reason: <VerbatimText>{reason ?? ""}</VerbatimText> }}
          />
        </p>
        {next && (
          <p>
            <FormattedMessage id={next} />
          </p>
        )}
      </Callout>
    </div>
  );
}

/**
 * A document's status and what to do next. Only the last characters of its number are shown: enough to recognise it,
 * too few to copy it.
 */
function DocumentStatusLine({ document, trip }: DocumentStatusLineProps) {
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
      {isRejected(status) && <RejectedFor document={document} />}
      {next && !isRejected(status) && (
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
