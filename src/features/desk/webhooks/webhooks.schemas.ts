import Type, { type Static } from "typebox";
import { Id, InstantMs, Nullable, Reason, Strict } from "../../../shared/schemas";

/** An address that is notified of events, and how much waits for it or was given up. */
const WebhookAddress = Strict({
  WebhookId: Id,
  Url: Type.String(),
  /** When it answered that it is gone: it gets no more. */
  GoneAt: Nullable(InstantMs),
  Waiting: Type.Integer(),
  GivenUp: Type.Integer(),
});

export const deliveryStates = ["delivered", "waiting", "givenUp"] as const;

export const WebhookDelivery = Strict({
  DeliveryId: Id,
  WebhookId: Id,
  /** Such as `booking.confirmed`. */
  Type: Type.String(),
  At: InstantMs,
  State: Type.Enum(deliveryStates),
  Attempts: Type.Integer(),
  NextAt: Nullable(InstantMs),
  /** The status of the last answer, or why there was none. */
  Answer: Nullable(Type.String()),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

/** The addresses, and the latest deliveries, the newest first. (DESK-38) */
export const Webhooks = Strict({ Addresses: Type.Array(WebhookAddress), Deliveries: Type.Array(WebhookDelivery) });
export type Webhooks = Static<typeof Webhooks>;

export const OfDelivery = Strict({ DeliveryId: Id, Reason });
export type OfDelivery = Static<typeof OfDelivery>;
