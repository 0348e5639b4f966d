import Type, { type TObject, type TProperties, type TSchema } from "typebox";
import { MOST_MOVED, SITE_ID } from "./constants";
import { CurrencyId, LanguageId } from "./enumerations";
import { languages } from "./language";
import { LONGEST } from "./longest";

/**
 * Pieces of wire schemas. Only the server uses their values; the browser imports types alone. A schema with a `refusal`
 * names the code with which an invalid value is refused, in place of the violated keyword; one with a `missing` names
 * the code where nothing was given; one with a `pattern` has a `shape`, the code that says what its pattern means.
 * `readAs` says how what people typed is read, before anything is checked.
 */

/** An object in which unknown fields are errors. Of the fields in `oneOf`, which are optional, one has to be given. */
export const Strict = <Properties extends TProperties>(
  properties: Properties,
  { oneOf }: { oneOf?: readonly [keyof Properties, keyof Properties] } = {},
): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false, ...(oneOf && { oneOfFields: oneOf }) });

/** The same schema with the code with which its field is refused where it is left out, null or blank. (WIRE-16) */
export const Needed = <Schema extends TSchema>(schema: Schema, missing: string): Schema =>
  Object.create(Object.getPrototypeOf(schema), {
    ...Object.getOwnPropertyDescriptors(schema),
    missing: { value: missing, enumerable: true },
  });

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** An id, or 0 for any. */
export const AnyId = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** A Havana day, `YYYY-MM-DD`. */
export const Day = Type.String({ format: "date" });
/** A day in a request from which days are counted, in years that have four digits on every side of it. */
export const AskedDay = Type.String({ format: "date", pattern: "^(19|20|21)", refusal: "day" });
/** An hour as the wire writes it, `0900`. */
export const Hour = Type.String({ pattern: "^([01][0-9]|2[0-3])[0-5][0-9]$", shape: "hour" });
/** The last instant that the database and `Date` write in four digits of a year. */
const END_OF_9999 = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
/** Epoch milliseconds. */
export const InstantMs = Type.Integer({ minimum: 0, maximum: END_OF_9999 });
/** We sell without tour operators, so only 0, any, can be searched for. (WIRE-30) */
export const NoTourOperator = Type.Literal(0, { refusal: "noTourOperator" });
/** The one site of this shop. Another one is refused with a code of its own. (WIRE-29) */
export const SiteId = Type.Literal(SITE_ID, { refusal: "siteUnknown" });
/** The one currency that is sold in. */
export const USD = Type.Literal("USD");
/** The currency in a request: its code or its id. Another currency is refused with a code of its own. (WIRE-30) */
export const AskedCurrency = Type.Unsafe<"USD" | typeof CurrencyId.USD>({
  enum: ["USD", CurrencyId.USD],
  refusal: "currencyNotSold",
});
/** Minor units. */
export const MinorUnits = Type.Integer();
/**
 * Minor units in a request, within the range of the database's integers. Less than nothing, and dollars and cents such
 * as 249.50, are refused with a code of their own. (PAY-5)
 */
export const AskedMinorUnits = Type.Integer({ minimum: 0, maximum: 2_147_483_647, refusal: "minorUnits" });
/** The same of money that has moved: not nothing. */
export const SomeMinorUnits = Type.Integer({ minimum: 1, maximum: MOST_MOVED, refusal: "minorUnits" });
/** Without control characters, which no keyboard or clipboard of people gives. */
const ONE_LINE = "^[^\\u0000-\\u001F\\u007F]*$";
/**
 * A line that people type, at most `maxLength` characters of what is kept: it is read as `plainLine`. (SAFE-7) One of
 * blanks alone is an empty one.
 */
export const Line = (maxLength: number, minLength = 1) =>
  Type.String({ minLength, maxLength, pattern: ONE_LINE, shape: "oneLine", readAs: "line" });
/** The same where nothing may be typed. */
export const OptionalLine = (maxLength: number) => Line(maxLength, 0);
/**
 * A number or reference with letters and signs that a paper, a bank or a provider gave: it is read as `plainCode`, and
 * what it may be is decided by its own rule. Its digits are never taken for a card's. (SAFE-5)
 */
