import Type, { type Static } from "typebox";
import { Strict } from "../../shared/schemas";

/** The providers whose stand-ins can simulate faults. */
export const FaultyProvider = Type.Enum(["clover", "stripe", "payeezy", "whatsApp"]);
export type FaultyProvider = Static<typeof FaultyProvider>;

/** Faults of a stand-in's next call; each stand-in supports some of them. (QA-10) */
export const Fault = Type.Enum([
  ...["decline", "slow", "late", "lost", "duplicate", "outOfOrder"],
  ...["failsAfter", "losesQuestion", "losesAnswer"],
] as const);
export type Fault = Static<typeof Fault>;

const Waiting = Type.Array(Fault, { maxItems: 20 });

export const ProviderFaults = Strict({
  Provider: FaultyProvider,
  Known: Type.Array(Fault),
  /** The faults of the next calls, one for each, in order. */
  Waiting,
});
export type ProviderFaults = Static<typeof ProviderFaults>;

/** `Waiting` replaces the former faults; empty: none. */
export const FaultsSet = Strict({ Provider: FaultyProvider, Waiting });
export type FaultsSet = Static<typeof FaultsSet>;

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
