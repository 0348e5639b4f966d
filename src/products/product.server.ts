import type { PlanProduct } from "../features/plan/server/plan.ports";
import type { Tx } from "../platform/server/services";

/**
 * A product on the server: what features ask of whatever is sold. A product exports one such value
 * (`server/<product>.product.ts`), which products.server.ts lists; the composition passes the list to the features.
 */
export type ServerProduct = PlanProduct & {
  /** Passes what a booking holds to its replacement, if that holds nothing of its own. */
  readonly handOver?: (tx: Tx, change: { from: number; to: number }) => Promise<void>;
};
