import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { serverNow } from "../../../platform/web/serverNow";
import { NEWS_DAYS } from "../../../shared/constants";
import { addDays, havanaDate } from "../../../shared/havana";
import { useSearchNewsQuery } from "./information.api";

/** The query for the news of the last ten days. */
export const recentNews = (lang: string) => ({ lang, from: addDays(havanaDate(serverNow()), -NEWS_DAYS) });

/** Their answer, for the list. (INFO-1) */
export function useRecentNews() {
  return useSearchNewsQuery(recentNews(useSelector(selectLanguage)));
}
