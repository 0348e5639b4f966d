import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

type Props = {
  readonly text: string;
  /** Its accessible name. */
  readonly what: string;
};

/** Copies a text and confirms it. Hidden where the browser cannot copy. (PAY-26) */
export function CopyButton({ text, what }: Props) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  // Undefined on pages without a secure origin.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button
      size="small"
      sx={{ minHeight: 44 }}
      {...(!copied && { "aria-label": intl.formatMessage({ id: "copy.what" }, { what }) })}
      onClick={() => void copy()}
    >
      <span aria-live="polite">
        <FormattedMessage id={copied ? "copy.done" : "copy.copy"} />
      </span>
    </Button>
  );
}
