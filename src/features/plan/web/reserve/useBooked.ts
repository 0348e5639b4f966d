import type { SerializedError } from "@reduxjs/toolkit";
import { useDispatch } from "react-redux";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import type { CallError } from "../../../../platform/web/callError";
import { useNavigate } from "../../../../platform/web/links";
import type { MessageId } from "../../../../shared/messageId";
import type { PagePath } from "../../../../shared/page";
import { bookedEarlier } from "../../bookings/bookedEarlier";

type Answer = { readonly data?: { readonly BookingId: number } | null; readonly error?: CallError | SerializedError };

type Words = {
  /** The page of the booking that was made. */
  readonly confirmPath: (bookingId: number) => PagePath;
  /** For an answer without a booking. */
  readonly unable: MessageId;
  /** Deletes the form's draft. */
  readonly drop: () => void;
};

/**
 * Leads from the answer to a booking request to the booking's page (PLAN-4, WIRE-26). If an earlier request with other
 * details succeeded and its answer was lost, that booking is shown (FAULT-28). Resolves to a failure that the form
 * shows.
 */
export function useBooked({ confirmPath, unable, drop }: Words) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return ({ data, error }: Answer) => {
    const earlier = bookedEarlier(error);
    if (earlier !== null) dispatch(showAlert("error.plan.sameKeyOtherRequest", "warning"));
    const booked = data?.BookingId ?? earlier;
    if (booked !== null) {
      drop();
      return void navigate(confirmPath(booked));
    }
    if (!error) dispatch(showAlert(unable, "information"));
    return { error };
  };
}
