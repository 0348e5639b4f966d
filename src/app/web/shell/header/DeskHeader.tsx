import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { deskPath } from "../../../../features/account/account.pages";
import { LogOffButton } from "../../../../features/account/web/profile/LogOffButton";
import { impersonatePath } from "../../../../features/desk/desk.pages";
import { supportContract } from "../../../../features/desk/support.contract";
import { DeskKeys } from "../../../../features/desk/web/shell/DeskKeys";
import { DeskNav } from "../../../../features/desk/web/shell/DeskNav";
import { DeskSearch } from "../../../../features/desk/web/shell/DeskSearch";
import { ACCESS } from "../../../../features/desk/web/shell/deskPages";
import { useGetStaffSelfQuery } from "../../../../features/desk/web/shell/support.api";
import { useMay } from "../../../../features/desk/web/shell/useMay";
import { Reauthentication } from "../../../../features/desk/web/team/access/Reauthentication";
import { Link } from "../../../../platform/web/links";
import { selectClient } from "../../../../platform/web/session/auth";
import { token } from "../../../../platform/web/theme/token";
import { displayFamily } from "../../../../platform/web/theme/typography";
import { visuallyHidden } from "../../../../platform/web/theme/visuallyHidden";
import { Icon } from "../../../../platform/web/ui/Icon";
import { HOME } from "../../../../shared/page";
import { useAccountShown } from "../useAccountShown";
import { barControl } from "./barControl";
import { Disclosure } from "./Disclosure";
import { Header } from "./Header";
import { LanguageMenu } from "./LanguageMenu";
import { Logo } from "./Logo";

const Bar = styled("header")({ background: token("page"), borderBottom: `1px solid ${token("sand")}` });

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  minHeight: 60,
  maxWidth: 1200,
  marginInline: "auto",
  paddingInline: "clamp(12px, 4vw, 32px)",
});

const Desk = styled(Link)({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 44,
  color: token("ink"),
  fontFamily: displayFamily,
  fontWeight: 700,
  fontSize: "1.125rem",
  textDecoration: "none",
  // Hides the company name in the logo: only the shop shows it.
  "& > span:first-of-type > span": { display: "none" },
  "@media (max-width: 479px)": { "& > span:last-of-type": visuallyHidden },
});

const Tools = styled("div")({ display: "flex", alignItems: "center", gap: 2, marginInlineStart: "auto" });

/** Denser than the shop, as this is a place to work. */
const dense = {
  "#content h1": { fontSize: "1.75rem" },
  "#content h2": { fontSize: "1.3125rem" },
  "#content > div": { paddingTop: 20 },
  "#content > div > header": { gap: 4, marginBottom: 16 },
  "#content > div > header > p": { fontSize: "1rem" },
};

const ShopLink = styled(Link)(barControl);

/**
 * The header above the back office's pages. Anybody who is not staff sees the shop's header and its "no such page".
 * (DESK-13)
 */
export default function HeaderByRole() {
  return useSelector(selectClient)?.Role === "staff" ? <DeskHeader /> : <Header />;
}

/** The back office's own header: its search, shortcuts and pages, and one link back to the shop. (DESK-13) */
function DeskHeader() {
  const intl = useIntl();
  const client = useSelector(selectClient);
  const may = useMay();
  const { data: self } = useGetStaffSelfQuery();
  useAccountShown();
  return (
    <Bar>
      <GlobalStyles styles={dense} />
      <Row>
        <Desk to={deskPath()}>
          <Logo />
          <span>
            <FormattedMessage id="shell.supportDesk" />
          </span>
        </Desk>
        {may(supportContract.searchPlans) && <DeskSearch />}
        <Tools>
          {self?.NeedsSecondFactor === false && <DeskKeys />}
          <ShopLink to={HOME}>
            <FormattedMessage id="support.nav.shop" />
          </ShopLink>
          <LanguageMenu />
          <Disclosure
            label={intl.formatMessage({ id: "shell.accountOf" }, { name: client?.FirstName ?? "" })}
            face={<Icon name="person" />}
          >
            {may(supportContract.beginImpersonation) && (
              <li>
                <Link to={impersonatePath()}>
                  <FormattedMessage id="support.nav.impersonate" />
                </Link>
              </li>
            )}
            <li>
              <Link to={ACCESS}>
                <FormattedMessage id="support.nav.access" />
              </Link>
            </li>
            <li>
              <LogOffButton />
            </li>
          </Disclosure>
        </Tools>
      </Row>
      <DeskNav />
      <Reauthentication />
    </Bar>
  );
}
