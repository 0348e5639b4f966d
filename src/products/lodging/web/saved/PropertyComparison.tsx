import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LodgingScene } from "../../../../art/scenes/lodgings/LodgingScene";
import { PhotoPicture } from "../../../../features/photos/web/PhotoPicture";
import { zonePath } from "../../../../features/plan/products.pages";
import { ComparisonTable } from "../../../../features/saved/web/ComparisonTable";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useCardMoney } from "../../../../platform/web/intl/useMoney";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { useRoadWords } from "../../../../platform/web/intl/useRoadWords";
import { useShortRange } from "../../../../platform/web/intl/useShortRange";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { hotelPath } from "../../lodging.paths";
import { propertyItem } from "../../lodging.savedItem";
import type { HotelDetail } from "../../property.schemas";
import { useGetHotelQuery } from "../lodging.api";
import { useLodgingWords } from "../useLodgingWords";

const MOST_NEAR = 3;

type Props = { readonly ids: readonly number[]; readonly onRemove: (item: string) => void };

/** Up to three properties side by side. (LODGE-26) */
export function PropertyComparison({ ids, onRemove }: Props) {
  const answers = [useProperty(ids[0]), useProperty(ids[1]), useProperty(ids[2])].slice(0, ids.length);
  const properties = answers.flatMap(({ data }) => data ?? []);
  const rows = useRows();
  return (
    <ComparisonTable
      things={properties}
      waits={properties.length < ids.length && answers.some(({ isFetching }) => isFetching)}
      column={(property) => ({
        item: propertyItem(property.HotelId),
        name: property.HotelName,
        to: hotelPath(property.HotelId, null),
        picture: property.Photo ? (
          <PhotoPicture photo={property.Photo} sizes="16rem" />
        ) : (
          <svg aria-hidden="true" focusable="false" width="100%" height="100%">
            <LodgingScene
              zone={property.TouristZoneCode}
              building={property.Building}
              variant={property.HotelId}
              area={property.Area}
            />
          </svg>
        ),
      })}
      rows={rows.map((row) => ({ ...row, head: <FormattedMessage id={`lodging.compare.${row.id}`} /> }))}
      onRemove={onRemove}
    />
  );
}

function useProperty(id: number | undefined) {
  const { currentData: data, isFetching } = useGetHotelQuery({ id: id ?? 0 }, { skip: id === undefined });
  return { data, isFetching };
}

type RowId = "price" | "days" | "kind" | "zone" | "rooms" | "meals" | "near" | "hours";

type PropertyRow = {
  id: RowId;
  of: (property: HotelDetail) => ReactNode;
  fact: (property: HotelDetail) => unknown;
};

function useRows(): PropertyRow[] {
  const intl = useIntl();
  const money = useCardMoney();
  const place = useOfficeName();
  const words = useLodgingWords();
  const byRoad = useRoadWords();
  const { hour } = useHavanaTime();
  const shortRange = useShortRange();
  return [
    {
      id: "price",
      fact: ({ Kind, FromPerNight }) => [Kind, FromPerNight],
      of: ({ Kind, FromPerNight, CurrencyCode }) => (
        <span className="tabular">
          <FormattedMessage
            id={Kind === "villa" ? "lodging.room.fromVilla" : "lodging.property.from"}
            values={{ price: <strong key="price">{money(FromPerNight, CurrencyCode)}</strong> }}
          />
        </span>
      ),
    },
    {
      id: "days",
      fact: ({ PricedFor }) => PricedFor,
      of: ({ PricedFor: { CheckIn, CheckOut } }) => <span className="tabular">{shortRange(CheckIn, CheckOut)}</span>,
    },
    { id: "kind", fact: ({ CategoryId }) => CategoryId, of: ({ CategoryId }) => words.category(CategoryId) },
    {
      id: "zone",
      fact: ({ Area, TouristZoneId, TouristZoneName }) => [Area ?? TouristZoneName, TouristZoneId],
      of: ({ Area, TouristZoneId, TouristZoneName, ProvinceName }) => (
        <>
          {Area !== null && Area !== TouristZoneName && `${place(Area)}, `}
          <TextLink to={zonePath(TouristZoneId)}>{place(TouristZoneName)}</TextLink>
          {ProvinceName !== TouristZoneName && `, ${place(ProvinceName)}`}
        </>
      ),
    },
    {
      id: "rooms",
      fact: ({ Rooms }) => Rooms.map(({ RoomClassId, Bedrooms, Beds }) => [RoomClassId, Bedrooms, Beds]),
      of: ({ Rooms }) => (
        <ul>
          {Rooms.map(({ RoomClassId, Bedrooms, Beds }) => (
            <li key={RoomClassId}>
              {words.roomClass(RoomClassId)}
              <br />
              <small>
                {intl.formatList(
                  [
                    Bedrooms !== null && intl.formatMessage({ id: "lodging.room.bedrooms" }, { bedrooms: Bedrooms }),
                    ...Beds.map(({ Kind, Count }) =>
                      intl.formatMessage({ id: `lodging.bed.${Kind}` }, { count: Count }),
                    ),
                  ].filter((text) => text !== false),
                  { type: "unit" },
                )}
              </small>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: "meals",
      fact: ({ MealsPlans }) => MealsPlans.map(({ MealsPlanId }) => MealsPlanId).sort(),
      of: ({ MealsPlans }) => (
        <ul>
          {MealsPlans.map(({ MealsPlanId }) => (
            <li key={MealsPlanId}>{words.mealsPlan(MealsPlanId)}</li>
          ))}
        </ul>
      ),
    },
    {
      id: "near",
      fact: ({ Near }) => Near.slice(0, MOST_NEAR),
      of: ({ Near }) => (
        <ul>
          {Near.slice(0, MOST_NEAR).map(({ Kind, Id, Name, Kilometres, Minutes }) => (
            <li key={`${Kind}/${Id}`}>
              {Kind === "office" ? (
                <FormattedMessage id="lodging.near.office" values={{ name: place(Name) }} />
              ) : (
                place(Name)
              )}
              <br />
              <small>{byRoad({ Kilometres, Minutes })}</small>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: "hours",
      fact: ({ CheckInHour, CheckOutHour }) => [CheckInHour, CheckOutHour],
      of: ({ CheckInHour, CheckOutHour }) => (
        <span className="tabular">
          <FormattedMessage
            id="lodging.compare.fromUntil"
            values={{ from: hour(CheckInHour), until: hour(CheckOutHour) }}
          />
        </span>
      ),
    },
  ];
}
