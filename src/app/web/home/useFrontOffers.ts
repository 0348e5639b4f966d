import { useSelector } from "react-redux";
import { useGetFrontOffersQuery } from "../../../features/car/web/car.api";
import { selectLanguage } from "../../../platform/web/intl/language";
import { DEFAULT_COUNTRY_ID, SITE_ID } from "../../../shared/constants";

/** Home offers of CAR-18, in the language of the page. */
export function useFrontOffers() {
  const lang = useSelector(selectLanguage);
  return useGetFrontOffersQuery({ siteId: SITE_ID, countryId: DEFAULT_COUNTRY_ID, lang });
}
