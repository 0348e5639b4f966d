import { styled } from "@mui/material/styles";
import { lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { helpPath, newsListPath } from "../../../../features/information/information.pages";
import { carsPath, lodgingsPath } from "../../../../features/plan/products.pages";
import { Link } from "../../../../platform/web/links";
import { selectClientId } from "../../../../platform/web/session/auth";
import { shopName } from "../../../../platform/web/shop";
import { token } from "../../../../platform/web/theme/token";
import { HOME } from "../../../../shared/page";
import { barControl, narrow } from "./barControl";
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
  [narrow]: { minHeight: 64, gap: 8 },
  maxWidth: 1200,
  marginInline: "auto",
  paddingInline: "clamp(12px, 4vw, 32px)",
});

/**
 * The links take what they need and the shop's name what is left. A page beside the inspector is narrower than its
 * window: there the links wrap once only the mark is left beside them.
 */
const Nav = styled("nav")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: 4,
  "@media (max-width: 479px)": { gap: 0 },
});

/** As wide as the mark at least. */
const Left = styled("div")({ flex: "1 1 0", display: "flex", minWidth: 40 });

const Home = styled(Link)({
  textDecoration: "none",
  borderRadius: 9,
  display: "block",
  paddingBlock: 2,
  minWidth: 0,
  // Hides the name, to leave its room to the products' links.
  "@media (min-width: 768px) and (max-width: 899px)": { "& span span": { display: "none" } },
});

/** The counts of a signed-in person leave the name no room in the narrowest windows. */
const ClientHome = styled(Home)({ "@media (max-width: 379px)": { "& span span": { display: "none" } } });

const NewsLink = styled(Link)(barControl);
/** Hidden where the links of a signed-in person need the room: it is in the account's list too. */
const RoomyLink = styled(NewsLink)({ "@media (max-width: 1199px)": { display: "none" } });

/** In a narrow window these links are in a menu: the account's, or their own. */
const ProductLink = styled(NewsLink)({ [narrow]: { display: "none" } });

/**
 * Logo, products, news, help, language, and sign-in or the client's menu; on a phone the links are in a menu (WEB-6).
 */
export function Header() {
  const intl = useIntl();
  const clientId = useSelector(selectClientId);
  const HomeLink = clientId === 0 ? Home : ClientHome;
  const News = clientId === 0 ? ProductLink : RoomyLink;
  return (
    <Bar>
      {__DEMO__ ? <DemoRibbon /> : null}
      <Row>
        <Left>
          <HomeLink to={HOME} aria-label={intl.formatMessage({ id: "shell.home" }, { shop: shopName() })}>
            <Logo />
          </HomeLink>
        </Left>
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
          <News to={helpPath()}>
            <FormattedMessage id="shell.help" />
          </News>
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
    </Bar>
  );
}
