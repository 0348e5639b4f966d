import type { Command } from "commander";
import {
  isShownCurrency,
  RATE_VALID_DAYS,
  readPerDollar,
  SHOWN_CURRENCIES,
} from "../../../features/currencies/currencies.rules";
import { setRate, validRates } from "../../../features/currencies/server/currencies.repository";
import { rateText } from "../../../features/currencies/unitsText";
import { havanaDate } from "../../../shared/havana";
import { plainLine } from "../../../shared/plainText";
import type { Settings } from "../config/config";
import { onDatabase } from "./onDatabase";

type Edge = { settings: () => Settings; say: (line: string) => void };

/** The commands of `malecon rates`: the exchange rates by which prices are shown in other currencies. (PLAN-31) */
export function addRateCommands(all: Command, { settings, say }: Edge): void {
  const rates = all.command("rates").description("by what rates prices are shown in other currencies; none is charged");

  rates
    .command("set")
    .description("today's rate of a currency; set again on the same day, it is corrected")
    .argument("<currency>", SHOWN_CURRENCIES.join(" or "))
    .argument("<rate>", "what one US dollar is, for example 1.3965")
    .option("--reason <text>", "such as where the rate is from; it stays in the audit log")
    .action(async (currency: string, rate: string, { reason: typed = "" }: { reason?: string }) => {
      const reason = plainLine(typed);
      const perDollar = readPerDollar(rate);
      if (!isShownCurrency(currency)) throw new Error(`The currency must be ${SHOWN_CURRENCIES.join(" or ")}`);
      if (perDollar === null) throw new Error("The rate must be what one US dollar is, from 0.1 to 10: 1.3965");
      const at = Date.now();
      await onDatabase(settings(), (db) =>
        db.transaction((tx) =>
          setRate(tx, { Currency: currency, PerDollar: perDollar, Reason: reason || undefined }, at, null),
        ),
      );
      say(
        `US$1 is ${rateText(perDollar, currency)} from ${havanaDate(at)} on, for ${RATE_VALID_DAYS} days or until it is set again.`,
      );
    });

  rates
    .command("list")
    .description("the rates that are shown today")
    .action(async () => {
      const good = await onDatabase(settings(), (db) => validRates(db, havanaDate(Date.now())));
      for (const { Currency, PerDollar, Day } of good) say(`US$1 = ${rateText(PerDollar, Currency)}  ${Day}`);
      if (good.length === 0)
        say(`There is none of the last ${RATE_VALID_DAYS} days: prices are shown in US dollars alone.`);
    });
}
