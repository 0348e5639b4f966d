import { PaymentProvider } from "../../../../shared/enumerations";
import type { MethodFacts } from "../../methodFacts";

export const transferFacts = {
  id: PaymentProvider.BankTransferToUSA,
  takesCards: false,
  movedBy: "staff",
} as const satisfies MethodFacts;
