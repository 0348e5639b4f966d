import { styled } from "@mui/material/styles";
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Position } from "../../../shared/roads/byRoad";
import { STREETS_META } from "../../../shared/streets";
import { pageMeta } from "../pageMeta";
import { token } from "../theme/token";
import { type ActivePlace, useActivePlace } from "./activePlace";
import { MapControls } from "./MapControls";
import { MapSheet, RouteSheet } from "./MapSheet";
import { mapColours } from "./mapColours";
import { actionOfKey, type MapAction } from "./mapKeys";
import type { Box } from "./mapLabels";
import type { Landmark, MapPlace, PlacedPin } from "./mapPlaces";
import {
  areaOf,
  bringIntoView,
  fitView,
  LARGEST_SCALE,
  LARGEST_STREET_SCALE,
  onScreen,
  panView,
  wholeView,
  zoomView,
} from "./mapView";
import { PinLayer } from "./PinLayer";
import { groupPins, type PinGroup, type PinSize } from "./pinGroups";
import { type MapArea, type Point, toSheet } from "./projection";
import { useMapGestures } from "./useMapGestures";
import { useMapView } from "./useMapView";

type Streets = ComponentType<ComponentProps<typeof import("./streets/StreetSheet").default>>;

/** Only if the operator has set a source of streets. If their code fails to load, our own drawing stays. */
const StreetSheet = lazy<Streets>(() =>
  import(/* webpackChunkName: "streets" */ "./streets/StreetSheet").catch(() => ({ default: ({ drawn }) => drawn })),
);

const Frame = styled("div")(({ theme }) => [
  ...mapColours(theme),
  {
    position: "relative",
    overflow: "hidden",
    width: "100%",
    height: "100%",
    minHeight: 240,
    borderRadius: 10,
    border: `2px solid ${token("ink")}`,
    background: "var(--map-water)",
  },
]);

// The view moves with a transition after a key or button, but at once under a finger.
const Surface = styled("div")({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  cursor: "grab",
  touchAction: "none",
  userSelect: "none",
  "&[data-gliding=true] .moving": { transition: "transform 200ms ease-out" },
  "&[data-dragging=true]": { cursor: "grabbing" },
  "&:focus-visible": { outline: `3px solid ${token("focus")}`, outlineOffset: -5, borderRadius: 8 },
  "@media (prefers-reduced-motion: reduce)": { "&[data-gliding=true] .moving": { transition: "none" } },
});

/**
 * The frame's size once it is measured; before that the rendered size, with the map's subject in the frame's middle.
 */
const Sized = styled("div")({ position: "absolute", top: "50%", left: "50%", transform: "translate(-50%, -50%)" });

const Again = styled("button")({
  position: "absolute",
  top: 12,
  // To the left of the buttons.
  insetInlineStart: 12,
  maxWidth: "calc(100% - 92px)",
  minHeight: 44,
  padding: "6px 18px",
  font: "inherit",
  fontWeight: 700,
  lineHeight: 1.2,
  borderRadius: 22,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  color: token("ink"),
  cursor: "pointer",
  "&:hover": { background: token("seaWash") },
});

type Props = {
  /** The map's accessible name: "Hotels in Varadero". */
  readonly label: string;
  readonly places: readonly MapPlace[];
  /** The active place, shared with a list beside the map. */
  readonly active?: ActivePlace;
  readonly chosen?: number | null;
  readonly onChoose: (id: number) => void;
  /** The searched area of the map, shown whether or not something was found in it. */
  readonly area?: MapArea | null;
  /** Called to search the present area; offered after the map was moved. (LODGE-28) */
  readonly onArea?: (area: MapArea) => void;
  /** ISO number of a province that the map is about. */
  readonly province?: string;
  /** Further names that are shown if there is room. */
  readonly landmarks?: readonly Landmark[];
  /** A route that is highlighted on the roads. */
  readonly route?: readonly Position[];
  /** Details of the chosen place, over the map's lower edge. */
  readonly children?: ReactNode;
};

const PIN_HEIGHT = 44;
const CARD_HEIGHT = 130;
const none: readonly Landmark[] = [];

