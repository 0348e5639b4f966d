import { type Pages, pagePath } from "../../shared/page";

export const informationPages = {
  cancellationPolicy: { paths: ["/cancellation-policy"], alias: "cancellation_policy", listed: true },
  privacyPolicy: { paths: ["/privacy-policy"], alias: "privacy_policy", listed: true },
  generalTerms: { paths: ["/general-terms"], listed: true },
  news: { paths: ["/news-list"], listed: true, query: ["category"] },
  newsItem: { paths: ["/news/:newsId/:catId"], listed: true },
  help: { paths: ["/help"], listed: true },
  courier: { paths: ["/courier-service"], alias: "courierService", signIn: "any" },
} as const satisfies Pages;

export const cancellationPolicyPath = () => pagePath(informationPages.cancellationPolicy.paths[0]);
export const privacyPolicyPath = () => pagePath(informationPages.privacyPolicy.paths[0]);
export const generalTermsPath = () => pagePath(informationPages.generalTerms.paths[0]);
export const newsListPath = (query?: { category?: number }) => pagePath(informationPages.news.paths[0], {}, query);
export const newsPath = ({ Id, CategoryId }: { Id: number; CategoryId: number }) =>
  pagePath(informationPages.newsItem.paths[0], { newsId: Id, catId: CategoryId });
export const helpPath = () => pagePath(informationPages.help.paths[0]);
export const courierPath = () => pagePath(informationPages.courier.paths[0]);

/** A guide for travelers as a file, which is no page. (INFO-25) */
export const GUIDE_FILES = "/documents/:file";
export const guideFilePath = (guide: string, language: string) =>
  pagePath(GUIDE_FILES, { file: `${guide}-${language}.pdf` });
