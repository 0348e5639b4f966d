import { styled } from "@mui/material/styles";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../platform/web/links";
import { token } from "../../../platform/web/theme/token";
import { DottedLine } from "../../../platform/web/ui/dotted/DottedLine";
import { newsPath } from "../information.pages";
import type { NewsIndex } from "../information.schemas";

const Card = styled("article")({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
  gap: 8,
  height: "100%",
  padding: "18px 20px 22px",
  border: `1px solid ${token("sand")}`,
  borderTop: `6px solid ${token("sea")}`,
  borderRadius: 12,
  background: token("surface"),
  "& h3": { fontSize: "1.25rem", lineHeight: 1.25, margin: 0 },
  "& a": { color: token("ink"), textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" },
  // The whole card can be pressed, though the link is only the title.
  "& a::after": { content: '""', position: "absolute", inset: 0, borderRadius: 12 },
  "& p": { color: token("inkSoft"), margin: 0 },
});

const Small = styled("p")({ fontSize: "0.9375rem" });

const List = styled("ul")({
  display: "grid",
  gap: "clamp(14px, 2vw, 24px)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  padding: 0,
  margin: 0,
  listStyle: "none",
});

export function NewsCards({ items }: { readonly items: readonly NewsIndex[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.Id}>
          <NewsCard item={item} />
        </li>
      ))}
    </List>
  );
}

/** An item of the news list: category, date and summary. */
function NewsCard({ item }: { readonly item: NewsIndex }) {
  const { day } = useHavanaTime();
  return (
    <Card>
      <Small>
        <DottedLine>
          {item.CategoryName}
          <time dateTime={item.PublishedOn}>{day(item.PublishedOn)}</time>
        </DottedLine>
      </Small>
      <h3 lang={item.Language}>
        <Link to={newsPath(item)}>{item.Title}</Link>
      </h3>
      <p lang={item.Language}>{item.Summary}</p>
    </Card>
  );
}
