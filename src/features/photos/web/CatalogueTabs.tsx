import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { PageTab, PageTabs } from "../../../platform/web/ui/PageTabs";
import { CATALOGUE_PATH, PHOTOS_PARAM, photosPath } from "./photosPaths";

/** What the catalogue has, and its photographs. */
export function CatalogueTabs() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const photos = params.has(PHOTOS_PARAM);
  return (
    <PageTabs aria-label={intl.formatMessage({ id: "support.nav.catalogue" })} data-print="off">
      <PageTab to={CATALOGUE_PATH} {...(!photos && { "aria-current": "page" })}>
        <FormattedMessage id="support.catalogue.tables" />
      </PageTab>
      <PageTab to={photosPath} {...(photos && { "aria-current": "page" })}>
        <FormattedMessage id="photos.title" />
      </PageTab>
    </PageTabs>
  );
}
