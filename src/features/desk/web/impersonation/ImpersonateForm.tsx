import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router";
import { Callout } from "../../../../platform/web/ui/Callout";
import { serverText } from "../../../../platform/web/ui/serverText";
import { TextField } from "../../../../platform/web/ui/TextField";
import { isBlank } from "../../../../shared/blank";
import { useBeginImpersonationMutation } from "./impersonation.api";

/** Whom to act for, and why. What is not allowed meanwhile is said before, not found out. */
export function ImpersonateForm({ initial }: { readonly initial: string }) {
  const navigate = useNavigate();
  const [client, setClient] = useState(initial);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [begin, { error, isLoading }] = useBeginImpersonationMutation();
  const missing = { client: isBlank(client), reason: isBlank(reason) };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing.client || missing.reason || isLoading) return;
    const answer = await begin({ Client: client.trim(), Reason: reason.trim() });
    if (!answer.error) void navigate("/shopping-cart");
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}
    >
      <TextField
        name="client"
        label={<FormattedMessage id="impersonation.client" />}
        hint={<FormattedMessage id="impersonation.clientHint" />}
        error={tried && missing.client && <FormattedMessage id="impersonation.clientMissing" />}
        value={client}
        maxLength={120}
        autoComplete="off"
        required
        onChange={({ target }) => setClient(target.value)}
      />
      <TextField
        name="reason"
        label={<FormattedMessage id="support.act.reason" />}
        hint={<FormattedMessage id="support.act.reasonHint" />}
        error={tried && missing.reason && <FormattedMessage id="support.act.reasonMissing" />}
        value={reason}
        maxLength={300}
        autoComplete="off"
        required
        onChange={({ target }) => setReason(target.value)}
      />
      <Callout kind="warning">
        <FormattedMessage id="impersonation.limits" />
      </Callout>
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id="support.act.failed" />}
        </Callout>
      )}
      <Button type="submit" variant="contained" size="large" loading={isLoading} sx={{ justifySelf: "start" }}>
        <FormattedMessage id="impersonation.begin" />
      </Button>
    </Box>
  );
}
