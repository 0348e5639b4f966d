import Button from "@mui/material/Button";
import { styled, useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useRef } from "react";
import { token } from "../theme/token";
import { Icon } from "./Icon";

type Props = {
  readonly label: ReactNode;
  /** What is left, at the foot of the fold: it closes it. Without it the fold pushes down what follows. */
  readonly done?: ReactNode;
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

const Sheet = styled("div")({
  position: "fixed",
  zIndex: 20,
  insetInline: 0,
  bottom: 0,
  maxHeight: "75vh",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: "8px 16px 0",
  borderRadius: "16px 16px 0 0",
  borderTop: `2px solid ${token("ink")}`,
  boxShadow: "0 0 0 100vmax rgb(0 0 0 / 0.45)",
  background: token("surface"),
  "& > .foot": {
    position: "sticky",
    bottom: 0,
    marginInline: -16,
    padding: "12px 16px calc(12px + env(safe-area-inset-bottom))",
    display: "grid",
    background: token("surface"),
    borderTop: `1px solid ${token("sand")}`,
  },
});

/**
 * The filters of results: as they are in a wide window, folded under how many are set in a narrow one. Opened there, they
 * are a sheet over the results, with what is left at its foot; Escape closes it too.
 */
export function FilterFold({ label, done, children }: Props) {
  const wide = useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
  const fold = useRef<HTMLDetailsElement>(null);
  if (wide) return children;
  const close = () => {
    if (!fold.current) return;
    fold.current.open = false;
    fold.current.querySelector("summary")?.focus();
  };
  return (
    <Fold ref={fold} onKeyDown={({ key }) => key === "Escape" && close()}>
      <summary>
        {label}
        <Icon name="chevronDown" />
      </summary>
      {done ? (
        <Sheet>
          {children}
          <div className="foot">
            <Button variant="contained" onClick={close}>
              {done}
            </Button>
          </div>
        </Sheet>
      ) : (
        children
      )}
    </Fold>
  );
}
