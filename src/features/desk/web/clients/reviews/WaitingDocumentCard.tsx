import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { WaitingDocument } from "../../../reviews.schemas";
import { ActFailed } from "../../parts/ActFailed";
import { heldBy, useHoldsRow, useQueueRow } from "../../parts/queue/queueRow";
import { ReasonAction } from "../../parts/ReasonAction";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { deskAnswer } from "../../shell/deskRows";
import { useOpenDocumentMutation, useVerifyDocumentMutation } from "../../shell/support.api";
import { OpenedDocument } from "../plans/rows/OpenedDocument";
import { PaperTrip } from "./PaperTrip";

/** A document to review: closed at first, since each access is audited; then the two answers. */
export function WaitingDocumentCard({ waiting }: { readonly waiting: WaitingDocument }) {
  const id = useId();
  const { DocumentId, ClientName, ClientEmail, ClientLanguage, Type, Holder, Status, GivenAt } = waiting;
  const [open, { data, isLoading, isError }] = useOpenDocumentMutation();
  const [verify, verifying] = useVerifyDocumentMutation();
  const row = useQueueRow();
  useHoldsRow(heldBy(verifying));
  const typedOnly = data?.Document.PhotoId === null;
  const onVerify = async () => {
    const verified = await verify({ DocumentId, TypedOnly: typedOnly || undefined });
    if (!verified.error) row?.leave(<FormattedMessage id="support.documents.verified" values={{ name: ClientName }} />);
  };
  return (
    <Card component="article" aria-labelledby={id} sx={{ px: { xs: 2, sm: 3 }, py: 1.5, display: "grid", gap: 1.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" }}>
        <Box sx={{ flex: "1 1 18rem", minWidth: 0 }}>
          <Typography id={id} variant="h3">
            <FormattedMessage id="support.documents.of" values={{ type: Type, holder: Holder, name: ClientName }} />
          </Typography>
          <RowNote>
            <DottedLine>
              <When at={GivenAt} />
              {ClientEmail}
            </DottedLine>
          </RowNote>
        </Box>
        <StatusChip tone={Status === "inReview" ? "problem" : "neutral"}>
          <FormattedMessage id="support.documents.urgency" values={{ status: Status }} />
        </StatusChip>
        {!data && !row?.isGone && (
          <BusyButton
            {...deskAnswer}
            variant="outlined"
            onClick={() => open({ documentId: DocumentId })}
            loading={isLoading}
          >
            <FormattedMessage id="support.documents.open" />
          </BusyButton>
        )}
      </Box>
      {isError && (
        <Callout kind="error" announce>
          <FormattedMessage id="support.documents.openFailed" />
        </Callout>
      )}
      {data && (
        <>
          <OpenedDocument opened={data} />
          <PaperTrip trip={data.Trip} />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, "& > form": { flex: "1 1 100%" } }}>
            {!row?.isGone && (
              <BusyButton variant="outlined" onClick={onVerify} loading={verifying.isLoading}>
                <FormattedMessage id={typedOnly ? "support.act.verifyTyped" : "support.act.verifyDocument"} />
              </BusyButton>
            )}
            <ReasonAction act={{ kind: "rejectDocument", id: DocumentId }} clientLanguage={ClientLanguage} />
          </Box>
          <ActFailed error={verifying.error} />
        </>
      )}
    </Card>
  );
}
