import { PaymentProvider } from "../../../../shared/enumerations";
import type { MethodFacts } from "../../methodFacts";

export const payeezyFacts = {
  id: PaymentProvider.Payeezy,
  takesCards: true,
  movedBy: "provider",
  means: "card",
} as const satisfies MethodFacts;
