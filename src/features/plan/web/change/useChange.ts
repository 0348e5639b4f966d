import type { SerializedError } from "@reduxjs/toolkit";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import type { CallError } from "../../../../platform/web/callError";
import type { Answer } from "../../../../platform/web/forms/useForm";
import { useNavigate } from "../../../../platform/web/links";
import type { Destination } from "../../../../shared/enumerations";
import { bookedEarlier } from "../../bookedEarlier";
import type { ChangeQuote } from "../../change.schemas";
import { differencePath, planPath } from "../../plan.pages";
import type { Booking } from "../../plan.schemas";

type Failure = CallError | SerializedError;

/** The fields that a change's booking call has besides its offer and form, and where it leads. (PLAN-40) */
export function useChange({ BookingId, TravelPlanId }: Pick<Booking, "BookingId" | "TravelPlanId">) {
  // One intent to change: what was booked in an answer that was lost is not booked again. (FAULT-28)
  const [RequestKey] = useState(() => crypto.randomUUID());
  const [refundTo, setRefundTo] = useState<Destination>("client");
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return {
    says: { Replaces: BookingId, RequestKey, RefundTo: refundTo },
    /** Where a difference goes that is left of what was paid. (PLAN-42) */
    refundTo,
    setRefundTo,
    /**
     * Leads to the plan once it is changed or asked for, and to the payment of what the change costs more; returns the failure where it is neither. What an earlier press
     * changed, in an answer that was lost, is in the plan as the form was then, and is said to be.
     */
    done: (error: Failure | undefined, quote: ChangeQuote, changeId?: number): Answer | undefined => {
      if (error && bookedEarlier(error) === null) return { error };
      // What is agreed at once is held for its difference, which is paid next. (PLAN-44)
      if (!error && quote.More !== undefined && quote.ConfirmsInstantly && changeId !== undefined) {
        void navigate(differencePath(TravelPlanId, changeId));
        return undefined;
      }
      if (error) dispatch(showAlert("error.plan.sameKeyOtherRequest", "warning"));
      else dispatch(showAlert(quote.ConfirmsInstantly ? "change.done" : "change.asked", "success"));
      void navigate(planPath(TravelPlanId));
      return undefined;
    },
  };
}
