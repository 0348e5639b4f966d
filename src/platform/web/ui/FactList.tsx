import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../theme/token";

/** `acted`: rows with buttons, which on a phone need a line of their own. */
type Layout = "rows" | "acted" | "grid";

const List = styled("dl", { shouldForwardProp: (prop) => prop !== "layout" })<{ readonly layout: Layout }>(
  ({ layout }) => ({
    display: "grid",
    gap: layout === "grid" ? "14px 24px" : 0,
    // Few facts share the whole width.
    gridTemplateColumns: layout === "grid" ? "repeat(auto-fit, minmax(150px, 1fr))" : "1fr",
    "& > div": {
      minWidth: 0,
      "&[data-wide]": { gridColumn: "1 / -1" },
      ...(layout !== "grid" && {
        // All values start in the same column, whatever the labels' length.
        display: "grid",
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
        gap: "2px 16px",
        alignItems: "baseline",
        paddingBlock: 9,
        ...(layout === "acted" && { "@media (max-width: 599.95px)": { gridTemplateColumns: "minmax(0, 1fr)" } }),
        "& + div": { borderTop: `1px solid ${token("sand")}` },
      }),
    },
  }),
);

const Term = styled("dt")({ color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.45 });

const Detail = styled("dd")({ margin: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums", minWidth: 0 });

/** A value with its button at the row's end, which does not make the row higher. */
const Acted = styled("div")({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 8,
  "& > :first-of-type": { minWidth: 0, overflowWrap: "anywhere" },
  "& > button": { flex: "none", margin: "-10px -14px -10px 0" },
});

export interface Fact {
  readonly id: string;
  readonly term: ReactNode;
  readonly detail: ReactNode;
  /** A button about the value, such as a `CopyButton`. */
  readonly action?: ReactNode;
  /** In a grid, it has the whole row: for a value that would break in a column. */
  readonly wide?: boolean;
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
    <List layout={layout === "rows" && facts.some(({ action }) => action) ? "acted" : layout}>
      {facts.map(({ id, term, detail, action, wide }) => (
        <div key={id} {...(wide && { "data-wide": "" })}>
          <Term>{term}</Term>
          <Detail>
            {action ? (
              <Acted>
                <span>{detail}</span>
                {action}
              </Acted>
            ) : (
              detail
            )}
          </Detail>
        </div>
      ))}
    </List>
  );
}
