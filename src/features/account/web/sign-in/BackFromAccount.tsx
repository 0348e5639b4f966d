import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectClientId } from "../../../../platform/web/session/auth";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { clearSignUpDraft, readSignUpDraft } from "./signUpDraft";

/**
 * At the end of a booking form, once: tells a client who pressed its button as a visitor and returns signed in that one
 * press is left, and takes the focus, which scrolls there. (ACC-20)
 */
export function BackFromAccount() {
  const signedIn = useSelector(selectClientId) !== 0;
  const [back] = useState(() => signedIn && readSignUpDraft() !== null);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!back) return;
    clearSignUpDraft();
    // Only after the page has scrolled to its top and focused its heading, as every page does when it opens.
    const timer = setTimeout(() => note.current?.focus());
    return () => clearTimeout(timer);
  }, [back]);
  if (!back) return null;
  return (
    // On a phone the bar with the button covers the lower end of the window.
    <div ref={note} tabIndex={-1} style={{ scrollMarginBottom: 240 }}>
      <Callout kind="success" title={<FormattedMessage id="account.backToBooking.title" />}>
        <FormattedMessage id="account.backToBooking.text" />
      </Callout>
    </div>
  );
}
