import { type ComponentProps, useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useIsClientsOwn } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { SITE_ID } from "../../../../shared/constants";
import { bookingsPrice } from "../../../plan/checkout/checkout.context";
import { DroppedMethod } from "../../../plan/web/checkout/DroppedMethod";
import type { OpenCheckout } from "../../../plan/web/checkout/useCheckout";
import { paymentsContract } from "../../payments.contract";
import { useChangePurchaseMethodMutation, useGetPurchaseMethodsForAmountQuery } from "../payments.api";
import { MethodChoice } from "./MethodChoice";
import { MethodForm } from "./MethodForm";

type Props = Omit<ComponentProps<typeof MethodForm>, "methods" | "children">;

/** The payment of a plan by one of its methods. */
export function PaymentForm(props: Props) {
  const { planId, open } = props;
  const methods = usePurchaseMethods(planId, open);
  const { chosen, wanted, choose } = methods;
  const isClientsOwn = useIsClientsOwn(paymentsContract.changePurchaseMethod);
  return (
    <MethodForm {...props} methods={methods}>
      <DroppedMethod context={open.snapshot.context} />
      {methods.methods && (
        <MethodChoice
          methods={methods.methods}
          chosen={wanted ?? chosen}
          busy={wanted !== null || isClientsOwn}
          onChoose={choose}
        />
      )}
    </MethodForm>
  );
}

/** A plan's payment methods, the chosen one, and the choice of another, which agrees to its charge. */
function usePurchaseMethods(planId: number, { snapshot: { context } }: OpenCheckout) {
  const lang = useSelector(selectLanguage);
  const query = { siteId: SITE_ID, price: bookingsPrice(context), charges: 0, lang };
  const { data: methods, isError, refetch } = useGetPurchaseMethodsForAmountQuery(query);
  const [change] = useChangePurchaseMethodMutation();
  // Shown at once, but valid only when the server has accepted it, because the choice agrees to the charge.
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
    /** The client's latest choice, which the server has not accepted yet. */
    wanted,
    choose: async (methodId: number) => {
      setWanted(methodId);
      const { error } = await change({ planId, methodId });
      if (error) setWanted(null);
    },
  };
}
