import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { readDraft } from "../../../platform/web/drafts/formDrafts";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { RefusalText } from "../../../platform/web/ui/failures/RefusalText";
import { useLostFocus } from "../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { Refusal } from "../../../shared/refusals";
import { DocumentForm, type DocumentFormProps } from "./DocumentForm";
import { DocumentStatusLine, type DocumentTrip } from "./DocumentStatusLine";
import { draftName } from "./documentValues";
import { PassportRule } from "./PassportRule";

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
  const rejected = document?.Status === "rejected";
  const needed = document === undefined || refusal !== null || rejected;
  // The form stays until the photo, which is sent after the document, has arrived too; one that was begun opens again.
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
          <Callout kind="error" title={<FormattedMessage id="documents.refused" />}>
            <RefusalText refusal={refusal} />
          </Callout>
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
