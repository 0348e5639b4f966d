import { styled } from "@mui/material/styles";
import { lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { helpPath, newsListPath } from "../../../../features/information/information.pages";
import { carsPath, lodgingsPath } from "../../../../features/plan/products.pages";
import { Link } from "../../../../platform/web/links";
import { selectClientId } from "../../../../platform/web/session/auth";
import { shopName } from "../../../../platform/web/shop";
import { token } from "../../../../platform/web/theme/token";
import { HOME } from "../../../../shared/page";
import { barControl } from "./barControl";
import { DemoRibbon } from "./DemoRibbon";
import { LanguageMenu } from "./LanguageMenu";
import { Logo } from "./Logo";
import { VisitorLinks } from "./VisitorLinks";

// The plan and log-off need their calls, which are in a chunk that a visitor never loads.
const ClientMenu = lazy(() => import(/* webpackChunkName: "client-menu" */ "./ClientMenu"));

const Bar = styled("header")({ background: token("page"), borderBottom: `1px solid ${token("sand")}` });

const Row = styled("div")({
  display: "flex",
  alignItems: "center",
  minHeight: 72,
  maxWidth: 1200,
  marginInline: "auto",
  paddingInline: "clamp(12px, 4vw, 32px)",
});

// On a phone long words wrap to a second line.
const Nav = styled("nav")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: 4,
  marginInlineStart: "auto",
  "@media (max-width: 479px)": { gap: 0 },
});

const Home = styled(Link)({
  textDecoration: "none",
  borderRadius: 9,
  display: "block",
  paddingBlock: 2,
  // Here the products' links have the name's room.
  "@media (min-width: 768px) and (max-width: 899px)": { "& span span": { display: "none" } },
});

const NewsLink = styled(Link)(barControl);
/** Hidden where the links of a signed-in person need the room: it is in the account's list too. */
const RoomyLink = styled(NewsLink)({ "@media (max-width: 1199px)": { display: "none" } });

/** On a phone it is in the second row instead. */
const HelpLink = styled(NewsLink)({ "@media (max-width: 559px)": { display: "none" } });

/** The products' links: beside the others if there is room, else in their own row. */
const ProductLink = styled(NewsLink)({ "@media (max-width: 767px)": { display: "none" } });

const SecondRow = styled("div")({
  display: "flex",
  justifyContent: "space-between",
  maxWidth: 1200,
  marginInline: "auto",
  paddingInline: "clamp(4px, 3vw, 20px)",
  marginBlockStart: -12,
  "@media (min-width: 768px)": { display: "none" },
});

const PhoneHelpLink = styled(NewsLink)({ "@media (min-width: 560px)": { display: "none" } });

/** Logo, products, news, language, and sign-in or the client's menu (WEB-6). */
export function Header() {
  const intl = useIntl();
  const clientId = useSelector(selectClientId);
  const { pathname } = useLocation();
  const News = clientId === 0 ? NewsLink : RoomyLink;
  const Help = clientId === 0 ? HelpLink : RoomyLink;
  return (
    <Bar>
      {__DEMO__ ? <DemoRibbon /> : null}
      <Row>
        <Home to={HOME} aria-label={intl.formatMessage({ id: "shell.home" }, { shop: shopName() })}>
          <Logo />
        </Home>
        <Nav aria-label={intl.formatMessage({ id: "shell.mainNavigation" })}>
          <ProductLink to={carsPath()}>
            <FormattedMessage id="shell.cars" />
          </ProductLink>
          <ProductLink to={lodgingsPath()}>
            <FormattedMessage id="shell.lodging" />
          </ProductLink>
          <News to={newsListPath()}>
            <FormattedMessage id="shell.news" />
          </News>
          <Help to={helpPath()}>
            <FormattedMessage id="shell.help" />
          </Help>
          {clientId === 0 ? (
            <VisitorLinks />
          ) : (
            <Suspense fallback={null}>
              <ClientMenu />
            </Suspense>
          )}
          <LanguageMenu />
        </Nav>
      </Row>
      {/* The home page's search already has this choice. */}
      {pathname !== HOME && (
        <SecondRow>
          <nav aria-label={intl.formatMessage({ id: "shell.products" })}>
            <NewsLink to={carsPath()}>
              <FormattedMessage id="shell.cars" />
            </NewsLink>
            <NewsLink to={lodgingsPath()}>
              <FormattedMessage id="shell.lodging" />
            </NewsLink>
          </nav>
          <PhoneHelpLink to={helpPath()}>
            <FormattedMessage id="shell.help" />
          </PhoneHelpLink>
        </SecondRow>
      )}
    </Bar>
  );
}
