import { useIntl } from "react-intl";
import { roomClassCode } from "../../../../../shared/lodgingCodes";
import type { CalendarRow } from "../../../calendar/calendar.schemas";

/** A car's plate, or its id if the plate is unknown; a room type's class. */
export function useRowName({ Id, Name, RoomClassId }: Pick<CalendarRow, "Id" | "Name" | "RoomClassId">): string {
  const intl = useIntl();
  const code = roomClassCode(RoomClassId);
  if (code) return intl.formatMessage({ id: `lodging.roomClass.${code}` });
  return Name ?? intl.formatMessage({ id: "support.calendar.car" }, { id: Id });
}
