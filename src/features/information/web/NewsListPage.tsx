import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useSearchParams } from "react-router";
import { PageScene } from "../../../art/PageScene";
import { selectLanguage } from "../../../platform/web/intl/language";
import { Link } from "../../../platform/web/links";
import { token } from "../../../platform/web/theme/token";
import { chipLink } from "../../../platform/web/ui/chipLook";
import { EmptyState } from "../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { newsListPath } from "../information.pages";
import { InformationPending } from "./InformationPending";
import { useGetNewsCategoriesQuery } from "./information.api";
import { NewsCards } from "./NewsCards";
import { useRecentNews } from "./useRecentNews";

const Categories = styled("nav")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginBottom: 24,
  "& a": chipLink,
  "& a[aria-current]": { background: token("ink"), color: token("page"), borderColor: token("ink") },
});

/** The news of the last ten days, or of one category; the choice is in the URL. */
export default function NewsListPage() {
  const lang = useSelector(selectLanguage);
  const chosen = Number(useSearchParams()[0].get("category")) || 0;
  const { data: categories = [] } = useGetNewsCategoriesQuery({ lang });
  const { data: all, error, refetch } = useRecentNews();
  const items = all?.filter(({ CategoryId }) => chosen === 0 || CategoryId === chosen);
  return (
    <PageFrame
      scene={<PageScene zone="CFG" />}
      title={<FormattedMessage id="title.news" />}
      lead={<FormattedMessage id="information.news.lead" />}
    >
      <Categories>
        <Link to={newsListPath()} aria-current={chosen === 0 ? "page" : undefined}>
          <FormattedMessage id="information.news.every" />
        </Link>
        {categories.map(({ Id, Name }) => (
          <Link key={Id} to={newsListPath({ category: Id })} aria-current={chosen === Id ? "page" : undefined}>
            {Name}
          </Link>
        ))}
      </Categories>
      {items ? <Items items={items} /> : <InformationPending error={error} onRetry={refetch} />}
    </PageFrame>
  );
}

function Items({ items }: Parameters<typeof NewsCards>[0]) {
  if (items.length > 0)
    return (
      <section aria-labelledby="news-items">
        <h2 id="news-items" style={{ fontSize: "1.5rem", margin: "0 0 16px" }}>
          <FormattedMessage id="information.news.count" values={{ count: items.length }} />
        </h2>
        <NewsCards items={items} />
      </section>
    );
  return (
    <EmptyState title={<FormattedMessage id="information.news.none" />}>
      <FormattedMessage id="information.news.none.text" />
    </EmptyState>
  );
}
