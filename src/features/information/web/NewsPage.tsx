import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useParams } from "react-router";
import { isNotFound } from "../../../platform/web/callError";
import { usePageWords } from "../../../platform/web/head/usePageWords";
import { selectLanguage } from "../../../platform/web/intl/language";
import { EmptyState } from "../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { idOfPath } from "../../../shared/page";
import { newsListPath } from "../information.pages";
import { NEWS_SINCE } from "../news.rules";
import { newsWords } from "../news.words";
import { InformationPending } from "./InformationPending";
import { useGetNewsQuery, useSearchNewsQuery } from "./information.api";
import { NewsArticle } from "./NewsArticle";
import { NewsCards } from "./NewsCards";

const RELATED = 3;

/** `/news/{newsId}/{catId}`: one item, and others of its category. */
export default function NewsPage() {
  const { newsId = "", catId = "" } = useParams();
  const id = idOfPath(newsId);
  const lang = useSelector(selectLanguage);
  const { data: news, error, refetch } = useGetNewsQuery(id === null ? skipToken : { newsId: id, lang });
  const { data: all = [] } = useSearchNewsQuery({ lang, from: NEWS_SINCE });
  const isMissing = id === null || isNotFound(error);
  usePageWords(isMissing ? null : news && newsWords(news));
  if (isMissing) return <NoSuchNews />;
  if (!news)
    return (
      <PageFrame title={<FormattedMessage id="title.news" />} above={<BackToNews />}>
        <InformationPending error={error} onRetry={refetch} />
      </PageFrame>
    );
  const related = all.filter(({ Id, CategoryId }) => Id !== id && CategoryId === Number(catId)).slice(0, RELATED);
  return (
    <PageFrame
      title={<span lang={news.Language}>{news.Title}</span>}
      lead={<span lang={news.Language}>{news.Summary}</span>}
      above={<BackToNews />}
    >
      <div style={{ marginBottom: 48 }}>
        <NewsArticle news={news} />
      </div>
      {related.length > 0 ? (
        <Section title={<FormattedMessage id="information.news.related" />}>
          <NewsCards items={related} />
        </Section>
      ) : null}
    </PageFrame>
  );
}

function BackToNews() {
  return (
    <TextLink to={newsListPath()}>
      <FormattedMessage id="information.news.all" />
    </TextLink>
  );
}

function NoSuchNews() {
  return (
    <PageFrame narrow title={<FormattedMessage id="information.news.gone" />}>
      <EmptyState
        title={<FormattedMessage id="information.news.goneText" />}
        action={
          <MainLink to={newsListPath()}>
            <FormattedMessage id="information.news.all" />
          </MainLink>
        }
      />
    </PageFrame>
  );
}
