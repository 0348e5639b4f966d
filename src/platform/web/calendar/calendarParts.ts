import { styled } from "@mui/material/styles";
import type { DayPickerProps } from "react-day-picker";
import { useIntl } from "react-intl";
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

/** The calendar library's texts in the page's language, and the first day of its weeks. */
export function useCalendarWords(): Pick<DayPickerProps, "weekStartsOn" | "formatters" | "labels"> {
  const intl = useIntl();
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl.locale, options).format(date);
  const word = (id: "calendar.previous" | "calendar.next") => () => intl.formatMessage({ id });
  return {
    weekStartsOn: weekStartsOn(intl.locale),
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

/** getWeekInfo is newer than TypeScript's library types. */
type WithWeeks = Intl.Locale & { getWeekInfo?: () => { firstDay: number } };

/**
 * The first day of the week, from 0 (Sunday), in the language's main region; Monday where the browser does not know.
 */
function weekStartsOn(language: string): 0 | 1 | 6 {
  const locale: WithWeeks = new Intl.Locale(language).maximize();
  const first = locale.getWeekInfo?.().firstDay;
  if (first === 7) return 0;
  return first === 6 ? 6 : 1;
}
