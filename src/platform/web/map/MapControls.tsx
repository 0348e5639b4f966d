import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { token } from "../theme/token";
import { Icon } from "../ui/Icon";
import { type MapAction, ZOOM_STEP } from "./mapKeys";

const Column = styled("div")({
  position: "absolute",
  top: 12,
  insetInlineEnd: 12,
  display: "grid",
  borderRadius: 8,
  overflow: "hidden",
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  "& button": {
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    color: token("ink"),
    background: "none",
    cursor: "pointer",
  },
  "& button + button": { borderTop: `1px solid ${token("sand")}` },
  "& button:hover": { background: token("seaWash") },
  "& button:focus-visible": { outlineOffset: -3 },
});

type Props = { readonly onAction: (action: MapAction) => void };

/** Buttons to zoom in, to zoom out, and to show all of Cuba. */
export function MapControls({ onAction }: Props) {
  const intl = useIntl();
  const button = (id: "map.zoomIn" | "map.zoomOut" | "map.whole", icon: ReactNode, action: MapAction) => (
    <button type="button" aria-label={intl.formatMessage({ id })} onClick={() => onAction(action)}>
      {icon}
    </button>
  );
  return (
    <Column>
      {button("map.zoomIn", <Icon name="plus" />, { zoom: ZOOM_STEP })}
      {button("map.zoomOut", <Icon name="minus" />, { zoom: 1 / ZOOM_STEP })}
      {button("map.whole", <Island />, "whole")}
    </Column>
  );
}

function Island() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M1 11c3-4 7-4 10-2 4 2 7 2 9 5l3 2-5 1c-2-3-5-2-6-4-2-2-5-3-8-2zM5 15l2-1 1 2-2 1z" />
    </svg>
  );
}
