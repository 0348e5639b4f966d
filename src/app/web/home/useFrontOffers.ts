import { useEffect } from "react";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { whenIdle } from "../../../platform/web/whenIdle";
import { useCarPrefetch, useGetFrontOffersQuery } from "../../../products/car/web/car.api";
import { DEFAULT_COUNTRY_ID, SITE_ID } from "../../../shared/constants";

export const askedOffers = (lang: string) => ({ siteId: SITE_ID, countryId: DEFAULT_COUNTRY_ID, lang }) as const;

/** Home offers of CAR-18, in the language of the page. */
export function useFrontOffers() {
  return useGetFrontOffersQuery(askedOffers(useSelector(selectLanguage)));
}

/** Loads them before they come into view, after the first view is shown. */
export function useEarlyFrontOffers(): void {
  const lang = useSelector(selectLanguage);
  const prefetch = useCarPrefetch("getFrontOffers");
  useEffect(() => whenIdle(() => prefetch(askedOffers(lang))), [prefetch, lang]);
}
