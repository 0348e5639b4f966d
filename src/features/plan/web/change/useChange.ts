import type { SerializedError } from "@reduxjs/toolkit";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import type { CallError } from "../../../../platform/web/callError";
import type { Answer } from "../../../../platform/web/forms/useForm";
import { useNavigate } from "../../../../platform/web/links";
import { newRequestKey } from "../../../../platform/web/requests/newRequestKey";
import type { Destination } from "../../../../shared/enumerations";
import { bookedEarlier } from "../../bookings/bookedEarlier";
import type { ChangeQuote } from "../../change/change.schemas";
import { differencePath, planPath } from "../../plan.pages";
import type { Booking } from "../../plan.schemas";
import type { useBookingQuestion } from "../reserve/useBookingQuestion";

type Failure = CallError | SerializedError;
type Question = ReturnType<typeof useBookingQuestion>;

/** The fields of a change's request that come from neither the offer nor the form. */
type Says = { Replaces: number; RequestKey: string; RefundTo: Destination } & ReturnType<
  ReturnType<Question["begin"]>["says"]
>;
type Send = (says: Says) => Promise<{ data?: { BookingId: number }; error?: Failure }>;

/** Books a change of a booking, and opens the next page. (PLAN-40) */
export function useChange({ BookingId, TravelPlanId }: Pick<Booking, "BookingId" | "TravelPlanId">) {
  // The idempotency key of this change: a booking whose answer was lost is not made twice. (FAULT-28)
  const [RequestKey] = useState(newRequestKey);
  const [refundTo, setRefundTo] = useState<Destination>("client");
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const says = { Replaces: BookingId, RequestKey, RefundTo: refundTo };
  /**
   * Opens the plan once the booking is changed or the change is requested, and the payment page if the change costs
   * more. Returns the failure otherwise. If an earlier request succeeded but its answer was lost, the plan has the
   * change with the form's content at that time, and the page reports that.
   */
  function done(error: Failure | undefined, quote: ChangeQuote, changeId?: number): Answer | undefined {
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
  }

  return {
    /** The destination of a remaining difference of the paid price. (PLAN-42) */
    refundTo,
    setRefundTo,
    done,
    /**
     * Books the change at the price that is shown. `send` makes the product's call with the fields of every change. A
     * price that has changed, or a second booking of the same, is asked about first. (PLAN-37, PLAN-38)
     */
    book: async (question: Question, quote: ChangeQuote, send: Send): Promise<Answer | undefined> => {
      const begun = question.begin();
      const shown = { part: 0, price: quote.Now };
      const { data, error } = await send({ ...says, ...begun.says(shown) });
      return begun.asks(error, shown) ? undefined : done(error, quote, data?.BookingId);
    },
  };
}
