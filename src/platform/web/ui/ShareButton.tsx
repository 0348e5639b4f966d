import Button from "@mui/material/Button";
import { useState, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { Stroke } from "./Stroke";

const SHARE = "M12 15V3.500M7.5 7.500L12 3l4.5 4.500M5 12v8.500h14V12";
const CHECK = "M4.5 12.500l5 5 10-11";

/** How this browser can share. The clipboard is undefined on pages without a secure origin. */
function means(): { share: Navigator["share"] | undefined; clipboard: Clipboard | undefined } {
  return { share: navigator.share?.bind(navigator), clipboard: navigator.clipboard };
}

const canSend = () => Object.values(means()).some((way) => way !== undefined);
/** Server-rendered pages assume a browser that can share. */
const canMostly = () => true;
const listenToNothing = () => () => undefined;

type Props = {
  readonly title: string;
  /** A path on this site. */
  readonly path: string;
};

/** Shares a page's address with the device's share dialog, else copies it. Hidden where the browser can do neither. */
export function ShareButton({ title, path }: Props) {
  const [copied, setCopied] = useState(false);
  const isShown = useSyncExternalStore(listenToNothing, canSend, canMostly);
  if (!isShown) return null;
  const send = () => {
    const { share, clipboard } = means();
    const url = new URL(path, location.origin).href;
    // Closing the device's dialog rejects the promise, but is not an error.
    if (share) return share({ title, url }).catch(() => undefined);
    return clipboard?.writeText(url).then(
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
