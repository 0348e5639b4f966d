import { styled } from "@mui/material/styles";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { type Composition, Scene } from "../../../art/scenes/Scene";
import { useSaved } from "../../../features/saved/web/useSaved";
import { RoadTrips } from "../../../features/trips/web/RoadTrips";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { loadAhead } from "../../../platform/web/loadAhead";
import { token } from "../../../platform/web/theme/token";
import { displayFamily } from "../../../platform/web/theme/typography";
import { phoneRail, useRailFocus } from "../../../platform/web/ui/page/phoneRail";
import { Section } from "../../../platform/web/ui/page/Section";
import { loadCarSearchPage } from "../../../products/car/web/search/loadCarSearchPage";
import { stepHours } from "../../../shared/constants";
import type { MessageId } from "../../../shared/messageId";
import { CarPosters } from "./CarPosters";
import { confirm } from "./pictures/confirm";
import { drive } from "./pictures/drive";
import { pay } from "./pictures/pay";
import { reserve } from "./pictures/reserve";
import { StayPosters } from "./StayPosters";
import { ZonePosters } from "./ZonePosters";

const Steps = styled("ol")({
  display: "grid",
  gap: "clamp(16px, 2vw, 24px)",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14.5rem, 100%), 1fr))",
  padding: 0,
  listStyle: "none",
  ...phoneRail,
});

const Step = styled("li")({ display: "grid", gap: 8, alignContent: "start" });
const Picture = styled("div")({
  borderRadius: 10,
  overflow: "hidden",
  aspectRatio: "3 / 2",
  border: `2px solid ${token("ink")}`,
});
const Title = styled("h3")({ fontFamily: displayFamily, fontWeight: 700, fontSize: "1.25rem", lineHeight: 1.25 });
const Text = styled("p")({ color: token("inkSoft") });

const steps: { title: MessageId; text: MessageId; picture: Composition }[] = [
  { title: "home.how.reserve", text: "home.how.reserveText", picture: reserve },
  { title: "home.how.confirm", text: "home.how.confirmText", picture: confirm },
  { title: "home.how.pay", text: "home.how.payText", picture: pay },
  { title: "home.how.drive", text: "home.how.driveText", picture: drive },
];

const SeenShelves = lazyPage(withMessages("site", () => import("./SeenShelves")));

const Frame = styled("div")({
  maxWidth: 1200,
  marginInline: "auto",
  padding: "clamp(32px, 5vw, 64px) clamp(16px, 4vw, 32px) clamp(40px, 6vw, 72px)",
});

/**
 * The sections below the search: what was viewed last, places to go, how it works. Questions are in Help, and the
 * news are linked in header and footer.
 */
export default function HomeBelow() {
  const { seen } = useSaved();
  // Loads the search results' code, because a visitor who scrolls will most likely search next. (SPEED-4)
  useEffect(() => loadAhead(loadCarSearchPage), []);
  return (
    <Frame>
      {/* Suspends in the boundary of all sections, so that they appear together and nothing moves. */}
      {seen.length > 0 && <SeenShelves />}
      <CarPosters />
      <ZonePosters />
      <RoadTrips />
      <StayPosters />
      <HowItWorks />
    </Frame>
  );
}

/** How confirmation, payment and documents work, in four pictures. */
function HowItWorks() {
  return (
    <Section title={<FormattedMessage id="home.how.title" />}>
      <Steps {...useRailFocus("home.how.title")}>
        {steps.map(({ title, text, picture }, index) => (
          <Step key={title}>
            <Picture>
              <Scene composition={picture} />
            </Picture>
            <Title>
              {index + 1}. <FormattedMessage id={title} />
            </Title>
            <Text>
              <FormattedMessage id={text} values={stepHours} />
            </Text>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
