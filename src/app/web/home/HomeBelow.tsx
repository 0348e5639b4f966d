import { styled } from "@mui/material/styles";
import { useEffect } from "react";
import { LatestNews } from "../../../features/information/web/LatestNews";
import { useSaved } from "../../../features/saved/web/useSaved";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { loadAhead } from "../../../platform/web/loadAhead";
import { whenIdle } from "../../../platform/web/whenIdle";
import { loadCarSearchPage } from "../../../products/car/web/search/loadCarSearchPage";
import { CarPosters } from "./CarPosters";
import { HowItWorks } from "./HowItWorks";
import { RoadTrips } from "./RoadTrips";
import { StayPosters } from "./StayPosters";
import { ZonePosters } from "./ZonePosters";

const SeenShelves = lazyPage(withMessages("site", () => import("./SeenShelves")));

const Frame = styled("div")({
  maxWidth: 1200,
  marginInline: "auto",
  padding: "clamp(32px, 5vw, 64px) clamp(16px, 4vw, 32px) clamp(40px, 6vw, 72px)",
});

/** The sections below the search: what was viewed last, places to go, how it works. Questions are in Help. */
export default function HomeBelow() {
  const { seen } = useSaved();
  // Whoever looks around will most likely search next. (SPEED-4)
  useEffect(() => whenIdle(() => loadAhead(loadCarSearchPage)), []);
  return (
    <Frame>
      {/* In the boundary of all sections: they appear together and nothing moves. */}
      {seen.length > 0 && <SeenShelves />}
      <CarPosters />
      <ZonePosters />
      <RoadTrips />
      <StayPosters />
      <HowItWorks />
      <LatestNews />
    </Frame>
  );
}