/** The area that a pin covers, whose tip is at a pixel. */
const coveredBy = ({ x, y }: Point, { width, height }: PinSize): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height,
  bottom: y,
});

/**
 * A map of Cuba with places on it, for pointer, touch and keyboard. Our code draws it from our data, and no map service
 * is called, unless the operator has set a source of streets. (LODGE-14, LODGE-37)
 */
export function CubaMap({ label, places, chosen = null, area = null, ...props }: Props) {
  const intl = useIntl();
  const own = useActivePlace();
  const pins = useMemo(() => places.map((place): PlacedPin => ({ ...place, point: toSheet(place) })), [places]);
  const [streets] = useState(() => pageMeta(STREETS_META));
  const { frame, size, view, move, touched } = useMapView(
    pins.map(({ point }) => point),
    area,
    streets ? LARGEST_STREET_SCALE : LARGEST_SCALE,
  );
  const { dragging, handlers } = useMapGestures(frame, size, move);
  const [opened, setOpened] = useState<number | null>(null);
  const pinSize = useMemo(
    () => ({ width: Math.max(46, ...pins.map(({ tag = "" }) => 26 + 9 * tag.length)), height: PIN_HEIGHT }),
    [pins],
  );
  const groups = useMemo(() => groupPins(pins, view.scale, pinSize), [pins, view.scale, pinSize]);
  const act = (action: MapAction) => {
    if (action === "close" || action === "whole" || "zoom" in action) setOpened(null);
    if (action === "close") return;
    const middle = { x: size.width / 2, y: size.height / 2 };
    move((before) => {
      if (action === "whole") return wholeView(size);
      return "pan" in action ? panView(before, action.pan, size) : zoomView(before, action.zoom, middle, size);
    });
  };
  /** Zooms in until a group's places are separate; a group of places too close for that is expanded on the map. */
  const open = ({ at, members }: PinGroup<PlacedPin>) => {
    const near = fitView(
      members.map(({ point }) => point),
      size,
      size.largest,
    );
    const apart = groupPins(members, near.scale, pinSize).length > 1;
    move(() => (apart ? near : { ...near, ...at }));
    setOpened(apart ? null : (members[0]?.id ?? null));
  };
  /** The place's details may cover the lower edge: moves its pin into view. */
  const choose = (id: number, pixel: Point) => {
    move((before) => bringIntoView(before, size, pixel, Math.min(CARD_HEIGHT, size.height / 3)));
    props.onChoose(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOfKey(event);
    if (!action) return;
    if (action !== "close") event.preventDefault();
    act(action);
  };
  const glides = touched && !dragging;
  const drawn = (
    <MapSheet
      view={view}
      size={size}
      province={props.province}
      landmarks={props.landmarks ?? none}
      pins={groups.map(({ at }) => coveredBy(onScreen(view, size, at), pinSize))}
      route={props.route}
    />
  );
  return (
    <Frame>
      <Surface
        ref={frame}
        role="group"
        aria-roledescription={intl.formatMessage({ id: "map.map" })}
        aria-label={`${label}. ${intl.formatMessage({ id: "map.keys" })}`}
        tabIndex={0}
        data-dragging={dragging}
        data-gliding={glides}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <Sized style={{ width: size.width, height: size.height }}>
          {streets ? (
            <Suspense fallback={drawn}>
              <StreetSheet source={streets} view={view} size={size} glides={glides} drawn={drawn} />
              {props.route && <RouteSheet view={view} size={size} route={props.route} />}
            </Suspense>
          ) : (
            drawn
          )}
          <PinLayer
            label={intl.formatMessage({ id: "map.places" })}
            groups={groups}
            pinSize={pinSize}
            view={view}
            size={size}
            active={props.active ?? own}
            chosen={chosen}
            opened={opened}
            onChoose={choose}
            onOpen={open}
            onReach={(pixel) => move((before) => bringIntoView(before, size, pixel))}
          />
        </Sized>
      </Surface>
      <MapControls onAction={act} />
      {touched && props.onArea && (
        <Again type="button" onClick={() => props.onArea?.(areaOf(view, size))}>
          <FormattedMessage id="map.searchArea" />
        </Again>
      )}
      {props.children}
    </Frame>
  );
}
