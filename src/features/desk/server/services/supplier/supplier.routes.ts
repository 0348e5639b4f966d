import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { Strict } from "../../../../../shared/schemas";
import { WantedDay } from "../../../day/day.schemas";
import { supplierContract } from "../../../supplier/supplier.contract";
import { SupplierDays, SupplierQueue } from "../../../supplier/supplier.schemas";
import { Confirmation, Decline } from "../../../support.schemas";
import type { SupplierDeskService } from "./supplier.service";

const Nothing = Type.Null();

/** The calls of suppliers' people. */
export function supplierRoutes(app: FastifyInstance, { supplier }: { supplier: SupplierDeskService }): void {
  route(app, supplierContract.getSupplierQueue, { data: SupplierQueue }, ({ caller }) => supplier.getQueue(caller));
  route(
    app,
    supplierContract.getSupplierDays,
    { params: Strict({ day: WantedDay }), data: SupplierDays },
    ({ caller, params }) => supplier.getDays(caller, params.day),
  );
  route(app, supplierContract.confirmOwnBooking, { body: Confirmation, data: Nothing }, async ({ caller, body }) => {
    await supplier.confirm(caller, body);
    return null;
  });
  route(app, supplierContract.declineOwnBooking, { body: Decline, data: Nothing }, async ({ caller, body }) => {
    await supplier.decline(caller, body);
    return null;
  });
}
