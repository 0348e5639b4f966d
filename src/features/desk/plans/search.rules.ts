import { requestIdShape } from "../../../shared/requestId";

/** What somebody typed to find a plan, as the things it may stand for. */
export type PlanSearch = {
  /** A plan's or a booking's id. */
  id: number | null;
  /** An attempt's id. */
  paymentId: string | null;
  /** A request's id, as one of our answers or an error shows it. */
  requestId: string | null;
  /**
   * A reference from a paper, an email or the telephone: letters and digits alone, in lower case. Empty: nothing of the kind.
   */
  reference: string;
  /** Long enough for a part of a reference: what is shorter is one as a whole or none. */
  mayBePart: boolean;
  /** The digits of a telephone number, or its end; null: it is none. */
  phone: string | null;
  /** Parts of the client's name and e-mail address, all of which must be there: lower case, without accents and apostrophes. */
  words: string[];
};

const LARGEST_ID = 2_147_483_647;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Before a number people name its kind, in either language. */
const numberSign = "\\s*(?:(?:no\\.?(?![a-z])|nº|n\\.º|number|número)\\s*)?[:#]?\\s*";
const namedId = new RegExp(
  `^(?:(?:travel )?plan(?: de viaje)?|trip|viaje|booking|reserva|reservation)?${numberSign}(\\d{1,10})$`,
);
/** Before a reference, and apart from it. A reference has a digit, names have none, and addresses an @. (DESK-92) */
const paperName = new RegExp(
  `^(?:receipt|recibo(?: de pago)?|voucher|bono|(?:bank )?transfer|transferencia|reference|referencia|ref\\.?|payment|pago|refund|reembolso|dispute|disputa)(?=[\\s:#])${numberSign}(?=[^@]*\\d[^@]*$)`,
);
const phoneLike = /^[+(]?[\d\s().-]{6,24}$/;

/** Reads the one search field of the desk. People put a word or # before ids and leave accents and apostrophes out. (DESK-3) */
export function readSearch(typed: string): PlanSearch {
  const asked = typed.trim().toLowerCase().replace(paperName, "");
  const id = Number(namedId.exec(asked)?.[1] ?? 0);
  const reference = asked.replace(/[^a-z0-9]/g, "");
  const digits = asked.replace(/\D/g, "");
  return {
    id: id >= 1 && id <= LARGEST_ID ? id : null,
    paymentId: uuid.test(asked) ? asked : null,
    requestId: requestIdShape.test(asked) ? asked : null,
    reference,
    // Digits alone are a plan's or a booking's number before they are a part of anything.
    mayBePart: reference.length >= (reference === digits ? 6 : 4),
    phone: phoneLike.test(asked) && digits.length >= 6 ? digits : null,
    words: plainly(asked)
      .split(/[\s,;]+/)
      .filter((word) => word !== ""),
  };
}

/** Nobody remembers whether it was O’Brien, O'Brien or Obrien. */
function plainly(text: string): string {
  return text.normalize("NFD").replace(/[\p{M}'’‘`´]/gu, "");
}
