import type { Tx } from "../../../platform/server/services";
import { countries } from "./account.tables";
import { countryCodes } from "./countries.data";

/** Every country; one that is there already stays as it is. */
export async function seedCountries(db: Tx): Promise<void> {
  const rows = countryCodes.map((iso, index) => ({ id: index + 1, iso }));
  await db.insert(countries).values(rows).onConflictDoNothing();
}
