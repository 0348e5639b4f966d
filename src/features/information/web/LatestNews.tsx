import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { Section } from "../../../platform/web/ui/Section";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { NEWS_DAYS } from "../../../shared/constants";
import { addDays, havanaDate } from "../../../shared/havana";
import { useSearchNewsQuery } from "./information.api";
import { NewsCards } from "./NewsCards";

const SHOWN = 3;

/** The newest of the last ten days (INFO-1). None, or none to be had: nothing is shown, silently. */
export function LatestNews() {
  const lang = useSelector(selectLanguage);
  const { data = [] } = useSearchNewsQuery({ lang, from: addDays(havanaDate(Date.now()), -NEWS_DAYS) });
  if (data.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="information.news.latest" />}
      action={
        <TextLink to="/news-list">
          <FormattedMessage id="information.news.all" />
        </TextLink>
      }
    >
      <NewsCards items={data.slice(0, SHOWN)} />
    </Section>
  );
}
