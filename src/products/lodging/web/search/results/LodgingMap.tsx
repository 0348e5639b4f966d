import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useCardMoney } from "../../../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import type { ActivePlace } from "../../../../../platform/web/map/activePlace";
import { LazyCubaMap } from "../../../../../platform/web/map/LazyCubaMap";
import { nightsOf } from "../../../lodging.rules";
import type { LodgingOffer, LodgingPins, MapArea } from "../../../lodging.schemas";
import { pinsOf } from "../../../search/lodging.pins";
import type { LodgingSearchView } from "../../../search/lodging.search-url";
import { useLandmarks } from "../../places/useLandmarks";
import { LodgingMapCard } from "./LodgingMapCard";

type Props = {
  readonly view: LodgingSearchView;
  /** The properties of all pages. */
  readonly pins: LodgingPins | undefined;
  /** The properties of the current page. */
  readonly offers: readonly LodgingOffer[] | undefined;
  readonly zone: string | undefined;
  readonly active: ActivePlace;
  /** Searches the visible part of the map. (LODGE-28) */
  readonly onArea: (area: MapArea) => void;
};

/** Rounded to about a hundred metres: precise enough for the map, and short in a URL. */
const degrees = (value: number) => Math.round(value * 1000) / 1000;

/** All properties of a result on the map, each with the stay's total; the chosen one is shown on top. */
export function LodgingMap({ view, pins: columns, offers, zone, active, onArea }: Props) {
  const intl = useIntl();
  const landmarks = useLandmarks();
  const place = usePlaceName();
  const money = useCardMoney();
  const [chosen, setChosen] = useState<number | null>(null);
  const pins = useMemo(() => columns && pinsOf(columns), [columns]);
  const nights = nightsOf({ checkIn: view.search.CheckIn, checkOut: view.search.CheckOut });
  const places = useMemo(
    () =>
      (pins ?? []).map(({ hotelId, name, latitude, longitude, price }) => ({
        id: hotelId,
        name,
        latitude,
        longitude,
        detail: intl.formatMessage({ id: "lodging.map.inAll" }, { price: money(price), nights }),
        tag: money(Math.round(price / 100) * 100),
      })),
    [pins, nights, intl, money],
  );
  const { Area } = view.search;
  const area = Area && { north: Area.North, east: Area.East, south: Area.South, west: Area.West };
  const pin = pins?.find(({ hotelId }) => hotelId === chosen);
  const choose = (id: number) => {
    setChosen(id === chosen ? null : id);
    document.getElementById(`property-${id}`)?.scrollIntoView({ block: "nearest" });
  };
  return (
    <LazyCubaMap
      label={intl.formatMessage(
        { id: zone ? "lodging.map.label" : "lodging.map.labelAnywhere" },
        { zone: zone && place(zone) },
      )}
      places={places}
      landmarks={landmarks}
      active={active}
      chosen={pin ? chosen : null}
      onChoose={choose}
      area={area}
      onArea={({ north, east, south, west }) =>
        onArea({ North: degrees(north), East: degrees(east), South: degrees(south), West: degrees(west) })
      }
    >
      {pin && (
        <LodgingMapCard
          pin={pin}
          offer={offers?.find(({ HotelId }) => HotelId === pin.hotelId)}
          nights={nights}
          view={view}
          onClose={() => setChosen(null)}
        />
      )}
    </LazyCubaMap>
  );
}
