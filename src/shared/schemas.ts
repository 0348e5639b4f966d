import Type, { type TObject, type TProperties, type TSchema } from "typebox";
import { MOST_MOVED, MOST_PAGES, SITE_ID } from "./constants";
import { CurrencyId, LanguageId } from "./enumerations";
import type { FieldCode } from "./fieldCode";
import { languages } from "./language";
import { LONGEST } from "./longest";

/**
 * Building blocks of wire schemas. Only the server uses their values; the browser imports types alone. `refusal`: the
 * code with which an invalid value is refused, instead of the violated keyword; `missing`: the code if nothing was
 * given; `shape`: the code that describes what a `pattern` means; `readAs`: how typed text is normalized before it is
 * checked.
 */
declare module "typebox" {
  interface TSchemaOptions {
    refusal?: FieldCode;
    missing?: FieldCode;
    shape?: FieldCode;
  }
}

/** An object in which unknown fields are errors. Of the optional fields in `oneOf`, one has to be given. */
export const Strict = <Properties extends TProperties>(
  properties: Properties,
  { oneOf }: { oneOf?: readonly [keyof Properties, keyof Properties] } = {},
): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false, ...(oneOf && { oneOfFields: oneOf }) });

/** The same schema with the code with which its field is refused if it is left out, null or blank. (WIRE-16) */
export const Needed = <Schema extends TSchema>(schema: Schema, missing: FieldCode): Schema =>
  Object.create(Object.getPrototypeOf(schema), {
    ...Object.getOwnPropertyDescriptors(schema),
    missing: { value: missing, enumerable: true },
  });

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** An id, or 0 for any. */
export const AnyId = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** A Havana day, `YYYY-MM-DD`. */
export const Day = Type.String({ format: "date" });
/** A day in a request. The years are limited, so that days counted from it still have four digits of a year. */
export const AskedDay = Type.String({ format: "date", pattern: "^(19|20|21)", refusal: "day" });
/** An hour as the wire writes it, `0900`. */
export const Hour = Type.String({ pattern: "^([01][0-9]|2[0-3])[0-5][0-9]$", shape: "hour" });
/** The last instant whose year the database and `Date` write with four digits. */
const END_OF_9999 = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
/** Epoch milliseconds. */
export const InstantMs = Type.Integer({ minimum: 0, maximum: END_OF_9999 });
/** We sell without tour operators, so only 0, which means any, is accepted. (WIRE-30) */
export const NoTourOperator = Type.Literal(0, { refusal: "noTourOperator" });
/** The one site of this shop. Another one is refused with its own code. (WIRE-29) */
export const SiteId = Type.Literal(SITE_ID, { refusal: "siteUnknown" });
/** The only currency in which we sell. */
export const USD = Type.Literal("USD");
/** The currency in a request: its code or its id. Another currency is refused with its own code. (WIRE-30) */
export const AskedCurrency = Type.Unsafe<"USD" | typeof CurrencyId.USD>({
  enum: ["USD", CurrencyId.USD],
  refusal: "currencyNotSold",
});
/** Minor units. */
export const MinorUnits = Type.Integer();
/**
 * Minor units in a request, within the range of the database's integers. Negative amounts, and dollars and cents such
 * as 249.50, are refused with their own code. (PAY-5)
 */
export const AskedMinorUnits = Type.Integer({ minimum: 0, maximum: 2_147_483_647, refusal: "minorUnits" });
/** The same for money that has moved: not zero. */
export const SomeMinorUnits = Type.Integer({ minimum: 1, maximum: MOST_MOVED, refusal: "minorUnits" });
/** Without control characters, which neither keyboards nor clipboards produce. */
const ONE_LINE = "^[^\\u0000-\\u001F\\u007F]*$";
/**
 * A line that people type, read as `plainLine`, at most `maxLength` characters afterwards. One that is only blanks
 * counts as empty. (SAFE-7)
 */
export const Line = (maxLength: number, minLength = 1) =>
  Type.String({ minLength, maxLength, pattern: ONE_LINE, shape: "oneLine", readAs: "line" });
