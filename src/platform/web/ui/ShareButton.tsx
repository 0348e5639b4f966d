import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Stroke } from "./Stroke";

const SHARE = "M12 15V3.500M7.5 7.500L12 3l4.5 4.500M5 12v8.500h14V12";
const CHECK = "M4.5 12.500l5 5 10-11";

type Props = {
  readonly title: string;
  /** A path on this site. */
  readonly path: string;
};

/** Shares a page's address with the device's share dialog, else copies it. Hidden where the browser can do neither. */
export function ShareButton({ title, path }: Props) {
  const [copied, setCopied] = useState(false);
  const share: Navigator["share"] | undefined = navigator.share?.bind(navigator);
  // Undefined on pages without a secure origin.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!share && !clipboard) return null;
  const send = () => {
    const url = new URL(path, location.origin).href;
    // Closing the device's dialog rejects, but is no failure.
    if (share) return share({ title, url }).catch(() => undefined);
    return clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button sx={{ minHeight: 44 }} startIcon={<Stroke path={copied ? CHECK : SHARE} />} onClick={() => void send()}>
      <span aria-live="polite">
        <FormattedMessage id={copied ? "share.copied" : "share.share"} />
      </span>
    </Button>
  );
}
