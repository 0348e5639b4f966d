import { styled } from "@mui/material/styles";
import type { NewsIndex } from "../information.schemas";
import { NewsCard } from "./NewsCard";

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
