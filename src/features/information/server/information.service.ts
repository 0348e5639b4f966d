import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { hiddenSections } from "../../../platform/server/shop/shop.repository";
import { isProductType, ProductType } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import type { Language } from "../../../shared/language";
import type { ShopSection } from "../../../shared/shop";
import { courierBands, courierQuote, regionOf } from "../courier.rules";
import type { Figures } from "../figures.rules";
import type {
  CourierQuote,
  CourierRates,
  Faq,
  News,
  NewsCategory,
  NewsIndex,
  Policy,
  PolicyEdition,
} from "../information.schemas";
import type { FaqProduct, GuideName, PolicyName } from "../texts.rules";
import { currentPolicies, editionOf } from "./acceptedPolicies";
import { provinceById, provincesByName } from "./courier.repository";
import { newsBetween, newsById, newsCategoriesIn } from "./news.repository";
import { currentText } from "./texts";

const productsWithFaq: Partial<Record<number, FaqProduct>> = {
  [ProductType.CarRent]: "car",
  [ProductType.Lodging]: "lodging",
  [ProductType.CourierServices]: "courier",
};

type Deps = Pick<Services, "db" | "now"> & {
  /** The figures in texts, by the current rules and rates. */
  figures: () => Promise<Figures>;
  /** Draws a guide as a PDF. */
  drawGuide: (text: Policy, language: Language) => Promise<Uint8Array>;
};

export type InformationService = ReturnType<typeof informationService>;

/** Public texts (WIRE-8); the courier's prices need a sign-in. */
export function informationService({ db, now, figures, drawGuide }: Deps) {
  const isHidden = async (section: ShopSection) => (await hiddenSections(db)).includes(section);
  return {
    policy: async (name: PolicyName, language: Language): Promise<Policy> =>
      (await currentText({ db, figures }, name)).text(language),

    policyEdition: async (): Promise<PolicyEdition> => ({ Edition: editionOf(await currentPolicies({ db, figures })) }),

    /** A guide in force, and the function that draws it as a PDF. (INFO-25) */
    async guide(name: GuideName, language: Language): Promise<{ text: Policy; draw: () => Promise<Uint8Array> }> {
      const text = (await currentText({ db, figures }, name)).text(language);
      return { text, draw: () => drawGuide(text, language) };
    },

    /** None if the shop leaves news out, like the other calls of news. (WEB-18) */
    newsCategories: async (language: Language): Promise<NewsCategory[]> =>
      (await isHidden("news")) ? [] : newsCategoriesIn(db, language),

    /** Published on this Havana date or later, without items dated in the future. */
    newsSince: async (from: string, language: Language): Promise<NewsIndex[]> =>
      (await isHidden("news")) ? [] : newsBetween(db, language, { from, to: havanaDate(now()) }),

    /** Throws `notFound`. */
    async news(id: number, language: Language): Promise<News> {
      if (await isHidden("news")) throw new Problem("notFound");
      const item = await newsById(db, language, id, havanaDate(now()));
      if (!item) throw new Problem("notFound");
      return item;
    },

    /** The FAQs of a product type of WIRE-20; empty for types that we do not sell. Throws `notFound`. (INFO-2) */
    async faq(productType: number, language: Language): Promise<Faq[]> {
      if (productType !== 0 && !isProductType(productType)) throw new Problem("notFound");
      const product = productsWithFaq[productType];
      if (product === "lodging" && (await isHidden("lodging"))) return [];
      return product ? (await currentText({ db, figures }, "faq")).text(language)[product] : [];
    },

    async courierRates(): Promise<CourierRates> {
      const provinces = await provincesByName(db);
      return {
        Bands: courierBands.map(({ upToGrams, ...prices }) => ({ UpToGrams: upToGrams, ...prices })),
        Provinces: provinces.map(({ id, name, code }) => ({ Id: id, Name: name, Region: regionOf(code) })),
      };
    },

    /** Throws `notFound` for an unknown province, `courier.weight` for a weight that is not carried. */
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
