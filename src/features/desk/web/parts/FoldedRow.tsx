import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../../../platform/web/theme/token";
import { Icon } from "../../../../platform/web/ui/Icon";
import { useIsNarrow } from "./narrow";

const Row = styled("details")({
  minWidth: 0,
  // The line is high enough for a thumb: it needs no space of the list's.
  marginBlock: -12,
  "& > summary": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    minHeight: 44,
    listStyle: "none",
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "& > :not(svg)": { flex: 1, minWidth: 0 },
    "& > svg": { flex: "none", color: token("inkSoft") },
  },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
  "& > div": { display: "grid", gap: 4, paddingBottom: 12 },
});

type Props = {
  /** The fact in one line. */
  readonly line: ReactNode;
  readonly children: ReactNode;
};

/** A row of a list: in a narrow window its first line, and the rest at a press. (DESK-39) */
export function FoldedRow({ line, children }: Props) {
  if (!useIsNarrow())
    return (
      <>
        {line}
        {children}
      </>
    );
  return (
    <Row>
      <summary>
        {line}
        <Icon name="chevronDown" size={18} />
      </summary>
      <div>{children}</div>
    </Row>
  );
}
