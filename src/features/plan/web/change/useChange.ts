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

/** The fields that a change's booking call has besides its offer and form, and the next page. (PLAN-40) */
export function useChange({ BookingId, TravelPlanId }: Pick<Booking, "BookingId" | "TravelPlanId">) {
  // The idempotency key of this change: a booking whose answer was lost is not made twice. (FAULT-28)
  const [RequestKey] = useState(() => crypto.randomUUID());
  const [refundTo, setRefundTo] = useState<Destination>("client");
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return {
    says: { Replaces: BookingId, RequestKey, RefundTo: refundTo },
    /** The destination of a remaining difference of the paid price. (PLAN-42) */
    refundTo,
    setRefundTo,
    /**
     * Opens the plan once the booking is changed or the change is requested, and the payment page if the change costs
     * more. Returns the failure otherwise. If an earlier request succeeded but its answer was lost, the plan has the
     * change with the form's content at that time, and the page reports that.
     */
    done: (error: Failure | undefined, quote: ChangeQuote, changeId?: number): Answer | undefined => {
      if (error && bookedEarlier(error) === null) return { error };
      // A change that is agreed immediately is held for its difference, which is paid next. (PLAN-44)
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
