import { styled } from "@mui/material/styles";
import type { DayPickerProps } from "react-day-picker";
import { useIntl } from "react-intl";
import { useReaderRegion } from "../intl/readerRegion";
import { token } from "../theme/token";

/** The container that styles the calendar library. */
export const Months = styled("div")({
  "& .rdp-root": { position: "relative", userSelect: "none" },
  "& .rdp-months": { display: "flex", flexWrap: "wrap", gap: 32, justifyContent: "center" },
  "& .rdp-month": { flex: "1 1 17rem", maxWidth: "22rem" },
  "& .rdp-month_caption": {
    display: "grid",
    placeItems: "center",
    minHeight: 44,
    fontWeight: 700,
    "& > span::first-letter": { textTransform: "uppercase" },
  },
  "& .rdp-nav": {
    position: "absolute",
    insetInline: 0,
    display: "flex",
    justifyContent: "space-between",
    pointerEvents: "none",
    zIndex: 1,
  },
  "& .rdp-nav button": {
    pointerEvents: "auto",
    width: 44,
    height: 44,
    border: 0,
    borderRadius: 6,
    background: "none",
    cursor: "pointer",
    "& svg": { width: 24, height: 24, fill: token("ink"), verticalAlign: "middle" },
    "&:hover": { background: token("sunken") },
    "&[aria-disabled=true]": { opacity: 0.35, cursor: "default" },
  },
  "& table": { width: "100%", borderCollapse: "collapse" },
  "& th": { fontWeight: 600, fontSize: "0.875rem", color: token("inkSoft"), height: 32, padding: 0 },
  "& td": { padding: "1px 0", textAlign: "center" },
  "& td button": {
    width: "100%",
    minHeight: 44,
    padding: 0,
    border: "2px solid transparent",
    borderRadius: 6,
    font: "inherit",
    fontVariantNumeric: "tabular-nums",
    color: token("ink"),
    background: "none",
    cursor: "pointer",
    "&:hover:not(:disabled)": { borderColor: token("sea") },
    "&:disabled": { color: token("inkSoft"), textDecoration: "line-through", opacity: 0.6, cursor: "default" },
  },
  "& td.today button": { fontWeight: 700, textDecoration: "underline", textUnderlineOffset: 4 },
  "& td.within:not(.rdp-outside, .rdp-hidden)": { background: token("seaWash") },
  "& td.end button": { background: token("sea"), color: token("onSea"), fontWeight: 700 },
});

/** The calendar library's texts in the page's language, and the first day of the week in the reader's region. */
export function useCalendarWords(): Pick<DayPickerProps, "weekStartsOn" | "formatters" | "labels"> {
  const intl = useIntl();
  const region = useReaderRegion();
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl.locale, options).format(date);
  const word = (id: "calendar.previous" | "calendar.next") => () => intl.formatMessage({ id });
  return {
    weekStartsOn: weekStartsOn(region),
    formatters: {
      formatCaption: (date) => format(date, { month: "long", year: "numeric" }),
      formatWeekdayName: (date) => format(date, { weekday: "short" }).slice(0, 2),
    },
    labels: {
      labelPrevious: word("calendar.previous"),
      labelNext: word("calendar.next"),
      labelNav: () => intl.formatMessage({ id: "calendar.months" }),
      labelGrid: (date) => format(date, { month: "long", year: "numeric" }),
      labelWeekday: (date) => format(date, { weekday: "long" }),
      labelDayButton: (date) => format(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    },
  };
}

type FirstDay = 0 | 1 | 6;
type WeekInfo = { readonly firstDay: number };
/** Both are newer than TypeScript's library types, and some browsers have one of them or neither. */
type WithWeeks = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/** For browsers without week data: the regions where weeks begin on a Sunday or a Saturday, by Unicode's CLDR. */
const sundayFirst =
  "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";
const saturdayFirst = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";

/** The first day of the week in a region, from 0 (Sunday). (WEB-43) */
export function weekStartsOn(region: string): FirstDay {
  const locale: WithWeeks = new Intl.Locale(`und-${region}`);
  const known = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  if (known !== undefined) return known === 7 ? 0 : known === 6 ? 6 : 1;
  if (sundayFirst.includes(region)) return 0;
  return saturdayFirst.includes(region) ? 6 : 1;
}
