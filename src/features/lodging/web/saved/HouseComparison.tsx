import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { LodgingScene } from "../../../../platform/web/art/scenes/lodgings/LodgingScene";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { Icon } from "../../../../platform/web/ui/Icon";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { HotelDetail } from "../../house.schemas";
import { hotelPath, zonePath } from "../../lodging.paths";
import { useDistance } from "../house/useDistance";
import { useGetHotelQuery } from "../lodging.api";
import { useLodgingWords } from "../useLodgingWords";

/** It scrolls sideways by itself: the page never does. */
const Frame = styled("div")({
  position: "relative",
  overflowX: "auto",
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "&:focus-visible": { outline: `3px solid ${token("focus")}`, outlineOffset: 2 },
  "& table": { borderCollapse: "separate", borderSpacing: 0, width: "100%", tableLayout: "fixed" },
  "& th, & td": {
    padding: "12px 14px",
    textAlign: "start",
    verticalAlign: "top",
    lineHeight: 1.45,
    borderTop: `1px solid ${token("sand")}`,
    overflowWrap: "anywhere",
  },
  "& thead th, & thead td": { borderTop: 0, verticalAlign: "bottom" },
  "& tbody th, & thead td": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    background: token("sunken"),
    borderInlineEnd: `1px solid ${token("sand")}`,
    fontWeight: 600,
    fontSize: "0.9375rem",
  },
  "& ul": { margin: 0, padding: 0, listStyle: "none", display: "grid", gap: 4 },
  "& small": { color: token("inkSoft"), fontSize: "0.9375rem" },
  "& thead a": { color: token("ink"), fontSize: "1.125rem", textUnderlineOffset: 4 },
});

const Picture = styled("div")({
  position: "relative",
  aspectRatio: "8 / 5",
  maxWidth: "20rem",
  marginBottom: 10,
  overflow: "hidden",
  borderRadius: 8,
  border: `2px solid ${token("ink")}`,
});

const Out = styled("button")({
  position: "absolute",
  top: 4,
  insetInlineEnd: 4,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: 22,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  color: token("ink"),
  cursor: "pointer",
});

/** Narrow enough that on a phone there is seen to be more. */
const FIRST = 108;
const COLUMN = 168;
const MOST_NEAR = 3;

type Props = { readonly ids: readonly number[]; readonly onRemove: (id: number) => void };

/** At most three houses side by side, a row for each thing that one asks of all of them. (LODGE-26) */
export function HouseComparison({ ids, onRemove }: Props) {
  const intl = useIntl();
  const answers = [useHouse(ids[0]), useHouse(ids[1]), useHouse(ids[2])].slice(0, ids.length);
  const houses = answers.flatMap(({ data }) => data ?? []);
  const waits = answers.some(({ isFetching }) => isFetching);
  const rows = useRows();
  if (waits && houses.length < ids.length)
    return (
      <div role="status" aria-label={intl.formatMessage({ id: "lodging.compare.loading" })}>
        <Skeleton variant="rounded" height={420} />
      </div>
    );
  // A house that is not offered any more has no column.
  if (houses.length === 0) return <FormattedMessage id="lodging.compare.none" tagName="p" />;
  return (
    <Frame role="region" aria-label={intl.formatMessage({ id: "lodging.compare.caption" })} tabIndex={0}>
      <table style={{ minWidth: FIRST + COLUMN * houses.length }}>
        <colgroup>
          <col style={{ width: FIRST }} />
          {houses.map(({ HotelId }) => (
            <col key={HotelId} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td />
            {houses.map((house) => (
              <th key={house.HotelId} scope="col">
                <Picture>
                  <svg aria-hidden="true" focusable="false" width="100%" height="100%">
                    <LodgingScene zone={house.TouristZoneCode} kind={house.Building} variant={house.HotelId} />
                  </svg>
                  <Out
                    type="button"
                    aria-label={intl.formatMessage({ id: "lodging.compare.remove" }, { name: house.HotelName })}
                    onClick={() => onRemove(house.HotelId)}
                  >
                    <Icon name="cross" />
                  </Out>
                </Picture>
                <Link to={hotelPath(house.HotelId, null)}>{house.HotelName}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, of }) => (
            <tr key={id}>
              <th scope="row">
                <FormattedMessage id={`lodging.compare.${id}`} />
              </th>
              {houses.map((house) => (
                <td key={house.HotelId}>{of(house)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function useHouse(id: number | undefined) {
  const { currentData: data, isFetching } = useGetHotelQuery({ id: id ?? 0 }, { skip: id === undefined });
  return { data, isFetching };
}

type RowId = "price" | "kind" | "zone" | "rooms" | "meals" | "near" | "hours";

function useRows(): { id: RowId; of: (house: HotelDetail) => ReactNode }[] {
  const intl = useIntl();
  const money = useMoney();
  const words = useLodgingWords();
  const distance = useDistance();
  const { hour } = useHavanaTime();
  return [
    {
      id: "price",
      of: ({ Kind, FromPerNight, CurrencyCode }) => (
        <span className="tabular">
          <FormattedMessage
            id={Kind === "villa" ? "lodging.room.fromVilla" : "lodging.house.from"}
            values={{ price: <strong key="price">{money(FromPerNight, CurrencyCode)}</strong> }}
          />
        </span>
      ),
    },
    { id: "kind", of: ({ CategoryId }) => words.category(CategoryId) },
    {
      id: "zone",
      of: ({ TouristZoneId, TouristZoneName, ProvinceName }) => (
        <>
          <TextLink to={zonePath(TouristZoneId)}>{TouristZoneName}</TextLink>
          {ProvinceName !== TouristZoneName && `, ${ProvinceName}`}
        </>
      ),
    },
    {
      id: "rooms",
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
      of: ({ Near }) => (
        <ul>
          {Near.slice(0, MOST_NEAR).map(({ Kind, Id, Name, Kilometres }) => (
            <li key={`${Kind}/${Id}`}>
              {Kind === "office" ? <FormattedMessage id="lodging.near.office" values={{ name: Name }} /> : Name}
              <br />
              <small>{distance(Kilometres)}</small>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: "hours",
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
