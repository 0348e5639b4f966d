import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { CheckboxField } from "../../../../platform/web/ui/CheckboxField";
import { RefusalText } from "../../../../platform/web/ui/RefusalText";
import { serverText } from "../../../../platform/web/ui/serverText";
import type { Refusal } from "../../../../shared/refusals";
import type { ReceiptPreview } from "../../receipt.schemas";
import { useSignReceiptMutation } from "../papers.api";
import { type SignatureDraft, SignatureField } from "./SignatureField";

type Props = {
  readonly receipt: ReceiptPreview;
  /** Why the machine would refuse the signature. */
  readonly refusals: readonly Refusal[];
  readonly deadline: ReactNode;
};

/** Signs the receipt by a typed name or a drawing, with consent to the text that is shown. */
export function SignForm({ receipt, refusals, deadline }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<SignatureDraft>({ way: "type", name: "", drawing: null });
  const [consent, setConsent] = useState(false);
  const [sign, { isLoading, error }] = useSignReceiptMutation();
  const given = draft.way === "type" ? draft.name.trim() !== "" : draft.drawing !== null;
  const ready = given && consent && refusals.length === 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || isLoading) return;
    sign({
      planId: receipt.TravelPlanId,
      body: {
        SignerName: draft.way === "type" ? draft.name.trim() : receipt.PayerName,
        Consent: true,
        ConsentVersion: receipt.ConsentVersion,
        Drawing: draft.way === "draw" ? draft.drawing : null,
      },
    });
  };

  return (
    <Card
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
    >
      <Typography variant="h2">
        <FormattedMessage id="receipt.sign.title" />
      </Typography>
      {deadline}
      <SignatureField draft={draft} onChange={setDraft} />
      <CheckboxField
        name="consent"
        label={<FormattedMessage id="receipt.consent.text" />}
        hint={<FormattedMessage id="receipt.consent.version" values={{ version: receipt.ConsentVersion }} />}
        checked={consent}
        onChange={(event) => setConsent(event.target.checked)}
      />
      {error && (
        <Typography role="alert" color="error">
          {serverText(error) ?? <FormattedMessage id="receipt.sign.failed" />}
        </Typography>
      )}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        loading={isLoading}
        disabled={!ready}
        aria-describedby={ready ? undefined : id}
      >
        <FormattedMessage id="checkout.action.sign" />
      </Button>
      {!ready && (
        <Typography id={id} component="div" variant="body2">
          {refusals.map((refusal) => (
            <div key={refusal.code}>
              <RefusalText refusal={refusal} />
            </div>
          ))}
          {!given && <FormattedMessage id="receipt.missing.signature" />}
          {!consent && (
            <div>
              <FormattedMessage id="receipt.missing.consent" />
            </div>
          )}
        </Typography>
      )}
    </Card>
  );
}
