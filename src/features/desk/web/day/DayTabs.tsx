import { FormattedMessage, useIntl } from "react-intl";
import { PageTab, PageTabs } from "../../../../platform/web/ui/PageTabs";
import { calendarContract } from "../../calendar/calendar.contract";
import { numbersContract } from "../../numbers/numbers.contract";
import { supportContract } from "../../support.contract";
import { useMay } from "../useMay";

const tabs = [
  { name: "day", to: "/support/day", call: supportContract.getDaySheet },
  { name: "calendar", to: "/support/calendar", call: calendarContract.getCalendar },
  { name: "numbers", to: "/support/numbers", call: numbersContract.getNumbers },
] as const;

type Props = { readonly current: (typeof tabs)[number]["name"] };

/** The pages about what happens when: one link of the desk's line leads to all of them. Nothing where only one is theirs. */
export function DayTabs({ current }: Props) {
  const intl = useIntl();
  const may = useMay();
  const mine = tabs.filter(({ call }) => may(call));
  if (mine.length < 2) return null;
  return (
    <PageTabs aria-label={intl.formatMessage({ id: "support.nav.day" })} data-print="off">
      {mine.map(({ name, to }) => (
        <PageTab key={name} to={to} {...(name === current && { "aria-current": "page" })}>
          <FormattedMessage id={`support.tab.${name}`} />
        </PageTab>
      ))}
    </PageTabs>
  );
}
