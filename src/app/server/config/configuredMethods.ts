import { enabledMethods } from "../../../features/payments/server/methods.repository";
import type { Tx } from "../../../platform/server/services";
import { PaymentProvider } from "../../../shared/enumerations";
import type { Settings } from "./config";
import { offerableBy } from "./offerable";

/** A payment method as `payment_methods.csv` names it. */
export const nameOfMethod = (method: number): string =>
  Object.entries(PaymentProvider).find(([, id]) => id === method)?.[0] ?? String(method);

/**
 * The payment methods that clients can use, and those that are turned on in the catalogue but not configured, so that
 * nobody is offered them. By their names in `payment_methods.csv`. (OPS-25, OPS-29)
 */
export async function configuredMethods(
  db: Tx,
  settings: Pick<Settings, "payments">,
): Promise<{ usable: string[]; unset: string[] }> {
  const canBeOffered = offerableBy(settings);
  const enabled = (await enabledMethods(db)).map(({ id }) => id);
  return {
    usable: enabled.filter(canBeOffered).map(nameOfMethod),
    unset: enabled.filter((id) => !canBeOffered(id)).map(nameOfMethod),
  };
}
