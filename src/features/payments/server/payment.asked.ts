import { Problem } from "../../../platform/server/problem";
import { PaymentProvider } from "../../../shared/enumerations";
import type { Minor } from "../../../shared/money";
import type { CloverPayment } from "../methods/clover/clover.schemas";
import type { PayeezyPayment } from "../methods/payeezy/payeezy.schemas";

/** A payment by card as a client asks for it, whichever provider takes it. */
export type CardPayment = {
  key: string;
  planId: number;
  clientId: number;
  method: PaymentProvider;
  /** The whole of it, what the fund pays included. */
  amount: Minor;
  fundAmount: Minor;
  holderName: string;
  termsAccepted: boolean;
  /** The provider's token; null where a kept card is charged. */
  source: string | null;
  cardId: string | null;
  /** The token's card is kept for the next time. */
  keep: boolean;
};

type Asked = Pick<
  CloverPayment & PayeezyPayment,
  "PaymentKey" | "TravelPlanId" | "ClientId" | "Amount" | "FundAmount" | "HolderName" | "AcceptTerms"
>;

const common = (body: Asked) => ({
  key: body.PaymentKey,
  planId: body.TravelPlanId,
  clientId: body.ClientId,
  amount: body.Amount,
  fundAmount: body.FundAmount ?? 0,
  holderName: body.HolderName,
  termsAccepted: body.AcceptTerms,
});

/** Throws `invalid` unless it names a token or a kept card, and not both; neither, where the fund pays all of it. */
export function cloverPayment(body: CloverPayment): CardPayment {
  const { Token: source = null, CardId: cardId = null, KeepCard: keep = false } = body;
  const byFundAlone = body.FundAmount === body.Amount;
  const given = [source, cardId].filter((one) => one !== null).length;
  if (given !== (byFundAlone ? 0 : 1)) throw new Problem("invalid");
  return { ...common(body), method: PaymentProvider.Clover, source, cardId, keep: keep && source !== null };
}

/** The token travels as one text: type, value, expiry. */
export function payeezyPayment(body: PayeezyPayment): CardPayment {
  const { Type, Value, ExpDate } = body.Token;
  const source = JSON.stringify([Type, Value, ExpDate]);
  return { ...common(body), method: PaymentProvider.Payeezy, source, cardId: null, keep: false };
}
