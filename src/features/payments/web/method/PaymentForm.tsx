import type { ComponentProps } from "react";
import { useIsClientsOwn } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { DroppedMethod } from "../../../plan/web/checkout/DroppedMethod";
import { paymentsContract } from "../../payments.contract";
import { MethodChoice } from "./MethodChoice";
import { MethodForm } from "./MethodForm";
import { usePurchaseMethods } from "./usePurchaseMethods";

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
