import { isRecord, textOf } from "../../../../../shared/reading";

type Failure = { kind: "refused"; code: string } | { kind: "unknown" };

/** The outcome of a call of the SDK. After a network failure, and where a repetition may still succeed, it is unknown. */
export async function outcomeOf<Outcome>(call: () => Promise<Outcome>): Promise<Outcome | Failure> {
  try {
    return await call();
  } catch (error) {
    const status = isRecord(error) && typeof error.statusCode === "number" ? error.statusCode : null;
    if (status === null || status >= 500 || status === 409 || status === 429) return { kind: "unknown" };
    return { kind: "refused", code: textOf(error, "code") ?? textOf(error, "type") ?? "other" };
  }
}
