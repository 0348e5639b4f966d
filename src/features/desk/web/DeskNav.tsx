import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { NavLink } from "react-router";
import { token } from "../../../platform/web/theme/token";

const Links = styled("nav")({ display: "flex", flexWrap: "wrap", gap: "0 24px" });

const DeskLink = styled(NavLink)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: token("sea"),
  fontWeight: 600,
  "&[aria-current=page]": { color: token("ink"), textDecorationThickness: 3, textUnderlineOffset: 6 },
});

/** The desk's pages. */
export function DeskNav() {
  const intl = useIntl();
  return (
    <Links aria-label={intl.formatMessage({ id: "support.nav.label" })}>
      <DeskLink to="/support" end>
        <FormattedMessage id="support.nav.queue" />
      </DeskLink>
      <DeskLink to="/support/day" end>
        <FormattedMessage id="support.nav.day" />
      </DeskLink>
      <DeskLink to="/support/reviews" end>
        <FormattedMessage id="support.nav.reviews" />
      </DeskLink>
      <DeskLink to="/support/notes" end>
        <FormattedMessage id="support.nav.notes" />
      </DeskLink>
      <DeskLink to="/support/transfers" end>
        <FormattedMessage id="support.nav.transfers" />
      </DeskLink>
      <DeskLink to="/support/refunds" end>
        <FormattedMessage id="support.nav.refunds" />
      </DeskLink>
      <DeskLink to="/support/plans" end>
        <FormattedMessage id="support.nav.plans" />
      </DeskLink>
    </Links>
  );
}
