import { IntlMessageFormat } from "intl-messageformat";
import en from "../../../../../i18n/en.json";
import es from "../../../../../i18n/es.json";
import { ProductType } from "../../../../shared/enumerations";

it.each(Object.entries({ en, es }))(
  "the products that are sold have names among the facts of a plan, in %s",
  (language, messages) => {
    const named = new IntlMessageFormat(messages["inspector.value.product"], language);
    const names = [ProductType.CarRent, ProductType.Lodging].map((product) => named.format({ product }));
    expect(names).toEqual({ en: ["car", "lodging"], es: ["auto", "alojamiento"] }[language]);
  },
);
