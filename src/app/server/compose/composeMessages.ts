import { deskPath } from "../../../features/account/account.pages";
import { recipientOf } from "../../../features/account/server/account.repository";
import { supplierNotifications } from "../../../features/desk/server/services/supplier/supplierNotifications";
import { addSystemNote } from "../../../features/notes/server/notes.repository";
import { planPath } from "../../../features/plan/plan.pages";
import type { BookingReader } from "../../../features/plan/server/bookings/bookings.repository";
import { mailFacts } from "../../../features/plan/server/mailFacts";
import { moneyOfPlan } from "../../../features/refunds/server/planSums";
import { notifier } from "../../../platform/server/notify/notify";

type Deps = { publicUrl: string; reader: BookingReader };

/** Messages to clients, staff and suppliers: emails, WhatsApp and notes. */
export function composeMessages({ publicUrl, reader }: Deps) {
  const messages = notifier({
    publicUrl,
    desk: deskPath(),
    planPath: (planId) => planPath(planId ?? undefined),
    recipientOf,
    addNote: addSystemNote,
    factsOf: mailFacts({ moneyOf: moneyOfPlan, reader }),
  });
  return { ...messages, notifySuppliers: supplierNotifications({ notify: messages.notify, reader }) };
}
