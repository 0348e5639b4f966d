import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Link, useLocation } from "react-router";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { barControl } from "./barControl";

const BarLink = styled(Link)(barControl);

const hasNoWayBack = /^\/(signIn|signUp|signUpSuccess|activate_client|recoverPassword|unauthorized)?(\/|$)/;

/** Sign in and register, each with a return address to this page. */
export function VisitorLinks() {
  const location = useLocation();
  const to = (path: "/signIn" | "/signUp") =>
    hasNoWayBack.test(location.pathname) ? `${path}${carriedReturn(location.search)}` : withReturnUrl(path, location);
  return (
    <>
      <BarLink to={to("/signIn")}>
        <FormattedMessage id="shell.signIn" />
      </BarLink>
      <BarLink to={to("/signUp")}>
        <FormattedMessage id="shell.register" />
      </BarLink>
    </>
  );
}

/** The return address that the present page already has. */
function carriedReturn(search: string): string {
  const returnUrl = new URLSearchParams(search).get("returnUrl");
  return returnUrl ? `?${new URLSearchParams({ returnUrl })}` : "";
}
