import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import type { MessageId } from "../../../../platform/web/messages";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { FactList } from "../../../../platform/web/ui/FactList";
import { Section } from "../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { VerifiedReceipt } from "../../receipt.schemas";

const Trail = styled("ol")({
  margin: 0,
  paddingInlineStart: 22,
  display: "grid",
  gap: 10,
  "& code": { display: "block", overflowWrap: "anywhere", fontSize: "0.8125rem" },
});

const Fingerprint = styled("code")({ overflowWrap: "anywhere", fontSize: "0.8125rem" });

const steps: Readonly<Record<string, MessageId>> = {
  created: "verifyReceipt.event.created",
  opened: "verifyReceipt.event.opened",
  consented: "verifyReceipt.event.consented",
  signed: "verifyReceipt.event.signed",
  sealed: "verifyReceipt.event.sealed",
};

type Props = { readonly receipt: VerifiedReceipt; readonly byFile: boolean };

/** The public facts of a receipt: whether it is ours, when it was signed, and every step until then. */
export function VerifiedReceiptCard({ receipt, byFile }: Props) {
  const { instant } = useHavanaTime();
  if (!receipt.Found) {
    return (
      <Callout kind="warning" title={<FormattedMessage id="verifyReceipt.unknown" />}>
        <FormattedMessage id={byFile ? "verifyReceipt.unknownFile.text" : "verifyReceipt.unknown.text"} />
      </Callout>
    );
  }
  const { Code, SignerInitials, SignedAt, ConsentVersion, Sha256, TrailIntact } = receipt;
  return (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      {TrailIntact ? (
        <Callout
          kind="success"
          title={<FormattedMessage id={byFile ? "verifyReceipt.genuineFile" : "verifyReceipt.genuine"} />}
        />
      ) : (
        <Callout kind="error" title={<FormattedMessage id="verifyReceipt.broken" />} />
      )}
      <FactList
        facts={[
          { id: "code", term: <FormattedMessage id="verifyReceipt.code" />, detail: Code },
          { id: "signer", term: <FormattedMessage id="verifyReceipt.signer" />, detail: SignerInitials },
          { id: "at", term: <FormattedMessage id="verifyReceipt.signedAt" />, detail: instant(SignedAt ?? 0) },
          { id: "consent", term: <FormattedMessage id="verifyReceipt.consent" />, detail: ConsentVersion },
          {
            id: "sha",
            term: <FormattedMessage id="verifyReceipt.fingerprint" />,
            detail: <Fingerprint>{Sha256}</Fingerprint>,
          },
        ]}
      />
      <Section title={<FormattedMessage id="verifyReceipt.trail" />} level={3}>
        <Trail>
          {receipt.Trail.map(({ Type, At, Hash }) => (
            <li key={Hash}>
              <DottedLine>
                <FormattedMessage id={steps[Type] ?? "verifyReceipt.event.created"} />
                {new Date(At).toISOString()}
              </DottedLine>
              <code>{Hash}</code>
            </li>
          ))}
        </Trail>
      </Section>
    </div>
  );
}
