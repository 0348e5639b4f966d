import { byAnybody, byClient, endpoint } from "../../shared/endpoint";
import type {
  CourierQuote,
  CourierRates,
  Faq,
  News,
  NewsCategory,
  NewsIndex,
  NewsSearch,
  Policy,
  PolicyEdition,
} from "./information.schemas";

/** Calls of WIRE-8. Those of the general terms and of the courier are ours, modelled on them. */
export const informationContract = {
  getCancelPolicy: endpoint<Policy>()({ method: "GET", path: "/api/information/cancelPolicy/:lang", access: "public" }),
  getPrivacyPolicy: endpoint<Policy>()({
    method: "GET",
    path: "/api/information/privacyPolicy/:lang",
    access: "public",
  }),
  getGeneralTerms: endpoint<Policy>()({ method: "GET", path: "/api/information/generalTerms/:lang", access: "public" }),
  /** A guide's text, the same as in its PDF; `name` as in the PDF's address. (INFO-25) */
  getGuide: endpoint<Policy>()({ method: "GET", path: "/api/information/guides/:name/:lang", access: "public" }),
  /** The edition of the policies in force: a booking call can say which one its page showed. (INFO-26) */
  getPolicyEdition: endpoint<PolicyEdition>()({
    method: "GET",
    path: "/api/information/policyEdition",
    access: "public",
  }),
  getNewsCategories: endpoint<NewsCategory[]>()({
    method: "GET",
    path: "/api/information/news/getCategories/:lang",
    access: "public",
  }),
  searchNews: endpoint<NewsIndex[], NewsSearch>()({
    method: "POST",
    path: "/api/information/news/searchIndex/:lang",
    ...byAnybody,
  }),
  getNews: endpoint<News>()({ method: "GET", path: "/api/information/news/getNews/:newsId/:lang", access: "public" }),
  /** In the language of the request's Accept-Language: the path has none. */
  getFaq: endpoint<Faq[]>()({ method: "GET", path: "/api/faq/:siteId/:productType", access: "public" }),
  getCourierRates: endpoint<CourierRates>()({ method: "GET", path: "/api/information/courierRates", ...byClient }),
  getCourierQuote: endpoint<CourierQuote>()({
    method: "GET",
    path: "/api/information/courierQuote/:provinceId/:grams",
    ...byClient,
  }),
};
