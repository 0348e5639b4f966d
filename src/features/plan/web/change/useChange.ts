import type { SerializedError } from "@reduxjs/toolkit";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import type { CallError } from "../../../../platform/web/callError";
import type { Answer } from "../../../../platform/web/forms/useForm";
import { useNavigate } from "../../../../platform/web/links";
import { bookedEarlier } from "../../bookedEarlier";
import type { ChangeQuote } from "../../change.schemas";
import { planPath } from "../../plan.pages";
import type { Booking } from "../../plan.schemas";

type Failure = CallError | SerializedError;

/** The price of what a change form says, as far as it is known. */
export type AskedQuote = {
  /** Absent while nothing is changed, and before the first answer. */
  readonly quote: ChangeQuote | undefined;
  /** It is that of an earlier state of the form. */
  readonly quoting: boolean;
  /** Why it cannot be changed so. */
  readonly refused: Failure | undefined;
};

/** The fields that a change's booking call has besides its offer and form, and where it leads. (PLAN-40) */
export function useChange({ BookingId, TravelPlanId }: Booking) {
  // One intent to change: what was booked in an answer that was lost is not booked again. (FAULT-28)
  const [RequestKey] = useState(() => crypto.randomUUID());
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return {
    says: { Replaces: BookingId, RequestKey },
    /** Leads to the plan once it is changed or asked for; returns the failure where it is neither. */
    done: (error: Failure | undefined, quote: ChangeQuote): Answer | undefined => {
      if (error && bookedEarlier(error) === null) return { error };
      dispatch(showAlert(quote.ConfirmsInstantly ? "change.done" : "change.asked", "success"));
      void navigate(planPath(TravelPlanId));
      return undefined;
    },
  };
}
