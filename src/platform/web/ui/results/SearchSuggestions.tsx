import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../../shared/messageId";
import type { PagePath } from "../../../../shared/page";
import { useHavanaTime } from "../../intl/useHavanaTime";
import { useCardMoney } from "../../intl/useMoney";
import { usePlaceName } from "../../intl/usePlaceName";
import { Link } from "../../links";
import { token } from "../../theme/token";
import { DottedLine } from "../dotted/DottedLine";

/** A suggested search that has results, for cars or lodging. */
type SearchSuggestion = {
  /** The filters of the original search that it leaves out. */
  readonly Without: readonly string[];
  readonly ZoneName: string;
  /** The distance by road from the requested place; null: the same place. */
  readonly Km: number | null;
  readonly Count: number;
  /** The lowest total price, minor units. */
  readonly From: number;
  readonly CurrencyCode: "USD";
};

type Props<Way extends SearchSuggestion> = {
  readonly ways: readonly Way[];
  /** The first requested day. */
  readonly asked: string;
  /** The first and the last day of a suggestion. */
  readonly daysOf: (way: Way) => readonly [first: string, last: string];
  /** A message with the values `count` and `price`. */
  readonly found: MessageId;
  /** The message that says that a filter is left out. */
  readonly leftOut: (name: Way["Without"][number]) => MessageId;
  /** The link to its results, and the function that prefetches them. */
  readonly leadTo: (way: Way) => { readonly to: PagePath; readonly ask: () => void };
};

const Groups = styled("div")({
  display: "grid",
  gap: "20px 24px",
  marginTop: 24,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  alignItems: "start",
  "& h3": { fontSize: "1.125rem", marginBottom: 8 },
  "& ul": {
    listStyle: "none",
    margin: 0,
    padding: 0,
    border: `1px solid ${token("sand")}`,
    borderRadius: 10,
    background: token("surface"),
  },
  "& li + li": { borderTop: `1px solid ${token("sand")}` },
  "& a": {
    display: "block",
    padding: "10px 16px",
    fontWeight: 600,
    color: token("sea"),
    textUnderlineOffset: 4,
  },
  "& a:hover": { background: token("seaWash") },
  "& .found": {
    display: "inline-block",
    width: "100%",
    fontSize: "0.9375rem",
    fontWeight: 400,
    color: token("inkSoft"),
  },
});

/** Suggested searches that have results, when a search has none or few, each as a link. (CAR-25, LODGE-23) */
export function SearchSuggestions<Way extends SearchSuggestion>({
  ways,
  asked,
  daysOf,
  found,
  leftOut,
  leadTo,
}: Props<Way>) {
  const money = useCardMoney();
  const placeName = usePlaceName();
  const { shortDay } = useHavanaTime();
  const isElsewhere = ({ Km }: Way) => Km !== null;
  const isOnOtherDays = (way: Way) => !isElsewhere(way) && daysOf(way)[0] !== asked;
  const isSameStay = (way: Way) => !isElsewhere(way) && !isOnOtherDays(way);
  const without = ({ Without: [name, ...more] }: Way) =>
    name === undefined ? null : <FormattedMessage id={more.length > 0 ? "results.ways.noFilters" : leftOut(name)} />;
  const daysText = ([from, to]: ReturnType<typeof daysOf>) => (
    <FormattedMessage id="time.range" values={{ from: shortDay(from), to: shortDay(to) }} />
  );
  const days = (way: Way) => (
    <DottedLine>
      {daysText(daysOf(way))}
      {without(way)}
    </DottedLine>
  );
  const place = (way: Way) => (
    <DottedLine>
      <FormattedMessage id="results.ways.place" values={{ zone: placeName(way.ZoneName), km: way.Km }} />
      {without(way)}
    </DottedLine>
  );
  const groups: readonly { title: MessageId; of: (way: Way) => boolean; label: (way: Way) => ReactNode }[] = [
    { title: "results.ways.fewer", of: isSameStay, label: without },
    { title: "results.ways.days", of: isOnOtherDays, label: days },
    { title: "results.ways.places", of: isElsewhere, label: place },
  ];
  return (
    <Groups>
      {groups
        .filter(({ of }) => ways.some(of))
        .map(({ title, of, label }) => (
          <section key={title}>
            <h3>
              <FormattedMessage id={title} />
            </h3>
            <ul>
              {ways.filter(of).map((way) => {
                const { to, ask } = leadTo(way);
                const price = money(way.From, way.CurrencyCode);
                return (
                  <li key={to}>
                    <Link to={to} onPointerEnter={ask} onFocus={ask}>
                      {label(way)}{" "}
                      <span className="found tabular">
                        <FormattedMessage id={found} values={{ count: way.Count, price }} />
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
    </Groups>
  );
}
