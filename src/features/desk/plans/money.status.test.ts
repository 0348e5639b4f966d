import { PaymentProvider, PaymentStatus } from "../../../shared/enumerations";
import { paymentRowStatus, refundRowStatus } from "./money.status";

const { Created, Success, Failed } = PaymentStatus;

describe("the status of an attempt to pay (DESK-100)", () => {
  it.each([
    ["a card whose provider was asked is unknown", PaymentProvider.Clover, Created, null, Created],
    ["a link that nobody has paid waits", PaymentProvider.Stripe, Created, null, "link"],
    ["a transfer that has not arrived waits", PaymentProvider.BankTransferToUSA, Created, null, "transfer"],
    ["a transfer that arrived is paid", PaymentProvider.BankTransferToUSA, Success, null, Success],
    ["what its client withdrew is withdrawn", PaymentProvider.BankTransferToUSA, Failed, "withdrawn", "withdrawn"],
    ["what a provider declined has failed", PaymentProvider.Clover, Failed, "card_declined", Failed],
  ])("%s", (_what, Method, Status, FailureCode, status) =>
    expect(paymentRowStatus({ Method, Status, FailureCode })).toBe(status),
  );
});

describe("the status of a refund (DESK-100)", () => {
  it.each([
    ["its provider will be asked", Created, null, 1, Created],
    ["its provider refused it and is asked again", Created, "processing_error", 1, Created],
    ["no provider sends it", Created, null, null, "byHand"],
    ["its provider refuses it for good", Created, "charge_disputed", null, "byHand"],
    ["its provider may have sent it", Created, "outcome_unknown", null, "unknown"],
    ["its bank returned it", Created, "sent_back", null, "returned"],
    ["a bank decides about its payment", Created, "disputed", 1, "disputed"],
    ["it was sent", Success, null, null, Success],
    ["it was returned and sent another way", Success, "sent_back", null, Success],
  ])("has its own text if %s", (_where, Status, FailureCode, AskAgainAt, status) =>
    expect(refundRowStatus({ Status, FailureCode, AskAgainAt })).toBe(status),
  );
});
