import Chip from "@mui/material/Chip";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useSearchParams } from "react-router";
import { PageScene } from "../../../art/PageScene";
import { selectLanguage } from "../../../platform/web/intl/language";
import { Link } from "../../../platform/web/links";
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
        <Category id={0} chosen={chosen} name={<FormattedMessage id="information.news.every" />} />
        {categories.map(({ Id, Name }) => (
          <Category key={Id} id={Id} chosen={chosen} name={Name} />
        ))}
      </Categories>
      {items ? <Items items={items} /> : <InformationPending error={error} onRetry={refetch} />}
    </PageFrame>
  );
}

type CategoryProps = {
  /** 0: all of them. */
  readonly id: number;
  readonly chosen: number;
  readonly name: ReactNode;
};

function Category({ id, chosen, name }: CategoryProps) {
  return (
    <Chip
      component={Link}
      to={newsListPath(id === 0 ? undefined : { category: id })}
      clickable
      variant="outlined"
      aria-current={chosen === id ? "page" : undefined}
      label={name}
    />
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
