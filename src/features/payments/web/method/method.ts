import type { ComponentType } from "react";
import type { OpenCheckout } from "../../../plan/web/checkout/useCheckout";
import type { MethodFacts } from "../../methodFacts";
import type { Authentication, Payment } from "../../payments.schemas";
import type { AskToPay } from "../attempt/usePaymentAttempt";
import type { FundChoice } from "../card/FundField";
import type { Agreement, DueForChange } from "./TermsBox";

/** A payment method in the browser: the one value that its folder exports (docs/decisions.md). */
export type WebMethod = MethodFacts & {
  /** The method's part of the payment page, in that page's chunk. */
  load: () => Promise<MethodParts>;
  /** Remarks for client and staff about a payment with it, besides its status. */
  Remarks?: ComponentType<{ readonly planId: number }>;
  /** The client's cards that are saved with it, on their profile. */
  OwnCards?: ComponentType;
};

export type MethodParts = {
  /** The form of the method. */
  Form: ComponentType<MethodFormProps>;
  /** Plays the step that the card-holder's bank requires before the card is charged. (PAY-44) */
  Authenticate?: ComponentType<AuthenticateProps>;
  /** Replaces the form while the plan waits for its money. */
  Panel?: ComponentType<MethodPanelProps>;
};

/** The parts of a method by its number. */
export type PartsOf = (method: number | null | undefined) => MethodParts | undefined;

export type MethodFormProps = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly agreement: Agreement;
  readonly fund: FundChoice;
  /** The difference of a changed booking, if that is paid; absent: the plan is. (PLAN-44) */
  readonly forChange?: DueForChange;
  /** Pays by a card, as one attempt. */
  readonly pay: (ask: AskToPay) => Promise<void>;
};

export type AuthenticateProps = {
  readonly payment: Payment;
  readonly step: Authentication;
  /** The bank's answer, with which the attempt continues. */
  readonly onPayment: (payment: Payment) => void;
};

export type MethodPanelProps = {
  readonly planId: number;
  readonly open: OpenCheckout;
  readonly onSettled: () => void;
};
