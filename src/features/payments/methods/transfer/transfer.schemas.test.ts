import { Check } from "typebox/value";
import { TransferArrival } from "./transfer.schemas";

it.each([
  ["BANK 77-X", true],
  ["77-18", true],
  ["年金 77", true],
  ["7 - 7 - 7", false],
  ["-----", false],
])("a bank's reference has four letters and digits, whatever separates them (PAY-28): %s", (BankReference, isOne) => {
  const PaymentId = "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b11";
  expect(Check(TransferArrival, { PaymentId, Amount: 100, BankReference })).toBe(isOne);
});
