import { deskPath } from "../../../features/account/account.pages";
import { recipientOf } from "../../../features/account/server/account.repository";
import { addSystemNote } from "../../../features/notes/server/notes.repository";
import { planPath } from "../../../features/plan/plan.pages";
import { bookingReader } from "../../../features/plan/server/bookings/bookings.repository";
import { mailFacts } from "../../../features/plan/server/mailFacts";
import { moneyOfPlan } from "../../../features/refunds/server/planSums";
import { notifier } from "../../../platform/server/notify/notify";
import { products } from "../../../products/products.server";
import type { Settings } from "../config/config";

/** Puts the messages of a command into the outbox, from which a running server sends them. */
export const notifierOf = ({ publicUrl }: Settings) =>
  notifier({
    publicUrl,
    desk: deskPath(),
    planPath: (planId) => planPath(planId ?? undefined),
    recipientOf,
    addNote: addSystemNote,
    factsOf: mailFacts({ moneyOf: moneyOfPlan, reader: bookingReader(products) }),
  });
