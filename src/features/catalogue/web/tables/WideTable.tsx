import { styled } from "@mui/material/styles";
import Table from "@mui/material/Table";
import type { ReactNode } from "react";
import { token } from "../../../../platform/web/theme/token";

const Scroll = styled("section")({
  overflowX: "auto",
  border: `1px solid ${token("sand")}`,
  borderRadius: 12,
  // A shade at the right edge while there is more to scroll to; the last column brings the layer that covers it.
  background: [
    `linear-gradient(to left, ${token("surface")} 50%, transparent) right / 48px 100% no-repeat local`,
    `linear-gradient(to left, ${token("inkSoft")}, transparent) right / 12px 100% no-repeat scroll`,
    token("surface"),
  ].join(", "),
  "&[aria-busy=true]": { opacity: 0.7 },
});

const Wide = styled(Table)({
  lineHeight: 1.35,
  "& th": { fontSize: "0.9375rem", fontWeight: 700, whiteSpace: "nowrap" },
  "& th, & td": { padding: "6px 12px" },
  "& tbody tr:last-of-type td": { borderBottom: 0 },
  "& td": { whiteSpace: "nowrap" },
  "& [data-number]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  "& tbody tr:hover, & tbody tr:focus-within": { background: token("sunken") },
  // What names a row stays in sight while its other cells are scrolled.
  "& [data-pinned]": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    background: token("surface"),
    "@media (max-width: 599px)": {
      whiteSpace: "normal",
      // Otherwise a cell would be as narrow as its longest word.
      "& > *": { width: "max-content", maxWidth: "40vw", textAlign: "start", overflowWrap: "break-word" },
    },
  },
  "& tbody tr:hover [data-pinned], & tbody tr:focus-within [data-pinned]": { background: token("sunken") },
});

type Props = {
  /** Its accessible name. */
  readonly label: string;
  /** Its content is being replaced. */
  readonly busy: boolean;
  readonly children: ReactNode;
};

/** A table that may be wider than the window: it scrolls by itself, and cells marked `data-pinned` stay in sight. */
export function WideTable({ label, busy, children }: Props) {
  return (
    // Focusable, so that a keyboard can scroll it.
    <Scroll aria-label={label} aria-busy={busy} tabIndex={0}>
      <Wide>{children}</Wide>
    </Scroll>
  );
}
