import { styled, useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { token } from "../theme/token";
import { Icon } from "./Icon";

type Props = {
  readonly label: ReactNode;
  readonly children: ReactNode;
};

const Fold = styled("details")({
  "& > summary": {
    display: "flex",
    alignItems: "center",
    minHeight: 48,
    padding: "0 16px",
    borderRadius: 6,
    border: `2px solid ${token("outline")}`,
    cursor: "pointer",
    fontWeight: 700,
    "& svg": { marginInlineStart: "auto" },
  },
  "&[open] > summary svg": { transform: "rotate(180deg)" },
  "&[open] > summary": { marginBottom: 16 },
});

/** The filters of results: as they are in a wide window, folded under how many are set in a narrow one. */
export function FilterFold({ label, children }: Props) {
  const wide = useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
  if (wide) return children;
  return (
    <Fold>
      <summary>
        {label}
        <Icon name="chevronDown" />
      </summary>
      {children}
    </Fold>
  );
}
