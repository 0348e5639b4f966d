import { findText } from "../../../../platform/server/http/texts";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import type { Marks } from "../../../../platform/server/shop/marks";
import { hiddenSections } from "../../../../platform/server/shop/shop.repository";
import { havanaDate } from "../../../../shared/havana";
import type { Language } from "../../../../shared/language";
import { formatWords } from "../../../../shared/pageWords";
import { nameOf, type Shop, type ShopSection } from "../../../../shared/shop";
import type { PlacedPage } from "../../../pageAt";
import { pageAddress, pageNames } from "../../../sitePages";
import type { ComposedServices } from "../../composeServices";
import { carClassSubjects } from "./carClass.subjects";
import { frontSubjects } from "./home.subjects";
import { hotelSubjects } from "./hotel.subjects";
import { newsSubjects } from "./news.subjects";
import { provinceSubjects, zoneSubjects } from "./place.subjects";
import { policySubjects } from "./policy.subjects";
import type { ListedPage, Reader, Subject, Subjects } from "./subject";

type Deps = Pick<Services, "db" | "now"> &
  Pick<
    ComposedServices,
    "cacheUntilChange" | "shop" | "marks" | "currencies" | "cars" | "lodging" | "information" | "opinions"
  >;

export type SiteSubjects = {
  /** What a page is about: null if about nothing in the database, "missing" if the database has no such thing. */
  of: (placed: PlacedPage, language: Language) => Promise<Subject | "missing" | null>;
  /** The site's operator. */
  shop: () => Promise<Shop>;
  /** The pictures of its mark. */
  marks: Marks;
  /** The sections that the shop leaves out. (WEB-18) */
  hidden: () => Promise<readonly ShopSection[]>;
  /** The codes of the currencies in which prices can be shown. */
  currencies: () => Promise<string[]>;
  /** All pages about one subject. */
  list: () => Promise<ListedPage[]>;
};

/** The subjects of all pages that have one. (WEB-23) */
export function siteSubjects({
  db,
  now,
  cacheUntilChange,
  shop,
  marks,
  currencies,
  cars,
  lodging,
  information,
  opinions,
}: Deps): SiteSubjects {
  const places = { db, places: lodging.catalogue };
  const sources: Partial<Record<string, Subjects>> = {
    ...frontSubjects({ information, cacheUntilChange }),
    zone: zoneSubjects(places),
    province: provinceSubjects(places),
    hotel: hotelSubjects({ ...lodging, opinions, today: () => havanaDate(now()) }),
    carClass: carClassSubjects(cars.classes),
    newsItem: newsSubjects(information),
    ...policySubjects(information),
  };
  return {
    shop,
    marks,
    hidden: cacheUntilChange(() => hiddenSections(db)),
    currencies: cacheUntilChange(async () => (await currencies.rates()).map(({ Currency }) => Currency)),
    of: async ({ page, path }, language) => {
      const source = sources[page];
      if (!source) return null;
      const parts = path.split("/").slice(2);
      if (!parts.every((part) => /^[1-9]\d{0,8}$/.test(part))) return "missing";
      return source.find(parts.map(Number), language).catch((error: unknown) => {
        if (error instanceof Problem && error.code === "notFound") return "missing";
        throw error;
      });
    },
    list: async () => (await Promise.all(pageNames.map((name) => sources[name]?.list() ?? []))).flat(),
  };
}

export function readerIn(language: Language, publicUrl: string, shop: Shop): Reader {
  return {
    language,
    publicUrl,
    shop,
    say: (words) =>
      String(formatWords(words, language, (id, values) => findText(language, id, { shop: nameOf(shop), ...values }))),
    address: (path) => pageAddress(publicUrl, path, language),
  };
}
