import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { Lang, Strict } from "../../../shared/schemas";
import { supportContract } from "../support.contract";
import { Confirmation, Decline, DeskQueue, Extension } from "../support.schemas";
import type { SupportService } from "./services/bookings/support.service";

const Nothing = Type.Null();

/** The calls that answer bookings in the back office. */
export function supportRoutes(app: FastifyInstance, desk: SupportService): void {
  const inLanguage = Strict({ lang: Lang });
  route(app, supportContract.getDeskQueue, { params: inLanguage, data: DeskQueue }, ({ caller }) =>
    desk.getQueue(caller),
  );
  route(app, supportContract.confirmBooking, { body: Confirmation, data: Nothing }, async ({ caller, body }) => {
    await desk.confirm(caller, body);
    return null;
  });
  route(app, supportContract.declineBooking, { body: Decline, data: Nothing }, async ({ caller, body }) => {
    await desk.decline(caller, body);
    return null;
  });
  route(app, supportContract.extendBooking, { body: Extension, data: Nothing }, async ({ caller, body }) => {
    await desk.extend(caller, body);
    return null;
  });
}
