import { inArray } from "drizzle-orm";
import { demoEmails } from "../../../features/account/server/account.seed";
import { clients } from "../../../features/account/server/account.tables";
import { enabledMethods } from "../../../features/payments/server/methods.repository";
import { clockSettings, isAnySet } from "../../../platform/server/clock";
import type { Database } from "../../../platform/server/db/database";
import type { Config } from "./config";
import { nameOfMethod } from "./configuredMethods";

/**
 * Throws where production would run on a demo's database: its passwords are public, and its clock was moved. (OPS-4)
 */
export async function refuseDemoDatabase(db: Database, { production }: Pick<Config, "production">): Promise<void> {
  if (!production) return;
  const known = await db.select({ email: clients.email }).from(clients).where(inArray(clients.email, demoEmails));
  if (known.length > 0)
    throw new Error(
      `DATABASE_URL is refused in production: demo accounts (${known.map(({ email }) => email).join(", ")})`,
    );
  if (isAnySet(await clockSettings(db))) throw new Error("DATABASE_URL is refused in production: QA moved its clock");
}

/** Throws where production offers a payment method that is not configured. (OPS-4, PAY-20) */
export async function refuseMissingMethods(
  db: Database,
  { production, payments }: Pick<Config, "production" | "payments">,
): Promise<void> {
  if (!production) return;
  const offered = (await enabledMethods(db)).map(({ id }) => id);
  for (const { settings, demands, open } of Object.values(payments)) {
    const { id } = open();
    if (settings === null && demands.length > 0 && offered.includes(id))
      throw new Error(
        `Refusing to start in production without ${demands.join(", ")}: ` +
          `set them, or import a payment_methods.csv that does not offer ${nameOfMethod(id)}: docs/operating.md, Opening`,
      );
  }
}

/**
 * Throws where NODE_ENV does not match the build: a demo build has the stand-ins, a production build has none. (OPS-4)
 */
export function refuseOtherBuild({ production }: Pick<Config, "production">, demoBuild: boolean): void {
  if (production && demoBuild) throw new Error("NODE_ENV=production refuses this build: it was made for a demo");
  if (!production && !demoBuild) throw new Error("NODE_ENV must be production: this build was made for it");
}
