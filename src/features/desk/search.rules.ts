/** What somebody typed to find a plan, as the things it may stand for. */
export type PlanSearch = {
  /** A plan's or a booking's id. */
  id: number | null;
  /** An attempt's id. */
  paymentId: string | null;
  /** A supplier's, provider's or voucher's reference, in lower case. */
  reference: string;
  /** Parts of the client's name and e-mail address, all of which must be there: lower case, without accents and apostrophes. */
  words: string[];
};

const LARGEST_ID = 2_147_483_647;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the one search field of the desk. People put a # before ids and leave accents and apostrophes out. */
export function readSearch(typed: string): PlanSearch {
  const reference = typed.trim().toLowerCase();
  const id = Number(/^#?(\d{1,10})$/.exec(reference)?.[1] ?? 0);
  return {
    id: id >= 1 && id <= LARGEST_ID ? id : null,
    paymentId: uuid.test(reference) ? reference : null,
    reference,
    words: plainly(reference)
      .split(/\s+/)
      .filter((word) => word !== ""),
  };
}

/** Nobody remembers whether it was O’Brien, O'Brien or Obrien. */
function plainly(text: string): string {
  return text.normalize("NFD").replace(/[\p{M}'’‘`´]/gu, "");
}
