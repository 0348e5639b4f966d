import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../theme/token";

const List = styled("dl", { shouldForwardProp: (prop) => prop !== "layout" })<{ readonly layout: "rows" | "grid" }>(
  ({ layout }) => ({
    display: "grid",
    gap: layout === "grid" ? "14px 24px" : 0,
    gridTemplateColumns: layout === "grid" ? "repeat(auto-fill, minmax(150px, 1fr))" : "1fr",
    "& > div": {
      minWidth: 0,
      ...(layout === "rows" && {
        // All values start in the same column, whatever the labels' length.
        display: "grid",
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        gap: "2px 16px",
        paddingBlock: 9,
        "& + div": { borderTop: `1px solid ${token("sand")}` },
      }),
    },
  }),
);

const Term = styled("dt")({ color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.45 });

const Detail = styled("dd")({ margin: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums", minWidth: 0 });

export interface Fact {
  readonly id: string;
  readonly term: ReactNode;
  readonly detail: ReactNode;
}

/** Labels with their values: in rows for a summary, in a grid for a card (at most six there). */
export function FactList({
  facts,
  layout = "rows",
}: {
  readonly facts: readonly Fact[];
  readonly layout?: "rows" | "grid";
}) {
  return (
    <List layout={layout}>
      {facts.map(({ id, term, detail }) => (
        <div key={id}>
          <Term>{term}</Term>
          <Detail>{detail}</Detail>
        </div>
      ))}
    </List>
  );
}
