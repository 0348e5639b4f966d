import type { Tx } from "../../../platform/server/services";
import { countries } from "./account.tables";
import { countryCodes } from "./countries.data";

/** Every country with its names; one that is there already stays as it is. */
export async function seedCountries(db: Tx): Promise<void> {
  const english = new Intl.DisplayNames("en", { type: "region" });
  const spanish = new Intl.DisplayNames("es", { type: "region" });
  const rows = countryCodes.map((iso, index) => ({
    id: index + 1,
    iso,
    nameEn: english.of(iso) ?? iso,
    nameEs: spanish.of(iso) ?? iso,
  }));
  await db.insert(countries).values(rows).onConflictDoNothing();
}
