import { useState } from "react";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { SITE_ID } from "../../../../shared/constants";
import type { Minor } from "../../../../shared/money";
import { chargeOf } from "../../../plan/checkout/checkout.charge";
import { factsOfMethod } from "../../methods/methods.facts";
import type { PurchaseMethod } from "../../payments.schemas";
import { useGetPurchaseMethodsQuery } from "../payments.api";

/** The methods that pay a difference, those of cards, and the chosen one: its charge is agreed to by paying. (PLAN-44) */
export function useDifferenceMethods() {
  const lang = useSelector(selectLanguage);
  const { data, isError, refetch } = useGetPurchaseMethodsQuery({ siteId: SITE_ID, lang });
  const [wanted, choose] = useState<number | null>(null);
  const methods = data?.filter(({ Id }) => factsOfMethod(Id)?.takesCards);
  const chosen = methods?.find(({ Id }) => Id === wanted) ?? methods?.[0];
  return {
    methods,
    failed: isError && !data,
    retry: refetch,
    chosen: chosen?.Id ?? null,
    choose,
    chargeOn: (difference: Minor): Minor => (chosen ? chargeOnTop(chosen, difference) : 0),
  };
}

/** A method's charge on a difference, minor units. */
export const chargeOnTop = ({ ChargeRate, ChargeFixed }: PurchaseMethod, difference: Minor): Minor =>
  chargeOf({ rate: ChargeRate, fixed: ChargeFixed }, difference);
