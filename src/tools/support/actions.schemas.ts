import Type, { type Static } from "typebox";
import { Id, Line, Strict, Uuid } from "../../shared/schemas";

/** Why staff act: kept in the audit log. */
const Reason = Line(300);

export const MailAgain = Strict({ MailId: Id, Reason });
export type MailAgain = Static<typeof MailAgain>;

export const PaymentRetry = Strict({ PaymentId: Uuid, Reason });
export type PaymentRetry = Static<typeof PaymentRetry>;

/** PaymentStatus of specification section 3, as it is after the provider was asked. */
export const PaymentStanding = Strict({ Status: Type.Integer() });
export type PaymentStanding = Static<typeof PaymentStanding>;

export const HolderAcceptance = Strict({ TravelPlanId: Id, Reason });
export type HolderAcceptance = Static<typeof HolderAcceptance>;
