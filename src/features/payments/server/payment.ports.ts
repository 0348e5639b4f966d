import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { MethodFacts } from "../methodFacts";
import type { WarningKind } from "../outside/outside.rules";
import type { Authentication } from "../payments.schemas";

/** A charge. The key is the attempt's id: a provider charges once for it, however often it is asked. */
export type ProviderChargeOrder = {
  key: string;
  amount: Minor;
  /** The means of payment: the provider's single-use token, or a saved card's customer. */
  source: string;
  holderName: string;
  clientAddress: string;
  email: string;
  description: string;
  /** A card that the provider saves with its holder's consent, for the first time or again; null: it is not saved. */
  stored: "FIRST" | "SUBSEQUENT" | null;
  /** The browser's data from the provider's program, for 3-D Secure; null: not used. */
  browser: BrowserFacts | null;
  /** The provider's charge that waits for the holder's authentication; null: none does. */
  waiting: string | null;
};

/** Facts of a browser, under the names that its provider gave them. */
export type BrowserFacts = Record<string, string | boolean>;

/** The displayable data of a card. `expires`: `MM/YY`; null: the provider does not return it. */
export type CardFacts = { brand: string | null; last4: string | null; expires: string | null };

/**
 * `unreachable`: this request never arrived, or our key was refused. `unknown`: it may have arrived, so only the provider
 * knows. `reversed`: the charge was taken back, because its answer was lost. `notFound`: the provider does not know the
 * attempt. `asks`: nothing is charged until the holder's bank has its answer; `step` null: the same step as before.
 * (PAY-12, PAY-44)
 */
export type ChargeOutcome =
  | (CardFacts & {
      kind: "approved";
      /**
       * The charge that a refund refers to. The part after "|" is for the provider alone: people see `seenReference`.
       */
      reference: string;
      authorisation: string | null;
      /** The amount that was captured. */
      amount: Minor;
    })
  | { kind: "declined"; code: string }
  | { kind: "asks"; charge: string; step: Authentication | null }
  | { kind: "unreachable" | "unknown" | "reversed" | "notFound" };

export type ProviderRefundOrder = {
  key: string;
  charge: string;
  amount: Minor;
  /** It was sent before under this key, and the answer was lost. */
  isRepeated: boolean;
};
/**
 * `unreachable`: this request never arrived. `unknown`: it may have arrived, so only the provider knows. A refusal is
 * about this request alone, unless it `shows` more: `unsent`, that no earlier request under its key moved money;
 * `denied`, that the request was not processed, for example because our access was withdrawn.
 */
export type RefundOutcome =
  | { kind: "refunded"; reference: string }
  | { kind: "refused"; code: string; shows?: "unsent" | "denied" | undefined }
  | { kind: "unreachable" | "unknown" };

/** A refund of a charge from its provider's list. `key`: our id of it, if the provider stores one. Minor units. */
export type ListedRefund = { reference: string; amount: Minor; key: string | null; hasFailed: boolean };

/**
 * A captured charge from its provider's list: the amount in minor units of `currency` (in capitals). `planId`,
 * `paymentId`: from our metadata, if the provider stores it.
 */
export type ListedCharge = {
  reference: string;
  amount: Minor;
  currency: string;
  createdAt: Instant;
  planId: number | null;
  paymentId: string | null;
};

/** A payment link that can still be paid; `planId`, `paymentId`: from our metadata. */
export type ListedLink = { linkId: string; planId: number | null; paymentId: string | null };

/** A provider's list since an instant. `charge`: the reference of the refunded charge. */
export type ListedMoney = {
  charges: readonly ListedCharge[];
  refunds: readonly (ListedRefund & { charge: string })[];
};

/** A provider's own list, with which our book is compared. No call throws. (PAY-36) */
export type ProviderBook = {
  /** Whether it stores our ids of refunds, so that a refund without one is not ours. */
  keepsKeys: boolean;
  /** All since an instant of the system's clock, the newest first; `unknown`: the answer was incomplete. */
  list: (since: Instant) => Promise<ListedMoney | "unknown">;
  /** One charge by our reference; null: it has none. */
  charge: (reference: string) => Promise<ListedCharge | null | "unknown">;
  /** All refunds of a charge, whoever made them. */
  refundsOf: (reference: string) => Promise<ListedRefund[] | "unknown">;
  /** Undefined: it has no payment links. */
  links?: {
    /** All links that can still be paid, of any age; `unknown`: the answer was incomplete. */
    open: () => Promise<readonly ListedLink[] | "unknown">;
    /** True: nobody can pay with it any more. */
    close: (linkId: string) => Promise<boolean>;
  };
};

/** Refunds money. Does not throw. */
export type RefundProvider = {
  refund: (order: ProviderRefundOrder) => Promise<RefundOutcome>;
  /** Whether it refunds once per key. Otherwise a refund whose outcome is unknown must not be repeated. (REFUND-13) */
  repeatable: boolean;
  /**
   * Whether it refuses a new refund of a disputed charge. Otherwise a refund with an unknown outcome is not asked about
   * until the bank has decided. (PAY-31)
   */
  refusesDisputed: boolean;
};

/** A provider of card payments. No call throws: a network failure is an outcome. (PAY-20) */
export type CardProvider = RefundProvider & {
  charge: (order: ProviderChargeOrder) => Promise<ChargeOutcome>;
  /**
   * Finds out the outcome of a charge whose answer was lost. A provider with idempotency keys gets the same request
   * again. One without is asked to reverse the charge; a late answer to the charge must then be ignored.
   */
  resolve: { by: "askingAgain" | "reversing"; ask: (order: ProviderChargeOrder) => Promise<ChargeOutcome> };
  /**
   * Continues a charge once the browser has played the bank's step. `status`: what the provider's program reports.
   * Undefined: the provider has no such steps.
   */
  finish?: (charge: string, status: string) => Promise<ChargeOutcome>;
  /** Saves the card of a single-use token, once per key. Undefined: the provider saves no cards. */
  keep?: (order: ProviderKeepOrder) => Promise<KeepOutcome>;
  /** Undefined: its protocol has no list. */
  book?: ProviderBook;
};

