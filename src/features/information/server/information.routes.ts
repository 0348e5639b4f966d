import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { languageOf } from "../../../shared/language";
import { AnyId, Id, Lang, SiteId, Strict } from "../../../shared/schemas";
import { informationContract } from "../information.contract";
import {
  CourierQuote,
  CourierRates,
  Faq,
  News,
  NewsCategory,
  NewsIndex,
  NewsSearch,
  Policy,
  PolicyEdition,
} from "../information.schemas";
import { guideNames } from "../texts.rules";
import type { InformationService } from "./information.service";

const InLanguage = Strict({ lang: Lang });

/** Calls of information.contract.ts. */
export function informationRoutes(app: FastifyInstance, service: InformationService): void {
  const policies = [
    [informationContract.getCancelPolicy, "cancellation"],
    [informationContract.getPrivacyPolicy, "privacy"],
    [informationContract.getGeneralTerms, "terms"],
  ] as const;
  for (const [call, name] of policies) {
    route(app, call, { params: InLanguage, data: Policy }, ({ params }) =>
      service.policy(name, languageOf(params.lang)),
    );
  }

  route(
    app,
    informationContract.getGuide,
    { params: Strict({ name: Type.Enum(guideNames), lang: Lang }), data: Policy },
    async ({ params }) => (await service.guide(params.name, languageOf(params.lang))).text,
  );

  route(app, informationContract.getPolicyEdition, { data: PolicyEdition }, () => service.policyEdition());

  route(
    app,
    informationContract.getNewsCategories,
    { params: InLanguage, data: Type.Array(NewsCategory) },
    ({ params }) => service.newsCategories(languageOf(params.lang)),
  );
  route(
    app,
    informationContract.searchNews,
    { params: InLanguage, body: NewsSearch, data: Type.Array(NewsIndex) },
    ({ params, body }) => service.newsSince(body.PublishFromDate, languageOf(params.lang)),
  );
  route(app, informationContract.getNews, { params: Strict({ newsId: Id, lang: Lang }), data: News }, ({ params }) =>
    service.news(params.newsId, languageOf(params.lang)),
  );
  route(
    app,
    informationContract.getFaq,
    { params: Strict({ siteId: SiteId, productType: AnyId }), data: Type.Array(Faq) },
    ({ params, language }) => service.faq(params.productType, language),
  );
  route(app, informationContract.getCourierRates, { data: CourierRates }, () => service.courierRates());
  route(
    app,
    informationContract.getCourierQuote,
    { params: Strict({ provinceId: Id, grams: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }), data: CourierQuote },
    ({ params }) => service.courierQuote(params.provinceId, params.grams),
  );
}
