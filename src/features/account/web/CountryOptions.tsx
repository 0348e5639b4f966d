import { FormattedMessage } from "react-intl";
import { Options } from "../../../platform/web/ui/fields/Options";
import type { MessageId } from "../../../shared/messageId";
import type { Country } from "../account.schemas";

/** The countries of most visitors of Cuba, by ISO 3166-1. */
const frequent = ["CA", "US", "ES", "DE", "FR", "IT", "GB", "MX", "RU"];

type Props = {
  readonly countries: readonly Pick<Country, "Id" | "Iso" | "Name">[];
  /** The text of choosing none. */
  readonly none: MessageId;
};

/** The options of a select of countries: the frequent ones first, then all in their order. Values are ids as text. */
export function CountryOptions({ countries, none }: Props) {
  const first = frequent.flatMap((iso) => countries.find(({ Iso }) => Iso === iso) ?? []);
  return (
    <>
      <FormattedMessage id={none}>{(text) => <option value="">{text}</option>}</FormattedMessage>
      {first.length > 0 && (
        <FormattedMessage id="account.field.frequentCountries">
          {(text) => (
            <optgroup label={String(text)}>
              <Options items={first} />
            </optgroup>
          )}
        </FormattedMessage>
      )}
      <FormattedMessage id="account.field.allCountries">
        {(text) => (
          <optgroup label={String(text)}>
            <Options items={countries} />
          </optgroup>
        )}
      </FormattedMessage>
    </>
  );
}
