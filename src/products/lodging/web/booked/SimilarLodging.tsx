import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { api } from "../../../../platform/web/api";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { Link } from "../../../../platform/web/links";
import { listed } from "../../../../platform/web/tags";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import type { WebProduct } from "../../../product.web";
import { bookedLodging } from "../../bookedLodging";
import type { BookedLodging } from "../../bookedLodging.schemas";
import { lodgingSearchPath } from "../../lodging.paths";
import { stayProblem } from "../../lodging.rules";
import { searchOfBooked } from "../../search/lodging.search-url";
import { search as asResults } from "../lodging.api";

/** A search in the background, to count offers; its failure is not shown. */
const { useCountLodgingQuery } = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({ countLodging: build.query({ ...asResults, providesTags: [listed("LodgingOffers")] }) }),
});

type Props = { readonly booked: BookedLodging; readonly now: Instant };

/**
 * The link to hotels and villas in the zone of a lost stay, for the same days and guests, with their number; if there
 * are none, to other days and places. (PLAN-29)
 */
const SimilarLodging: WebProduct["Similar"] = ({ booking, now }) => {
  const stay = bookedLodging(booking);
  return stay && <LodgingLike booked={stay} now={now} />;
};
export default SimilarLodging;

function LodgingLike({ booked, now }: Props) {
  const lang = useSelector(selectLanguage);
  const { CheckIn, CheckOut } = booked;
  const view = searchOfBooked(booked);
  const over = stayProblem({ checkIn: CheckIn, checkOut: CheckOut }, havanaDate(now), null);
  const { data } = useCountLodgingQuery({ view, lang }, { skip: over !== null });
  if (!data || over) return null;
  return (
    <Button component={Link} to={lodgingSearchPath(view)} variant="contained" size="large">
      <FormattedMessage id="lodging.similar" values={{ count: data.Total }} />
    </Button>
  );
}
