import { api } from "../../../platform/web/api";
import { call, callBy, request } from "../../../platform/web/request";
import { informationContract } from "../information.contract";
import type { PolicyName } from "../texts.rules";

type InLanguage = { lang: string };

const policyCalls = {
  cancellation: informationContract.getCancelPolicy,
  privacy: informationContract.getPrivacyPolicy,
  terms: informationContract.getGeneralTerms,
} as const;

/** Calls of WIRE-8, INFO-4. Their failures raise no alert. */
export const informationApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getPolicy: build.query(
      callBy(({ name, lang }: InLanguage & { name: PolicyName }) => request(policyCalls[name], { lang })),
    ),
    getGuide: build.query(call(informationContract.getGuide)),
    getPolicyEdition: build.query({ ...call(informationContract.getPolicyEdition), providesTags: ["Policies"] }),
    getNewsCategories: build.query(call(informationContract.getNewsCategories)),
    /** `from`: a Havana date. */
    searchNews: build.query(
      callBy(({ lang, from }: InLanguage & { from: string }) =>
        request(informationContract.searchNews, { lang, body: { PublishFromDate: from } }),
      ),
    ),
    getNews: build.query(call(informationContract.getNews)),
    /** `lang` is only part of the cache key; the call sends it in a header. */
    getFaq: build.query(
      callBy(({ siteId, productType }: InLanguage & { siteId: number; productType: number }) =>
        request(informationContract.getFaq, { siteId, productType }),
      ),
    ),
    getCourierRates: build.query(call(informationContract.getCourierRates)),
    getCourierQuote: build.query(call(informationContract.getCourierQuote)),
  }),
});

export const {
  useGetPolicyQuery,
  useGetGuideQuery,
  useGetPolicyEditionQuery,
  useGetNewsCategoriesQuery,
  useSearchNewsQuery,
  useGetNewsQuery,
  useGetFaqQuery,
  useGetCourierRatesQuery,
  useGetCourierQuoteQuery,
} = informationApi;
