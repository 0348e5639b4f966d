import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import type { Tx } from "../../../../../platform/server/services";
import { contactOf } from "../../../../account/server/contactOf";
import { openBookings, withoutCancellation } from "../../../../plan/checkout/checkout.context";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import { ifReadable, readPlan } from "../../../../plan/server/checkout/readPlan";
import { isAwaited, keptBecause, orderStatus } from "../transfer.rules";
import type { DeskTransfers } from "../transfer.schemas";
import { expectedOf, isWaitedFor } from "./transfer.expected";
import { countAwaited, enteredMoney, openOrders, orderWithClient } from "./transfer.repository";
import type { TransferService } from "./transfer.service";

/** Limited, because a plan is read for each item. */
const PAGE_SIZE = 50;

type Deps = {
  db: Tx;
  now: () => number;
  reader: Pick<BookingReader, "bookingsOfPlans">;
  transfers: Pick<TransferService, "toTransfer">;
};

/** The transfers that the back office waits for, each with the actions open to staff. Staff only. (DESK-97) */
export function transferQueue({ db, now, reader, transfers }: Deps) {
  async function queue(caller: Caller, page: number): Promise<DeskTransfers> {
    requireStaff(caller);
    return listed(await openOrders(db, { skip: page * PAGE_SIZE, most: PAGE_SIZE }));
  }

  /** One transfer, listed or not: money may come for an order that is not awaited. (DESK-98) */
  async function one(caller: Caller, paymentId: string): Promise<DeskTransfers> {
    requireStaff(caller);
    return listed(await orderWithClient(db, paymentId));
  }

  async function listed(rows: Awaited<ReturnType<typeof openOrders>>): Promise<DeskTransfers> {
    const at = now();
    const booked = await reader.bookingsOfPlans(
      db,
      rows.map(({ payment }) => payment.planId),
    );
    const Items = await Promise.all(
      rows.map(async ({ payment, order, client }) => {
        const snapshot = await ifReadable(readPlan(db, payment.planId, at));
        const paidFor = snapshot && openBookings(withoutCancellation(snapshot.context)).map(({ id }) => id);
        const until = snapshot && (snapshot.context.reviewBy ?? snapshot.context.payWindow?.closesAt ?? null);
        const Transfer = await transfers.toTransfer({ payment, order });
        const Status = orderStatus({
          status: payment.status,
          isReviewed: snapshot?.matches({ paying: { awaitingTransfer: "reviewing" } }) ?? false,
          arrived: payment.captured,
          proofs: Transfer.Proofs.length,
          reportedAt: order.reportedAt,
          lookedAt: Transfer.Findings.at(-1)?.At ?? null,
        });
        return {
          Transfer,
          ...contactOf(client),
          Bookings: booked
            .filter(({ BookingId }) => paidFor?.includes(BookingId) ?? true)
            .map(({ BookingId, Name, StartsAt, EndsAt }) => ({ BookingId, Name, StartsAt, EndsAt })),
          Status,
          Expected: expectedOf(payment, Transfer.ToRefund),
          Reversible: Transfer.Findings.filter(
            ({ Finding, ReversedAt }) =>
              snapshot !== null &&
              !keptBecause(
                { finding: Finding, reversedAt: ReversedAt },
                {
                  status: payment.status,
                  isCurrent: isWaitedFor(snapshot, payment.id),
                  toRefund: Transfer.ToRefund,
                },
              ),
          ).map(({ ReviewId }) => ReviewId),
          Entered: (await enteredMoney(db, payment.id)).map(({ id, reference }) => ({
            ReviewId: id,
            BankReference: reference,
          })),
          Until: isAwaited(payment.status) ? until : null,
          Unreadable: snapshot === null || undefined,
        };
      }),
    );
    return { Items, Total: await countAwaited(db), PageSize: PAGE_SIZE };
  }

  return { queue, one };
}
