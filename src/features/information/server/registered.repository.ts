import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { AcceptedHashes } from "./acceptedPolicies";
import { registeredPolicies } from "./information.tables";

type Acceptance = AcceptedHashes & { acceptedAt: Instant };

/** Keeps what somebody accepted who has registered and proven that the address is theirs. (INFO-28) */
export async function insertRegistered(tx: Tx, clientId: number, accepted: Acceptance): Promise<void> {
  await tx.insert(registeredPolicies).values({ clientId, ...accepted });
}

/** What a client accepted when they registered; undefined where that was not kept. */
export async function registeredWith(db: Tx, clientId: number): Promise<Acceptance | undefined> {
  const { acceptedAt, terms, privacy, cancellation } = registeredPolicies;
  const [found] = await db
    .select({ acceptedAt, terms, privacy, cancellation })
    .from(registeredPolicies)
    .where(eq(registeredPolicies.clientId, clientId));
  return found;
}
