import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

type Props = {
  readonly text: string;
  /** Its accessible name. */
  readonly what: string;
};

/** Tells the page's other buttons that the clipboard has another text now. */
const copies = new EventTarget();

/**
 * Copies a text, and confirms it until another button has copied its own, because the clipboard holds one text. Hidden
 * if the browser cannot copy. (PAY-26)
 */
export function CopyButton({ text, what }: Props) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const forget = () => setCopied(false);
    copies.addEventListener("copied", forget);
    return () => copies.removeEventListener("copied", forget);
  }, [copied]);
  // Undefined on pages without a secure origin.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(text).then(
      () => {
        copies.dispatchEvent(new Event("copied"));
        setCopied(true);
      },
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
