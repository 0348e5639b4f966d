import { styled } from "@mui/material/styles";
import { memo } from "react";
import { useIntl } from "react-intl";
import type { Position } from "../../../shared/roads/byRoad";
import { isMessage } from "../intl/isMessage";
import { useOfficeName } from "../intl/useOfficeName";
import { token } from "../theme/token";
import { provinceOutlines, provinces } from "./cubaProvinces";
import { MapRoads, MapRoute } from "./MapRoads";
import { labelsOf, type MapLabel } from "./mapCandidates";
import { landColour } from "./mapColours";
import { boxAroundAll, drawnPart, overlap, pointsOfOutline } from "./mapExtent";
import { type Box, type PlacedLabel, placeLabels } from "./mapLabels";
import type { Landmark } from "./mapPlaces";
import { onScreen, type Size, type View } from "./mapView";

const Sheet = styled("svg")({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  // The frame clips it: a map that was rendered for a narrower frame is drawn beyond its edges.
  overflow: "visible",
  pointerEvents: "none",
  "& .land": { transformOrigin: "0 0" },
  "& .land path": { strokeLinejoin: "round", strokeLinecap: "round", vectorEffect: "non-scaling-stroke" },
  "& .province": { stroke: token("surface"), strokeWidth: 1.2 },
  "& .province.aside": { opacity: 0.45 },
  "& .roads path": { fill: "none" },
  "& .casing": { stroke: "var(--map-casing)", opacity: 0.55 },
  "& .line.highway": { stroke: "var(--map-highway)", strokeWidth: 2 },
  "& .casing.highway": { strokeWidth: 3.4 },
  "& .line.main": { stroke: "var(--map-main)", strokeWidth: 1.2 },
  "& .casing.main": { strokeWidth: 2.2 },
  "& .line.other": { stroke: "var(--map-other)", strokeWidth: 0.8 },
  "& .casing.other": { strokeWidth: 1.6 },
  "& .line.street": { stroke: "var(--map-other)", strokeWidth: 1.8 },
  "& .casing.street": { strokeWidth: 2.8, opacity: 0.35 },
  "& .near .line.highway": { strokeWidth: 5 },
  "& .near .casing.highway": { strokeWidth: 7 },
  "& .near .line.main": { strokeWidth: 4 },
  "& .near .casing.main": { strokeWidth: 5.4 },
  "& .near .line.other": { strokeWidth: 3 },
  "& .near .casing.other": { strokeWidth: 4.2 },
  "& .route": { stroke: token("coral"), strokeWidth: 5, strokeDasharray: "1 9" },
  "& text": {
    fill: token("ink"),
    fontWeight: 600,
    paintOrder: "stroke",
    stroke: "var(--map-halo)",
    strokeWidth: 3,
    strokeLinejoin: "round",
  },
  "& .start": { textAnchor: "start" },
  "& .middle": { textAnchor: "middle" },
  "& .end": { textAnchor: "end" },
  "& .town[data-rank='1'] text": { fontWeight: 700 },
  "& .dot": { fill: token("surface"), stroke: token("ink"), strokeWidth: 1.6 },
  "& .sight .dot": { fill: token("coral"), stroke: token("surface"), strokeWidth: 1 },
  "& .airport .dot": { fill: token("sea"), stroke: "none" },
  "& .airport .plane": { fill: token("onSea") },
  "& .airport text, & .sight text": { fontWeight: 500 },
  "& .district text": { fontWeight: 700, letterSpacing: "0.03em" },
  "& .province-name text": { fontWeight: 500, letterSpacing: "0.06em", opacity: 0.8 },
  "& .region text": { fontStyle: "italic", fontWeight: 500 },
  "& .sea text": { fontStyle: "italic", fontWeight: 500, fill: "var(--map-sea)", stroke: "none" },
  "& .road text": { fontWeight: 700, fill: token("ink") },
});

