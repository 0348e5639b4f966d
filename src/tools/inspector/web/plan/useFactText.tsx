import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { factsOfMethod } from "../../../../features/payments/methods/methods.facts";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { RefusalText } from "../../../../platform/web/ui/failures/RefusalText";
import { HOUR } from "../../../../shared/instant";
import type { FactValue, PlanFact, RemindedOf } from "../../planFacts";
import { type Grain, useTime } from "./useTime";

/** A fact's name, with its booking's place in the plan; one without a name of its own is called by its path. */
export function useFactName(): (fact: Pick<PlanFact, "name" | "path" | "place">) => string {
  const intl = useIntl();
  return ({ name, path, place }) => {
    const fact = name === null ? path : intl.formatMessage({ id: `inspector.fact.${name}` });
    return place === null ? fact : intl.formatMessage({ id: "inspector.fact.ofBooking" }, { place: place + 1, fact });
  };
}

/** A fact's value as people read it: dollars, Havana's time, hours; null: there is none. */
export function useFactText(grain?: Grain): (value: FactValue | null) => ReactNode {
  const intl = useIntl();
  const money = useMoney();
  const time = useTime(grain);
  const methodName = useMethodName();
  const booking = (place: number) => intl.formatMessage({ id: "inspector.value.booking" }, { place: place + 1 });
  const reminder = ({ kind, hours, place }: RemindedOf) =>
    intl.formatMessage(
      { id: "inspector.value.reminder" },
      {
        kind,
        hours: hours ?? 0,
        known: String(hours !== null),
        of: place === null ? "plan" : "booking",
        place: (place ?? 0) + 1,
      },
    );
  return (value) => {
    switch (value?.as) {
      case "money":
        return money(value.amount);
      case "instant":
        return time(value.at);
      case "span":
        return intl.formatMessage({ id: "inspector.value.hours" }, { hours: value.span / HOUR });
      case "percent":
        return intl.formatNumber(value.rate / 10_000, { style: "percent", maximumFractionDigits: 2 });
      case "method":
        return methodName(value.method);
      case "product":
        return intl.formatMessage({ id: "inspector.value.product" }, { product: value.product });
      case "bookings":
        return intl.formatList(value.places.map(booking));
      case "reminders":
        return intl.formatList(value.reminders.map(reminder));
      case "flag":
        return intl.formatMessage({ id: "inspector.value.flag" }, { yes: value.yes ? "yes" : "no" });
      case "passed":
        return intl.formatMessage({ id: "inspector.value.passed" });
      case "refusal":
        return <RefusalText refusal={value.refusal} />;
      case "word":
        return intl.formatMessage({ id: `inspector.word.${value.word}` });
      case "text":
        return value.text;
      default:
        return "–";
    }
  };
}

/** A payment method as clients read it; an unknown one is called by its number. */
export function useMethodName(): (method: number) => string {
  const intl = useIntl();
  return (method) => {
    const known = factsOfMethod(method);
    return known ? intl.formatMessage({ id: `payment.method.${known.id}` }) : String(method);
  };
}
