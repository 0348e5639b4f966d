import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import { informationContract } from "../information.contract";
import type { CourierQuote, CourierRates, Faq, News, NewsCategory, NewsIndex, Policy } from "../information.schemas";
import type { PolicyName } from "../policies/policies";

type InLanguage = { lang: string };

const policyCalls = {
  cancellation: informationContract.getCancelPolicy,
  privacy: informationContract.getPrivacyPolicy,
  terms: informationContract.getGeneralTerms,
} as const;

/** Calls of specification section 7, Information. They fail silently (section 8): none names a message. */
export const informationApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getPolicy: build.query<Policy, InLanguage & { name: PolicyName }>({
      query: ({ name, lang }) => request(policyCalls[name], { params: { lang } }),
    }),
    getNewsCategories: build.query<NewsCategory[], InLanguage>({
      query: (params) => request(informationContract.getNewsCategories, { params }),
    }),
    /** `from`: a Havana date. */
    searchNews: build.query<NewsIndex[], InLanguage & { from: string }>({
      query: ({ lang, from }) =>
        request(informationContract.searchNews, { params: { lang }, body: { PublishFromDate: from } }),
    }),
    getNews: build.query<News, InLanguage & { newsId: number }>({
      query: (params) => request(informationContract.getNews, { params }),
    }),
    /** `lang` is part of the question, so that each language is kept apart; it travels in the header. */
    getFaq: build.query<Faq[], InLanguage & { siteId: number; productType: number }>({
      query: ({ siteId, productType }) => request(informationContract.getFaq, { params: { siteId, productType } }),
    }),
    getCourierRates: build.query<CourierRates, void>({
      query: () => request(informationContract.getCourierRates, { params: {} }),
    }),
    getCourierQuote: build.query<CourierQuote, { provinceId: number; grams: number }>({
      query: (params) => request(informationContract.getCourierQuote, { params }),
    }),
  }),
});

export const {
  useGetPolicyQuery,
  useGetNewsCategoriesQuery,
  useSearchNewsQuery,
  useGetNewsQuery,
  useGetFaqQuery,
  useGetCourierRatesQuery,
  useGetCourierQuoteQuery,
} = informationApi;
