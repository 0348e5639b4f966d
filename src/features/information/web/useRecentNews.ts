import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { serverNow } from "../../../platform/web/serverNow";
import { NEWS_DAYS } from "../../../shared/constants";
import { addDays, havanaDate } from "../../../shared/havana";
import { useSearchNewsQuery } from "./information.api";

/** The news of the last ten days, for the home page and the list. (INFO-1) */
export function useRecentNews() {
  const lang = useSelector(selectLanguage);
  return useSearchNewsQuery({ lang, from: addDays(havanaDate(serverNow()), -NEWS_DAYS) });
}
