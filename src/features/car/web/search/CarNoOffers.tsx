import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { WebState } from "../../../../platform/web/state";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { NoOffers } from "../../../../platform/web/ui/results/NoOffers";
import { type Way, WaysOn } from "../../../../platform/web/ui/results/WaysOn";
import { DEFAULT_COUNTRY_ID } from "../../../../shared/constants";
import { carSearchPath } from "../../car.paths";
import type { CarWayOn } from "../../car.schemas";
import type { CarSearchView } from "../../search/car.search-url";
import { taking } from "../../search/car.ways-on";
import { useGetCarZonesQuery } from "../car.api";
import { countChosen, nothingChosen } from "./carFilterChoices";

type Props = {
  readonly view: CarSearchView;
  readonly ways: readonly CarWayOn[];
  readonly ask: (next: CarSearchView) => void;
  readonly onClear: (nothing: typeof nothingChosen) => void;
};

/** No cars for this search, what to change, and the searches around it that find some (CAR-25); or that there are none at all yet. (OPS-28) */
export function CarNoOffers({ view, ways, ask, onClear }: Props) {
  const { search } = view;
  const money = useMoney();
  const { shortDay } = useHavanaTime();
  const lang = useSelector(({ language }: WebState) => language.current);
  const offices = useGetCarZonesQuery({ zone: 0, country: DEFAULT_COUNTRY_ID, lang }).data;
  // Other days would find nothing either.
  const isNothingYet = offices?.length === 0;
  const link = (way: CarWayOn, label: Way["label"]): Way => {
    const next = { ...view, page: 0, search: taking(search, way) };
    return {
      to: carSearchPath(next),
      label,
      found: (
        <FormattedMessage id="car.ways.found" values={{ count: way.Count, price: money(way.From, way.CurrencyCode) }} />
      ),
      onApproach: () => ask(next),
    };
  };
  const without = ({ Without: [name, ...more] }: CarWayOn) =>
    name && <FormattedMessage id={more.length > 0 ? "results.ways.noFilters" : `car.ways.without.${name}`} />;
  const elsewhere = (way: CarWayOn) => way.Km !== null;
  const otherDays = (way: CarWayOn) => way.Km === null && way.PickUp !== search.PickUp;
  const sameStay = (way: CarWayOn) => !elsewhere(way) && !otherDays(way);
  return (
    <>
      <NoOffers
        advice={<FormattedMessage id={isNothingYet ? "car.results.notYet" : "car.results.noneAdvice"} />}
        clear={<FormattedMessage id="car.filters.clear" />}
        onClear={countChosen(search) > 0 && !isNothingYet ? () => onClear(nothingChosen) : null}
      />
      <WaysOn
        groups={[
          { title: "results.ways.fewer", ways: ways.filter(sameStay).map((way) => link(way, without(way))) },
          {
            title: "results.ways.days",
            ways: ways.filter(otherDays).map((way) =>
              link(
                way,
                <DottedLine>
                  {`${shortDay(way.PickUp)} – ${shortDay(way.DropOff)}`}
                  {without(way)}
                </DottedLine>,
              ),
            ),
          },
          {
            title: "results.ways.places",
            ways: ways.filter(elsewhere).map((way) =>
              link(
                way,
                <DottedLine>
                  <FormattedMessage id="results.ways.place" values={{ zone: way.ZoneName, km: way.Km }} />
                  {without(way)}
                </DottedLine>,
              ),
            ),
          },
        ]}
      />
    </>
  );
}
