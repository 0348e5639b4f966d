import { FormattedMessage } from "react-intl";
import { Link, useLocation } from "react-router";
import { withReturnUrl } from "../../../web/session/returnUrl";
import { Callout } from "../../../web/ui/Callout";

/** For visitors: booking needs an account, and what they type waits for them. */
export function CarVisitorNote() {
  const here = useLocation();
  return (
    <Callout
      kind="info"
      title={<FormattedMessage id="car.book.visitorTitle" />}
      action={
        <>
          <Link to={withReturnUrl("/signIn", here)}>
            <FormattedMessage id="car.book.visitorSignIn" />
          </Link>
          <Link to={withReturnUrl("/signUp", here)}>
            <FormattedMessage id="car.book.visitorSignUp" />
          </Link>
        </>
      }
    >
      <FormattedMessage id="car.book.visitorText" />
    </Callout>
  );
}
