import type { SerializedError } from "@reduxjs/toolkit";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSaidHere } from "../../../../platform/web/alerts/useSaidHere";
import { type CallError, isCallError, isNotFound } from "../../../../platform/web/callError";
import { newRequestKey } from "../../../../platform/web/requests/newRequestKey";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { RefusalCode } from "../../../../shared/refusals";
import type { Payment } from "../../payments.schemas";
import { useGetPaymentQuery } from "../payments.api";
import { forgetPaymentKey, storedPaymentKey, storePaymentKey } from "./paymentKey";

/** How often the server is asked for an attempt's outcome. Milliseconds. */
const ASK_EVERY = 2_000;
/** An attempt that the server does not know after this many questions never reached it. */
const UNKNOWN_AFTER = 3;

/**
 * `waiting`: an attempt of this tab is in progress; its payment may ask for the holder's authentication. `neverReceived`: it never reached the server, so
 * nothing was charged. `inReview`: staff review the name on the card.
 */
export type AttemptState =
  | { name: "none" }
  | { name: "waiting"; slow: boolean; payment?: Payment }
  | { name: "declined"; payment: Payment }
  | { name: "refused"; text: string | null }
  | { name: "inReview" }
  | { name: "neverReceived" };

/** Asks the server to charge a card, under the key of the attempt. */
export type AskToPay = (PaymentKey: string) => PromiseLike<{ data?: Payment; error?: CallError | SerializedError }>;

/**
 * Attempts to pay, one after another, each with its own key that is stored before the request is sent. While a key is
 * stored nothing is sent again: the server is asked about it until it knows the outcome. The last outcome is dropped
 * once the client begins to pay `anotherWay`, so that it is not shown again afterwards. (FAULT-27)
 */
export function usePaymentAttempt(planId: number, whenSettled: () => void, anotherWay: boolean) {
  const [key, setKey] = useState(() => storedPaymentKey(planId));
  const [state, setState] = useState<AttemptState>(key ? { name: "waiting", slow: true } : { name: "none" });
  if (anotherWay && state.name !== "waiting" && state.name !== "none") setState({ name: "none" });
  // The page shows the outcome itself.
  useSaidHere("error.payment.payFailed");
  const [asking, setAsking] = useState(key !== null);
  const unknown = useRef(0);

  const settle = useCallback(
    (next: AttemptState) => {
      forgetPaymentKey(planId);
      unknown.current = 0;
      setKey(null);
      setAsking(false);
      setState(next);
      whenSettled();
    },
    [planId, whenSettled],
  );

  const onPayment = useCallback(
    (payment: Payment) => {
      if (payment.Status === PaymentStatus.Created) {
        setState({ name: "waiting", slow: true, payment });
        return setAsking(true);
      }
      settle(payment.Status === PaymentStatus.Success ? { name: "none" } : { name: "declined", payment });
    },
    [settle],
  );

  const question = useGetPaymentQuery(
    { paymentId: key ?? "" },
    { skip: key === null || !asking, pollingInterval: ASK_EVERY, refetchOnMountOrArgChange: true },
  );
  const lastRequestId = useRef<string>(undefined);
  const onAnswer = useEffectEvent((requestId: string | undefined) => {
    if (!asking || requestId === lastRequestId.current) return;
    lastRequestId.current = requestId;
    const { currentData, error } = question;
    if (currentData) return onPayment(currentData);
    if (!isNotFound(error)) return;
    unknown.current += 1;
    if (unknown.current >= UNKNOWN_AFTER) settle({ name: "neverReceived" });
  });
  // Keyed by request, not by content: an answer equal to the last one counts too.
  const { requestId, isFetching } = question;
  useEffect(() => {
    if (!isFetching) onAnswer(requestId);
  }, [requestId, isFetching]);

  const pay = useCallback(
    async (ask: AskToPay) => {
      if (storedPaymentKey(planId)) return;
      const PaymentKey = newRequestKey();
      storePaymentKey(planId, PaymentKey);
      setKey(PaymentKey);
      setState({ name: "waiting", slow: false });
      const answer = await ask(PaymentKey);
      if (answer.data) return onPayment(answer.data);
      const failure = answer.error;
      if (isCallError(failure) && isRefusal(failure.status)) {
        if (failure.fields.some(({ Code }) => Code === unclear)) return settle({ name: "inReview" });
        return settle({ name: "refused", text: failure.message || null });
      }
      setState({ name: "waiting", slow: true });
      setAsking(true);
    },
    [planId, onPayment, settle],
  );

  return { state, pay, onPayment };
}

const unclear: RefusalCode = "holderUnclear";

/** The server understood and refused: no attempt is in progress. Any other failure leaves the attempt unknown. */
function isRefusal(status: number | "offline"): boolean {
  return status !== "offline" && status >= 400 && status < 500;
}
