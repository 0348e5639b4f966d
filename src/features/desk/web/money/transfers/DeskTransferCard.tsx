import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { FormattedDisplayName, FormattedMessage, useIntl } from "react-intl";
import { DownloadButton } from "../../../../../platform/web/files/DownloadButton";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../platform/web/links";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import { buildPath } from "../../../../../shared/endpoint";
import type { Language } from "../../../../../shared/language";
import { transferContract } from "../../../../payments/methods/transfer/transfer.contract";
import type { DeskTransfer } from "../../../../payments/methods/transfer/transfer.schemas";
import { supportPlanPath } from "../../../desk.pages";
import { ClientContactLine } from "../../parts/ClientContactLine";
import { useQueueRow } from "../../parts/queue/queueRow";
import { ReasonForm } from "../../parts/ReasonForm";
import { UnreadableNote } from "../../parts/UnreadableNote";
import { When } from "../../parts/When";
import { deskAnswer } from "../../shell/deskRows";
import { ArrivalForm } from "./ArrivalForm";
import { EnteredText } from "./EnteredText";
import { useRejectTransferMutation, useReverseTransferMutation } from "./transfers.api";

/** A transfer: the amount ordered, what has arrived, its proofs, and the two answers. */
export function DeskTransferCard({ item }: { readonly item: DeskTransfer }) {
  const money = useMoney();
  const row = useQueueRow();
  const { Transfer: transfer, Status, Expected, Until, Reversible } = item;
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
            detail: <ClientContactLine client={item} />,
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

type Props = {
  readonly paymentId: string;
  readonly reads: Language;
  /** The plan has ended: no other proof can be given. */
  readonly ended: boolean;
  readonly onRejected: () => void;
};

/** Rejects a transfer's proof, with the reason as the client will read it. */
function RejectionForm({ paymentId, reads, ended, onRejected }: Props) {
  const [reject] = useRejectTransferMutation();
  return (
    <ReasonForm
      name={`rejection-${paymentId}`}
      title={<FormattedMessage id="support.transfers.reject" />}
      label={<FormattedMessage id="support.transfers.reason" />}
      hint={
        <FormattedMessage
          id="support.transfers.reasonHint"
          values={{
            ended: ended ? "yes" : "no",
            language: <FormattedDisplayName type="language" value={reads} />,
          }}
        />
      }
      act={async (Reason) => {
        const answer = await reject({ PaymentId: paymentId, Reason });
        if (!answer.error) onRejected();
        return answer;
      }}
    />
  );
}

type ReversalFormProps = {
  readonly item: DeskTransfer;
  readonly finding: DeskTransfer["Transfer"]["Findings"][number];
  readonly onReversed: () => void;
};

/** Reverses money that was entered by mistake: a button that shows the effect and asks for a reason. (PAY-33) */
function ReversalForm({ item, finding: { ReviewId, Amount, At }, onReversed }: ReversalFormProps) {
  const { ClientName, Transfer, Entered } = item;
  const money = useMoney();
  const intl = useIntl();
  const [reverse] = useReverseTransferMutation();
  // Parts of an order may have the same amount and minute: only this reference distinguishes them on the bank's
  // statement.
  const reference = Entered.find((entry) => entry.ReviewId === ReviewId)?.BankReference ?? "";
  return (
    <>
      <p>
        <FormattedMessage
          id="support.transfers.entry"
          values={{ amount: money(Amount), at: <When at={At} />, reference }}
        />
      </p>
      <ReasonForm
        name={`reversal-${ReviewId}`}
        title={<FormattedMessage id="support.transfers.reverse" />}
        spoken={intl.formatMessage({ id: "support.transfers.reverse.spoken" }, { amount: money(Amount), reference })}
        before={
          <FormattedMessage
            id="support.transfers.reverse.then"
            values={{ client: ClientName, amount: money(Amount), missing: money(Transfer.Missing + Amount) }}
          />
        }
        label={<FormattedMessage id="support.transfers.reverse.reason" />}
        hint={<FormattedMessage id="support.transfers.reverse.hint" />}
        act={async (Reason) => {
          const answer = await reverse({ ReviewId, Reason });
          if (!answer.error) onReversed();
          return answer;
        }}
      />
    </>
  );
}
