import { isUndecidedStatus } from "../../../../../platform/server/network";
import { isRecord, textOf } from "../../../../../shared/unknownData";
import { outcomeOfRefusal } from "./link.rules";

/** Stripe's code for an object that it does not know. */
export const RESOURCE_MISSING = "resource_missing";

type Failure = { kind: "refused"; code: string; shows: ReturnType<typeof outcomeOfRefusal> } | { kind: "unknown" };

/** The outcome of an SDK call: unknown after a network failure and where a retry may succeed. */
export async function outcomeOf<Outcome>(call: () => Promise<Outcome>): Promise<Outcome | Failure> {
  try {
    return await call();
  } catch (error) {
    const status = isRecord(error) && typeof error.statusCode === "number" ? error.statusCode : null;
    if (status === null || isUndecidedStatus(status)) return { kind: "unknown" };
    const code = textOf(error, "code") ?? textOf(error, "type") ?? "other";
    return { kind: "refused", code, shows: outcomeOfRefusal(status, code) };
  }
}
