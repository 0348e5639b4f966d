import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../../../platform/server/services";
import { IdentityDocumentType } from "../../../../shared/enumerations";
import type { Instant } from "../../../../shared/instant";
import { clients, countries } from "../../../account/server/account.tables";
import { clientDocuments } from "../../../documents/server/documents.tables";
import type { UsTravelCategory, UsTravelStatement } from "../../usTravel/usTravel.rules";
import { travelPlans, usTravel } from "../plan.tables";

/** The ISO codes of a client's residence and current passport, if known. */
export async function countriesOfClient(db: Tx, clientId: number): Promise<(string | null)[]> {
  const passportCountry = alias(countries, "passport_country");
  const found = await db
    .select({ residence: countries.iso, passport: passportCountry.iso })
    .from(clients)
    .leftJoin(countries, eq(countries.id, clients.countryId))
    .leftJoin(
      clientDocuments,
      and(
        eq(clientDocuments.clientId, clients.id),
        eq(clientDocuments.holder, "client"),
        eq(clientDocuments.type, IdentityDocumentType.Passport),
        eq(clientDocuments.current, true),
      ),
    )
    .leftJoin(passportCountry, eq(passportCountry.id, clientDocuments.countryId))
    .where(eq(clients.id, clientId));
  return found.flatMap(({ residence, passport }) => [residence, passport]);
}

/** The statement about a plan. */
export async function statedFor(db: Tx, planId: number): Promise<UsTravelStatement> {
  const [found] = await db.select({ category: usTravel.category }).from(usTravel).where(eq(usTravel.planId, planId));
  return found ?? null;
}

/** Stores a client's statement about a plan, replacing the previous one. */
export async function saveStated(
  tx: Tx,
  planId: number,
  category: UsTravelCategory | null,
  statedAt: Instant,
): Promise<void> {
  await tx
    .insert(usTravel)
    .values({ planId, category, statedAt })
    .onConflictDoUpdate({
      target: usTravel.planId,
      set: { category: sql`excluded.category`, statedAt: sql`excluded.stated_at` },
    });
}

export async function deleteStated(tx: Tx, planId: number): Promise<void> {
  await tx.delete(usTravel).where(eq(usTravel.planId, planId));
}

/** All statements of a client, by plan, for the copy of the client's data. (SAFE-24) */
export async function statedBy(db: Tx, clientId: number) {
  const { planId, category, statedAt } = usTravel;
  return db
    .select({ TravelPlanId: planId, Category: category, StatedAt: statedAt })
    .from(usTravel)
    .innerJoin(travelPlans, eq(travelPlans.id, usTravel.planId))
    .where(eq(travelPlans.clientId, clientId))
    .orderBy(asc(planId));
}
