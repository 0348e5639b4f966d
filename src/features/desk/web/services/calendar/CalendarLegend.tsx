import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { type CalendarKind, rowStatuses } from "../../../calendar/calendar.rules";
import { Key } from "../../shell/Key";
import { Strip } from "./Bar";

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 20px",
  margin: "16px 0 0",
  padding: 0,
  listStyle: "none",
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  "& li": { display: "flex", alignItems: "center", gap: 8 },
});

const Hint = styled("p")({
  marginTop: 12,
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  "@media (max-width: 899px)": { display: "none" },
});

/** What the bars mean, and the keys. */
export function CalendarLegend({ of }: { readonly of: CalendarKind }) {
  return (
    <>
      <List>
        {rowStatuses.map((status) => (
          <li key={status}>
            <Strip data-kind={status} sx={{ width: 28, height: 20 }} />
            <FormattedMessage id="support.calendar.status" values={{ status }} />
          </li>
        ))}
        <li>
          <Strip data-kind="block" sx={{ width: 28, height: 20 }} />
          <FormattedMessage id="support.calendar.blocked" />
        </li>
        {of === "cars" && (
          <li>
            <Strip data-kind="turnover" sx={{ width: 28, height: 20 }} />
            <FormattedMessage id="support.calendar.turnover" />
          </li>
        )}
      </List>
      <Hint>
        <FormattedMessage
          id="support.calendar.keys"
          values={{ j: <Key>j</Key>, k: <Key>k</Key>, arrows: <Key>← ↑ ↓ →</Key>, enter: <Key>Enter</Key> }}
        />
      </Hint>
    </>
  );
}
