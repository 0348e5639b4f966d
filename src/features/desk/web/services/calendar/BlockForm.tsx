import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { string } from "yup";
import { filled, schemaOf } from "../../../../../platform/web/forms/rules";
import { DateField } from "../../../../../platform/web/ui/fields/DateField";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import type { HavanaDate } from "../../../../../shared/havana";
import { LONGEST } from "../../../../../shared/longest";
import type { TextFields } from "../../../../../shared/textFields";
import { blockReasons } from "../../../../plan/service/block.rules";
import { type CalendarKind, defaultBlockPeriod, freeOn } from "../../../calendar/calendar.rules";
import type { Calendar, CalendarRow, CarBlock, RoomBlock, Taken } from "../../../calendar/calendar.schemas";
import { ActionForm } from "../../parts/ActionForm";
import { HourField } from "../../parts/HourField";
import { useBlockCarMutation, useBlockRoomsMutation, useChangeBlockMutation } from "./calendar.api";
import { useZonesByName } from "./useZonesByName";

const Pair = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: 12 });

type Values = Omit<CarBlock, "UnitId" | "ToZoneId"> & TextFields<CarBlock & RoomBlock, "ToZoneId" | "Rooms">;

const free = string();
const schema = schemaOf<Values>()({
  From: free,
  FromHour: free,
  Until: free,
  UntilHour: free,
  Why: free,
  ToZoneId: free,
  Rooms: free,
  Reason: filled("field.required"),
});

type Props = {
  readonly of: CalendarKind;
  readonly row: CalendarRow;
  /** The first day by default. */
  readonly day: HavanaDate;
  /** The zones to which a car may be taken. */
  readonly zones: Calendar["Zones"];
  /** The block to change; without it a new one is made. */
  readonly changed?: { readonly blockId: number; readonly taken: Taken };
  readonly onDone: () => void;
};

/** Blocks a car or rooms, or changes a block's period or number of rooms. (DESK-26) */
export function BlockForm({ of, row, day, zones, changed, onDone }: Props) {
  const intl = useIntl();
  const saidZones = useZonesByName(zones);
  const [blockCar] = useBlockCarMutation();
  const [blockRooms] = useBlockRoomsMutation();
  const [change] = useChangeBlockMutation();
  const { From, FromHour, Until, UntilHour } = changed?.taken ?? defaultBlockPeriod(of, row.Taken, day);
  const initialValues: Values = {
    From,
    FromHour,
    Until,
    UntilHour,
    Reason: "",
    Why: blockReasons[0],
    ToZoneId: "",
    Rooms: String(changed?.taken.Rooms ?? Math.max(1, Math.min(1, freeOn(row, day)))),
  };
  const send = async ({ Why, Reason: typed, Rooms: count, ToZoneId, ...period }: Values) => {
    const Reason = typed.trim();
    const Rooms = Number(count);
    if (changed) return change({ BlockId: changed.blockId, Rooms, Reason, ...period });
    return of === "cars"
      ? blockCar({ UnitId: row.Id, Why, Reason, ...period, ToZoneId: Number(ToZoneId) || undefined })
      : blockRooms({ RoomTypeId: row.Id, Rooms, Why, Reason, From: period.From, Until: period.Until });
  };
  return (
    <ActionForm
      name={changed ? `block-${changed.blockId}` : `block-row-${row.Id}`}
      initialValues={initialValues}
      schema={schema}
      send={send}
      onDone={onDone}
      submit={<FormattedMessage id={changed ? "support.calendar.changeNow" : "support.calendar.blockNow"} />}
      wide
    >
      {({ Field }) => (
        <>
          {!changed && (
            <Field as={SelectField} name="Why" label={<FormattedMessage id="support.calendar.why" />}>
              {blockReasons.map((why) => (
                <option key={why} value={why}>
                  {intl.formatMessage({ id: `support.calendar.why.${why}` })}
                </option>
              ))}
            </Field>
          )}
          {of === "rooms" && (
            <Field
              as={TextField}
              name="Rooms"
              type="number"
              min={1}
              max={row.Units}
              label={<FormattedMessage id="support.calendar.rooms" values={{ units: row.Units }} />}
            />
          )}
          <Pair>
            <Field
              as={DateField}
              name="From"
              label={<FormattedMessage id={`support.calendar.fromDay.${of}`} />}
              required
            />
            {of === "cars" && <Field as={HourField} name="FromHour" />}
          </Pair>
          <Pair>
            <Field
              as={DateField}
              name="Until"
              label={<FormattedMessage id={`support.calendar.untilDay.${of}`} />}
              required
            />
            {of === "cars" && <Field as={HourField} name="UntilHour" />}
          </Pair>
          {of === "cars" && !changed && (
            <Field
              as={SelectField}
              name="ToZoneId"
              label={<FormattedMessage id="support.calendar.toZone" />}
              hint={<FormattedMessage id="support.calendar.toZoneHint" />}
            >
              <option value="">{intl.formatMessage({ id: "support.calendar.toZone.same" })}</option>
              {saidZones.map(({ Id, Name }) => (
                <option key={Id} value={Id}>
                  {Name}
                </option>
              ))}
            </Field>
          )}
          <Field
            as={TextField}
            name="Reason"
            label={<FormattedMessage id={changed ? "support.act.reason" : "support.calendar.note"} />}
            hint={<FormattedMessage id="support.calendar.reasonHint" />}
            maxLength={LONGEST.reason}
            autoComplete="off"
            required
          />
        </>
      )}
    </ActionForm>
  );
}