/** A card that the provider keeps: the ids of the customer and of the card; null if the provider did not return it. */
export type KnownCard = { customer: string; providerCard: string | null };
/** The same as the provider describes it: never its number. */
export type SavedCard = KnownCard & CardFacts;
export type ProviderKeepOrder = { key: string; source: string; email: string; holderName: string };
export type KeepOutcome = { kind: "kept"; card: SavedCard } | { kind: "refused"; code: string } | { kind: "unknown" };

/** A provider with card fields in our page and saved cards. */
export type CardKeeper = CardProvider & {
  /** The public key for the card fields; null while the provider does not return it. */
  accessKey: () => Promise<string | null>;
  keep: NonNullable<CardProvider["keep"]>;
  /** True: the provider has deleted the card, or does not know it. */
  forget: (card: KnownCard) => Promise<boolean>;
};

export type ProviderLinkOrder = {
  key: string;
  paymentId: string;
  planId: number;
  amount: Minor;
  name: string;
  returnUrl: string;
};
export type LinkOutcome =
  | { kind: "created"; linkId: string; url: string }
  | { kind: "refused"; code: string }
  | { kind: "unknown" };

/** A payment by link as the provider reports it. Minor units; `currency` in capitals. */
export type LinkPayment = {
  reference: string;
  amount: Minor;
  currency: string;
  payerName: string | null;
  payerEmail: string | null;
};

/** An event of a webhook, read and verified. */
export type WebhookEvent = {
  id: string;
  type: string;
  /** The link that it is about, and our ids from its metadata. */
  linkId: string | null;
  planId: number | null;
  paymentId: string | null;
  /** Money that has come. */
  paid: LinkPayment | null;
  /** Why an attempt at the provider's page failed. */
  failureCode: string | null;
  /** The provider's id of a refund or dispute, and its status. */
  object: { reference: string; status: string } | null;
  /** The provider's reference of the charge that the refund, dispute or warning is about. */
  charge: string | null;
  /** The total refunded of a charge, minor units. */
  backInAll?: Minor;
  /** A refund's amount, and our id of it from its metadata. */
  refunded?: { amount: Minor; key: string | null };
  /** A warning about a charge, and why; not open: it was withdrawn, or is dealt with. */
  warned?: { kind: WarningKind; reason: string; isOpen: boolean };
  /** A dispute's amount, its reason, and the deadline for evidence. */
  disputed?: { amount: Minor; reason: string; respondBy: Instant | null };
};

/** A provider with a payment page of its own. No call throws. */
export type LinkProvider = RefundProvider & {
  create: (order: ProviderLinkOrder) => Promise<LinkOutcome>;
  /** True: nobody can pay with it any more. */
  close: (linkId: string) => Promise<boolean>;
  /**
   * What was paid with a link; null: nothing. `unknown`: the provider did not answer. `notFound`: it does not know the
   * link.
   */
  ask: (linkId: string) => Promise<LinkPayment | null | "unknown" | "notFound">;
  cardOf: (reference: string) => Promise<{ brand: string | null; last4: string | null }>;
  /**
   * The payment that a charge was made for, from our metadata, and our reference of the charge; some provider messages
   * use another reference. Null: not ours, or there is no such charge.
   */
  paymentOf: (reference: string) => Promise<{ paymentId: string; reference: string } | null | "unknown">;
  book: ProviderBook;
  /**
   * The event in a webhook's raw body; `foreign`: of a type that is not about payments of ours; null: its signature is
   * invalid, too old or dated ahead.
   */
  readWebhook: (raw: Buffer, signature: string, at: Instant) => Promise<WebhookEvent | "foreign" | null>;
};

/** What other code needs of any payment method. */
export type MethodPowers = MethodFacts & {
  /** Clients can pay with it: its configuration is complete. */
  isOffered: boolean;
  /** Charges cards; undefined: it takes none, or its provider is not configured. */
  cards?: CardProvider | undefined;
  /** Sends refunds; undefined: staff do. */
  refunds?: RefundProvider | undefined;
  /** Its provider's list; undefined: there is none. */
  book?: ProviderBook | undefined;
  /** Called when an awaited attempt has ended, in the caller's transaction. */
  attemptEnded?: (tx: Tx, paymentId: string, at: Instant) => Promise<void>;
};

/** Finds a method by its stored number. */
export type MethodOf = (id: number) => MethodPowers | undefined;

/** The steps after which a process may die, by name; tests pass in what happens there. */
export const paymentSteps = [
  "payment.locked",
  "payment.started",
  "payment.committed",
  "payment.charged",
  "payment.settling",
  "payment.settled",
  "link.committed",
  "link.created",
  "webhook.stored",
  "webhook.applying",
  "webhook.applied",
  "transfer.recording",
  "refund.claimed",
  "refund.sent",
  "refund.settling",
  "refund.settled",
] as const;
export type PaymentStep = (typeof paymentSteps)[number];
export type Reached = (step: PaymentStep) => void;

/** Throws `payment.usTravelUnstated` while a plan lacks the category of travel that US law requires. (PLAN-50) */
export type DemandUsTravel = (tx: Tx, plan: { id: number; clientId: number }) => Promise<void>;
