import type { FastifyInstance } from "fastify";
import { route } from "../../../../../platform/server/http/route";
import { Strict } from "../../../../../shared/schemas";
import { DaySheet, WantedDay } from "../../../day/day.schemas";
import { supportContract } from "../../../support.contract";
import type { DaySheetService } from "./day.service";

/** The back office's day sheet. */
export function dayRoutes(app: FastifyInstance, { day }: { day: DaySheetService }): void {
  route(
    app,
    supportContract.getDaySheet,
    { params: Strict({ day: WantedDay }), data: DaySheet },
    ({ caller, params }) => day.getDay(caller, params.day),
  );
}