/** The same, which may be empty. */
export const OptionalLine = (maxLength: number) => Line(maxLength, 0);
/**
 * A number or reference on a paper, or from a bank or a provider, read as `plainCode`; its own rule decides what it may
 * contain. Its digits are never taken for a card's. (SAFE-5)
 */
export const NumberLine = (maxLength: number, minLength = 1) =>
  Type.String({ minLength, maxLength, pattern: ONE_LINE, shape: "oneLine", readAs: "code", asksForNumber: true });
/** A line that papers show: only characters that their fonts have. (PAPER-11) */
export const PrintableLine = (maxLength: number, minLength = 1) =>
  Type.String({ ...Line(maxLength, minLength), printable: true });
/** The same for a number or reference. */
export const PrintableNumber = (maxLength: number) => Type.String({ ...NumberLine(maxLength), printable: true });
/** A part of a person's name, read as `plainName`. */
export const NameLine = Type.String({ ...Line(LONGEST.name), readAs: "name" });
/** The names of a person who books, travels, drives or registers, in Latin letters. (PAPER-11) */
const PersonsName = Type.String({ ...NameLine, latinLetters: true });
export const FirstName = Needed(PersonsName, "firstNameRequired");
export const LastName = Needed(PersonsName, "lastNameRequired");
/** A box that must be ticked; the code says what to accept. */
export const Accepted = (refusal: FieldCode) => Needed(Type.Literal(true, { refusal }), refusal);
/** The same for several lines: line breaks and tabs are allowed. */
export const Lines = (maxLength: number, minLength = 0) =>
  Type.String({
    minLength,
    maxLength,
    pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$",
    shape: "lines",
    readAs: "text",
  });
/** The reason for an action of staff or a client: a line with a letter or digit in it, never blank. */
export const Reason = Type.String({
  minLength: 1,
  maxLength: LONGEST.reason,
  pattern: "^(?=.*[\\p{L}\\p{N}])[^\\u0000-\\u001F\\u007F]*$",
  shape: "words",
  readAs: "line",
});
/**
 * An email address, also in the forms of mail programs and links: `Ana <ana@example.com>`, `mailto:ana@example.com`.
 */
export const Email = Type.String({ format: "email", maxLength: LONGEST.email, readAs: "email" });
/** A language of the site. */
export const LanguageCode = Type.Enum(languages);
/** A language in a path, read by `languageOf`; at most as long as a language tag may be. (WIRE-14) */
export const Lang = Type.String({ maxLength: 35, format: "language" });
/** The same in a body, where an id is a number. */
export const AskedLanguage = Type.Union([Lang, Type.Enum(Object.values(LanguageId), { refusal: "language" })]);
export const Uuid = Type.String({ format: "uuid" });
export const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** The paging fields of a search: from page 0, a hundred results a page at most. (SAFE-9) */
export const askedPage = {
  page: Type.Integer({ minimum: 0, maximum: MOST_PAGES }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
};

/** The paging fields of a search answer. */
export const foundPage = {
  Total: Type.Integer(),
  /** From 0. */
  Page: Type.Integer(),
  PageSize: Type.Integer(),
};

/**
 * A suggested search and its result, for a search that found nothing: only the fields that differ from that search.
 * (CAR-25, LODGE-23)
 */
export const wayOnFound = {
  ZoneName: Type.String(),
  /** Kilometres by road from the place of the search; null: the same place. */
  Km: Nullable(Type.Integer()),
  /** Counted like `Total`. */
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

/** A price and its parts, as offers and bookings have it. Amounts in minor units. */
export const StatedPrice = Strict({
  /** The whole price, paid online and in Cuba, without the deposit. (PLAN-28) */
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

/** The present price, and the one before, if that is known. (PLAN-37) */
export const PriceChange = Strict({ Now: StatedPrice, Before: Type.Optional(StatedPrice) });
export type PriceChange = Type.Static<typeof PriceChange>;
