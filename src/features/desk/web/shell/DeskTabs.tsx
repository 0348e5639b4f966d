import { FormattedMessage, useIntl } from "react-intl";
import { PageTab, PageTabs } from "../../../../platform/web/ui/page/PageTabs";
import { currenciesContract } from "../../../currencies/currencies.contract";
import { calendarContract } from "../../calendar/calendar.contract";
import { numbersContract } from "../../numbers/numbers.contract";
import { supportContract } from "../../support.contract";
import { templatesContract } from "../../thread/templates.contract";
import { transferQueue } from "../money/transfers.api";
import { useMay } from "../useMay";

const tabs = {
  day: [
    { name: "day", to: "/support/day", call: supportContract.getDaySheet },
    { name: "calendar", to: "/support/calendar", call: calendarContract.getCalendar },
    { name: "numbers", to: "/support/numbers", call: numbersContract.getNumbers },
  ],
  notes: [
    { name: "notes", to: "/support/notes", call: supportContract.getDeskNotes },
    { name: "templates", to: "/support/templates", call: templatesContract.getTemplates },
  ],
  transfers: [
    { name: "transfers", to: "/support/transfers", call: transferQueue },
    { name: "rates", to: "/support/rates", call: currenciesContract.getDeskRates },
  ],
} as const;

type Group = keyof typeof tabs;
type Props = { readonly of: Group; readonly current: (typeof tabs)[Group][number]["name"] };

/** Tabs of pages on one subject, to which one link of the navigation leads. Nothing if the caller may see only one. */
export function DeskTabs({ of, current }: Props) {
  const intl = useIntl();
  const may = useMay();
  const mine = tabs[of].filter(({ call }) => may(call));
  if (mine.length < 2) return null;
  return (
    <PageTabs aria-label={intl.formatMessage({ id: `support.nav.${of}` })} data-print="off">
      {mine.map(({ name, to }) => (
        <PageTab key={name} to={to} {...(name === current && { "aria-current": "page" })}>
          <FormattedMessage id={`support.tab.${name}`} />
        </PageTab>
      ))}
    </PageTabs>
  );
}
