import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { AsDrawn } from "../../../art/AsDrawn";
import { Scene } from "../../../art/scenes/Scene";
import { LHA } from "../../../art/scenes/zones/havana";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { token } from "../../../platform/web/theme/token";
import { Icon, type IconName } from "../../../platform/web/ui/Icon";
import { WhenNear } from "../../../platform/web/ui/page/WhenNear";
import type { MessageId } from "../../../shared/messageId";
import { SearchCard } from "./SearchCard";
import { useEarlyFrontOffers } from "./useFrontOffers";

const Reasons = styled("ul")({
  display: "grid",
  gap: "6px 28px",
  margin: 0,
  padding: "16px clamp(16px, 3vw, 28px)",
  listStyle: "none",
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  "& li": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 10 },
  "& svg": { color: token("sea"), marginTop: 1 },
  "@media (min-width: 900px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", paddingTop: 0 },
});

const reasons: readonly { icon: IconName; text: MessageId }[] = [
  { icon: "clock", text: "home.trust.free" },
  { icon: "card", text: "home.trust.price" },
  { icon: "document", text: "home.trust.refund" },
];

/**
 * The scene has what the header and the search leave of the first screen. The search's height is given and not measured:
 * a first paint may come before the search has arrived, which would then move the scene. (SPEED-19)
 */
const Band = styled("section")({
  display: "grid",
  gridTemplateRows: "max(15rem, 100svh - 98px - var(--search)) auto",
  "--search": "580px",
  "@media (min-width: 900px)": { "--search": "336px" },
  "@media (min-width: 1200px)": { "--search": "290px" },
});

// The whole scene down to the sea wall, with the slogan in its sky.
const View = styled("div")({
  position: "relative",
  overflow: "hidden",
  paddingInline: "clamp(16px, 4vw, 32px)",
  borderBottom: `3px solid ${token("ink")}`,
});

// A low, wide window shows the houses without the sky above them: there the slogan is on a strip of its own, above the
// scene, and not on their roofs. (WEB-52)
const LOW =
  "@media (min-width: 600px) and (min-aspect-ratio: 8/5) and (max-height: 799px), (min-aspect-ratio: 2/1) and (min-width: 600px)";
const STRIP = "3.5rem";

const Sky = styled("div")({
  position: "absolute",
  zIndex: -1,
  inset: 0,
  [LOW]: { top: STRIP, borderTop: `3px solid ${token("ink")}` },
});

const halo = ["1px", "3px", "8px", "16px"].map((blur) => `0 0 ${blur} ${token("page")}`).join(",");

// On a phone at night its second line is over the moon, which has nearly the same colour.
const Headline = styled("h1")(({ theme }) => [theme.typography.h1, theme.applyStyles("dark", { textShadow: halo })], {
  maxWidth: 1136,
  margin: "clamp(18px, 2.8vw, 36px) auto 0",
  // At most two lines on a phone, even in the longest language: a further line would be on the dark houses.
  fontSize: "clamp(1.5rem, 9.2vw, 2.25rem)",
  // One line, above all roofs.
  "@media (min-width: 600px)": { fontSize: "min(4.7vw, 3.375rem)" },
  lineHeight: 1,
  color: token("ink"),
  [LOW]: { margin: "0 auto", fontSize: "min(4.2vw, 2.25rem)", lineHeight: STRIP },
});

const Search = styled("div")({
  width: "100%",
  maxWidth: 1200,
  marginInline: "auto",
  "@media (min-width: 600px)": { paddingInline: "clamp(16px, 4vw, 32px)" },
});

const HomeBelow = lazyPage(withMessages("site", () => import(/* webpackChunkName: "home-below" */ "./HomeBelow")));
const SessionExpired = lazyPage(
  withMessages("site", () => import(/* webpackChunkName: "shell-pages" */ "./SessionExpired")),
);

const belowFold = { minHeight: "100vh" };

type Props = {
  /** Set at /unauthorized, which says on the home page that the session has ended (SESSION-8). */
  readonly unauthorized?: boolean;
};

/** The home page: the search first, then places to go, how booking works and why to trust the shop. */
export default function HomePage({ unauthorized = false }: Props) {
  useEarlyFrontOffers();
  return (
    <>
      {unauthorized ? (
        <Suspense fallback={null}>
          <SessionExpired />
        </Suspense>
      ) : null}
      <Hero />
      <WhenNear style={belowFold}>
        <HomeBelow />
      </WhenNear>
    </>
  );
}

/** The top of the home page: Havana's sea wall with the sun low, the slogan, the search, and why to trust us. */
function Hero() {
  return (
    <Band>
      <View>
        <AsDrawn as={Sky} of="LHA">
          {() => <Scene composition={LHA} frame="headed" />}
        </AsDrawn>
        <Headline tabIndex={-1}>
          <FormattedMessage id="home.title" />
        </Headline>
      </View>
      <Search>
        <SearchCard />
        <WhyTrust />
      </Search>
    </Band>
  );
}

/** Three lines of why to trust us with a payment, under the search. */
function WhyTrust() {
  return (
    <Reasons>
      {reasons.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} size={20} />
          <FormattedMessage id={text} tagName="span" />
        </li>
      ))}
    </Reasons>
  );
}
