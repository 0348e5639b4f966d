import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import type { Language } from "../../../shared/language";
import { courierBands, courierQuote, regionOf } from "../courier.rules";
import { faqs } from "../faq/faqs";
import type { CourierQuote, CourierRates, Faq, News, NewsCategory, NewsIndex, Policy } from "../information.schemas";
import { type PolicyName, policies } from "../policies/policies";
import { provinceById, provincesByName } from "./courier.repository";
import { newsBetween, newsById, newsCategoriesOf } from "./news.repository";

export type InformationService = ReturnType<typeof informationService>;

/** What anybody may read (specification section 7, Information); the courier's prices are for who is signed in. */
export function informationService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    policy: async (name: PolicyName, language: Language): Promise<Policy> => policies[name][language],

    newsCategories: (language: Language): Promise<NewsCategory[]> => newsCategoriesOf(db, language),

    /** Published on this Havana date or later; what is dated ahead is not out yet. */
    newsSince: (from: string, language: Language): Promise<NewsIndex[]> =>
      newsBetween(db, language, { from, to: havanaDate(now()) }),

    /** Throws notFound. */
    async news(id: number, language: Language): Promise<News> {
      const item = await newsById(db, language, id, havanaDate(now()));
      if (!item) throw new Problem("notFound");
      return item;
    },

    /** Of a product type of specification section 3; none where we have no product of that type. */
    faq: async (productType: number, language: Language): Promise<Faq[]> => faqs[language][productType] ?? [],

    async courierRates(): Promise<CourierRates> {
      const provinces = await provincesByName(db);
      return {
        Bands: courierBands.map(({ upToGrams, ...prices }) => ({ UpToGrams: upToGrams, ...prices })),
        Provinces: provinces.map(({ id, name, code }) => ({ Id: id, Name: name, Region: regionOf(code) })),
      };
    },

    /** Throws notFound for an unknown province, courier.weight for a weight that is not carried. */
    async courierQuote(provinceId: number, grams: number): Promise<CourierQuote> {
      const province = await provinceById(db, provinceId);
      if (!province) throw new Problem("notFound");
      const quote = courierQuote(grams, regionOf(province.code));
      if (!quote) throw new Problem("courier.weight");
      const { upToGrams, price, days } = quote;
      return { Grams: grams, UpToGrams: upToGrams, Price: price, DaysFrom: days.from, DaysTo: days.to };
    },
  };
}
