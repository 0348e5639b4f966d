import type { ComponentType, ReactNode } from "react";
import { useParams } from "react-router";
import type { TravelPlan } from "../../plan/plan.schemas";
import { DifferenceStep } from "./difference/DifferenceStep";
import { PaymentPageFrame } from "./PaymentFrame";

/** A place on the page that a higher feature fills. */
export type DifferencePlaces = {
  /** Shows its children, which pay, unless a dispute of the plan's payment holds its changes. (PLAN-42) */
  readonly Held: ComponentType<{ readonly plan: TravelPlan; readonly children: ReactNode }>;
};

/** The payment of what a change of a paid booking costs more. (PLAN-44) */
export default function DifferencePage(places: DifferencePlaces) {
  const changeId = Number(useParams().bookingId);
  return (
    <PaymentPageFrame title="difference.title">
      {(plan, partsOf) => (
        <DifferenceStep key={changeId} plan={plan} changeId={changeId} partsOf={partsOf} {...places} />
      )}
    </PaymentPageFrame>
  );
}
