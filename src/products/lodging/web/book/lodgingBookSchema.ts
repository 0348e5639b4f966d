import { array, string } from "yup";
import type { Country } from "../../../../features/account/account.schemas";
import { travelerPassportRefusal } from "../../../../features/documents/documents.rules";
import { documentNumber } from "../../../../features/documents/web/documentNumber";
import { withValues } from "../../../../platform/web/forms/problems";
import { personsName, printable, schemaOf, ticked } from "../../../../platform/web/forms/rules";
import type { MessageId } from "../../../../platform/web/messages";
import { isHavanaDate } from "../../../../shared/havana";
import type { Language } from "../../../../shared/language";
import { LONGEST } from "../../../../shared/longest";
import { refusalValues } from "../../../../shared/refusalFacts";
import type { LodgingBookValues } from "../../book/lodging.book-form";
import { repeatedPassports } from "../../book/lodging.travelers";
import { LONGEST_REQUESTS } from "../../lodging.rules";
import type { LodgingOfferDetail } from "../../lodging.schemas";

type Stay = Pick<LodgingOfferDetail, "CheckIn" | "CheckOut">;
type Parts = { countries: readonly Country[]; language: Language };

/**
 * The schema of the travelers' form (LODGE-10, DOC-3), for as many travelers as the offer has guests; its messages
 * are message ids. How long a passport must be valid is checked once its country is chosen.
 */
export const lodgingBookSchema = ({ CheckIn, CheckOut }: Stay, { countries, language }: Parts) =>
  schemaOf<Omit<LodgingBookValues, "PolicyEdition">>()({
    travelers: array()
      .of(
        schemaOf<LodgingBookValues["travelers"][number]>()({
          FirstName: personsName("field.firstNameRequired"),
          LastName: personsName("field.lastNameRequired"),
          Passport: documentNumber(LONGEST.passportNumber, "field.passportRequired"),
          CountryId: string().required("field.countryRequired"),
          PassportExpires: string()
            .required("field.passportExpiresRequired")
            .test("rule", "field.dateInvalid" satisfies MessageId, (value = "", context) => {
              if (!isHavanaDate(value)) return false;
              const country = countries.find(({ Id }) => String(Id) === context.parent.CountryId);
              const passport = { expiresOn: value, months: country?.PassportMonths ?? 0 };
              const refusal = travelerPassportRefusal(passport, { firstDay: CheckIn, lastDay: CheckOut });
              if (!refusal) return true;
              const message = withValues(`refusal.${refusal.code}`, refusalValues(refusal, language));
              return context.createError({ message });
            }),
        }),
      )
      .test("passports", (travelers, { createError }) => {
        const [index] = repeatedPassports((travelers ?? []) as LodgingBookValues["travelers"]);
        const message = "field.passportRepeated" satisfies MessageId;
        return index === undefined || createError({ path: `travelers.${index}.Passport`, message });
      }),
    Requests: printable(LONGEST_REQUESTS),
    AcceptPolicies: ticked("field.acceptPolicies"),
  });
