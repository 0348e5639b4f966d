import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { AcceptedHashes } from "./acceptedPolicies";
import { registeredPolicies } from "./information.tables";

type Acceptance = AcceptedHashes & { acceptedAt: Instant };

/** Stores what a client accepted at registration, once the address is proven. (INFO-28) */
export async function insertRegistered(tx: Tx, clientId: number, accepted: Acceptance): Promise<void> {
  await tx.insert(registeredPolicies).values({ clientId, ...accepted });
}

/** What a client accepted at registration; undefined if it was not recorded. */
export async function registeredWith(db: Tx, clientId: number): Promise<Acceptance | undefined> {
  const { acceptedAt, terms, privacy, cancellation } = registeredPolicies;
  const [found] = await db
    .select({ acceptedAt, terms, privacy, cancellation })
    .from(registeredPolicies)
    .where(eq(registeredPolicies.clientId, clientId));
  return found;
}
