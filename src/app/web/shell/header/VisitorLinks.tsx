import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { signInPath, signUpPath } from "../../../../features/account/account.pages";
import { Link } from "../../../../platform/web/links";
import { withReturnUrl } from "../../../../platform/web/session/returnUrl";
import { Icon } from "../../../../platform/web/ui/Icon";
import { barControl, narrow } from "./barControl";
import { Disclosure } from "./Disclosure";
import { SiteLinks } from "./SiteLinks";

const BarLink = styled(Link)(barControl);

/** In a narrow window it is in the menu instead. */
const WideLink = styled(BarLink)({ [narrow]: { display: "none" } });
const RoomyLink = styled(BarLink)({ "@media (max-width: 359px)": { display: "none" } });

const Narrow = styled("div")({ display: "none", [narrow]: { display: "block" } });

const hasNoWayBack = /^\/(signIn|signUp|signUpSuccess|activate_client|recoverPassword|unauthorized)?(\/|$)/;

/** Sign in and register, each with a return address to this page; on a phone a menu, with the header's links too. */
export function VisitorLinks() {
  const intl = useIntl();
  const location = useLocation();
  const to = (path: typeof signInPath) =>
    hasNoWayBack.test(location.pathname) ? path(carriedReturn(location.search)) : withReturnUrl(path(), location);
  const signIn = <FormattedMessage id="shell.signIn" />;
  const register = <FormattedMessage id="shell.register" />;
  return (
    <>
      <RoomyLink to={to(signInPath)}>{signIn}</RoomyLink>
      <WideLink to={to(signUpPath)}>{register}</WideLink>
      <Narrow>
        <Disclosure label={intl.formatMessage({ id: "shell.menu" })} face={<Icon name="menu" />}>
          <SiteLinks />
          <li>
            <Link to={to(signInPath)}>{signIn}</Link>
          </li>
          <li>
            <Link to={to(signUpPath)}>{register}</Link>
          </li>
        </Disclosure>
      </Narrow>
    </>
  );
}

/** The return address that the present page already has. */
function carriedReturn(search: string) {
  const returnUrl = new URLSearchParams(search).get("returnUrl");
  return returnUrl ? new URLSearchParams({ returnUrl }) : {};
}
