import { useConfirmBookingMutation, useDeclineBookingMutation, useExtendBookingMutation } from "../support.api";

export type AnswerKind = "confirm" | "decline" | "extend";

/** Sends one kind of answer. Resolves to true when the server took it; otherwise `error` tells why not. */
export function useAnswer(kind: AnswerKind) {
  const [confirm, confirming] = useConfirmBookingMutation();
  const [decline, declining] = useDeclineBookingMutation();
  const [extend, extending] = useExtendBookingMutation();
  const answers = {
    confirm: { send: (BookingId: number, Reference: string) => confirm({ BookingId, Reference }), state: confirming },
    decline: { send: (BookingId: number, Reason: string) => decline({ BookingId, Reason }), state: declining },
    extend: { send: (BookingId: number, Reason: string) => extend({ BookingId, Reason }), state: extending },
  };
  const { send, state } = answers[kind];
  const answer = async (bookingId: number, text: string): Promise<boolean> => !(await send(bookingId, text)).error;
  return { answer, error: state.error, busy: state.isLoading };
}
