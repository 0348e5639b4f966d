import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useSearchParams } from "react-router";
import { deskPath, signInPath } from "../../../features/account/account.pages";
import { usePageWords } from "../../../platform/web/head/usePageWords";
import { Link } from "../../../platform/web/links";
import { selectClientId } from "../../../platform/web/session/auth";
import { safeReturnUrl } from "../../../platform/web/session/returnUrl";
import type { WebState } from "../../../platform/web/state";
import { Callout } from "../../../platform/web/ui/status/Callout";
import type { PageWords } from "../../../shared/pageWords";

const Frame = styled("div")({
  maxWidth: 1200,
  marginInline: "auto",
  padding: "16px clamp(16px, 4vw, 32px)",
});

const words: PageWords = { title: { id: "alert.sessionExpired" }, description: { id: "alert.sessionExpiredText" } };

/**
 * Reports that the session has ended, and leads through sign-in back to where it ended (SESSION-8, WIRE-22, FAULT-25).
 * Shows nothing to a visitor without a session who came by a link.
 */
export default function SessionExpired() {
  const hasEnded = useSelector(({ auth }: Pick<WebState, "auth">) => auth.ended === "expired");
  // The notice stays when another tab signs in, and then links back.
  const [isSaid, setSaid] = useState(hasEnded);
  if (hasEnded && !isSaid) setSaid(true);
  return isSaid ? <Expired /> : null;
}

function Expired() {
  usePageWords(words);
  const [dismissed, setDismissed] = useState(false);
  const title = <FormattedMessage id="alert.sessionExpired" />;
  const text = <FormattedMessage id="alert.sessionExpiredText" />;
  if (dismissed) {
    return (
      <Frame>
        <Callout kind="warning" title={title} action={<WayBack />}>
          {text}
        </Callout>
      </Frame>
    );
  }
  return <ExpiredDialog title={title} text={text} onDismiss={() => setDismissed(true)} />;
}

type Props = { readonly title: ReactNode; readonly text: ReactNode; readonly onDismiss: () => void };

function ExpiredDialog({ title, text, onDismiss }: Props) {
  const [params] = useSearchParams();
  // The back office's forms keep no drafts.
  const isDesk = safeReturnUrl(params.get("returnUrl")).startsWith(deskPath());
  return (
    <Dialog open role="alertdialog" onClose={onDismiss} aria-labelledby="expired-title" aria-describedby="expired-text">
      <DialogTitle id="expired-title">{title}</DialogTitle>
      <DialogContent id="expired-text">
        <p>{text}</p>
        <p>
          <FormattedMessage id="home.expired.kept" values={{ desk: String(isDesk) }} />
        </p>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: "8px 24px", px: 3, pb: 3 }}>
        <Button onClick={onDismiss}>
          <FormattedMessage id="home.expired.stay" />
        </Button>
        <WayBack />
      </DialogActions>
    </Dialog>
  );
}

/** Links back to the step, by way of sign-in unless another tab has signed in meanwhile. */
function WayBack() {
  const [params] = useSearchParams();
  const signedIn = useSelector(selectClientId) !== 0;
  const returnUrl = safeReturnUrl(params.get("returnUrl"));
  const to = signedIn ? returnUrl : signInPath({ returnUrl });
  return (
    <Button component={Link} to={to} variant="contained" color="secondary" autoFocus sx={{ ml: "0 !important" }}>
      <FormattedMessage id={signedIn ? "home.expired.goBack" : "home.expired.signIn"} />
    </Button>
  );
}
