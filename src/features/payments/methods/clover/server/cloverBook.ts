import type { HttpAnswer } from "../../../../../platform/server/network";
import type { Instant } from "../../../../../shared/instant";
import { fieldOf, isNumber, isRecord, textOf } from "../../../../../shared/unknownData";
import type { ListedCharge, ListedMoney, ListedRefund, ProviderBook } from "../../../server/payment.ports";
import { planOfSale } from "../../../server/payment.rules";

/** Clover gives at most a hundred entries a page. A list with more pages than this is not read. */
const PAGES = 200;

type Get = (path: string) => Promise<HttpAnswer>;

/**
 * Clover's own list of charges and refunds. A charge names its plan in the description that we gave it; refunds carry
 * none of our data. (PAY-36)
 */
export function cloverBook(get: Get): ProviderBook {
  async function list(since: Instant): Promise<ListedMoney | "unknown"> {
    const filter = `created.gte=${since}`;
    const charges = await all("/v1/charges", filter, since);
    const refunds = charges && (await all("/v1/refunds", filter, since));
    if (!charges || !refunds) return "unknown";
    return { charges: charges.flatMap(listedCharge), refunds: refunds.flatMap(listedRefund) };
  }

  /** All entries of a list since an instant; null if the provider did not answer, or not as documented. */
  async function all(path: string, filter: string, since = 0): Promise<unknown[] | null> {
    const found: unknown[] = [];
    for (let page = 0, last: string | null = null; page < PAGES; page += 1) {
      const after: string = last === null ? "" : `&starting_after=${encodeURIComponent(last)}`;
      const answer = await get(`${path}?${filter}&limit=100${after}`);
      const { data, has_more: isMore } = pageOf(answer);
      if (!Array.isArray(data)) return null;
      found.push(...data);
      last = textOf(data.at(-1), "id");
      // The newest come first, so older entries need no further page, even if the provider ignores the filter.
      if (isMore !== true || last === null || data.some((one) => isBefore(one, since))) {
        return found.filter((one) => !isBefore(one, since));
      }
    }
    return null;
  }

  async function charge(reference: string): Promise<ListedCharge | null | "unknown"> {
    const answer = await get(`/v1/charges/${encodeURIComponent(reference)}`);
    if (answer.kind !== "answered") return "unknown";
    if (answer.status === 404) return null;
    return answer.status === 200 ? (listedCharge(answer.body)[0] ?? null) : "unknown";
  }

  async function refundsOf(reference: string): Promise<ListedRefund[] | "unknown"> {
    const refunds = await all("/v1/refunds", `charge=${encodeURIComponent(reference)}`);
    return refunds?.flatMap(listedRefund).filter((refund) => refund.charge === reference) ?? "unknown";
  }

  return { keepsKeys: false, list, charge, refundsOf };
}

function pageOf(answer: HttpAnswer): Record<string, unknown> {
  return answer.kind === "answered" && answer.status === 200 && isRecord(answer.body) ? answer.body : {};
}

function isBefore(one: unknown, since: Instant): boolean {
  const created = fieldOf(one, "created");
  return isNumber(created) && created < since;
}

/** A captured charge; undefined for an attempt that captured nothing. */
function listedCharge(body: unknown): ListedCharge[] {
  const reference = textOf(body, "id");
  if (!isRecord(body) || reference === null || !isNumber(body.amount)) return [];
  if (body.paid !== true || body.captured !== true) return [];
  return [
    {
      reference,
      amount: body.amount,
      currency: (textOf(body, "currency") ?? "").toUpperCase(),
      createdAt: isNumber(body.created) ? body.created : 0,
      planId: planOfSale(textOf(body, "description")),
      paymentId: null,
    },
  ];
}

function listedRefund(body: unknown): ListedMoney["refunds"][number][] {
  const reference = textOf(body, "id");
  const charge = textOf(body, "charge");
  if (!isRecord(body) || reference === null || charge === null || !isNumber(body.amount)) return [];
  return [{ reference, charge, amount: body.amount, key: null, hasFailed: body.status === "failed" }];
}
