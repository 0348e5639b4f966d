import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { withReturnUrl } from "../../../web/session/returnUrl";
import { Callout } from "../../../web/ui/Callout";
import { TextLink } from "./TextLink";

/** For visitors: booking needs an account, and what they type waits for them. */
export function CarVisitorNote() {
  const here = useLocation();
  return (
    <Callout
      kind="info"
      title={<FormattedMessage id="car.book.visitorTitle" />}
      action={
        <>
          <TextLink to={withReturnUrl("/signIn", here)}>
            <FormattedMessage id="car.book.visitorSignIn" />
          </TextLink>
          <TextLink to={withReturnUrl("/signUp", here)}>
            <FormattedMessage id="car.book.visitorSignUp" />
          </TextLink>
        </>
      }
    >
      <FormattedMessage id="car.book.visitorText" />
    </Callout>
  );
}
