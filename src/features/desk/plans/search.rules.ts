import { withoutAccents } from "../../../shared/names";
import { requestIdShape } from "../../../shared/requestId";

/** What a typed search for a plan may mean. */
export type PlanSearch = {
  /** A plan's or a booking's id. */
  id: number | null;
  /** An attempt's id. */
  paymentId: string | null;
  /** A request's id, as in an error message or an answer's header. */
  requestId: string | null;
  /** A reference from a paper, an email or a phone call: letters and digits in lower case. Empty: none. */
  reference: string;
  /** Whether it is long enough to be part of a reference; a shorter one has to match whole. */
  mayBePart: boolean;
  /** The digits of a phone number, or of its end; null: it is none. */
  phone: string | null;
  /** Words that must all be in the client's name or email address: lower case, without accents and apostrophes. */
  words: string[];
};

const LARGEST_ID = 2_147_483_647;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Words for "number" that people put before one, in both languages. */
const numberSign = "\\s*(?:(?:no\\.?(?![a-z])|nº|n\\.º|number|número)\\s*)?[:#]?\\s*";
const namedId = new RegExp(
  `^(?:(?:travel )?plan(?: de viaje)?|trip|viaje|booking|reserva|reservation)?${numberSign}(\\d{1,10})$`,
);
/**
 * A paper's name before a reference. The rest has a digit, unlike names, and no @, unlike email addresses. (DESK-92)
 */
const paperName = new RegExp(
  `^(?:receipt|recibo(?: de pago)?|voucher|bono|(?:bank )?transfer|transferencia|reference|referencia|ref\\.?|payment|pago|refund|reembolso|dispute|disputa)(?=[\\s:#])${numberSign}(?=[^@]*\\d[^@]*$)`,
);
const phoneLike = /^[+(]?[\d\s().-]{6,24}$/;

/** Parses the search field. People put a word or # before ids, and leave out accents and apostrophes. (DESK-3) */
export function readSearch(typed: string): PlanSearch {
  const normalised = typed.trim().toLowerCase().replace(paperName, "");
  const id = Number(namedId.exec(normalised)?.[1] ?? 0);
  const reference = normalised.replace(/[^a-z0-9]/g, "");
  const digits = normalised.replace(/\D/g, "");
  return {
    id: id >= 1 && id <= LARGEST_ID ? id : null,
    paymentId: uuid.test(normalised) ? normalised : null,
    requestId: requestIdShape.test(normalised) ? normalised : null,
    reference,
    // Short numbers are rather ids of plans or bookings than parts of references.
    mayBePart: reference.length >= (reference === digits ? 6 : 4),
    phone: phoneLike.test(normalised) && digits.length >= 6 ? digits : null,
    words: plainly(normalised)
      .split(/[\s,;]+/)
      .filter((word) => word !== ""),
  };
}

/** Without apostrophes and accents: nobody remembers whether it was O’Brien, O'Brien or Obrien. */
function plainly(text: string): string {
  return withoutAccents(text).replace(/['’‘`´]/g, "");
}
