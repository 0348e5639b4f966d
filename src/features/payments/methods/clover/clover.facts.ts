import { PaymentProvider } from "../../../../shared/enumerations";
import type { MethodFacts } from "../../methodFacts";

export const cloverFacts = {
  id: PaymentProvider.Clover,
  takesCards: true,
  movedBy: "provider",
  means: "card",
} as const satisfies MethodFacts;
