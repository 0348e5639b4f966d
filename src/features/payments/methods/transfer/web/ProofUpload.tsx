import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ChangeEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../../platform/web/ui/Callout";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { serverText } from "../../../../../platform/web/ui/serverText";
import type { Transfer } from "../transfer.schemas";
import { useReportTransferMutation } from "./transfer.api";

/** Bytes: the server takes no more. */
const LIMIT = 10 * 1024 * 1024;
const KINDS = "application/pdf,image/jpeg,image/png,image/webp";

type Props = { readonly transfer: Transfer; readonly reviewing: boolean };

/** The proof of a transfer: a file or a photo. Sent at once when it is chosen; from then on staff look for the money. */
export function ProofUpload({ transfer, reviewing }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const [report, { isLoading, error }] = useReportTransferMutation();
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after a failure.
    target.value = "";
    if (!file) return;
    setTooLarge(file.size > LIMIT);
    if (file.size <= LIMIT) await report({ paymentId: transfer.PaymentId, body: file });
  };
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1, justifyItems: "start" }}>
      {transfer.Proofs.length > 0 && (
        <Typography sx={{ display: "flex", gap: 1, alignItems: "center" }}>
          <Icon name="check" />
          <FormattedMessage id="transfer.proof.given" values={{ count: transfer.Proofs.length }} />
        </Typography>
      )}
      {(tooLarge || error) && (
        <Callout kind="error" announce>
          {tooLarge ? (
            <FormattedMessage id="transfer.proof.tooLarge" />
          ) : (
            (serverText(error) ?? <FormattedMessage id="payment.awaited.failed" />)
          )}
        </Callout>
      )}
      <input
        ref={input}
        type="file"
        accept={KINDS}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="proof"
        onChange={send}
      />
      <Button
        variant={reviewing ? "outlined" : "contained"}
        color={reviewing ? "primary" : "secondary"}
        size="large"
        loading={isLoading}
        onClick={() => input.current?.click()}
      >
        <FormattedMessage id={transfer.Proofs.length > 0 ? "transfer.proof.another" : "transfer.proof.send"} />
      </Button>
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage id="transfer.proof.hint" />
      </Typography>
    </Box>
  );
}
