import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../web/ui/Callout";
import { serverText } from "../../../web/ui/serverText";
import { TextField } from "../../../web/ui/TextField";
import { type DeskAct, toldToClient } from "./deskActs";
import { useDoDeskActMutation } from "./support.api";

type Props = { readonly act: DeskAct };

/** A button that first asks why; what is done is done once a reason is given. */
export function ReasonAction({ act }: Props) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const [doAct, { error, isLoading: busy }] = useDoDeskActMutation();
  const title = <FormattedMessage id={`support.act.${act.kind}`} values={{ id: act.id }} />;

  const told = toldToClient.includes(act.kind);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(given === "");
    if (given === "" || busy || (await doAct({ ...act, Reason: given })).error) return;
    setReason("");
    setOpen(false);
  };

  if (!open) {
    return (
      <div>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {title}
        </Button>
      </div>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: "grid", gap: 2, maxWidth: "34rem" }}>
      <TextField
        name={`reason-${act.kind}-${act.id}`}
        label={<FormattedMessage id="support.act.reason" />}
        hint={<FormattedMessage id={told ? "support.act.reasonTold" : "support.act.reasonHint"} />}
        error={missing && <FormattedMessage id="support.act.reasonMissing" />}
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
        <Button type="submit" variant="contained" color="secondary" loading={busy}>
          {title}
        </Button>
        <Button onClick={() => setOpen(false)}>
          <FormattedMessage id="support.back" />
        </Button>
      </Box>
    </Box>
  );
}
