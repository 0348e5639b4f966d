import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useOfficeName } from "../../../../../platform/web/intl/useOfficeName";
import { useRoadWords } from "../../../../../platform/web/intl/useRoadWords";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import { highlightsOf } from "../../../lodging.about";
import { zoneOnDaysPath } from "../../../lodging.paths";
import type { HotelDetail, HotelService } from "../../../property.schemas";
import { useZoneText } from "../../places/useZoneText";
import { useNamedStay } from "../rooms/useNamedStay";
import { LodgingServices } from "./LodgingServices";

const Text = styled("div")({ display: "grid", gap: 12, maxWidth: "44rem", lineHeight: 1.6 });

type Props = { readonly hotel: HotelDetail; readonly services: readonly HotelService[] };

/** A description of the property composed from the catalogue's facts: what it is, where it is, what it has. */
export function HotelAbout({ hotel, services }: Props) {
  const stay = useNamedStay();
  const place = useOfficeName();
  const zone = useZoneText()(hotel.TouristZoneCode);
  const { TouristZoneId, TouristZoneName } = hotel;
  return (
    <Section title={<FormattedMessage id="lodging.book.property" />}>
      <Text>
        <p>{useAbout(hotel, services)}</p>
        {zone && (
          <p>
            {zone}{" "}
            <TextLink to={zoneOnDaysPath(TouristZoneId, stay)}>
              <FormattedMessage id="lodging.about.zone" values={{ zone: place(TouristZoneName) }} />
            </TextLink>
          </p>
        )}
      </Text>
      <LodgingServices services={services} />
    </Section>
  );
}

function useAbout(hotel: HotelDetail, services: readonly HotelService[]): string {
  const intl = useIntl();
  const byRoad = useRoadWords();
  const { HotelName, Kind, Stars, Building, ChainName, TouristZoneName, ProvinceName, Rooms, Near } = hotel;
  const codes = services.map(({ Code }) => Code);
  const named = useOfficeName();
  const zone = named(TouristZoneName);
  const place = TouristZoneName === ProvinceName ? zone : `${zone}, ${named(ProvinceName)}`;
  const guests = Math.max(...Rooms.map(({ MaxGuests }) => MaxGuests));
  const airport = Near.find((near) => near.Kind === "airport");
  const has = highlightsOf(codes).map((code) => {
    const name = intl.formatMessage({ id: `lodging.service.${code}` });
    return name.charAt(0).toLocaleLowerCase(intl.locale) + name.slice(1);
  });
  const what =
    Kind === "villa"
      ? intl.formatMessage(
          { id: "lodging.about.villa" },
          { name: HotelName, place, bedrooms: Rooms[0]?.Bedrooms ?? 1, guests },
        )
      : intl.formatMessage(
          { id: "lodging.about.hotel" },
          {
            name: HotelName,
            place,
            stars: Stars ?? 0,
            building: Building,
            chain: ChainName,
            chained: ChainName === "" ? "no" : "yes",
            beach: codes.includes("beachfront") ? "yes" : "no",
          },
        );
  return [
    what,
    Kind === "hotel" &&
      intl.formatMessage(
        { id: "lodging.about.rooms" },
        {
          guests,
          rooms: intl.formatList(
            Rooms.map(({ RoomClassCode }) =>
              intl.formatMessage({ id: "lodging.about.roomClass" }, { room: RoomClassCode }),
            ),
          ),
        },
      ),
    has.length > 0 && intl.formatMessage({ id: "lodging.about.has" }, { list: intl.formatList(has) }),
    airport &&
      intl.formatMessage({ id: "lodging.about.airport" }, { airport: named(airport.Name), distance: byRoad(airport) }),
  ]
    .filter(Boolean)
    .join(" ");
}
