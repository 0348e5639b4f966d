/** What the provider's card fields say to the page around them. Numbers of cards never leave the frame. */
export type CardFieldName = "number" | "date" | "cvv" | "postalCode";
export type CardToken = { token: string; card: { brand: string; last4: string } };
export type CardFrameMessage =
  | { type: "ready" | "resize"; height: number }
  | ({ type: "token" } & CardToken)
  | { type: "error"; fields: Partial<Record<CardFieldName, string>> };

const fieldNames: readonly string[] = ["number", "date", "cvv", "postalCode"] satisfies CardFieldName[];

/** Reads a message from another origin; null for anything that is not in the agreed form. */
export function readCardMessage(data: unknown): CardFrameMessage | null {
  if (!isRecord(data)) return null;
  if ((data.type === "ready" || data.type === "resize") && typeof data.height === "number") {
    return { type: data.type, height: data.height };
  }
  if (data.type === "token" && typeof data.token === "string" && isRecord(data.card)) {
    const { brand, last4 } = data.card;
    return { type: "token", token: data.token, card: { brand: String(brand ?? ""), last4: String(last4 ?? "") } };
  }
  if (data.type === "error") return { type: "error", fields: readFields(data.fields) };
  return null;
}

function readFields(fields: unknown): Partial<Record<CardFieldName, string>> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => fieldNames.includes(name)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Where the fields are served: another origin than ours, in the page's language and colours. */
export function cardFrameUrl(origin: string, apiKey: string, lang: string, dark: boolean): string {
  const url = new URL("/fields", origin);
  url.search = new URLSearchParams({ apiKey, lang, theme: dark ? "dark" : "light" }).toString();
  return url.href;
}
