import { array, object, string } from "yup";
import type { Country } from "../../../../features/account/account.schemas";
import { travelerPassportRefusal } from "../../../../features/documents/documents.rules";
import { documentNumber } from "../../../../features/documents/web/documentNumber";
import { personsName, printable, ticked } from "../../../../platform/web/forms/rules";
import type { MessageId } from "../../../../platform/web/messages";
import { isHavanaDate } from "../../../../shared/havana";
import type { Language } from "../../../../shared/language";
import { refusalValues } from "../../../../shared/refusalFacts";
import type { LodgingBookValues } from "../../book/lodging.book-form";
import { repeatedPassports } from "../../book/lodging.travelers";
import type { LodgingOfferDetail } from "../../lodging.schemas";

type Stay = Pick<LodgingOfferDetail, "CheckIn" | "CheckOut">;
type Parts = { countries: readonly Country[]; language: Language };

/**
 * The schema of the travelers' form (LODGE-10, DOC-3), for as many travelers as the offer has guests; its messages
 * are message ids. How long a passport must be valid is checked once its country is chosen.
 */
export const lodgingBookSchema = ({ CheckIn, CheckOut }: Stay, { countries, language }: Parts) =>
  object({
    travelers: array()
      .of(
        object({
          FirstName: personsName("field.firstNameRequired"),
          LastName: personsName("field.lastNameRequired"),
          Passport: documentNumber(20, "field.passportRequired"),
          CountryId: string().required("field.countryRequired"),
          PassportExpires: string()
            .required("field.passportExpiresRequired")
            .test("rule", "field.dateInvalid" satisfies MessageId, (value = "", context) => {
              if (!isHavanaDate(value)) return false;
              const country = countries.find(({ Id }) => String(Id) === context.parent.CountryId);
              const passport = { expiresOn: value, months: country?.PassportMonths ?? 0 };
              const refusal = travelerPassportRefusal(passport, { firstDay: CheckIn, lastDay: CheckOut });
              if (!refusal) return true;
              const message = `refusal.${refusal.code}` satisfies MessageId;
              return context.createError({ message, params: refusalValues(refusal, language) });
            }),
        }),
      )
      .test("passports", (travelers, { createError }) => {
        const [index] = repeatedPassports((travelers ?? []) as LodgingBookValues["travelers"]);
        const message = "field.passportRepeated" satisfies MessageId;
        return index === undefined || createError({ path: `travelers.${index}.Passport`, message });
      }),
    Requests: printable(300),
    AcceptPolicies: ticked("field.acceptPolicies"),
  });
