import type { CacheUntilChange } from "../../../platform/server/caches/cachedUntilChange";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { allCountries } from "./account.repository";

export type CountryChecks = ReturnType<typeof countryChecks>;

/**
 * The countries, and checks of their ids in searches, bookings and paths. The id 0, any country, is always valid.
 * (WIRE-31)
 */
export function countryChecks(db: Tx, cacheUntilChange: CacheUntilChange) {
  const known = cacheUntilChange(async () => new Map((await allCountries(db)).map((country) => [country.id, country])));
  const exists = async () => {
    const countries = await known();
    return (id: number) => id === 0 || countries.has(id);
  };
  return {
    /** All of them, by id. */
    known,
    /** Throws `invalid` with the fields whose country does not exist. */
    requireCountries: async (asked: Readonly<Record<string, number>>): Promise<void> => {
      const isKnown = await exists();
      const wrong = Object.entries(asked).filter(([, id]) => !isKnown(id));
      if (wrong.length === 0) return;
      throw new Problem(
        "invalid",
        {},
        wrong.map(([Field]) => ({ Field, Code: "country" })),
      );
    },
    /** The same for a country in a path. Throws `notFound`. */
    findCountry: async (id: number): Promise<void> => {
      if (!(await exists())(id)) throw new Problem("notFound");
    },
  };
}
