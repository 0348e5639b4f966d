import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { signInPath, signUpPath } from "../../../../features/account/account.pages";
import { Link } from "../../../../platform/web/links";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { barControl } from "./barControl";

const BarLink = styled(Link)(barControl);

const hasNoWayBack = /^\/(signIn|signUp|signUpSuccess|activate_client|recoverPassword|unauthorized)?(\/|$)/;

/** Sign in and register, each with a return address to this page. */
export function VisitorLinks() {
  const location = useLocation();
  const to = (path: typeof signInPath) =>
    hasNoWayBack.test(location.pathname) ? path(carriedReturn(location.search)) : withReturnUrl(path(), location);
  return (
    <>
      <BarLink to={to(signInPath)}>
        <FormattedMessage id="shell.signIn" />
      </BarLink>
      <BarLink to={to(signUpPath)}>
        <FormattedMessage id="shell.register" />
      </BarLink>
    </>
  );
}

/** The return address that the present page already has. */
function carriedReturn(search: string) {
  const returnUrl = new URLSearchParams(search).get("returnUrl");
  return returnUrl ? new URLSearchParams({ returnUrl }) : {};
}
