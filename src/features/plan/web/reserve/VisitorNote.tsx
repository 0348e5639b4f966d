import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { signInPath, signUpPath } from "../../../account/account.pages";

/** Tells visitors that booking needs an account, and that what they type is kept. */
export function VisitorNote() {
  const here = useLocation();
  return (
    <Callout
      kind="info"
      title={<FormattedMessage id="book.visitorTitle" />}
      action={
        <>
          <TextLink to={withReturnUrl(signInPath(), here)}>
            <FormattedMessage id="book.visitorSignIn" />
          </TextLink>
          <TextLink to={withReturnUrl(signUpPath(), here)}>
            <FormattedMessage id="book.visitorSignUp" />
          </TextLink>
        </>
      }
    >
      <FormattedMessage id="book.visitorText" />
    </Callout>
  );
}
