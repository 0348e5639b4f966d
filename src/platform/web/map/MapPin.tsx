import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { token } from "../theme/token";
import { type ActivePlace, useIsActive } from "./activePlace";

/** The button is at least 44 px wide and high; the visible pin is in its middle, its tip on the place. */
const Button = styled("button")({
  position: "absolute",
  top: 0,
  left: 0,
  minWidth: 44,
  height: 44,
  margin: 0,
  padding: "2px 0 0",
  display: "grid",
  placeItems: "start center",
  border: 0,
  background: "none",
  font: "inherit",
  color: token("ink"),
  cursor: "pointer",
  touchAction: "none",
  "& .look": {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minWidth: 34,
    height: 34,
    padding: "0 9px",
    borderRadius: 17,
    border: `2px solid ${token("ink")}`,
    background: token("surface"),
    fontSize: "0.875rem",
    fontWeight: 700,
    lineHeight: 1,
    whiteSpace: "nowrap",
  },
  "& .look::after": {
    content: '""',
    position: "absolute",
    bottom: -9,
    left: "calc(50% - 6px)",
    border: "6px solid transparent",
    borderTop: `8px solid ${token("ink")}`,
    borderBottom: 0,
  },
  "& .dot": { width: 12, height: 12, borderRadius: "50%", background: token("sea") },
  "&.many .look": { background: token("mango"), color: token("onMango"), borderColor: token("ink") },
  "&.active .look, &:hover .look": { background: token("seaWash"), borderColor: token("sea") },
  "&.active .look::after, &:hover .look::after": { borderTopColor: token("sea") },
  "&.many.active .look, &.many:hover .look": { color: token("ink") },
  "&.chosen .look": { background: token("sea"), borderColor: token("sea"), color: token("onSea") },
  "&.chosen .look::after": { borderTopColor: token("sea") },
  "&.chosen .dot": { background: token("onSea") },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible .look": { outline: `3px solid ${token("focus")}`, outlineOffset: 2 },
});

type Props = Omit<ComponentProps<"button">, "children"> & {
  /** Pixels from the map's upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly tag: string | undefined;
  readonly active: ActivePlace;
  /** Whether a place is under this pin. */
  readonly holds: (id: number) => boolean;
  readonly chosen: boolean;
  readonly many: boolean;
};

/** One pin: a price, a plain dot, or the number of places in a group. */
export function MapPin({ x, y, tag, active: place, holds, chosen, many, ...button }: Props) {
  const active = useIsActive(place, holds);
  const looks = Object.entries({ active, chosen, many }).flatMap(([name, on]) => (on ? [name] : []));
  return (
    <Button
      {...button}
      type="button"
      className={["moving", ...looks].join(" ")}
      style={{
        transform: `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -100%)`,
        zIndex: active || chosen ? 2 : undefined,
      }}
    >
      <span className="look tabular">{tag ?? <span className="dot" />}</span>
    </Button>
  );
}
