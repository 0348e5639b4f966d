import Type, { type Static } from "typebox";
import { Id, MinorUnits, Nullable, Strict, Uuid } from "../../../../shared/schemas";
import { paymentOrder } from "../order.schemas";

/** A payment link that a client asks for. */
export const LinkOrder = Strict(paymentOrder);
export type LinkOrder = Static<typeof LinkOrder>;

/** A payment link and its state. */
export const PaymentLink = Strict({
  PaymentId: Uuid,
  TravelPlanId: Id,
  /** PaymentStatus of PAY-14. */
  Status: Type.Integer(),
  Amount: MinorUnits,
  /** The provider's payment page; null until the provider has made it, and once nobody can pay with it. */
  Url: Nullable(Type.String()),
  /** Why the last attempt at the provider's page failed. */
  FailureCode: Nullable(Type.String()),
  /** Which of the payer's data differ from the client's. */
  Warnings: Type.Array(Type.Union([Type.Literal("nameDiffers"), Type.Literal("emailDiffers")])),
});
export type PaymentLink = Static<typeof PaymentLink>;
