import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { Link } from "react-router";
import { api } from "../../../platform/web/api";
import { selectLanguage } from "../../../platform/web/intl/language";
import { listed } from "../../../platform/web/tags";
import { havanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { BookedLodging } from "../bookedLodging.schemas";
import { hotelPath, lodgingSearchPath } from "../lodging.paths";
import { stayProblem } from "../lodging.rules";
import { defaultLodgingSearch, type LodgingSearchView } from "../search/lodging.search-url";
import { search as asResults } from "./lodging.api";

/** A search in the background, to count offers; its failure is not shown. */
const { useCountLodgingQuery } = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({ countLodging: build.query({ ...asResults, providesTags: [listed("LodgingOffers")] }) }),
});

/** The search for a booked stay's zone, days and guests. */
function viewOf({ CheckIn, CheckOut, ZoneId, Rooms: named }: BookedLodging): LodgingSearchView {
  const plain = defaultLodgingSearch(CheckIn);
  const Rooms = named.map(({ Guests: _named, ...room }) => room);
  return { ...plain, search: { ...plain.search, CheckIn, CheckOut, Rooms, TouristZoneId: ZoneId } };
}

export const samePropertyPath = (booked: BookedLodging): string => hotelPath(booked.HotelId, viewOf(booked));

type Props = { readonly booked: BookedLodging; readonly now: Instant };

/**
 * The link to hotels and villas in the zone of a lost stay, for the same days and guests, with their number; if there
 * are none, to other days and places. (PLAN-29)
 */
export function SimilarLodging({ booked, now }: Props) {
  const lang = useSelector(selectLanguage);
  const { CheckIn, CheckOut } = booked;
  const view = viewOf(booked);
  const over = stayProblem({ checkIn: CheckIn, checkOut: CheckOut }, havanaDate(now), null);
  const { data } = useCountLodgingQuery({ view, lang }, { skip: over !== null });
  if (!data || over) return null;
  return (
    <Button component={Link} to={lodgingSearchPath(view)} variant="contained" size="large">
      <FormattedMessage id="lodging.similar" values={{ count: data.Total }} />
    </Button>
  );
}
