import type { CacheUntilChange } from "../../../platform/server/caches/cachedUntilChange";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { allCountries } from "./account.repository";

export type CountryChecks = ReturnType<typeof countryChecks>;

/** Checks the ids of countries in searches, bookings and paths. 0, for any country, is right everywhere. (WIRE-31) */
export function countryChecks(db: Tx, cacheUntilChange: CacheUntilChange) {
  const ids = cacheUntilChange(async () => new Set([0, ...(await allCountries(db)).map(({ id }) => id)]));
  return {
    /** Throws `invalid` with the fields whose country does not exist. */
    requireCountries: async (asked: Readonly<Record<string, number>>): Promise<void> => {
      const known = await ids();
      const wrong = Object.entries(asked).filter(([, id]) => !known.has(id));
      if (wrong.length === 0) return;
      throw new Problem(
        "invalid",
        {},
        wrong.map(([Field]) => ({ Field, Code: "country" })),
      );
    },
    /** The same for a country in a path. Throws `notFound`. */
    findCountry: async (id: number): Promise<void> => {
      if (!(await ids()).has(id)) throw new Problem("notFound");
    },
  };
}
