import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { type Way, WaysOn } from "../../../../platform/web/ui/results/WaysOn";
import { lodgingSearchPath } from "../../lodging.paths";
import type { LodgingWayOn } from "../../lodging.schemas";
import type { LodgingSearchView } from "../../search/lodging.search-url";
import { taking } from "../../search/lodging.ways-on";

type Props = {
  readonly view: LodgingSearchView;
  readonly ways: readonly LodgingWayOn[];
  readonly ask: (next: LodgingSearchView) => void;
};

/** The searches around one that finds nothing or little. (LODGE-23) */
export function LodgingWaysOn({ view, ways, ask }: Props) {
  const { search } = view;
  const money = useMoney();
  const { shortDay } = useHavanaTime();
  const link = (way: LodgingWayOn, label: Way["label"]): Way => {
    const next = { ...view, page: 0, search: taking(search, way) };
    const price = money(way.From, way.CurrencyCode);
    return {
      to: lodgingSearchPath(next),
      label,
      found: <FormattedMessage id="lodging.ways.found" values={{ count: way.Count, price }} />,
      onApproach: () => ask(next),
    };
  };
  const without = ({ Without: [name, ...more] }: LodgingWayOn) =>
    name && <FormattedMessage id={more.length > 0 ? "results.ways.noFilters" : `lodging.ways.without.${name}`} />;
  const elsewhere = (way: LodgingWayOn) => way.Km !== null;
  const otherDays = (way: LodgingWayOn) => !elsewhere(way) && way.CheckIn !== search.CheckIn;
  const sameStay = (way: LodgingWayOn) => !elsewhere(way) && !otherDays(way);
  return (
    <WaysOn
      groups={[
        { title: "results.ways.fewer", ways: ways.filter(sameStay).map((way) => link(way, without(way))) },
        {
          title: "results.ways.days",
          ways: ways.filter(otherDays).map((way) =>
            link(
              way,
              <DottedLine>
                {`${shortDay(way.CheckIn)} – ${shortDay(way.CheckOut)}`}
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
  );
}
