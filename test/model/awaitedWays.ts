import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { linkContract } from "../../src/features/payments/methods/stripe/link.contract";
import { transferContract } from "../../src/features/payments/methods/transfer/transfer.contract";
import { refundsContract } from "../../src/features/refunds/refunds.contract";
import { buildPath } from "../../src/shared/endpoint";
import type { linkMoves, transferMoves } from "./awaitedMoves";
import type { Asked, Way } from "./people";

/** A picture of one pixel: what a client sends as the proof of a transfer. */
const PROOF = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const attemptOf = ({ event }: Asked): string => (event && "attemptId" in event ? event.attemptId : "");
const amountOf = ({ event }: Asked): number => (event && "amount" in event ? event.amount : 0);

function orderOf(clientId: number, asked: Asked) {
  const { planId, event } = asked;
  const AcceptTerms = event !== undefined && "termsAccepted" in event && event.termsAccepted;
  const PaymentKey = attemptOf(asked);
  const Amount = amountOf(asked);
  return { TravelPlanId: planId, ClientId: clientId, PaymentKey, Amount, AcceptTerms };
}

const ordersTransfer: Way = ({ call, clientId }, asked) =>
  call(transferContract.orderTransfer, {}, orderOf(clientId, asked));
const makesLink: Way = ({ call, clientId }, asked) => call(linkContract.createLink, {}, orderOf(clientId, asked));
const findsMoney: Way = ({ callAsStaff }, asked) => {
  const found = { PaymentId: attemptOf(asked), Amount: amountOf(asked), BankReference: randomUUID() };
  return callAsStaff(transferContract.receiveTransfer, {}, found);
};

const reports: Way = ({ test, clientId }, asked) =>
  test.call({
    method: "POST",
    url: buildPath(transferContract.reportTransfer.path, { paymentId: attemptOf(asked) }),
    headers: { ...test.as(clientId), "content-type": "application/octet-stream" },
    payload: Buffer.concat([PROOF, Buffer.from(randomUUID())]),
  });

/** Pays at the provider's page; returns the shop's view of the link afterwards. */
const paysLink: Way = async ({ call, providers }, asked) => {
  const read = (): Promise<LightMyRequestResponse> => call(linkContract.getLink, { planId: asked.planId });
  await providers.payLink((await read()).json().Data.Url);
  return read();
};

/** How transfers and links are ordered, and how their money arrives. */
export const awaitedWays: Record<keyof typeof transferMoves | keyof typeof linkMoves, Way> = {
  "client orders a transfer": ordersTransfer,
  "client orders a transfer without the terms": ordersTransfer,
  "client reports the transfer": reports,
  "client withdraws the transfer": ({ call }, asked) =>
    call(transferContract.withdrawTransfer, { paymentId: attemptOf(asked) }),
  "desk rejects the proof": ({ callAsStaff }, asked) =>
    callAsStaff(transferContract.rejectTransfer, {}, { PaymentId: attemptOf(asked), Reason: "It cannot be read" }),
  "desk finds all of the transfer": findsMoney,
  "desk finds a part of the transfer": findsMoney,
  "desk finds the transfer too late": findsMoney,
  "desk reverses an entry": async ({ callAsStaff }, asked) => {
    const found = await callAsStaff(transferContract.getDeskTransfer, { paymentId: attemptOf(asked) });
    const [ReviewId = randomUUID()] = found.json().Data.Items[0]?.Reversible ?? [];
    return callAsStaff(transferContract.reverseTransfer, {}, { ReviewId, Reason: "It was for another order" });
  },
  "client makes a link": makesLink,
  "client makes a link without the terms": makesLink,
  "client closes the link": ({ call }, asked) => call(linkContract.closeLink, { paymentId: attemptOf(asked) }),
  "client pays over the link": paysLink,
};

/** Staff refund a booking to the fund, which is always possible in full. */
export const refunds: Way = ({ callAsStaff }, { event }) => {
  const id = event && "bookingId" in event ? event.bookingId : 0;
  return callAsStaff(refundsContract.refundToFund, { id }, { Key: randomUUID(), Reason: "The client asks" });
};
