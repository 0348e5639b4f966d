import Button from "@mui/material/Button";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "../../../platform/web/ui/TextField";
import { isBlank } from "../../../shared/blank";
import { DeskForm, type DeskFormError } from "./DeskForm";

type Props = {
  /** Tells this form's field from the others of a page. */
  readonly name: string;
  /** What is done. */
  readonly title: ReactNode;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** Does it, with a reason that is not blank; answers with the failure, if it fails. */
  readonly act: (reason: string) => Promise<{ error?: unknown }>;
  readonly busy: boolean;
  readonly error: DeskFormError;
};

/** A button that first asks why; what is done is done once a reason is given. */
export function ReasonForm({ name, title, label, hint, act, busy, error }: Props) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const missing = isBlank(reason);

  const close = () => {
    setOpen(false);
    setTried(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing || busy || (await act(reason.trim())).error) return;
    setReason("");
    close();
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
    <DeskForm
      onSubmit={submit}
      error={error}
      actions={
        <>
          <Button type="submit" variant="contained" color="secondary" loading={busy}>
            {title}
          </Button>
          <Button onClick={close}>
            <FormattedMessage id="support.back" />
          </Button>
        </>
      }
    >
      <TextField
        name={name}
        label={label}
        hint={hint}
        error={tried && missing && <FormattedMessage id="support.act.reasonMissing" />}
        value={reason}
        maxLength={300}
        autoFocus
        autoComplete="off"
        required
        onChange={({ target }) => setReason(target.value)}
      />
    </DeskForm>
  );
}
