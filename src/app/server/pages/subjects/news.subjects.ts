import type { NewsArticle } from "schema-dts";
import { newsListPath, newsPath } from "../../../../features/information/information.pages";
import type { News } from "../../../../features/information/information.schemas";
import { NEWS_SINCE } from "../../../../features/information/news.rules";
import { newsWords } from "../../../../features/information/news.words";
import type { InformationService } from "../../../../features/information/server/information.service";
import { Problem } from "../../../../platform/server/problem";
import { DEFAULT_LANGUAGE } from "../../../../shared/constants";
import { pictureAddress } from "../pictures/pictureAddress";
import { crumbs, shopOrganization } from "./schemaOrg";
import type { Reader, Subject, Subjects } from "./subject";

/** The pages of news items. An address may have any category; the canonical one has the item's own. */
export function newsSubjects(information: Pick<InformationService, "news" | "newsSince">): Subjects {
  return {
    find: async ([id], language) => {
      if (id === undefined) throw new Problem("notFound");
      return subjectOf(await information.news(id, language));
    },
    list: async () =>
      (await information.newsSince(NEWS_SINCE, DEFAULT_LANGUAGE)).map((item) => ({
        path: newsPath(item),
        changedOn: changeOf(item),
      })),
  };
}

const changeOf = ({ ChangedOn, PublishedOn }: Pick<News, "ChangedOn" | "PublishedOn">) => ChangedOn ?? PublishedOn;

function subjectOf(news: News): Subject {
  const path = newsPath(news);
  return {
    path,
    words: newsWords(news),
    isArticle: true,
    changedOn: changeOf(news),
    picture: { zoneCode: "CFG", carClass: null, name: news.Title, line: news.CategoryName },
    things: (reader) => [
      articleOf(news, path, reader),
      crumbs(reader, [
        { name: { id: "title.news" }, path: newsListPath() },
        { name: news.Title, path },
      ]),
    ],
  };
}

function articleOf(news: News, path: string, reader: Reader): NewsArticle {
  return {
    "@type": "NewsArticle",
    headline: news.Title,
    description: news.Summary,
    articleBody: news.Body.join("\n\n"),
    articleSection: news.CategoryName,
    datePublished: news.PublishedOn,
    dateModified: changeOf(news),
    inLanguage: news.Language,
    url: reader.address(path),
    mainEntityOfPage: reader.address(path),
    image: pictureAddress(reader, path),
    author: shopOrganization(reader),
    publisher: shopOrganization(reader),
  };
}
