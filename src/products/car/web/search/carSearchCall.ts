import { CAR_OFFERS_PER_PAGE, DEFAULT_CAR_SEARCH, DEFAULT_COUNTRY_ID, SITE_ID } from "../../../../shared/constants";
import { RECOMMENDED } from "../../../../shared/enumerations";
import type { CarOfferQuestion, CarSearch } from "../../car.schemas";
import type { CarSearchChoice, CarSearchView } from "../../search/car.search-url";

/**
 * Paging and sorting of a search call: page from 0, 20 a page (CAR-13). The recommended order is requested in the body.
 */
export function searchParams({ field, order, page }: CarSearchView, language: string) {
  return { field: field === RECOMMENDED ? "Price" : field, order, language, page, pageSize: CAR_OFFERS_PER_PAGE };
}

/** A visitor's choice as the call's body. The user's country is unknown before the driver's form. */
export function searchBody(search: CarSearchChoice, language: string): CarSearch {
  return {
    ...search,
    Currency: DEFAULT_CAR_SEARCH.currency,
    SiteId: SITE_ID,
    CountryId: DEFAULT_COUNTRY_ID,
    IdUserCountry: 0,
    LanguageCode: language,
    IgnoreReservePeriod: false,
  };
}

/** The call for one offer, from a search with a supplier and a model. */
export function offerQuestion(search: CarSearchChoice, language: string): CarOfferQuestion {
  return { ...searchBody(search, language), IdSupplier: search.IdSupplier, IdModel: search.IdModel };
}
