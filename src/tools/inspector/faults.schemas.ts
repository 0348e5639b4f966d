import Type, { type Static } from "typebox";
import { Id, Nullable, Strict, Uuid } from "../../shared/schemas";
import { MOST_FAULTS } from "./faults.limits";

/** The providers whose stand-ins can simulate faults. */
export const FaultyProvider = Type.Enum(["clover", "stripe", "payeezy", "whatsApp"]);
export type FaultyProvider = Static<typeof FaultyProvider>;

/** Faults of a stand-in's next call; each stand-in supports some of them. (QA-10) */
export const Fault = Type.Enum([
  ...["decline", "slow", "late", "lost", "duplicate", "outOfOrder"],
  ...["failsAfter", "losesQuestion", "losesAnswer"],
] as const);
export type Fault = Static<typeof Fault>;

/**
 * A fault for calls about one client (null: about any), which the next one meets; or with a chance from 0 to 1, which
 * each of them may meet until it is cleared.
 */
export const AimedFault = Strict({
  Fault,
  ClientId: Nullable(Id),
  Chance: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
});
export type AimedFault = Static<typeof AimedFault>;

export const ProviderFaults = Strict({
  Provider: FaultyProvider,
  Known: Type.Array(Fault),
  /** The faults that are set, in order. */
  Waiting: Type.Array(AimedFault),
});
export type ProviderFaults = Static<typeof ProviderFaults>;

/** `Waiting` replaces the former faults; empty: none. A name alone is a fault of the next call, about any client. */
export const FaultsSet = Strict({
  Provider: FaultyProvider,
  Waiting: Type.Array(Type.Union([Fault, AimedFault]), { maxItems: MOST_FAULTS }),
});
export type FaultsSet = Static<typeof FaultsSet>;

/** A fault that a call about an attempt to pay has met. */
export const MetFault = Strict({ Provider: FaultyProvider, Fault, AttemptId: Uuid });
export type MetFault = Static<typeof MetFault>;

/**
 * Later events of money that was paid with a link: the payer disputes it, the dispute is won or lost, a refund is
 * returned, all or a part is refunded in the provider's dashboard, a warning or review is opened.
 */
export const Afterwards = Type.Enum([
  "disputed",
  "won",
  "lost",
  "returned",
  "refunded",
  "refundedPart",
  "warned",
  "reviewed",
]);
export type Afterwards = Static<typeof Afterwards>;

export const AfterwardsOrder = Strict({ What: Afterwards });
export type AfterwardsOrder = Static<typeof AfterwardsOrder>;
