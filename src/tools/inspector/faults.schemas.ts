import Type, { type Static } from "typebox";
import { Strict } from "../../shared/schemas";

/** The providers whose stand-ins have a control of faults. */
export const FaultyProvider = Type.Enum(["clover", "stripe", "payeezy", "whatsApp"]);
export type FaultyProvider = Static<typeof FaultyProvider>;

/** What a stand-in can do at its next call; each knows some of them. (QA-10) */
export const Fault = Type.Enum([
  ...["decline", "slow", "late", "lost", "duplicate", "outOfOrder"],
  ...["failsAfter", "losesQuestion", "losesAnswer"],
] as const);
export type Fault = Static<typeof Fault>;

const Waiting = Type.Array(Fault, { maxItems: 20 });

export const ProviderFaults = Strict({
  Provider: FaultyProvider,
  Known: Type.Array(Fault),
  /** What the next calls meet, one each, the first first. */
  Waiting,
});
export type ProviderFaults = Static<typeof ProviderFaults>;

/** `Waiting` replaces the former faults; empty: none. */
export const FaultsSet = Strict({ Provider: FaultyProvider, Waiting });
export type FaultsSet = Static<typeof FaultsSet>;

/** What becomes of money that was paid with a link: the payer's bank takes it up, decides, or sends a refund back. */
export const Afterwards = Type.Enum(["disputed", "won", "lost", "returned"]);
export type Afterwards = Static<typeof Afterwards>;

export const AfterwardsOrder = Strict({ What: Afterwards });
export type AfterwardsOrder = Static<typeof AfterwardsOrder>;
