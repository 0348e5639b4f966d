import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { Link } from "../../../../platform/web/links";
import type { Instant } from "../../../../shared/instant";
import type { WebProduct } from "../../../product.web";
import { bookedCar } from "../../bookedCar";
import type { BookedCar } from "../../bookedCar.schemas";
import { carSearchPath } from "../../car.paths";
import { stayProblem } from "../../car.rules";
import { searchOfBooked } from "../../search/car.search-url";
import { withSuggestion } from "../../search/car.suggestions";
import { useCountCarsQuery } from "../search/carSearch.api";

type Props = { readonly booked: BookedCar; readonly now: Instant };

/**
 * The link to cars of a lost car's class, for the same days and place, with their number. If there are none, to other
 * classes; if there are none either, to other days and places. (PLAN-29)
 */
const SimilarCars: WebProduct["Similar"] = ({ booking, now }) => {
  const car = bookedCar(booking);
  return car && <CarsLike booked={car} now={now} />;
};
export default SimilarCars;

function CarsLike({ booked, now }: Props) {
  const lang = useSelector(selectLanguage);
  const { PickUp, StartHour, DropOff, EndHour } = booked;
  const view = searchOfBooked(booked);
  const over = stayProblem({ pickUp: PickUp, startHour: StartHour, dropOff: DropOff, endHour: EndHour }, now, null);
  const { data } = useCountCarsQuery({ view, lang }, { skip: over !== null });
  if (!data || over) return null;
  const others = data.WaysOn?.find(({ Km, PickUp: day }) => Km === null && day === PickUp);
  const found = others ? { ...view, search: withSuggestion(view.search, others) } : view;
  return (
    <Button component={Link} to={carSearchPath(found)} variant="contained" size="large">
      <FormattedMessage id="car.similar" values={{ count: others?.Count ?? data.Total }} />
    </Button>
  );
}
