import { FormattedMessage } from "react-intl";
import { Section } from "../../../platform/web/ui/page/Section";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { newsListPath } from "../information.pages";
import { NewsCards } from "./NewsCards";
import { useRecentNews } from "./useRecentNews";

const SHOWN = 3;

/** The news of the last ten days (INFO-1). Nothing if there are none, or if they cannot be loaded. */
export function LatestNews() {
  const { data = [] } = useRecentNews();
  if (data.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="information.news.latest" />}
      action={
        <TextLink to={newsListPath()}>
          <FormattedMessage id="information.news.all" />
        </TextLink>
      }
    >
      <NewsCards items={data.slice(0, SHOWN)} rail />
    </Section>
  );
}
