import { type CarBookValues, type CarDraft, type CarDrafts, emptyBookValues } from "./car.drafts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads drafts from stored text. Storage is the visitor's: what is not a draft is dropped, a field of a wrong type is empty. */
export function readDrafts(text: string | null): CarDrafts {
  const stored = record(parse(text ?? ""));
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      const draft = readDraft(record(value));
      return draft ? [[key, draft] as const] : [];
    }),
  );
}

function readDraft({ requestKey, clientId, values }: Record<string, unknown>): CarDraft | null {
  if (typeof requestKey !== "string" || !uuid.test(requestKey) || typeof clientId !== "number") return null;
  return { requestKey, clientId, values: readValues(record(values)) };
}

function readValues(values: Record<string, unknown>): CarBookValues {
  const driver = record(values.Driver);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const count = (value: unknown) => (value === 1 || value === 2 || value === 3 ? value : 0);
  const Driver = { ...emptyBookValues.Driver };
  for (const name of Object.keys(Driver) as (keyof typeof Driver)[]) Driver[name] = text(driver[name]);
  return {
    Driver,
    ExtraDrivers: count(values.ExtraDrivers),
    ChildSeats: count(values.ChildSeats),
    FlightNumber: text(values.FlightNumber),
    AcceptPrivacy: values.AcceptPrivacy === true,
    AcceptTerms: values.AcceptTerms === true,
    AcceptCancellation: values.AcceptCancellation === true,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
