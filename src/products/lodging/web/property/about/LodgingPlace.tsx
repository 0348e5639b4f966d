import { styled } from "@mui/material/styles";
import { type ReactNode, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import { LazyCubaMap } from "../../../../../platform/web/map/LazyCubaMap";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { Section } from "../../../../../platform/web/ui/page/Section";
import type { Hotel } from "../../../property.schemas";
import { useLandmarks } from "../../places/useLandmarks";

const Place = styled("div")({ height: 320 });

type Props = {
  readonly property: Pick<
    Hotel,
    "HotelId" | "HotelName" | "TouristZoneName" | "ProvinceName" | "Latitude" | "Longitude" | "Street" | "Phone"
  >;
  /** The nearby places. */
  readonly children: ReactNode;
};

/** The property's location, on the map and as text. */
export function LodgingPlace({ property, children }: Props) {
  const intl = useIntl();
  const landmarks = useLandmarks();
  const place = usePlaceName();
  const { HotelId, HotelName, TouristZoneName, ProvinceName, Latitude, Longitude, Street, Phone } = property;
  const [chosen, setChosen] = useState<number | null>(HotelId);
  const zone = place(TouristZoneName);
  const places = useMemo(
    () => [{ id: HotelId, name: HotelName, detail: zone, latitude: Latitude, longitude: Longitude }],
    [HotelId, HotelName, zone, Latitude, Longitude],
  );
  const where = TouristZoneName === ProvinceName ? zone : `${zone}, ${place(ProvinceName)}`;
  return (
    <Section title={<FormattedMessage id="lodging.book.where" />}>
      <p>
        <DottedLine>
          {Street !== null && Street}
          {where}
          {Phone !== null && (
            <FormattedMessage id="lodging.book.phone" values={{ phone: <span className="tabular">{Phone}</span> }} />
          )}
        </DottedLine>
      </p>
      {children}
      <Place>
        <LazyCubaMap
          label={intl.formatMessage({ id: "lodging.map.labelProperty" }, { name: HotelName })}
          places={places}
          landmarks={landmarks}
          chosen={chosen}
          onChoose={(id) => setChosen(chosen === id ? null : id)}
        />
      </Place>
    </Section>
  );
}
