import Type, { type Static } from "typebox";
import { Id, InstantMs, Nullable, Strict, Uuid } from "../../../shared/schemas";
import type { CheckoutContext } from "./checkout.context";
import type { CheckoutSnapshot } from "./checkout.states";

/** A plan's state as it is stored, sent and put into bundles: the chart revives it. */
export type StoredCheckout = { value: CheckoutSnapshot["value"]; context: CheckoutContext };

export const Checkout = Strict({
  TravelPlanId: Id,
  /** The state in the chart's form. */
  Stored: Type.Unsafe<StoredCheckout>(
    Type.Object({
      value: Type.Union([Type.String(), Type.Object({}, { additionalProperties: true })]),
      context: Type.Object({}, { additionalProperties: true, description: "The program's own; it may change." }),
    }),
  ),
  MachineVersion: Type.Integer(),
  /** The server's time, epoch ms, for the browser's countdowns. */
  Now: InstantMs,
  /** The last attempt to pay, with any outcome. */
  PaymentId: Nullable(Uuid),
  /** Bookings for which staff propose an alternative: they wait for the client's answer, not for their supplier's. */
  Proposed: Type.Array(Id),
  /** Nobody can pay at the moment: the database was restored and is being compared with the providers. (PAY-45) */
  PaymentsHeld: Type.Optional(Type.Literal(true)),
});
export type Checkout = Static<typeof Checkout>;
