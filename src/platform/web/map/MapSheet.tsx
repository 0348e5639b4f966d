import { styled } from "@mui/material/styles";
import { memo } from "react";
import { usePlaceName } from "../intl/usePlaceName";
import { token } from "../theme/token";
import { provinceOutlines, provinces } from "./cubaProvinces";
import { landColour } from "./mapColours";
import { nameInSight } from "./mapNames";
import type { Landmark } from "./mapPlaces";
import { onScreen, type Size, type View } from "./mapView";
import { toSheet } from "./projection";

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
  /** ISO number of the province that the map is about: the others are dimmed. */
  readonly province: string | undefined;
  /** Names that are shown if there is room. */
  readonly landmarks: readonly Landmark[];
};

/** The drawing below the pins: the sea, the provinces and, if there is room, their names. */
export function MapSheet({ view, size, province, landmarks }: Props) {
  const { x, y } = onScreen(view, size, { x: 0, y: 0 });
  return (
    <Sheet aria-hidden="true" focusable="false">
      <g className="land moving" style={{ transform: `translate(${x}px, ${y}px) scale(${view.scale})` }}>
        <Provinces province={province} />
      </g>
      <Names view={view} size={size} landmarks={landmarks} />
    </Sheet>
  );
}

const Provinces = memo(function Provinces({ province }: { readonly province: string | undefined }) {
  return provinces.map(({ code }) => (
    <path
      key={code}
      d={provinceOutlines[code]}
      className={province && province !== code ? "aside" : undefined}
      style={{ fill: landColour(code) }}
    />
  ));
});

/** From these scales on (pixels for each unit) there is room for the names of provinces, and of their places. */
const PROVINCES_FROM = 1.7;
const LANDMARKS_FROM = 5;

function Names({ view, size, landmarks }: Omit<Props, "province">) {
  const say = usePlaceName();
  if (view.scale < PROVINCES_FROM) return null;
  const near = view.scale >= LANDMARKS_FROM;
  const labels = provinces.map(({ code, name, x, y }) => ({ key: code, name: say(name), at: { x, y } }));
  const places = landmarks.map((place) => ({ key: `place ${place.name}`, name: place.name, at: toSheet(place) }));
  return (near ? [...labels, ...places] : labels).map(({ key, name, at }) => {
    const point = onScreen(view, size, at);
    const seen = point.x > 0 && point.x < size.width && point.y > 0 && point.y < size.height - 16;
    const { x, y } = nameInSight(point, name, size);
    return (
      seen && (
        // Below the point, as there may be a pin on it.
        <text key={key} className="moving" y={16} style={{ transform: `translate(${x}px, ${y}px)` }}>
          {name}
        </text>
      )
    );
  });
}
