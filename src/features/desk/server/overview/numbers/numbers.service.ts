import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import type { ServerProduct } from "../../../../../products/product.server";
import { havanaDate } from "../../../../../shared/havana";
import { daysOf, endingsOf, MOST_DAYS, type Period, periodOf, stepsOf } from "../../../numbers/numbers.rules";
import type { MoneyNumbers, Numbers, WantedPeriod } from "../../../numbers/numbers.schemas";
import { declinesIn, moneyIn, planGroups, refundsIn, supplierNumbers } from "./numbers.repository";

type Deps = Pick<Services, "db" | "now"> & { products: readonly Pick<ServerProduct, "provider">[] };

export type NumbersService = ReturnType<typeof numbersService>;

/** The shop's figures over some days. They name nobody, so accesses are not audited. (DESK-29) */
export function numbersService({ db, now, products }: Deps) {
  /** The period in a query. Throws `support.periodWrong` if it ends before it begins or is too long. */
  function meant(wanted: WantedPeriod): { shown: Pick<Numbers, "From" | "To" | "Today">; period: Period } {
    const today = havanaDate(now());
    const days = periodOf(wanted, today);
    if (!days) throw new Problem("support.periodWrong", { days: MOST_DAYS });
    return { shown: { From: days.from, To: days.to, Today: today }, period: daysOf(days) };
  }

  return {
    getNumbers: async (caller: Caller, wanted: WantedPeriod): Promise<Numbers> => {
      requireStaff(caller);
      const { shown, period } = meant(wanted);
      const groups = await planGroups(db, period);
      return {
        ...shown,
        Steps: stepsOf(groups),
        Endings: endingsOf(groups),
        Suppliers: await supplierNumbers(db, products, period),
        Declines: await declinesIn(db, period),
      };
    },

    /** For staff who may see money. */
    getMoney: async (caller: Caller, wanted: WantedPeriod): Promise<MoneyNumbers> => {
      requireStaff(caller);
      const { shown, period } = meant(wanted);
      return { ...shown, Days: await moneyIn(db, period), Refunds: await refundsIn(db, period) };
    },
  };
}
