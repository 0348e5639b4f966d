import { PaymentProvider } from "../../../../shared/enumerations";
import type { MethodFacts } from "../../methodFacts";

export const payeezyFacts = {
  id: PaymentProvider.Payeezy,
  takesCards: true,
  movedBy: "provider",
} as const satisfies MethodFacts;
