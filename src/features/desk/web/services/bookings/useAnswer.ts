import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../../../platform/web/callError";
import {
  useConfirmBookingMutation,
  useDeclineBookingMutation,
  useExtendBookingMutation,
} from "../../shell/support.api";

export type AnswerKind = "confirm" | "decline" | "extend";

/** Sends an answer with its text: the supplier's reference, or a reason. */
export type Answer = (
  bookingId: number,
  text: string,
) => Promise<{ data?: null | undefined; error?: CallError | SerializedError | undefined }>;

/** Staff's answers in a supplier's place. */
export function useAnswers(): Readonly<Record<AnswerKind, Answer>> {
  const [confirm] = useConfirmBookingMutation();
  const [decline] = useDeclineBookingMutation();
  const [extend] = useExtendBookingMutation();
  return {
    confirm: (BookingId, Reference) => confirm({ BookingId, Reference }),
    decline: (BookingId, Reason) => decline({ BookingId, Reason }),
    extend: (BookingId, Reason) => extend({ BookingId, Reason }),
  };
}
