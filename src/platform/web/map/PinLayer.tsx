import { styled } from "@mui/material/styles";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { useIntl } from "react-intl";
import { token } from "../theme/token";
import { type ActivePlace, useIsActive } from "./activePlace";
import type { PlacedPin } from "./mapPlaces";
import { onScreen, type Size, type View } from "./mapView";
import { fanOut, type PinGroup, type PinSize } from "./pinGroups";
import type { Point } from "./projection";

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

type Props = {
  readonly label: string;
  readonly groups: readonly PinGroup<PlacedPin>[];
  readonly pinSize: PinSize;
  readonly view: View;
  readonly size: Size;
  readonly active: ActivePlace;
  readonly chosen: number | null;
  /** The first member of the expanded group. */
  readonly opened: number | null;
  readonly onChoose: (id: number, pixel: Point) => void;
  readonly onOpen: (group: PinGroup<PlacedPin>) => void;
  readonly onReach: (pixel: Point) => void;
};

type Shown = { readonly key: number; readonly at: Point; readonly group: PinGroup<PlacedPin> };

/** The pins as buttons, one of them in the tab order; arrow keys move between them. */
export function PinLayer({ label, groups, pinSize, view, size, opened, active, chosen, ...on }: Props) {
  const intl = useIntl();
  const shown = groups.flatMap((group) => pinsOf(group, opened, pinSize, view, size));
  const [roving, setRoving] = useState<number | null>(null);
  const inOrder = shown.some(({ key }) => key === roving) ? roving : shown[0]?.key;
  const holds = (group: PinGroup<PlacedPin>, id: number | null) => group.members.some((member) => member.id === id);

  const goTo = (event: KeyboardEvent<HTMLElement>, from: Shown) => {
    const next = neighbourPin(shown, from, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    const button = event.currentTarget.parentElement?.querySelector(`[data-pin="${next.key}"]`);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  };
  const nameOf = ({ members: [first, ...others] }: PinGroup<PlacedPin>) => {
    if (others.length > 0)
      return intl.formatMessage({ id: "map.group" }, { count: others.length + 1, name: first?.name });
    return [first?.name, first?.detail].filter(Boolean).join(", ");
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, these are places.
    <div role="group" aria-label={label}>
      {shown.map((pin) => {
        const [only] = pin.group.members;
        const many = pin.group.members.length > 1;
        if (!only) return null;
        return (
          <MapPin
            key={pin.key}
            data-pin={pin.key}
            {...pin.at}
            tag={many ? intl.formatNumber(pin.group.members.length) : only.tag}
            many={many}
            active={active}
            holds={(id) => holds(pin.group, id)}
            chosen={holds(pin.group, chosen)}
            aria-label={nameOf(pin.group)}
            {...(!many && { "aria-pressed": chosen === only.id })}
            tabIndex={pin.key === inOrder ? 0 : -1}
            onFocus={() => {
              setRoving(pin.key);
              active.set(only.id);
              on.onReach(pin.at);
            }}
            onBlur={() => active.set(null)}
            onPointerEnter={() => active.set(only.id)}
            onPointerLeave={() => active.set(null)}
            onKeyDown={(event) => goTo(event, pin)}
            onClick={() => (many ? on.onOpen(pin.group) : on.onChoose(only.id, pin.at))}
          />
        );
      })}
    </div>
  );
}

/** A group as one pin, or expanded: its members on a ring around it. */
function pinsOf(group: PinGroup<PlacedPin>, opened: number | null, pinSize: PinSize, view: View, size: Size): Shown[] {
  const [first] = group.members;
  if (!first) return [];
  const at = onScreen(view, size, group.at);
  if (first.id !== opened || group.members.length === 1) return [{ key: first.id, at, group }];
  const ring = fanOut(group.members.length, pinSize);
  return group.members.map((member, index) => {
    const off = ring[index] ?? { x: 0, y: 0 };
    return {
      key: member.id,
      at: { x: at.x + off.x, y: at.y + off.y },
      group: { at: member.point, members: [member] },
    };
  });
}

type Pin = { readonly key: number; readonly at: Point };

/** The direction of an arrow key: pins are ordered from west to east and from north to south. */
const steps: Readonly<Record<string, readonly [along: "x" | "y", by: 1 | -1]>> = {
  ArrowRight: ["x", 1],
  ArrowLeft: ["x", -1],
  ArrowDown: ["y", 1],
  ArrowUp: ["y", -1],
};

/**
 * The pin to which a key moves the focus: the next to the east, west, south or north. Either pair of keys reaches all
 * pins.
 */
function neighbourPin<Placed extends Pin>(pins: readonly Placed[], from: Pin, key: string): Placed | undefined {
  const byWest = [...pins].sort((a, b) => a.at.x - b.at.x || a.key - b.key);
  if (key === "Home") return byWest[0];
  if (key === "End") return byWest.at(-1);
  const step = steps[key];
  if (!step) return undefined;
  const [along, by] = step;
  const row = along === "x" ? byWest : [...pins].sort((a, b) => a.at.y - b.at.y || a.key - b.key);
  const index = row.findIndex((pin) => pin.key === from.key);
  return row[Math.min(Math.max(index + by, 0), row.length - 1)];
}

type MapPinProps = Omit<ComponentProps<"button">, "children"> & {
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
function MapPin({ x, y, tag, active: place, holds, chosen, many, ...button }: MapPinProps) {
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
