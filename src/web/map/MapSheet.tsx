import { styled } from "@mui/material/styles";
import { memo } from "react";
import { token } from "../theme/token";
import { provinceOutlines } from "./cubaProvinces";
import { landColour } from "./mapColours";
import { onScreen, type Size, type View } from "./mapView";

const Sheet = styled("svg")({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  pointerEvents: "none",
  "& .land": { transformOrigin: "0 0" },
  "& .land path": {
    stroke: token("surface"),
    strokeWidth: 1.2,
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
  },
  "& .land .aside": { opacity: 0.45 },
  "& text": {
    fill: token("ink"),
    opacity: 0.72,
    fontSize: 12.5,
    fontWeight: 600,
    letterSpacing: "0.04em",
    textAnchor: "middle",
  },
});

type Props = {
  readonly view: View;
  readonly size: Size;
  /** A province that the map is about: the others step back. */
  readonly province: string | undefined;
};

/** The drawing below the pins: the sea, the provinces and, where there is room, their names. */
export function MapSheet({ view, size, province }: Props) {
  const { x, y } = onScreen(view, size, { x: 0, y: 0 });
  return (
    <Sheet aria-hidden="true" focusable="false">
      <g className="land moving" style={{ transform: `translate(${x}px, ${y}px) scale(${view.scale})` }}>
        <Provinces province={province} />
      </g>
      <ProvinceNames view={view} size={size} />
    </Sheet>
  );
}

const Provinces = memo(function Provinces({ province }: { readonly province: string | undefined }) {
  return provinceOutlines.map(({ code, outline }) => (
    <path
      key={code}
      d={outline}
      className={province && province !== code ? "aside" : undefined}
      style={{ fill: landColour(code) }}
    />
  ));
});

/** From this many pixels a unit on a province is wide enough for its name. */
const NAMES_FROM = 1.7;

function ProvinceNames({ view, size }: Omit<Props, "province">) {
  if (view.scale < NAMES_FROM) return null;
  return provinceOutlines.map(({ code, name, x, y }) => {
    const at = onScreen(view, size, { x, y });
    const seen = at.x > 0 && at.x < size.width && at.y > 12 && at.y < size.height;
    return (
      seen && (
        <text key={code} className="moving" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
          {name}
        </text>
      )
    );
  });
}
