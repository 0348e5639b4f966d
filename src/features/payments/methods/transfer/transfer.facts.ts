import { PaymentProvider } from "../../../../shared/enumerations";
import type { MethodFacts } from "../../methodFacts";

export const transferFacts = {
  id: PaymentProvider.BankTransferToUSA,
  takesCards: false,
  movedBy: "staff",
  means: "transfer",
} as const satisfies MethodFacts;
