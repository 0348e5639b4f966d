import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { Link, useSearchParams } from "react-router";
import { selectClientId } from "../session/auth";
import { safeReturnUrl } from "../session/returnUrl";
import { Callout } from "../ui/Callout";

const Frame = styled("div")({
  maxWidth: 1200,
  marginInline: "auto",
  padding: "16px clamp(16px, 4vw, 32px)",
});

/** Says that the session ended, and leads through sign in back to where that happened (specification section 8). */
export default function SessionExpired() {
  const [params] = useSearchParams();
  const signedIn = useSelector(selectClientId) !== 0;
  const returnUrl = safeReturnUrl(params.get("returnUrl"));
  const signIn = `/signIn?${new URLSearchParams({ returnUrl })}`;
  return (
    <Frame>
      <Callout
        kind="warning"
        announce
        title={<FormattedMessage id="notice.sessionExpired" />}
        action={
          <Button component={Link} to={signedIn ? returnUrl : signIn} variant="contained">
            <FormattedMessage id={signedIn ? "home.expired.goBack" : "home.expired.signIn"} />
          </Button>
        }
      >
        <FormattedMessage id="notice.sessionExpiredText" />
      </Callout>
    </Frame>
  );
}
