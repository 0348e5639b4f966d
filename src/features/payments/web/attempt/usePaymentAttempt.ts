import type { SerializedError } from "@reduxjs/toolkit";
import { useMachine } from "@xstate/react";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { SnapshotFrom } from "xstate";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import { type CallError, isCallError, isNotFound } from "../../../../platform/web/callError";
import { newRequestKey } from "../../../../platform/web/requests/newRequestKey";
import { withStorage } from "../../../../platform/web/withStorage";
import type { RefusalCode } from "../../../../shared/refusals";
import type { Payment } from "../../payments.schemas";
import { useGetPaymentQuery } from "../payments.api";
import { paymentAttemptMachine } from "./paymentAttempt.machine";

/**
 * The id of an attempt to pay, stored for the tab before the request is sent: after a reload the page asks for the
 * attempt's outcome and does not pay again.
 */
const name = (planId: number) => `malecon.payment.${planId}`;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How often the server is asked for an attempt's outcome. Milliseconds. */
const ASK_EVERY = 2_000;

export type AttemptSnapshot = SnapshotFrom<typeof paymentAttemptMachine>;

/** Asks the server to charge a card, under the key of the attempt. */
export type AskToPay = (PaymentKey: string) => PromiseLike<{ data?: Payment; error?: CallError | SerializedError }>;

export type RunningAttempt = {
  readonly snapshot: AttemptSnapshot;
  readonly pay: (ask: AskToPay) => Promise<void>;
  /** The server has reported the state of the attempt's payment. */
  readonly onPayment: (payment: Payment) => void;
};

/**
 * Runs the attempts to pay a plan: the key of each is stored before the request is sent, and the server is asked about
 * an attempt without an answer. The last outcome is dropped once the client pays `anotherWay`. (FAULT-27)
 */
export function usePaymentAttempt(planId: number, whenSettled: () => void, anotherWay: boolean): RunningAttempt {
  const settled = () => {
    forgetPaymentKey(planId);
    whenSettled();
  };
  const [snapshot, send] = useMachine(paymentAttemptMachine.provide({ actions: { settled } }), {
    input: { key: storedPaymentKey(planId) },
  });
  // The page shows the outcome itself.
  useSuppressAlert("error.payment.payFailed");
  useEffect(() => {
    if (anotherWay) send({ type: "anotherWay.chosen" });
  }, [anotherWay, send]);

  const onPayment = useCallback((payment: Payment) => send({ type: "payment.reported", payment }), [send]);

  const question = useGetPaymentQuery(
    { paymentId: snapshot.context.key ?? "" },
    {
      skip: !snapshot.matches({ underWay: "unanswered" }),
      pollingInterval: ASK_EVERY,
      refetchOnMountOrArgChange: true,
    },
  );
  const { requestId, isFetching } = question;
  const lastRequestId = useRef<string>(undefined);
  const onAnswer = useEffectEvent(() => {
    if (question.isUninitialized || requestId === lastRequestId.current) return;
    lastRequestId.current = requestId;
    if (question.currentData) onPayment(question.currentData);
    else if (isNotFound(question.error)) send({ type: "payment.unknown" });
  });
  // Keyed by request, not by content: an answer equal to the last one counts as a new one.
  useEffect(() => {
    if (!isFetching && requestId !== undefined) onAnswer();
  }, [requestId, isFetching]);

  const pay = useCallback(
    async (ask: AskToPay) => {
      if (storedPaymentKey(planId)) return;
      const key = newRequestKey();
      storePaymentKey(planId, key);
      send({ type: "attempt.sent", key });
      const { data, error } = await ask(key);
      if (data) return onPayment(data);
      if (!isCallError(error) || !isRefusal(error.status)) return send({ type: "answer.lost" });
      if (error.fields.some(({ Code }) => Code === unclear)) return send({ type: "name.unclear" });
      send({ type: "attempt.refused", refusal: error.message || null });
    },
    [planId, onPayment, send],
  );

  return { snapshot, pay, onPayment };
}

const unclear: RefusalCode = "holderUnclear";

/** The server understood and refused: no attempt is in progress. Any other failure leaves the attempt unknown. */
function isRefusal(status: number | "offline"): boolean {
  return status !== "offline" && status >= 400 && status < 500;
}

function storedPaymentKey(planId: number): string | null {
  const key = withStorage(() => sessionStorage.getItem(name(planId))) ?? "";
  return uuid.test(key) ? key : null;
}

/** If the browser refuses storage, a reload finds the attempt by the plan's state instead. */
function storePaymentKey(planId: number, key: string): void {
  withStorage(() => sessionStorage.setItem(name(planId), key));
}

function forgetPaymentKey(planId: number): void {
  withStorage(() => sessionStorage.removeItem(name(planId)));
}
