import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { PageTab, PageTabs } from "../../../platform/web/ui/PageTabs";
import { CATALOGUE_PATH, PHOTOS_PARAM, photosPath, QUOTE_PARAM } from "./photosPaths";

/** What the catalogue has, its photographs, and what a search would cost. */
export function CatalogueTabs() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const [photos, quote] = [params.has(PHOTOS_PARAM), params.has(QUOTE_PARAM)];
  return (
    <PageTabs aria-label={intl.formatMessage({ id: "support.nav.catalogue" })} data-print="off">
      <PageTab to={CATALOGUE_PATH} {...(!photos && !quote && { "aria-current": "page" })}>
        <FormattedMessage id="support.catalogue.tables" />
      </PageTab>
      <PageTab to={photosPath} {...(photos && { "aria-current": "page" })}>
        <FormattedMessage id="photos.title" />
      </PageTab>
      <PageTab to={`${CATALOGUE_PATH}?${QUOTE_PARAM}=`} {...(quote && { "aria-current": "page" })}>
        <FormattedMessage id="support.quote.title" />
      </PageTab>
    </PageTabs>
  );
}
