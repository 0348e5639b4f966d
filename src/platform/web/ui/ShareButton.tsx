import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Stroke } from "./Stroke";

const SHARE = "M12 15V3.500M7.5 7.500L12 3l4.5 4.500M5 12v8.500h14V12";
const CHECK = "M4.5 12.500l5 5 10-11";

type Props = {
  readonly title: string;
  /** On a page of this site. */
  readonly path: string;
};

/** Hands a page's address to whatever the device shares with, else copies it. Not shown where the browser can do neither. */
export function ShareButton({ title, path }: Props) {
  const [copied, setCopied] = useState(false);
  const share: Navigator["share"] | undefined = navigator.share?.bind(navigator);
  // Only pages of a secure origin have it.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!share && !clipboard) return null;
  const send = () => {
    const url = new URL(path, location.origin).href;
    // Whoever closes the device's dialog has changed their mind: nothing went wrong.
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
