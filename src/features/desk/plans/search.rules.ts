import { withoutAccents } from "../../../shared/accents";
import { plainEmail } from "../../../shared/contacts";
import { isTitle } from "../../../shared/names/names";
import { spellings, wordsOf } from "../../../shared/names/transcription";
import { plainDigits } from "../../../shared/plainText";
import { requestIdShape } from "../../../shared/requestId";

/** What a typed search for a plan may mean. */
export type PlanSearch = {
  /** Ids of plans or bookings. */
  ids: number[];
  /** The id that was typed as a client's ("client 12"). */
  clientId: number | null;
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
  /** The words that must all be in the client's name or email address, each with its spelling variants. */
  words: string[][];
};

const LARGEST_ID = 2_147_483_647;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Words for "number" that people put before one, in both languages. All signs like º are ° here. */
const numberSign =
  "\\s*[:#-]?\\s*(?:(?:no\\.?(?![a-z])|n\\.?\\s?°|nr\\.?|n[uú]m(?:\\.|(?![a-zú]))|number|n[uú]mero)\\s*)?[:#]?\\s*";
const planOrBooking =
  "(?:(?:travel )?plan(?: de viaje)?|trip|viaje|booking(?: request)?|(?:solicitud de )?reserva|reservation)";
const namedId = new RegExp(`^${planOrBooking}?${numberSign}(\\d{1,10}|\\d{1,3}[.,]\\d{3})$`);
const namedClient = new RegExp(`^(?:client|cliente|customer)${numberSign}(\\d{1,9})$`);
/** In an email's subject or a sentence. */
const namedInside = new RegExp(`(?<![\\p{L}\\d])${planOrBooking}${numberSign}(\\d{1,10})(?![\\p{L}\\d]|[.,]\\d)`, "gu");
/** Of a page of the site: a part of its path, after its host. */
const address = /(?:^|\s)(?:https?:\/\/|[\w-]+\.[\w.-]+(?=\/)|localhost(?=[:/])|\/)\S*/g;
const idInPath = /(?:\/|[?&](?:plan|booking)=)(\d{1,10})(?=[/?#&]|$)/g;
/**
 * A paper's name before a reference. The rest has a digit, unlike names, and no @, unlike email addresses. (DESK-92)
 */
const paperName = new RegExp(
  `^(?:receipt|recibo(?: de pago)?|voucher|bono|(?:bank )?transfer|transferencia|reference|referencia|ref\\.?|payment|pago|refund|reembolso|dispute|disputa)(?=[\\s:#])${numberSign}(?=[^@]*\\d[^@]*$)`,
);
/**
 * The reference of a transfer in the text of a payment, as banks print and people write it: the shop's prefix, the plan
 * and five letters, divided by anything or nothing. (DESK-92)
 */
const transferInside =
  /(?<![\p{L}\d])(\p{L}{2,8})[^\p{L}\d]{0,3}([\doil]{3,10})[^\p{L}\d]{0,3}([2-9a-hj-np-z]{5})(?![\p{L}\d])/gu;
/** Words before another reference of the same shape, such as `REF 0012 ABCDE`. */
const otherPrefix = /^(?:ref|refer|id|no|nr|inv|trans|transfer|wire|pago|payment|recibo|receipt|bono|voucher)$/;
/** What people and links put before a phone number. */
const phoneName =
  /^(?:(?:tel|tel[eé]fono|phone|whatsapp|m[oó]vil|mobile|cell?|celular)[.:\s]+|(?:https?:\/\/)?wa\.me\/)(?=[+(\d])/;
const phoneLike = /^[+(]?[\d\s()./\p{Pd}]{6,24}$/u;
const dateLike = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const mailAddress = /[^\s<>(),;:"]+@[^\s<>(),;:"?]+\.[^\s<>(),;:"?]+/g;

/** Parses the search field. People put a word or # before ids, and copy them out of sentences. (DESK-3, DESK-92, DESK-107) */
export function readSearch(typed: string): PlanSearch {
  const bare = bareOf(typed).replace(paperName, "");
  const reference = transferIn(bare).replace(/[^a-z0-9]/g, "");
  const digits = bare.replace(/\D/g, "");
  return {
    ids: idsIn(bare),
    clientId: Number(namedClient.exec(bare)?.[1] ?? 0) || null,
    paymentId: uuid.test(bare) ? bare : null,
    requestId: requestIdShape.test(bare) ? bare : null,
    reference,
    // Short numbers are rather ids of plans or bookings than parts of references.
    mayBePart: reference.length >= (reference === digits ? 6 : 4),
    phone: phoneIn(bare),
    words: wordsTyped(bare),
  };
}

/** The reference of a transfer in a text, or the whole text. */
function transferIn(bare: string): string {
  const found = [...bare.matchAll(transferInside)];
  const [reference = bare] = found.find(([, prefix = ""]) => !otherPrefix.test(prefix)) ?? found[0] ?? [];
  return reference;
}

/**
 * The digits by which a stored number ends: without the zeros that are dialled before a number within a country (020,
 * +44 (0)20) or abroad (0034).
 */
function phoneIn(bare: string): string | null {
  const dialled = bare.replace(phoneName, "").replace("(0)", "");
  const digits = dialled.replace(/\D/g, "").replace(/^0+/, "");
  return phoneLike.test(dialled) && !dateLike.test(dialled) && digits.length >= 6 ? digits : null;
}

/** What was typed, in lower case, without the marks around it: # and + before a number and the @ of an address stay. */
const bareOf = (typed: string) =>
  plainDigits(typed.replace(/[°º˚]/g, "°").normalize("NFKC"))
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}\p{M}#+/@%]+|[^\p{L}\p{N}\p{M}@%]+$/gu, "");

/** The number that was typed, with or without a word before it; null: something else was. */
export function readId(typed: string): number | null {
  const id = Number(namedId.exec(bareOf(typed))?.[1]?.replace(/\D/g, "") ?? 0);
  return isId(id) ? id : null;
}

const isId = (id: number) => id >= 1 && id <= LARGEST_ID;

function idsIn(text: string): number[] {
  const paths = text.match(address) ?? [];
  const numbers = [
    readId(text) ?? 0,
    ...[...text.matchAll(namedInside)].map(([, id]) => Number(id)),
    ...paths.flatMap((path) => [...path.matchAll(idInPath)].map(([, id]) => Number(id))),
  ];
  return [...new Set(numbers)].filter(isId);
}

/** What people write around a name besides titles: "familia Iturralde", "Mr. & Mrs. Iturralde", "Iturralde x2 (plan)". */
const besideName =
  /^(?:señor(?:a|ita)?|mister|madame|monsieur|fam|familia|family|and|y|e|plan|booking|reserva|x\d+)\.?$/;

/**
 * A complete email address, which mail programs copy with a name and marks around it, or else the words, without titles
 * and the like if there are others.
 */
function wordsTyped(text: string): string[][] {
  const addresses = text.match(mailAddress);
  if (addresses) return addresses.map((one) => [plainAddress(plainEmail(one)).slice(0, LONGEST)]);
  const bracketed = text.split(/[\s,;/]+/).map((word) => word.replace(/^[([]+|[)\]]+$/g, ""));
  const words = bracketed.filter((word) => word !== "" && word !== "&");
  const isBeside = (word: string) =>
    besideName.test(word) || (wordsOf(word).length > 0 && wordsOf(word).every(isTitle));
  const names = words.filter((word) => !isBeside(word));
  return (names.length > 0 ? names : words).map(waysToWrite).filter((ways) => ways.length > 0);
}

/** The greatest length of a stored name and of a query: longer names are found by their beginning. */
const LONGEST = 64;
const MOST_WAYS = 64;

function waysToWrite(word: string): string[] {
  // With a digit or an @ it is a part of an address.
  const ofName = /[\d@]/.test(word) ? [] : spellings(wordsOf(word).flat(), MOST_WAYS);
  const ways = [...ofName, plainAddress(word)];
  return [...new Set(ways.map((way) => way.slice(0, LONGEST)))].filter((way) => way !== "");
}

/** Without apostrophes and accents, which addresses hardly ever have. */
const plainAddress = (text: string) => withoutAccents(text.toLowerCase()).replace(/['’‘`´<>]/g, "");

type Searched = { readonly firstName: string; readonly lastName: string; readonly email: string };

/**
 * The searchable words of a client: name and email address from each of their letters on, so that a query that occurs
 * anywhere in them is the beginning of a word. Each word of the name has all its usual transcriptions. The full name,
 * for words that are typed together, has those that transcribe each letter in the same way throughout. (DESK-3, ACC-21)
 */
export function searchedWords({ firstName, lastName, email }: Searched): string[] {
  const words = wordsOf(`${firstName} ${lastName}`);
  const ofWords = words.flatMap((word) => word.flatMap((_, from) => spellings(word.slice(from), MOST_WAYS)));
  const ofName = spellings(words.flat(), 4).flatMap(endsOf);
  const all = [...ofWords, ...ofName, ...endsOf(plainAddress(email))].map((end) => end.slice(0, LONGEST));
  return [...new Set(all)].filter((end) => end !== "");
}

const endsOf = (text: string) => Array.from(text, (_, from) => text.slice(from));
