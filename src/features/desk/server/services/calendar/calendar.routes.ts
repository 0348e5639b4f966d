import type { FastifyInstance } from "fastify";
import Type, { type TSchema } from "typebox";
import { route } from "../../../../../platform/server/http/route";
import type { Services } from "../../../../../platform/server/services";
import { Id, Strict } from "../../../../../shared/schemas";
import { calendarContract } from "../../../calendar/calendar.contract";
import {
  BlockChange,
  Calendar,
  CalendarQuery,
  CarBlock,
  FreeElsewhere,
  OfBlock,
  RoomBlock,
} from "../../../calendar/calendar.schemas";
import { staffActionRunner } from "../../records/staffActions";
import { blockActions } from "./blockActions";
import type { CalendarService } from "./calendar.service";
import type { ElsewhereService } from "./elsewhere.service";

const nothing = <Body extends TSchema>(body: Body) => ({ body, data: Type.Null() });

type Deps = {
  calendar: CalendarService;
  elsewhere: ElsewhereService;
  actions: Pick<Services, "db" | "now">;
};

/** The calendar of cars and rooms, and blocks. */
export function calendarRoutes(app: FastifyInstance, { calendar, elsewhere, actions }: Deps): void {
  const desk = staffActionRunner(actions);
  route(app, calendarContract.getCalendar, { body: CalendarQuery, data: Calendar }, ({ caller, body }) =>
    calendar.getCalendar(caller, body),
  );
  route(
    app,
    calendarContract.getFreeElsewhere,
    { params: Strict({ bookingId: Id }), data: FreeElsewhere },
    ({ caller, params }) => elsewhere.getFreeElsewhere(caller, params.bookingId),
  );
  route(app, calendarContract.blockCar, nothing(CarBlock), desk("block.made", blockActions.blockCar));
  route(app, calendarContract.blockRooms, nothing(RoomBlock), desk("block.made", blockActions.blockRoomType));
  route(app, calendarContract.changeBlock, nothing(BlockChange), desk("block.changed", blockActions.change));
  route(app, calendarContract.liftBlock, nothing(OfBlock), desk("block.lifted", blockActions.lift));
}
