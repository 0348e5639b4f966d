import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { SITE_ID } from "../../../../shared/constants";
import { bookingsPrice } from "../../../plan/checkout/checkout.context";
import type { OpenCheckout } from "../../../plan/web/checkout/useCheckout";
import { useChangePurchaseMethodMutation, useGetPurchaseMethodsForAmountQuery } from "../payments.api";

/** A plan's payment methods, the chosen one, and the choice of another, which agrees to its charge. */
export function usePurchaseMethods(planId: number, { snapshot: { context } }: OpenCheckout) {
  const lang = useSelector(selectLanguage);
  const query = { siteId: SITE_ID, price: bookingsPrice(context), charges: 0, lang };
  const { data: methods, isError, refetch } = useGetPurchaseMethodsForAmountQuery(query);
  const [change] = useChangePurchaseMethodMutation();
  // Shown at once, but valid only when the server has taken it, as the choice agrees to the charge.
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    if (context.method === wanted) setWanted(null);
  }, [context.method, wanted]);
  const known = methods?.find(({ Id }) => Id === context.method) ?? methods?.find(({ Charge }) => Charge === 0);
  return {
    methods,
    failed: isError && !methods,
    retry: refetch,
    chosen: known?.Id ?? null,
    /** What the client has just picked and the server has not taken yet. */
    wanted,
    choose: async (methodId: number) => {
      setWanted(methodId);
      const { error } = await change({ planId, methodId });
      if (error) setWanted(null);
    },
  };
}
