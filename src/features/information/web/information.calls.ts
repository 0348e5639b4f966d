import { type CallsOf, type PageCalls, withoutSubscription } from "../../../platform/web/pageCalls";
import { SITE_ID } from "../../../shared/constants";
import { ProductType } from "../../../shared/enumerations";
import { idOfPath } from "../../../shared/page";
import type { informationPages } from "../information.pages";
import { NEWS_SINCE } from "../news.rules";
import type { PolicyName } from "../texts.rules";
import { informationApi } from "./information.api";
import { recentNews } from "./useRecentNews";

const { getFaq, getNews, getNewsCategories, getPolicy, searchNews } = informationApi.endpoints;

const policy =
  (name: PolicyName): PageCalls =>
  (dispatch, { lang }) =>
    dispatch(getPolicy.initiate({ name, lang }, withoutSubscription));

/** The questions of both products, on the help page. */
const questionCalls: PageCalls = (dispatch, { lang }) =>
  Promise.all(
    [ProductType.CarRent, ProductType.Lodging].map((productType) =>
      dispatch(getFaq.initiate({ siteId: SITE_ID, productType, lang }, withoutSubscription)),
    ),
  );

/** The data of the screens of information.pages.ts when they are opened. */
export const informationCalls: CallsOf<typeof informationPages> = {
  cancellationPolicy: policy("cancellation"),
  privacyPolicy: policy("privacy"),
  generalTerms: policy("terms"),
  help: questionCalls,
  news: (dispatch, { lang }) =>
    Promise.all([
      dispatch(getNewsCategories.initiate({ lang }, withoutSubscription)),
      dispatch(searchNews.initiate(recentNews(lang), withoutSubscription)),
    ]),
  newsItem: async (dispatch, { params, lang }) => {
    const newsId = idOfPath(params.newsId);
    if (newsId === null) return;
    await Promise.all([
      dispatch(getNews.initiate({ newsId, lang }, withoutSubscription)),
      dispatch(searchNews.initiate({ lang, from: NEWS_SINCE }, withoutSubscription)),
    ]);
  },
};
