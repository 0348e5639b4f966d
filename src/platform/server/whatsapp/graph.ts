import { SECOND } from "../../../shared/instant";
import { fieldOf, isRecord, parseJson, textOf } from "../../../shared/unknownData";
import type { WhatsAppAccount } from "./account";
import type { TemplateAtMeta } from "./templates";

/** Meta's refusal of a call: its code and its text. */
export class GraphRefusal extends Error {
  constructor(
    readonly code: number | null,
    message: string,
  ) {
    super(message);
  }
}

/** A template as Meta lists it. */
export type ListedTemplate = { name: string; language: string; status: string; category: string };

type Deps = Pick<WhatsAppAccount, "apiUrl" | "phoneNumberId" | "token"> & {
  businessAccountId: string;
  fetch: typeof globalThis.fetch;
};

/** More pages than any account has: a page has a hundred templates. */
const PAGES = 100;

/**
 * The calls to Meta's Graph API for an operator's commands: about the number, and about the account's templates. Every
 * call throws `GraphRefusal`, or the network's own error.
 */
export function whatsAppGraph({ apiUrl, phoneNumberId, businessAccountId, token, fetch }: Deps) {
  async function call(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${apiUrl}/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(5 * SECOND),
      redirect: "error",
    });
    const answer = parseJson(await response.text());
    if (response.ok) return answer;
    const error = fieldOf(answer, "error");
    const code = fieldOf(error, "code");
    const said = textOf(error, "error_user_msg") ?? textOf(error, "message") ?? `status ${response.status}`;
    throw new GraphRefusal(typeof code === "number" ? code : null, said);
  }

  return {
    /** The number in its formatted form, and its display name. */
    number: async (): Promise<{ number: string; name: string }> => {
      const answer = await call(`${phoneNumberId}?fields=display_phone_number,verified_name`);
      return { number: textOf(answer, "display_phone_number") ?? "", name: textOf(answer, "verified_name") ?? "" };
    },

    templates: async (): Promise<ListedTemplate[]> => {
      const all: ListedTemplate[] = [];
      let after = "";
      for (let page = 0; page < PAGES; page += 1) {
        const query = new URLSearchParams({ fields: "name,language,status,category", limit: "100" });
        if (after !== "") query.set("after", after);
        const answer = await call(`${businessAccountId}/message_templates?${query}`);
        all.push(...listedIn(answer));
        const next = textOf(fieldOf(fieldOf(answer, "paging"), "cursors"), "after");
        if (next === null || fieldOf(fieldOf(answer, "paging"), "next") === undefined) break;
        after = next;
      }
      return all;
    },

    /** Resolves to the status that Meta has given it. */
    create: async (template: TemplateAtMeta): Promise<string> => {
      const init = { method: "POST", body: JSON.stringify(template) };
      return textOf(await call(`${businessAccountId}/message_templates`, init), "status") ?? "PENDING";
    },
  };
}

function listedIn(answer: unknown): ListedTemplate[] {
  const data = fieldOf(answer, "data");
  const listed: unknown[] = Array.isArray(data) ? data : [];
  return listed.filter(isRecord).map((template) => ({
    name: textOf(template, "name") ?? "",
    language: textOf(template, "language") ?? "",
    status: textOf(template, "status") ?? "",
    category: textOf(template, "category") ?? "",
  }));
}

/** The status of a template in a language; null: there is none. */
export const statusOf = (
  { name, language }: Pick<TemplateAtMeta, "name" | "language">,
  listed: readonly ListedTemplate[],
): string | null => listed.find((one) => one.name === name && one.language === language)?.status ?? null;
