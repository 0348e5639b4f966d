import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { LazyCubaMap } from "../../../../platform/web/map/LazyCubaMap";
import type { MapPlace } from "../../../../platform/web/map/mapPlaces";
import { Section } from "../../../../platform/web/ui/page/Section";
import { useLandmarks } from "./useLandmarks";

const Frame = styled("div")({ height: "min(60vh, 26rem)", minHeight: 300 });

type Props = {
  readonly place: string;
  /** To be memoised: a new array moves the map. */
  readonly places: readonly MapPlace[];
  /** ISO number of the map's province. */
  readonly province?: string;
  /** Called when a pin is pressed; by default the page scrolls to that place's entry. */
  readonly onChoose?: (id: number) => void;
};

/** A map of a place's properties or zones. */
export function PlacesMap({ place, places, province, onChoose = goToProperty }: Props) {
  const intl = useIntl();
  const landmarks = useLandmarks();
  return (
    <Section title={<FormattedMessage id="zone.map" />}>
      <Frame>
        <LazyCubaMap
          label={intl.formatMessage({ id: "zone.map.label" }, { place })}
          places={places}
          landmarks={landmarks}
          onChoose={onChoose}
          {...(province && { province })}
        />
      </Frame>
    </Section>
  );
}

function goToProperty(id: number): void {
  const link = document.getElementById(`property-${id}`)?.querySelector("a");
  link?.scrollIntoView({ block: "center" });
  link?.focus({ preventScroll: true });
}
