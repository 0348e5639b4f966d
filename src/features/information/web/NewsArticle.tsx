import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { DottedLine } from "../../../platform/web/ui/dotted/DottedLine";
import type { News } from "../information.schemas";

const Article = styled("article")({
  display: "grid",
  gap: 16,
  maxWidth: "40rem",
  fontSize: "1.125rem",
  lineHeight: 1.6,
  gridTemplateColumns: "minmax(0, 1fr)",
  "& p": { margin: 0, overflowWrap: "anywhere" },
});

type Props = { readonly news: Pick<News, "CategoryName" | "PublishedOn" | "ChangedOn" | "Language" | "Body"> };

/** An item's text below its title and summary, on its page and in the editor. */
export function NewsArticle({ news: { CategoryName, PublishedOn, ChangedOn, Language, Body } }: Props) {
  const { day } = useHavanaTime();
  return (
    <Article>
      <p>
        <DottedLine>
          {CategoryName}
          <time dateTime={PublishedOn}>{day(PublishedOn)}</time>
          {ChangedOn === null ? null : (
            <time dateTime={ChangedOn}>
              <FormattedMessage id="information.news.changed" values={{ day: day(ChangedOn) }} />
            </time>
          )}
        </DottedLine>
      </p>
      {Body.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no id, and two may be equal.
        <p key={place} lang={Language}>
          {paragraph}
        </p>
      ))}
    </Article>
  );
}
