import { styled } from "@mui/material/styles";
import { phoneRail } from "../../../platform/web/ui/page/phoneRail";
import type { NewsIndex } from "../information.schemas";
import { NewsCard } from "./NewsCard";

const List = styled("ul")({
  display: "grid",
  gap: "clamp(14px, 2vw, 24px)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  padding: 0,
  margin: 0,
  listStyle: "none",
  "&[data-rail]": phoneRail,
});

type Props = {
  readonly items: readonly NewsIndex[];
  /** On phones as one row, among other things on a page. */
  readonly rail?: boolean;
};

export function NewsCards({ items, rail = false }: Props) {
  return (
    <List {...(rail && { "data-rail": "" })}>
      {items.map((item) => (
        <li key={item.Id}>
          <NewsCard item={item} />
        </li>
      ))}
    </List>
  );
}
