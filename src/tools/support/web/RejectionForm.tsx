import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../web/ui/Callout";
import { serverText } from "../../../web/ui/serverText";
import { TextField } from "../../../web/ui/TextField";
import { useRejectTransferMutation } from "./transfers.api";

/** A proof that is not accepted, with the reason as the client will read it. */
export function RejectionForm({ paymentId }: { readonly paymentId: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [reject, { isLoading, error }] = useRejectTransferMutation();
  const missing = reason.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing || isLoading) return;
    await reject({ PaymentId: paymentId, Reason: reason.trim() });
  };
  if (!open) {
    return (
      <div>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          <FormattedMessage id="support.transfers.reject" />
        </Button>
      </div>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2, maxWidth: "34rem" }}>
      <TextField
        name={`rejection-${paymentId}`}
        label={<FormattedMessage id="support.transfers.reason" />}
        hint={<FormattedMessage id="support.transfers.reasonHint" />}
        error={tried && missing && <FormattedMessage id="support.act.reasonMissing" />}
        value={reason}
        maxLength={300}
        autoFocus
        autoComplete="off"
        required
        onChange={({ target }) => setReason(target.value)}
      />
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id="support.act.failed" />}
        </Callout>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button type="submit" variant="contained" color="secondary" loading={isLoading}>
          <FormattedMessage id="support.transfers.reject" />
        </Button>
        <Button onClick={() => setOpen(false)}>
          <FormattedMessage id="support.back" />
        </Button>
      </Box>
    </Box>
  );
}
