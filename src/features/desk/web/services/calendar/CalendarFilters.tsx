import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { DateField } from "../../../../../platform/web/ui/fields/DateField";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { addDays, isHavanaDate } from "../../../../../shared/havana";
import { calendarFilters, calendarKinds } from "../../../calendar/calendar.rules";
import type { Calendar } from "../../../calendar/calendar.schemas";
import { useGetStaffSelfQuery } from "../../shell/support.api";
import { useZonesByName } from "./useZonesByName";

const Bar = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9.5rem, 1fr))",
  alignItems: "start",
  gap: "12px 16px",
  marginBottom: 16,
});

/** For names longer than half of a narrow window. */
const Wide = styled("div")({ minWidth: 0, "@media (max-width: 599px)": { gridColumn: "1 / -1" } });

const Steps = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginBottom: 16, "& > *": { flex: "none" } });

type Props = {
  readonly calendar: Calendar;
  readonly onChange: (change: Partial<Pick<Calendar, "Of" | "ZoneId" | "GroupId" | "Only" | "From">>) => void;
};

/** The view's filters and first day, as in the URL; each place with its number of rows. */
export function CalendarFilters({ calendar, onChange }: Props) {
  const intl = useIntl();
  const { Of, ZoneId, GroupId, Only, From, Days, Today, Zones, Groups } = calendar;
  const zones = useZonesByName(Zones);
  const { data: self } = useGetStaffSelfQuery();
  // They have either cars or rooms.
  const isSupplier = self?.StaffRole === "supplier";
  const counted = ({ Name, Count }: Calendar["Zones"][number]) => `${Name} (${intl.formatNumber(Count)})`;
  return (
    <>
      <Bar>
        {!isSupplier && (
          <SelectField
            name="of"
            label={<FormattedMessage id="support.calendar.of" />}
            value={Of}
            onChange={({ target }) => onChange({ Of: calendarKinds.find((kind) => kind === target.value) ?? Of })}
          >
            {calendarKinds.map((kind) => (
              <option key={kind} value={kind}>
                {intl.formatMessage({ id: `support.calendar.of.${kind}` })}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          name="only"
          label={<FormattedMessage id="support.calendar.only" />}
          value={Only}
          onChange={({ target }) => onChange({ Only: calendarFilters.find((one) => one === target.value) ?? Only })}
        >
          {calendarFilters.map((one) => (
            <option key={one} value={one}>
              {intl.formatMessage({ id: `support.calendar.only.${one}` })}
            </option>
          ))}
        </SelectField>
        <Wide>
          <SelectField
            name="zone"
            label={<FormattedMessage id="support.calendar.zone" />}
            value={ZoneId}
            onChange={({ target }) => onChange({ ZoneId: Number(target.value), GroupId: 0 })}
          >
            {zones.map((zone) => (
              <option key={zone.Id} value={zone.Id}>
                {counted(zone)}
              </option>
            ))}
          </SelectField>
        </Wide>
        <Wide>
          <SelectField
            name="group"
            label={<FormattedMessage id={`support.calendar.group.${Of}`} />}
            value={GroupId}
            onChange={({ target }) => onChange({ GroupId: Number(target.value) })}
          >
            <option value={0}>{intl.formatMessage({ id: "support.calendar.all" })}</option>
            {Groups.map((group) => (
              <option key={group.Id} value={group.Id}>
                {counted(group)}
              </option>
            ))}
          </SelectField>
        </Wide>
        <DateField
          name="from"
          label={<FormattedMessage id="support.calendar.from" />}
          value={From}
          onChange={({ target }) => isHavanaDate(target.value) && onChange({ From: target.value })}
        />
      </Bar>
      <Steps>
        <Button variant="outlined" onClick={() => onChange({ From: addDays(From, -Days) })}>
          <FormattedMessage id="support.calendar.before" />
        </Button>
        <Button
          variant={From === Today ? "contained" : "outlined"}
          aria-current={From === Today ? "date" : undefined}
          onClick={() => onChange({ From: Today })}
        >
          <FormattedMessage id="support.day.today" />
        </Button>
        <Button variant="outlined" onClick={() => onChange({ From: addDays(From, Days) })}>
          <FormattedMessage id="support.calendar.after" />
        </Button>
      </Steps>
    </>
  );
}
