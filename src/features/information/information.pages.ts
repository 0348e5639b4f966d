import type { Pages } from "../../shared/page";

export const informationPages = {
  cancellationPolicy: { paths: ["/cancellation-policy"], alias: "cancellation_policy", listed: true },
  privacyPolicy: { paths: ["/privacy-policy"], alias: "privacy_policy", listed: true },
  generalTerms: { paths: ["/general-terms"], listed: true },
  news: { paths: ["/news-list"], listed: true },
  newsItem: { paths: ["/news/:newsId/:catId"], listed: true },
  help: { paths: ["/help"], listed: true },
  courier: { paths: ["/courier-service"], alias: "courierService", signIn: "any" },
} as const satisfies Pages;
