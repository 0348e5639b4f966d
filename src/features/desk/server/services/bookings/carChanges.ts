import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Notify } from "../../../../../platform/server/notify/notify";
import { Problem } from "../../../../../platform/server/problem";
import type { Services, Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { isHeldAt } from "../../../../plan/bookings/bookingStatus";
import { isWaitingChange, waitingChange } from "../../../../plan/checkout/checkout.context";
import type { CheckoutSnapshot } from "../../../../plan/checkout/checkout.states";
import { insertBlock } from "../../../../plan/server/bookings/blocks.repository";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import type { CheckoutCommands } from "../../../../plan/server/checkout/checkout.commands";
import { Refused } from "../../../../plan/server/checkout/lockedPlan";
import { readPlan } from "../../../../plan/server/checkout/readPlan";
import type { NotifySuppliers, UnitChanges } from "../../../../plan/server/plan.ports";
import type { CarChange, OtherCars } from "../../../actions.schemas";
import { signVoucherAgain } from "../../records/actions.repository";
import { type PerformAction, staffOf } from "../../records/staffActions";
import { planOfBooking } from "./support.repository";

type Deps = Pick<Services, "db" | "now"> & {
  commands: Pick<CheckoutCommands, "changeWithin">;
  notify: Notify;
  notifySuppliers: NotifySuppliers;
  reader: Pick<BookingReader, "platesOf" | "productOfId">;
};

/** The cars that are shown at most, best first: a big company has thousands. */
const MOST = 100;

/** Moves booked cars: a car breaks down or is needed for something else, and the booking gets another one. (DESK-104) */
export function carChanges({ db, now, commands, notify, notifySuppliers, reader }: Deps) {
  async function unitsOf(tx: Tx, bookingId: number): Promise<UnitChanges> {
    const product = await reader.productOfId(tx, bookingId);
    if (!product?.unitChanges) throw new Problem("plan.bookingUnknown");
    return product.unitChanges;
  }

  /** Staff: what a booking has and may have. Throws `plan.bookingUnknown`, `car.notHeld`. */
  async function list(caller: Caller, bookingId: number): Promise<OtherCars> {
    requireStaff(caller);
    const at = now();
    const planId = await planOfBooking(db, bookingId);
    if (planId === null) throw new Problem("plan.bookingUnknown");
    const { booked, period, driven, units } = await (await unitsOf(db, bookingId)).list(db, bookingId, at);
    requireHeld(await readPlan(db, planId, at), bookingId, at);
    return {
      Plate: (await reader.platesOf(db, [bookingId])).get(bookingId) ?? null,
      ModelName: booked.modelName,
      SupplierName: booked.supplierName,
      OfficeName: booked.officeName,
      From: period.startsAt,
      Until: period.endsAt,
      BlockedUntil: driven?.endsAt ?? null,
      Cars: units.slice(0, MOST).map(({ unitId, plate, modelName, className, fit }) => ({
        UnitId: unitId,
        Plate: plate,
        ModelName: modelName,
        ClassName: className,
        Fit: fit,
      })),
    };
  }

  /**
   * The plan's facts, prices and dates stay as they are. Its client is notified if the model changes, or once there is
   * a voucher, which names the plate; its supplier always. A car that its client is driving is blocked until its
   * planned return, with the reason as its note (CAR-64). Throws `plan.bookingUnknown`, `car.notHeld`,
   * `car.unitTaken`, and `checkout.refused` while the client waits for a change of it.
   */
  const change: PerformAction<CarChange> = async ({ tx, actor, body: { BookingId: bookingId, UnitId, Reason } }) => {
    const planId = await planOfBooking(tx, bookingId);
    if (planId === null) throw new Problem("plan.bookingUnknown");
    return commands.changeWithin(tx, planId, async (plan) => {
      const { at, row } = plan;
      requireHeld(plan.snapshot, bookingId, at);
      requireNoChange(plan.snapshot, bookingId);
      const { move } = await unitsOf(tx, bookingId);
      const { from, to } = await move(tx, bookingId, UnitId, at, () =>
        insertBlock(tx, { why: "service", note: Reason, blockedBy: staffOf(actor), blockedAt: at, bySupplier: false }),
      );
      const hasVoucher = await signVoucherAgain(tx, bookingId);
      const isOtherModel = to.modelId !== from.modelId;
      if (isOtherModel || hasVoucher)
        await notify(tx, {
          clientId: row.clientId,
          planId,
          template: "carChanged",
          at,
          key: `booking-${bookingId}-car-${UnitId}-${at}`,
          values: {
            planId,
            bookingId,
            booked: from.modelName,
            car: to.modelName,
            supplier: from.supplierName,
            model: isOtherModel ? "other" : "same",
            voucher: hasVoucher ? "yes" : "no",
          },
        });
      await notifySuppliers(tx, [{ bookingId, what: "moved" }], at);
      return { subject: `booking ${bookingId}`, facts: { carBefore: from.unitId, car: to.unitId } };
    });
  };

  return { list, change };
}

/** Throws `checkout.refused` for a booking that waits to be replaced, and for what is to replace it: they may share a car. */
function requireNoChange({ context }: CheckoutSnapshot, bookingId: number): void {
  const change = waitingChange(context, bookingId) ?? context.bookings.find(({ id }) => id === bookingId);
  if (change && isWaitingChange(change))
    throw new Refused([{ code: "changeWaits", facts: { booking: change.replaces ?? bookingId } }]);
}

/** Throws `car.notHeld` unless the booking is open and not over. */
function requireHeld({ context }: CheckoutSnapshot, bookingId: number, at: Instant): void {
  const booking = context.bookings.find(({ id }) => id === bookingId);
  if (!booking || !isHeldAt(booking, at)) throw new Problem("car.notHeld");
}
