import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../../../../platform/web/theme/token";
import { foldMark } from "../../../../../platform/web/ui/page/foldMark";

/** A search form: its fields one below the other. */
export const SearchForm = styled("form")({ display: "grid", gap: 20 });

/** The end of a search form: the link to more fields, and the search button. */
export const SearchFoot = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: "16px 24px",
  "& > :first-of-type": { flex: "1 1 24rem" },
  "& > button:last-child": { flex: "1 1 16rem" },
});

type Props = {
  readonly label: ReactNode;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
};

const Fold = styled("details")({
  minWidth: 0,
  "& > summary": {
    ...foldMark,
    minHeight: 44,
    padding: "9px 0",
    cursor: "pointer",
    fontWeight: 600,
    color: token("sea"),
  },
  "& > div": {
    display: "grid",
    gap: 16,
    paddingTop: 8,
    gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  },
});

/** Additional search fields for experienced users, collapsed by default. */
export function MoreFields({ label, open, onToggle, children }: Props) {
  return (
    <Fold open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{label}</summary>
      <div>{children}</div>
    </Fold>
  );
}
