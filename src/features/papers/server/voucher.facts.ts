import { havanaMoment } from "../../../platform/server/http/formats";
import { findText, text, type Values } from "../../../platform/server/http/texts";
import type { Both, ServerProduct, VoucherKnown, VoucherText } from "../../../products/product.server";
import { DEFAULT_LANGUAGE, LANGUAGE_OF_CUBA } from "../../../shared/constants";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import type { MessageId, MessageUnder } from "../../../shared/messageId";
import type { Minor } from "../../../shared/money";
import { moneyText } from "../../../shared/moneyText";
import { openingLines } from "../../../shared/officeOpening";
import type { OfficeHours } from "../../../shared/officeOpening.schemas";
import { formatWords } from "../../../shared/pageWords";
import type { Booking } from "../../plan/plan.schemas";
import { totalText } from "../../plan/server/totalText";

/**
 * A voucher has two languages: the client's, then Cuba's, which is read at the rental desk or hotel reception. If both
 * are the same, the default language comes second.
 */
const languagesFor = (client: Language): readonly Language[] => [
  client,
  client === LANGUAGE_OF_CUBA ? DEFAULT_LANGUAGE : LANGUAGE_OF_CUBA,
];

/** The texts of a voucher in its two languages; a text that is equal in both is printed once. */
export function bilingual(client: Language) {
  const languages = languagesFor(client);
  const inEachLanguage = (write: (language: Language) => string): Both => [...new Set(languages.map(write))];
  const message = (id: MessageId, values: Values = {}) => inEachLanguage((language) => text(language, id, values));
  return {
    inEachLanguage,
    message,
    label: (id: MessageUnder<"pdf.voucher">, values?: Values) => message(`pdf.voucher.${id}`, values),
    opening: (hours: readonly OfficeHours[]) =>
      inEachLanguage((language) =>
        openingLines(hours)
          .map((line) => formatWords(line, language, (id, values) => findText(language, id, values)))
          .join("; "),
      ),
    moment: (instant: Instant) => inEachLanguage((language) => havanaMoment(language, instant)),
    price: (code: string, facts: Values) =>
      inEachLanguage((language) => findText(language, `price.${code}`, facts) ?? code),
    total: ({ PayNow, PayInCuba, CurrencyCode }: Booking) =>
      inEachLanguage((language) =>
        totalText(language, { payNow: PayNow, payInCuba: PayInCuba, currency: CurrencyCode, online: "paid" }),
      ),
    amount: (amount: Minor, currency: string) => moneyText(amount, client, currency),
  };
}
export type Words = ReturnType<typeof bilingual>;

/**
 * A product's facts about a booking on its voucher, and the contact for help; the same on the page and in the PDF.
 * Throws if the details of the booking are lost, because a voucher without its service is useless. (PAPER-6)
 */
export function voucherText(
  { voucher }: Pick<ServerProduct, "voucher">,
  booking: Booking,
  words: Words,
  known: VoucherKnown,
): VoucherText {
  const said = voucher(booking, words, known);
  if (!said) throw new Error(`the details of booking ${booking.BookingId} are lost`);
  return { ...said, notes: [...said.notes, words.label("help")] };
}
