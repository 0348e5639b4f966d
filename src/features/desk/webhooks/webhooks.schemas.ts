import Type, { type Static } from "typebox";
import { Id, InstantMs, Nullable, Reason, Strict } from "../../../shared/schemas";
import { Actor } from "../plans/plans.schemas";

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

/** That somebody sent a delivery again, and what had become of it until then. */
const SentAgain = Strict({
  At: InstantMs,
  By: Actor,
  Reason: Nullable(Type.String()),
  /** Null: sent again by a release that did not record it. */
  Before: Nullable(Strict({ State: Type.Enum(deliveryStates), Attempts: Type.Integer() })),
});
export type SentAgain = Static<typeof SentAgain>;

export const WebhookDelivery = Strict({
  DeliveryId: Id,
  WebhookId: Id,
  /** Such as `booking.confirmed`. */
  Type: Type.String(),
  /** What it is about, such as `booking 801`; null: sent before there were subjects, absent in answers of the last release. */
  Subject: Type.Optional(Nullable(Type.String())),
  At: InstantMs,
  State: Type.Enum(deliveryStates),
  /** Since it was sent, or sent again. */
  Attempts: Type.Integer(),
  NextAt: Nullable(InstantMs),
  /** The status of the last answer, or why there was none. */
  Answer: Nullable(Type.String()),
  /** Each time that it was sent again, the latest first; absent in answers of the last release. */
  Again: Type.Optional(Type.Array(SentAgain)),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

/** The addresses, and the latest deliveries, the newest first. (DESK-38) */
export const Webhooks = Strict({ Addresses: Type.Array(WebhookAddress), Deliveries: Type.Array(WebhookDelivery) });
export type Webhooks = Static<typeof Webhooks>;

export const OfDelivery = Strict({ DeliveryId: Id, Reason });
export type OfDelivery = Static<typeof OfDelivery>;
