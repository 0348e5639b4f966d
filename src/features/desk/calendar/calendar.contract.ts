import { endpoint } from "../../../shared/endpoint";
import type {
  BlockChange,
  Calendar,
  CalendarQuery,
  CarBlock,
  FreeElsewhere,
  OfBlock,
  RoomBlock,
} from "./calendar.schemas";

const sellers = { access: "staff", staff: ["desk", "content", "supplier"] } as const;

/** Occupied cars and rooms, and blocks: a supplier's people have their own alone. (DESK-30) */
export const calendarContract = {
  /** An answer that names clients, for staff who look after them, is audited. (DESK-27) */
  getCalendar: endpoint<Calendar, CalendarQuery>()({
    method: "POST",
    path: "/api/support/calendar",
    access: "staff",
    staff: ["desk", "finance", "content", "supplier"],
  }),
  /** Where an equal alternative to a booking is free on its days. */
  getFreeElsewhere: endpoint<FreeElsewhere>()({
    method: "GET",
    path: "/api/support/calendar/elsewhere/:bookingId",
    access: "staff",
    staff: ["desk"],
  }),
  /** Takes a car out of sale for a time; `notFound` for a supplier's people if it is not theirs. (DESK-26) */
  blockCar: endpoint<null, CarBlock>()({ method: "POST", path: "/api/support/blocks/car", ...sellers }),
  /** Takes rooms of one type out of sale for a time. */
  blockRooms: endpoint<null, RoomBlock>()({ method: "POST", path: "/api/support/blocks/rooms", ...sellers }),
  changeBlock: endpoint<null, BlockChange>()({ method: "POST", path: "/api/support/blocks/change", ...sellers }),
  /** Puts it on sale again. */
  liftBlock: endpoint<null, OfBlock>()({ method: "POST", path: "/api/support/blocks/lift", ...sellers }),
} as const;
