import { styled } from "@mui/material/styles";
import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useParams } from "react-router";
import { isNotFound } from "../../../platform/web/callError";
import { usePageWords } from "../../../platform/web/head/usePageWords";
import { selectLanguage } from "../../../platform/web/intl/language";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { DottedLine } from "../../../platform/web/ui/dotted/DottedLine";
import { EmptyState } from "../../../platform/web/ui/EmptyState";
import { PageFrame } from "../../../platform/web/ui/PageFrame";
import { Section } from "../../../platform/web/ui/Section";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { newsWords } from "../news.words";
import { InformationPending } from "./InformationPending";
import { useGetNewsQuery, useSearchNewsQuery } from "./information.api";
import { NewsCards } from "./NewsCards";

const Article = styled("article")({
  display: "grid",
  gap: 16,
  maxWidth: "40rem",
  fontSize: "1.125rem",
  lineHeight: 1.6,
  marginBottom: 48,
});

const RELATED = 3;

/** `/news/{newsId}/{catId}`: one item, and others of its category. */
export default function NewsPage() {
  const { newsId = "", catId = "" } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(newsId) ? Number(newsId) : null;
  const lang = useSelector(selectLanguage);
  const { day } = useHavanaTime();
  const { data: news, error, refetch } = useGetNewsQuery(id === null ? skipToken : { newsId: id, lang });
  const { data: all = [] } = useSearchNewsQuery({ lang, from: "2000-01-01" });
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
      <Article>
        <p style={{ margin: 0 }}>
          <DottedLine>
            {news.CategoryName}
            <time dateTime={news.PublishedOn}>{day(news.PublishedOn)}</time>
          </DottedLine>
        </p>
        {news.Body.map((paragraph) => (
          <p key={paragraph} lang={news.Language} style={{ margin: 0 }}>
            {paragraph}
          </p>
        ))}
      </Article>
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
    <TextLink to="/news-list">
      <FormattedMessage id="information.news.all" />
    </TextLink>
  );
}

function NoSuchNews() {
  return (
    <PageFrame narrow title={<FormattedMessage id="title.news" />}>
      <EmptyState title={<FormattedMessage id="information.news.gone" />} action={<BackToNews />} />
    </PageFrame>
  );
}
