import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import type { Services } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import type { DeskRate, ExchangeRate, NewRates } from "../currencies.schemas";
import { ratesOfDesk, setRate, validRates } from "./currencies.repository";

export type CurrenciesService = ReturnType<typeof currenciesService>;

/** Rates by which prices are shown in other currencies; nothing is charged by them. (PLAN-30) */
export function currenciesService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    rates: (): Promise<ExchangeRate[]> => validRates(db, havanaDate(now())),

    /** For staff: the latest rate of every currency, and its state. (PLAN-35) */
    deskRates: (caller: Caller): Promise<DeskRate[]> => {
      requireStaff(caller);
      return ratesOfDesk(db, havanaDate(now()));
    },

    /** For staff: sets today's rates, all or none of them. Resolves to the rates shown from now on. (PLAN-31, PLAN-35) */
    set: (caller: Caller, { Rates, Reason }: NewRates): Promise<ExchangeRate[]> => {
      requireStaff(caller);
      return db.transaction(async (tx) => {
        const at = now();
        for (const rate of Rates) await setRate(tx, { ...rate, Reason }, at, caller);
        return validRates(tx, havanaDate(at));
      });
    },
  };
}
