import type { Caller } from "../../../../platform/server/http/caller";
import { findRestored } from "../../../../platform/server/restored.repository";
import type { Services } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import type { Language } from "../../../../shared/language";
import { mayAnswer } from "../../bookings/proposal.rules";
import { store } from "../../checkout/checkout.log";
import { MACHINE_VERSION } from "../../checkout/checkout.machine";
import { whyNot } from "../../checkout/checkout.reasons";
import type { Checkout } from "../../checkout/checkout.schemas";
import { signAddress } from "../../plan.rules";
import { proposedBookings } from "../bookings/bookings.repository";
import type { CheckoutPorts } from "./checkout.ports";
import { Refused } from "./lockedPlan";
import { ownPlan, readPlan, snapshotOf } from "./readPlan";

type Deps = Pick<Services, "db" | "now"> & Pick<CheckoutPorts, "lastPaymentId">;

export type CheckoutService = ReturnType<typeof checkoutService>;

/** A plan's checkout state, for the browser and the payment pages. */
export function checkoutService({ db, now, lastPaymentId }: Deps) {
  return {
    getCheckout: async (caller: Caller, planId: number): Promise<Checkout> => {
      const at = now();
      const snapshot = await snapshotOf(db, await ownPlan(db, caller, planId), at);
      const PaymentId = await lastPaymentId(db, planId);
      const waiting = snapshot.context.bookings.filter((booking) => mayAnswer(booking, at)).map(({ id }) => id);
      const proposed = waiting.length > 0 ? await proposedBookings(db, planId) : [];
      return {
        TravelPlanId: planId,
        Stored: store(snapshot),
        MachineVersion: MACHINE_VERSION,
        Now: at,
        PaymentId,
        Proposed: proposed.filter((id) => waiting.includes(id)),
        PaymentsHeld: (await findRestored(db)) ? true : undefined,
      };
    },

    /**
     * The address at which the receipt of a paid plan is signed, in a language. Throws `checkout.refused`. (WIRE-11)
     */
    getSignUrl: async (caller: Caller, planId: number, language: Language): Promise<string> => {
      const at = now();
      const snapshot = await snapshotOf(db, await ownPlan(db, caller, planId), at);
      if (!snapshot.hasTag("paid")) throw new Refused(whyNot(snapshot, { type: "receipt.signed", at }));
      return signAddress(planId, language);
    },

    /** When the window to pay ends; null: it is paused or over. */
    payUntil: async (planId: number): Promise<Instant | null> => {
      const { context } = await readPlan(db, planId, now());
      return context.pausedWith === null ? (context.payWindow?.closesAt ?? null) : null;
    },
  };
}
