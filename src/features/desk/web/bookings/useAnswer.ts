import { useConfirmBookingMutation, useDeclineBookingMutation, useExtendBookingMutation } from "../support.api";

export type AnswerKind = "confirm" | "decline" | "extend";

/** Sends one kind of answer. */
export function useAnswer(kind: AnswerKind) {
  const [confirm] = useConfirmBookingMutation();
  const [decline] = useDeclineBookingMutation();
  const [extend] = useExtendBookingMutation();
  const answers = {
    confirm: (BookingId: number, Reference: string) => confirm({ BookingId, Reference }),
    decline: (BookingId: number, Reason: string) => decline({ BookingId, Reason }),
    extend: (BookingId: number, Reason: string) => extend({ BookingId, Reason }),
  };
  return answers[kind];
}
