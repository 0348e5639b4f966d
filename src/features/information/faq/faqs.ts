import { ProductType } from "../../../shared/enumerations";
import type { Language } from "../../../shared/language";
import type { Faq } from "../information.schemas";
import { carEn, courierEn, lodgingEn } from "./faq.en";
import { carEs, courierEs, lodgingEs } from "./faq.es";

/** By product type of specification section 3. */
export const faqs: Record<Language, Partial<Record<number, Faq[]>>> = {
  en: {
    [ProductType.CarRent]: carEn,
    [ProductType.Lodging]: lodgingEn,
    [ProductType.CourierServices]: courierEn,
  },
  es: {
    [ProductType.CarRent]: carEs,
    [ProductType.Lodging]: lodgingEs,
    [ProductType.CourierServices]: courierEs,
  },
};