export const NumberLine = (maxLength: number, minLength = 1) =>
  Type.String({ minLength, maxLength, pattern: ONE_LINE, shape: "oneLine", readAs: "code", asksForNumber: true });
/** A line that papers show: only characters that they have. (PAPER-11) */
export const PrintableLine = (maxLength: number, minLength = 1) =>
  Type.String({ ...Line(maxLength, minLength), printable: true });
/** The same of a number or reference. */
export const PrintableNumber = (maxLength: number) => Type.String({ ...NumberLine(maxLength), printable: true });
/** The names of a person who books, travels, drives or registers, in Latin letters. (PAPER-11) */
const PersonsName = Type.String({ ...Line(LONGEST.name), latinLetters: true });
export const FirstName = Needed(PersonsName, "firstNameRequired");
export const LastName = Needed(PersonsName, "lastNameRequired");
/** A box that must be ticked; the code says what to accept. */
export const Accepted = (refusal: string) => Needed(Type.Literal(true, { refusal }), refusal);
/** The same of more than one line: line breaks and tabs too. */
export const Lines = (maxLength: number, minLength = 0) =>
  Type.String({
    minLength,
    maxLength,
    pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$",
    shape: "lines",
    readAs: "text",
  });
/** Why staff or a client do something: a line with a letter or digit in it, never blank. */
export const Reason = Type.String({
  minLength: 1,
  maxLength: LONGEST.reason,
  pattern: "^(?=.*[\\p{L}\\p{N}])[^\\u0000-\\u001F\\u007F]*$",
  shape: "words",
  readAs: "line",
});
/** An email address, also as mail programs and links give it: `Ana <ana@example.com>`, `mailto:ana@example.com`. */
export const Email = Type.String({ format: "email", maxLength: LONGEST.email, readAs: "email" });
/** A language of the site. */
export const LanguageCode = Type.Enum(languages);
/** A language as a path names it, read by `languageOf`; as long as a language tag may be. (WIRE-14) */
export const Lang = Type.String({ maxLength: 35, format: "language" });
/** The same in a body, where an id is a number. */
export const AskedLanguage = Type.Union([Lang, Type.Enum(Object.values(LanguageId), { refusal: "language" })]);
export const Uuid = Type.String({ format: "uuid" });
export const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** The paging fields of a search answer. */
export const foundPage = {
  Total: Type.Integer(),
  /** From 0. */
  Page: Type.Integer(),
  PageSize: Type.Integer(),
};

/** A suggested search and its result, where one found nothing: besides what differs from that one. (CAR-25, LODGE-23) */
export const wayOnFound = {
  ZoneName: Type.String(),
  /** Kilometres by road from the place that was searched; null: the same place. */
  Km: Nullable(Type.Integer()),
  /** Counted as `Total` is. */
  Count: Type.Integer(),
  /** The lowest total, in minor units. */
  From: MinorUnits,
  CurrencyCode: USD,
};

/** The values of a message's placeholders. */
export const Facts = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));

export const PriceLine = Strict({
  /** The text is the message `price.<Code>`, filled from the facts. */
  Code: Type.String(),
  Amount: MinorUnits,
  Facts,
});
export type PriceLine = Type.Static<typeof PriceLine>;

/** A price with what it is made of, as offers and bookings have it. Amounts in minor units. */
export const StatedPrice = Strict({
  /** What it costs in all, paid online and in Cuba; the deposit is no part of it. (PLAN-28) */
  Total: MinorUnits,
  /** Paid online. */
  PayNow: MinorUnits,
  PriceLines: Type.Array(PriceLine),
  PayInCuba: MinorUnits,
  InCubaLines: Type.Array(PriceLine),
  Deposit: MinorUnits,
  CurrencyCode: USD,
});
export type StatedPrice = Type.Static<typeof StatedPrice>;

/** The price at which something can be booked now, beside the one before, if that is known. (PLAN-37) */
export const PriceChange = Strict({ Now: StatedPrice, Before: Type.Optional(StatedPrice) });
export type PriceChange = Type.Static<typeof PriceChange>;
