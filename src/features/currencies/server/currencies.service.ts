import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import type { Services } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import type { ExchangeRate, NewRate } from "../currencies.schemas";
import { goodRates, setRate } from "./currencies.repository";

export type CurrenciesService = ReturnType<typeof currenciesService>;

export function currenciesService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    rates: (): Promise<ExchangeRate[]> => goodRates(db, havanaDate(now())),

    /** For staff: sets today's rate of a currency. Resolves to the rates shown from now on. */
    set: (caller: Caller, rate: NewRate): Promise<ExchangeRate[]> => {
      requireStaff(caller);
      return db.transaction(async (tx) => {
        const at = now();
        await setRate(tx, rate, at);
        const facts = { perDollar: rate.PerDollar };
        await writeAudit(tx, { at, caller, action: "rate.set", subject: `currency ${rate.Currency}`, facts });
        return goodRates(tx, havanaDate(at));
      });
    },
  };
}
