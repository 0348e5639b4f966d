import { PaymentProvider } from "../../../../shared/enumerations";
import type { MethodFacts } from "../../methodFacts";

export const stripeFacts = {
  id: PaymentProvider.Stripe,
  takesCards: false,
  movedBy: "provider",
  means: "link",
} as const satisfies MethodFacts;
