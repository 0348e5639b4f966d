import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import type { HavanaDate } from "../../../shared/havana";
import { openingLines } from "../../../shared/officeOpening";
import type { OfficeOpening } from "../../../shared/officeOpening.schemas";
import { formatWords, type Words } from "../../../shared/pageWords";
import { isMessage } from "../intl/isMessage";
import { useHavanaTime } from "../intl/useHavanaTime";
import { useLanguage } from "../intl/useLanguage";
import { token } from "../theme/token";

const Lines = styled("span")({
  display: "block",
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  fontVariantNumeric: "tabular-nums",
  "& > span": { display: "block", "&::first-letter": { textTransform: "uppercase" } },
});

/** The search's calendar shows closed days further ahead. */
const MOST_CLOSED = 3;

type Props = {
  readonly opening: Partial<OfficeOpening> | undefined;
  /** The first and the last day that are relevant; without them, the next closed days are shown. */
  readonly during?: readonly [first: HavanaDate, last: HavanaDate];
};

/**
 * An office's opening hours: its week in Havana's time, and the next days on which it is closed for the cars of all
 * companies. An office without hours is open at any time. (OPS-98)
 */
export function OpeningHours({ opening, during: [first, last] = ["", "9999-12-31"] }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const say = (line: Words) =>
    // Keeps a span of hours on one line.
    String(
      formatWords(line, language, (id, values) =>
        isMessage(intl, id) ? intl.formatMessage({ id }, values) : undefined,
      ),
    ).replaceAll("–", "\u2060–\u2060");
  const { shortDay } = useHavanaTime();
  const { Hours = [], Closed = [] } = opening ?? {};
  const closed = Closed.filter(({ SupplierId, From, To }) => SupplierId === 0 && From <= last && To >= first);
  return (
    <Lines>
      {openingLines(Hours)
        .map(say)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
      {closed.slice(0, MOST_CLOSED).map(({ From, To }) => (
        <span key={From}>
          <FormattedMessage
            id="opening.closedOn"
            values={{ days: From === To ? "one" : "several", from: shortDay(From), to: shortDay(To) }}
          />
        </span>
      ))}
    </Lines>
  );
}
