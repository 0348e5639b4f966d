import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { CheckoutSnapshot } from "../../plan/checkout/checkout.states";
import { deadlinesOf } from "./plan.log";
import type {
  AskedRefund,
  PlanDispute,
  PlanDocument,
  PlanHolder,
  PlanLimits,
  PlanMail,
  PlanMovement,
  PlanNote,
  PlanPayment,
  PlanRefund,
} from "./plans.schemas";
import type { PlanWhy } from "./why.schemas";

/** The known data of a plan: the chart's snapshot, and events outside the chart. */
export type Known = {
  readonly snapshot: CheckoutSnapshot;
  readonly payments: readonly PlanPayment[];
  readonly refunds: readonly PlanRefund[];
  readonly refundRequests: readonly AskedRefund[];
  readonly disputes: readonly PlanDispute[];
  readonly movements: readonly PlanMovement[];
  readonly holders: readonly PlanHolder[];
  readonly documents: readonly PlanDocument[];
  readonly notes: readonly PlanNote[];
  readonly mails: readonly PlanMail[];
  readonly limits: PlanLimits;
  /** The alternatives that were proposed to the client, who has not answered: what, and for which booking. (DESK-5) */
  readonly proposed: readonly { readonly bookingId: number; readonly name: string; readonly at: Instant }[];
  /** The payment deadline after which the money came; null: it came in time, or not at all. (DESK-41) */
  readonly payEndMissed: Instant | null;
  /** A transfer with an unreviewed proof, and whether its plan has ended; null: none. Minor units. */
  readonly unseen: {
    readonly Id: string;
    readonly amount: Minor;
    readonly Since: Instant;
    readonly ended: boolean;
  } | null;
};

export type WhyName = PlanWhy["What"];

type WhyDetails = Partial<Omit<PlanWhy, "What" | "Waits">>;

/** A reason; its details are empty if they are not given. */
export const because = (What: WhyName, Waits: PlanWhy["Waits"], details: WhyDetails = {}): PlanWhy => ({
  What,
  Waits,
  Id: "",
  Facts: {},
  Since: null,
  Until: null,
  Refusals: [],
  ...details,
});

/** The end of the first of the deadlines that run; null: none does. */
export const nextDeadline = (snapshot: CheckoutSnapshot): Instant | null => deadlinesOf(snapshot)[0]?.at ?? null;
