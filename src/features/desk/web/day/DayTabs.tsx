import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { token } from "../../../../platform/web/theme/token";
import { calendarContract } from "../../calendar/calendar.contract";
import { numbersContract } from "../../numbers/numbers.contract";
import { supportContract } from "../../support.contract";
import { useMay } from "../useMay";

const Tabs = styled("nav")({ display: "flex", flexWrap: "wrap", gap: 6 });

const Tab = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 14px",
  border: `1px solid ${token("sand")}`,
  borderRadius: 22,
  color: token("ink"),
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { background: token("sunken") },
  "&[aria-current]": { background: token("sea"), borderColor: token("sea"), color: token("onSea") },
});

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
    <Tabs aria-label={intl.formatMessage({ id: "support.nav.day" })} data-print="off">
      {mine.map(({ name, to }) => (
        <Tab key={name} to={to} {...(name === current && { "aria-current": "page" })}>
          <FormattedMessage id={`support.tab.${name}`} />
        </Tab>
      ))}
    </Tabs>
  );
}
