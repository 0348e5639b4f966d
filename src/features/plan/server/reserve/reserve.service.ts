import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { findReservePeriod } from "./reserve.repository";

export function reserveService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** How many days ahead of now a product may be reserved. Throws `notFound` for a product without a period. */
    reservePeriod: async (productType: number) => {
      const period = await findReservePeriod(db, productType);
      if (!period) throw new Problem("notFound");
      return { ...period, now: now() };
    },
  };
}

export type ReserveService = ReturnType<typeof reserveService>;
