import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { PageTab, PageTabs } from "../../../platform/web/ui/page/PageTabs";
import { cataloguePath } from "../photos.pages";
import { NEWS_PARAM, PHOTOS_PARAM, QUOTE_PARAM, TEXTS_PARAM } from "./photosPaths";

const tabs = [
  { param: PHOTOS_PARAM, title: "photos.title" },
  { param: QUOTE_PARAM, title: "support.quote.title" },
  { param: NEWS_PARAM, title: "content.news.title" },
  { param: TEXTS_PARAM, title: "content.texts.title" },
] as const;

/** The catalogue's tabs: tables, photographs, quote tester, texts of the shop. */
export function CatalogueTabs() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const current = tabs.find(({ param }) => params.has(param));
  return (
    <PageTabs aria-label={intl.formatMessage({ id: "support.nav.catalogue" })} data-print="off">
      <PageTab to={cataloguePath()} {...(!current && { "aria-current": "page" })}>
        <FormattedMessage id="support.catalogue.tables" />
      </PageTab>
      {tabs.map(({ param, title }) => (
        <PageTab
          key={param}
          to={cataloguePath({ [param]: "" })}
          {...(param === current?.param && { "aria-current": "page" })}
        >
          <FormattedMessage id={title} />
        </PageTab>
      ))}
    </PageTabs>
  );
}
