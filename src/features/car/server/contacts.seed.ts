import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { suppliers } from "./catalogue.tables";

/** How the desks of the rental companies are reached, and who comes out at any hour. Made up, as the prefix 555 says. */
const contacts = [
  ["Cubacar", "+53 7 555 0121", "+53 5 555 0131"],
  ["Havanautos", "+53 7 555 0122", "+53 5 555 0132"],
  ["Via", "+53 7 555 0123", "+53 5 555 0133"],
  ["REX", "+53 7 555 0124", "+53 5 555 0134"],
] as const;

/** What is there already stays as it is: operators may have changed it. */
export async function seedContacts(db: Tx): Promise<void> {
  for (const [name, phone, emergencyPhone] of contacts) {
    await db
      .update(suppliers)
      .set({ phone, emergencyPhone })
      .where(and(eq(suppliers.name, name), isNull(suppliers.phone)));
  }
}
