import type { ProviderStatus } from "../outbox/outbox.repository";

const known: readonly ProviderStatus[] = ["sent", "delivered", "read", "failed"];

type Reported = { reference: string; status: ProviderStatus };

/** The statuses of our messages in a webhook's body; whatever else it brings is passed over. */
export function statusesIn(body: unknown): Reported[] {
  return list(body, "entry")
    .flatMap((entry) => list(entry, "changes"))
    .flatMap((change) => list(field(change, "value"), "statuses"))
    .flatMap((report) => {
      const [reference, status] = [field(report, "id"), known.find((name) => name === field(report, "status"))];
      return typeof reference === "string" && status ? [{ reference, status }] : [];
    });
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function list(value: unknown, name: string): unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}