type Props = {
  readonly view: View;
  readonly size: Size;
  /** ISO number of the province that the map is about: the others are dimmed. */
  readonly province: string | undefined;
  /** Further names that are shown if there is room. */
  readonly landmarks: readonly Landmark[];
  /** The areas that pins cover, in pixels. */
  readonly pins: readonly Box[];
  readonly route: readonly Position[] | undefined;
};

/**
 * The drawing below the pins: the sea, the provinces, roads, towns, airports, districts and sights with their names, as
 * far as there is room for them at the scale. (LODGE-14)
 */
export function MapSheet({ view, size, province, landmarks, pins, route }: Props) {
  const { x, y } = onScreen(view, size, { x: 0, y: 0 });
  const drawn = drawnPart(view, size);
  return (
    <Sheet aria-hidden="true" focusable="false">
      <g className="land moving" style={{ transform: `translate(${x}px, ${y}px) scale(${view.scale})` }}>
        <Provinces province={province} within={drawn} />
        <MapRoads scale={view.scale} within={drawn} route={route} />
      </g>
      <Names view={view} size={size} landmarks={landmarks} pins={pins} />
    </Sheet>
  );
}

type RouteProps = Pick<Props, "view" | "size"> & { readonly route: readonly Position[] };

/** Only a route, for drawing over streets. */
export function RouteSheet({ view, size, route }: RouteProps) {
  const { x, y } = onScreen(view, size, { x: 0, y: 0 });
  return (
    <Sheet aria-hidden="true" focusable="false">
      <g className="land roads moving" style={{ transform: `translate(${x}px, ${y}px) scale(${view.scale})` }}>
        <MapRoute route={route} />
      </g>
    </Sheet>
  );
}

const lands = provinces.map(({ code }) => {
  const outline = provinceOutlines[code];
  return { code, outline, box: boxAroundAll(pointsOfOutline(outline)) };
});

type ProvincesProps = Pick<Props, "province"> & { readonly within: Box };

function Provinces({ province, within }: ProvincesProps) {
  return lands
    .filter(({ box }) => overlap(box, within))
    .map(({ code, outline }) => (
      <Land key={code} code={code} outline={outline} isAside={province !== undefined && province !== code} />
    ));
}

type LandProps = Pick<(typeof lands)[number], "code" | "outline"> & { readonly isAside: boolean };

const Land = memo(function Land({ code, outline, isAside }: LandProps) {
  return <path d={outline} className={isAside ? "province aside" : "province"} style={{ fill: landColour(code) }} />;
});

function Names({ view, size, landmarks, pins }: Pick<Props, "view" | "size" | "landmarks" | "pins">) {
  const said = useSaidName();
  const placed = placeLabels(labelsOf(view, size, landmarks, said), size, pins);
  return placed.map((one) => <Name key={one.label.key} placed={one} />);
}

/** An aeroplane from above, 12 px wide. */
const PLANE =
  "M0-5.500l1 1v2.800L5.500 1v1.300L1 1.200v2.300l1.500 1.100v1L0 4.900l-2.500 .7v-1L-1 3.500V1.200l-4.500 1.100V1L-1-1.700v-2.800z";

function Name({ placed: { label, at, align } }: { readonly placed: PlacedLabel<MapLabel> }) {
  const { kind, rank, text, fontSize, anchor } = label;
  const move = ({ x, y }: typeof at) => ({ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` });
  return (
    <g className={kind === "province" ? "province-name" : kind} data-rank={rank}>
      {anchor === "point" && (
        <g className="moving" style={move(label.at)}>
          <circle className="dot" r={kind === "airport" ? 7.5 : rank === 1 ? 4 : 3} />
          {kind === "airport" && <path className="plane" d={PLANE} />}
        </g>
      )}
      <text className={`moving ${align}`} style={{ ...move(at), fontSize }}>
        {text}
      </text>
    </g>
  );
}

/** A name in the reader's language: a message if that differs from the name in Cuba. */
function useSaidName() {
  const intl = useIntl();
  const named = useOfficeName();
  return (name: string) => {
    const id = `map.name.${name}`;
    return isMessage(intl, id) ? intl.formatMessage({ id }) : named(name);
  };
}
