import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { DownloadButton } from "../../../../../platform/web/files/DownloadButton";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../platform/web/links";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import { buildPath } from "../../../../../shared/endpoint";
import { transferContract } from "../../../../payments/methods/transfer/transfer.contract";
import type { DeskTransfer } from "../../../../payments/methods/transfer/transfer.schemas";
import { supportPlanPath } from "../../../desk.pages";
import { useQueueRow } from "../../parts/queue/queueRow";
import { UnreadableNote } from "../../parts/UnreadableNote";
import { When } from "../../parts/When";
import { deskAnswer } from "../../shell/deskRows";
import { ArrivalForm } from "./ArrivalForm";
import { EnteredText } from "./EnteredText";
import { RejectionForm } from "./RejectionForm";
import { ReversalForm } from "./ReversalForm";

/** A transfer: the amount ordered, what has arrived, its proofs, and the two answers. */
export function DeskTransferCard({ item }: { readonly item: DeskTransfer }) {
  const money = useMoney();
  const row = useQueueRow();
  const { Transfer: transfer, ClientName, ClientEmail, Status, Expected, Until, Reversible } = item;
  const { PaymentId, TravelPlanId, Reference, Amount, Arrived, Proofs } = transfer;
  const isUnseen = Status === "review" || Status === "ended";
  return (
    <Card
      component="article"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: "space-between" }}>
        <Typography variant="h3" component="h2" className="tabular">
          <DottedLine>
            {Reference}
            {money(Amount)}
          </DottedLine>
        </Typography>
        <StatusChip tone={isUnseen ? "waiting" : "neutral"}>
          <FormattedMessage id={`support.transfers.${Status}`} />
        </StatusChip>
      </Box>
      <FactList
        facts={[
          {
            id: "client",
            term: <FormattedMessage id="support.transfers.client" />,
            detail: `${ClientName}, ${ClientEmail}`,
          },
          {
            id: "plan",
            term: <FormattedMessage id="support.transfers.plan" />,
            detail: (
              <MuiLink component={Link} to={supportPlanPath(TravelPlanId)}>
                {TravelPlanId}
              </MuiLink>
            ),
          },
          ...(Until === null
            ? []
            : [{ id: "until", term: <FormattedMessage id="support.transfers.until" />, detail: <When at={Until} /> }]),
          ...(Arrived === 0
            ? []
            : [{ id: "arrived", term: <FormattedMessage id="support.transfers.arrived" />, detail: money(Arrived) }]),
          ...(Arrived === 0 || Expected === 0
            ? []
            : [{ id: "missing", term: <FormattedMessage id="support.transfers.missing" />, detail: money(Expected) }]),
        ]}
      />
      {Proofs.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {Proofs.map(({ ProofId, MediaType }, index) => (
            <DownloadButton
              key={ProofId}
              path={buildPath(transferContract.getProofFile.path, { proofId: ProofId })}
              fileName={`${Reference}-${index + 1}.${MediaType.split("/")[1] ?? "bin"}`}
            >
              <FormattedMessage id="support.transfers.proof" values={{ number: index + 1 }} />
            </DownloadButton>
          ))}
        </Box>
      )}
      {Status === "short" && Until !== null && (
        <p>
          <FormattedMessage
            id="support.transfers.shortNext"
            values={{ until: <When at={Until} />, arrived: money(Arrived) }}
          />
        </p>
      )}
      {item.Unreadable && <UnreadableNote planId={TravelPlanId} />}
      {transfer.Findings.filter(({ ReviewId }) => Reversible.includes(ReviewId)).map((finding) => (
        <ReversalForm
          key={finding.ReviewId}
          item={item}
          finding={finding}
          onReversed={() => row?.tell(<FormattedMessage id="support.transfers.reversed" />)}
        />
      ))}
      {!item.Unreadable && (
        <div {...deskAnswer}>
          <ArrivalForm item={item} onEntered={(entered) => row?.tell(<EnteredText entered={entered} />)} />
        </div>
      )}
      {isUnseen && !item.Unreadable && (
        <RejectionForm
          paymentId={PaymentId}
          reads={item.ClientLanguage}
          ended={Status === "ended"}
          onRejected={() => row?.tell(<FormattedMessage id="support.transfers.rejected" />)}
        />
      )}
    </Card>
  );
}
