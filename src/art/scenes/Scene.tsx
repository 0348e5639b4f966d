import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { type Hour, paint, paletteOf } from "./paint";

interface SkyProps {
  /** The sun, or at night the moon. */
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  /** Rings around the sun, rays from it, or bands along the horizon. */
  readonly light: "rings" | "rays" | "bands";
}

/** The drawing of a place, from the sky to the foreground. */
export interface Composition {
  /** The time of day at which the place is drawn; in a dark colour scheme every place is shown at night. */
  readonly hour: Hour;
  readonly sky: SkyProps;
  /** Parts from far to near. */
  readonly layers: ReactNode;
}

/**
 * `card` is 3:2; `wide` shows more on both sides, for bands across the page; `headed` is the widest, with sky above all
 * roofs for a headline.
 */
export type SceneFrame = "card" | "wide" | "headed";

interface SceneProps {
  readonly composition: Composition;
  readonly hour?: Hour | undefined;
  readonly frame?: SceneFrame | undefined;
  /** The picture's accessible name; without it the scene is decorative, next to the place's name. */
  readonly title?: string | undefined;
}

const viewBoxes: Record<SceneFrame, string> = {
  card: "0 0 480 320",
  wide: "-150 24 780 292",
  headed: "-240 -76 960 392",
};

/** Clips a scene and sets the colours of its time of day. */
export const Canvas = styled("svg", { shouldForwardProp: (prop) => prop !== "dayHour" && prop !== "fixed" })<{
  readonly dayHour: Hour;
  readonly fixed: boolean;
}>(({ theme, dayHour, fixed }) => [
  { display: "block", width: "100%", height: "100%", ...paletteOf(dayHour) },
  fixed ? {} : theme.applyStyles("dark", paletteOf("night")),
]);

/** Draws a composition. Without `hour` it follows the colour scheme: the place's own hour in light, night in dark. */
export function Scene({ composition, hour, frame = "card", title }: SceneProps) {
  return (
    <Canvas
      dayHour={hour ?? composition.hour}
      fixed={hour !== undefined}
      viewBox={viewBoxes[frame]}
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <Sky {...composition.sky} />
      {composition.layers}
    </Canvas>
  );
}

const stars =
  "M-190 40h.1M-130-30h.1M-96 70h.1M-40 20h.1M22 52h.1M60 12h.1M104 84h.1M132-50h.1M158 30h.1M206 62h.1M236-20h.1M262 22h.1M300 78h.1M338 34h.1M366-44h.1M392 68h.1M424 18h.1M456 92h.1M500 40h.1M548-10h.1M586 66h.1M640 28h.1";

/** Every second wedge of a wheel of 32 around the sun, reaching beyond the frame. */
function rays(x: number, y: number): string {
  const reach = 900;
  return Array.from({ length: 16 }, (_, index) => {
    const from = (index * Math.PI) / 8;
    const to = from + Math.PI / 16;
    const point = (angle: number) =>
      `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
    return `M${x} ${y}L${point(from)} ${point(to)}Z`;
  }).join("");
}

/** The whole sky with sun or moon, behind everything else. */
export function Sky({ sun: { x, y, r }, light }: SkyProps) {
  return (
    <>
      <path fill={paint("sky")} d="M-240-400H720V440H-240z" />
      <path stroke={paint("sun")} strokeWidth="2.4" strokeLinecap="round" opacity={paint("stars")} d={stars} />
      {light === "bands" && (
        <>
          <path fill={paint("sky2")} d="M-240 104H720V440H-240z" />
          <path fill={paint("sky3")} d="M-240 156H720V440H-240z" />
        </>
      )}
      {light === "rays" && <path fill={paint("sky2")} d={rays(x, y)} />}
      {light === "rings" && (
        <>
          <circle fill={paint("sky2")} cx={x} cy={y} r={r * 4.1} />
          <circle fill={paint("sky3")} cx={x} cy={y} r={r * 2.5} />
        </>
      )}
      <circle fill={paint("halo")} cx={x} cy={y} r={r * 1.5} />
      <circle fill={paint("sun")} cx={x} cy={y} r={r} />
    </>
  );
}
